// One connection: its socket, its handshake, what it receives and what it sends. A protocol is a class derived from it
// that understands the one and makes the other.
//
// Lives on the thread of its IoThread; every call but io() belongs there. Input is wanted nearly always, so that a
// client that leaves is seen at once. What a client can make it hold is bounded by the protocol, which stops reading
// (WantsInput) before it is too much; what all clients can is bounded by the MemoryBudget that it counts its buffers
// in.
//
// Life: handshake → open → (lingering: all is said, but a refused client still sends) → closed.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/file_handle.h"
#include "server/io_thread.h"
#include "server/memory_budget.h"
#include "server/transport.h"

namespace pawl {

class Session : public std::enable_shared_from_this<Session>, private EventLoop::Watcher {
 public:
  enum class Admission { kServed, kTurnedAway };

  // A connection as the listener accepted it.
  struct Accepted {
    std::shared_ptr<IoThread> io;
    FileHandle socket;  // non-blocking
    std::unique_ptr<Transport> transport;
    std::string peer;
    Admission admission;
  };

  explicit Session(Accepted accepted);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() = default;

  IoThread& io() { return *io_; }
  void SetIndex(std::size_t index) { index_ = index; }  // its place in the list of IoThread
  std::size_t index() const { return index_; }

  void Start();
  // Notes what a letter says; true if Advance() has to follow, which is said once for several letters.
  virtual bool Take(SessionMessage& letter) = 0;
  // Does all that can be done now: writes what is ready, parses what there is room for, and waits for more.
  virtual void Advance() = 0;
  // A large request of this size, for which IoThread::BeginLarge was called, may go to the engine now.
  virtual void Resume(std::size_t bytes) { io_->EndLarge(bytes); }
  void Sweep(IoThread::Clock::time_point now);
  void StopGracefully();
  // Cuts the connection; those who wait for it are told.
  void Close();

 protected:
  using TimePoint = IoThread::Clock::time_point;
  static constexpr TimePoint kNever = TimePoint::max();
  static constexpr std::size_t kProgressBytes = 64U << 10U;  // what has to pass in each timeout of a long transfer
  static constexpr std::size_t kKeptBufferBytes = 16U << 10U;
  enum class Phase { kHandshake, kOpen, kLingering, kClosed };

  // ---- Of the protocol ----
  virtual void OnOpen() = 0;  // the handshake is done; Advance follows
  virtual void Receive(std::string_view data) = 0;
  virtual void OnPeerEnd() = 0;  // the client sends no more
  virtual bool WantsInput() const = 0;
  virtual void OnReadTimeout() = 0;
  virtual void OnSweep(TimePoint /*now*/) {}
  virtual void OnStop() = 0;    // answer what is in hand, take no more; Advance follows
  virtual void OnClosed() = 0;  // nothing more is sent
  struct Holdings {
    std::size_t bytes;  // in its buffers, and in requests that are in flight
    std::size_t fixed;  // of those, what closing the connection does not free
  };
  virtual Holdings Held() const = 0;  // besides output()
  virtual void Shed() = 0;            // give back what the budget needs for others, be it by closing

  // ---- For the protocol ----
  const ListenOptions& options() const { return options_; }
  const std::string& peer() const { return peer_; }
  Admission admission() const { return admission_; }
  Phase phase() const { return phase_; }
  bool stopping() const { return stopping_; }
  bool peer_ended() const { return peer_ended_; }
  // Looks, because word of the client's end may stand behind other things that this thread has to do; but not if the
  // client was heard in this very round of the loop, which is what a command that is answered at once finds.
  bool PeerHasLeft() const;
  void ArmRead();       // if the protocol wants input
  void AdvanceAgain();  // in the next round of the loop, so that others have their turn

  std::string& output() { return output_; }  // to append to
  std::size_t unsent() const { return output_.size() - output_sent_; }
  // Whether the next answer may be rendered: the client has read most of those before it.
  bool TakesOutput() const { return unsent() <= options_.max_output_bytes; }
  // Called if what is in output() now does not get as far as the system.
  void UnlessSent(std::function<void()> undelivered);
  void Flush();
  // Says that nothing more follows, and lets a client that still sends read what it was told: closing a socket with
  // unread input resets the connection.
  void Linger();
  // Counts what is held. False: it is more than the connection may have now.
  // `expected`: bytes that will be needed on top.
  bool CountBuffers(std::size_t expected = 0) {
    const Holdings held = Held();
    return account_.Hold(held.bytes + output_.capacity() + expected, held.fixed);
  }
  void SetReadDeadline(TimePoint deadline) { read_deadline_ = deadline; }

 private:
  void OnEvents(std::uint32_t events) override;
  void ContinueHandshake();
  void OnReadable();
  void OnWritable();
  void NoteRead(const IoResult& result);
  void AwaitWritable();
  void Written(std::size_t bytes);

  const std::shared_ptr<IoThread> io_;
  const ListenOptions& options_;
  FileHandle socket_;
  const std::unique_ptr<Transport> transport_;
  const std::string peer_;
  const Admission admission_;
  MemoryBudget::Account account_;
  std::size_t index_ = 0;
  Phase phase_ = Phase::kHandshake;
  bool stopping_ = false;

  bool readable_ = false;      // there may be more to read than was told, or the end
  bool hung_up_ = false;       // the end will be read
  bool called_again_ = false;  // will be, in the next round
  bool advance_due_ = false;   // it is called again for that
  bool read_armed_ = false;    // OnReadable is to be called
  bool read_wants_write_ = false;
  bool more_buffered_ = false;  // by the transport
  bool peer_ended_ = false;
  std::uint64_t heard_in_ = 0;  // a round of the loop
  TimePoint read_deadline_ = kNever;

  std::string output_;
  std::size_t output_sent_ = 0;  // of output_
  std::uint64_t written_ = 0;    // bytes of the connection's life
  bool write_armed_ = false;
  std::size_t progress_bytes_ = 0;  // written since the deadline was set
  TimePoint write_deadline_ = kNever;
  std::vector<std::pair<std::uint64_t, std::function<void()>>> unconfirmed_;  // undelivered unless written_ gets there
};

}  // namespace pawl

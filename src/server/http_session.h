// One connection: reads requests, hands them to the Handler, and writes the answers in the order of the requests.
//
// Lives on the thread of its HttpIo; every call but io() belongs there. A read is pending nearly always, so that a
// client that leaves is seen at once. What a client can make it hold is bounded: a header, a body, max_pipelined
// requests, and max_output_bytes (or one response); beyond that the client is not read.
//
// Life: handshake → open → (lingering: all is said, but a refused client still sends) → closed.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/http_io.h"
#include "server/http_parser.h"
#include "server/http_render.h"
#include "server/http_transport.h"

namespace pawl {

class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  enum class Admission { kServed, kTurnedAway };

  HttpSession(std::shared_ptr<HttpIo> io, TcpSocket socket, std::unique_ptr<Transport> transport, std::string peer,
              Admission admission);

  HttpIo& io() { return *io_; }
  void SetIndex(std::size_t index) { index_ = index; }  // its place in the list of HttpIo
  std::size_t index() const { return index_; }

  void Start();
  // Notes what a letter says; true if Advance() has to follow, which is said once for several letters.
  bool Take(SessionLetter& letter);
  // Does all that can be done now: writes what is ready, parses what there is room for, and waits for more.
  void Advance();
  void Sweep(HttpIo::Clock::time_point now);
  void StopGracefully();
  // Cuts the connection; those who wait for it are told.
  void Close();

 private:
  enum class Phase { kHandshake, kOpen, kLingering, kClosed };
  // What the client owes us, and since when: each has its timeout.
  enum class Owes { kNothing, kHandshake, kRequest, kHeader, kBody, kEnd };

  // A request that is not answered yet, or whose answer waits for those before it.
  struct Slot {
    ResponseForm form;
    bool ready = false;
    bool wants_continue = false;  // "100 Continue" is due when its turn comes
    std::string bytes;            // the answer, when ready
    std::function<void()> undelivered;
    std::function<void()> gone;
    std::shared_ptr<EventBacklog> events;  // the answer is a stream
  };

  // http_session.cc: life and input.
  void ContinueHandshake();
  void OnReadable();
  void OnWritable();
  void ArmRead();
  void ArmWrite();
  void Receive(std::string_view data);
  bool ParseHeldInput();
  std::size_t Parse(std::string_view data);
  void DispatchRequest();
  void Refuse(const Refusal& refusal);
  void OnPeerEnd();
  bool TakesRequests() const;
  bool HasRoom() const;
  bool WantsInput() const;
  Owes Owed() const;
  void UpdateReadDeadline();
  void OnReadTimeout();
  bool IsFinished() const;
  void Finish();

  // http_session_output.cc: answers and output.
  Slot& OpenSlot();
  Slot* Find(std::uint64_t sequence);
  bool PeerHasLeft();
  void TakeAnswer(Slot& slot, SessionLetter& letter);
  void TakeWatch(Slot& slot, SessionLetter& letter);
  void CollectReady();
  void ServeStream(Slot& slot);
  void Flush();
  void Written(std::size_t bytes);
  void TellAllGone();

  const std::shared_ptr<HttpIo> io_;
  const ListenOptions& options_;
  TcpSocket socket_;
  const std::unique_ptr<Transport> transport_;
  const std::string peer_;
  const Admission admission_;
  std::size_t index_ = 0;
  Phase phase_ = Phase::kHandshake;
  bool stopping_ = false;

  // Input.
  RequestParser parser_;
  std::string held_input_;  // received, not parsed: an unfinished header, or requests there is no room for
  bool read_armed_ = false;
  bool read_wants_write_ = false;
  bool more_buffered_ = false;  // by the transport
  bool peer_ended_ = false;
  bool last_request_seen_ = false;  // whatever else comes is thrown away
  bool refused_ = false;
  Owes owed_ = Owes::kNothing;
  std::size_t body_bytes_ = 0;  // since the deadline was set
  HttpIo::Clock::time_point read_deadline_ = HttpIo::Clock::time_point::max();

  // Answers.
  std::deque<Slot> slots_;
  std::uint64_t first_sequence_ = 0;      // of slots_.front()
  bool slot_open_ = false;                // the last slot belongs to the request that is being received
  bool touched_ = false;                  // by a letter, since the last Advance
  std::size_t ready_bytes_ = 0;           // in slots
  std::shared_ptr<EventBacklog> stream_;  // of slots_.front(), once its turn has come
  HttpIo::Clock::time_point next_comment_ = HttpIo::Clock::time_point::max();

  // Output.
  std::string output_;
  std::size_t output_sent_ = 0;  // of output_
  std::uint64_t written_ = 0;    // bytes of the connection's life
  bool write_armed_ = false;
  bool close_after_output_ = false;
  std::size_t progress_bytes_ = 0;  // written since the deadline was set
  HttpIo::Clock::time_point write_deadline_ = HttpIo::Clock::time_point::max();
  std::vector<std::pair<std::uint64_t, std::function<void()>>> unconfirmed_;  // undelivered unless written_ gets there
};

}  // namespace pawl

// One connection of the Faktory protocol: greets, reads lines, hands them to the Handler, and writes the replies in the
// order of the commands.
//
// What a client can make it hold is bounded: one line (of kHelloBytes before it has introduced itself, of
// max_body_bytes afterwards), max_pipelined commands, and max_output_bytes of replies; beyond that it is not read.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/error.h"
#include "server/answer_slots.h"
#include "server/session.h"
#include "wire/faktory/line_reader.h"

namespace pawl {

class FaktorySession;

// The way back from a command to its client. Every command gets exactly one reply. Any thread, except where it says
// otherwise; a copy stands for the same reply.
class FaktoryReply {
 public:
  FaktoryReply(std::shared_ptr<FaktorySession> session, std::uint64_t command)
      : session_(std::move(session)), command_(command) {}

  void Ok() const;
  void Error(std::string_view text) const;  // "-ERR text"
  void Error(const pawl::Error& error) const;
  void Bulk(std::string_view text) const;
  // Whatever `render` appends, on the connection's thread. `undelivered` is called if it does not reach the client, or
  // cannot be known to, because the client sends no more; such a client is told that there is nothing.
  void Send(std::function<void(std::string& out)> render, std::function<void()> undelivered = {}) const;

  // The connection's thread, while the command is being handled:
  void OnGone(std::function<void()> gone) const;  // the client leaves before there is a reply
  void NullAfter(Millis pause) const;             // a client that is to fetch nothing should not ask all the time

 private:
  void Post(std::string bytes) const;

  std::shared_ptr<FaktorySession> session_;
  std::uint64_t command_;
};

// What a client may be told by, and what it asks for. One for each connection, on its thread.
class FaktoryClient {
 public:
  virtual ~FaktoryClient() = default;

  virtual std::string Greeting() = 0;  // a whole line
  virtual bool known() const = 0;      // it has introduced itself
  // What to do after the reply.
  enum class Then { kGoOn, kClose };
  virtual Then Handle(std::string_view line, FaktoryReply reply) = 0;
  virtual void OnSecond() = 0;  // about once a second
};

class FaktorySession final : public Session {
 public:
  FaktorySession(Accepted accepted, std::unique_ptr<FaktoryClient> client);

  bool Take(SessionMessage& letter) override;
  void Advance() override;

 private:
  friend class FaktoryReply;

  static constexpr std::size_t kHelloBytes = 4U << 10U;

  struct Slot : AnswerSlot {
    TimePoint null_at = kNever;
    std::size_t line_bytes = 0;                    // of the command, until it is answered
    std::function<void(std::string& out)> render;  // makes the reply of a ready slot, instead of bytes
  };
  struct ReplyLetter;

  void OnOpen() override;
  void Receive(std::string_view data) override;
  void OnPeerEnd() override;
  bool WantsInput() const override;
  void OnReadTimeout() override;
  void OnSweep(TimePoint now) override;
  void OnStop() override;
  void OnClosed() override;
  Holdings Held() const override;
  void Shed() override;

  bool HasRoom() const;
  bool HasOutputRoom() const;
  bool HandleLines();  // true if there was one
  // Answers what is not a command; nothing that follows can be understood.
  void Refuse(std::string_view text);
  void CollectReady();
  void UpdateReadDeadline();

  const std::unique_ptr<FaktoryClient> client_;
  faktory::LineReader lines_;
  AnswerSlots<Slot> slots_;
  std::size_t in_flight_bytes_ = 0;  // lines of commands that are not answered
  bool last_seen_ = false;           // whatever else comes is thrown away
  bool touched_ = false;             // by a letter, since the last Advance
  std::size_t line_bytes_ = 0;       // received since the deadline was set
  bool line_awaited_ = true;         // the rest of one, under a deadline; at first that of HELLO
};

}  // namespace pawl

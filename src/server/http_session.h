// One HTTP connection: reads requests, hands them to the Handler, and writes the answers in the order of the requests.
//
// What a client can make it hold is bounded: a header, a body, max_pipelined requests (of which kReads are GETs) with
// at most kInFlightBodyBytes and one more body, and max_output_bytes (or one response); beyond that the client is not
// read. Of an answer that is a file it holds 64 KiB at a time, read when the client has taken those before.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/answer_slots.h"
#include "server/http_events.h"
#include "server/http_parser.h"
#include "server/http_render.h"
#include "server/session.h"
#include "wire/http/message.h"

namespace pawl {

// What a request's Responder, on whatever thread, has to say to the session.
struct HttpLetter final : SessionMessage {
  enum class Kind : std::uint8_t { kAnswer, kStream, kEvents, kEndOfEvents, kWatch };

  HttpLetter(Kind of, std::shared_ptr<Session> to, std::uint64_t number)
      : SessionMessage(std::move(to)), kind(of), request(number) {}

  Kind kind;
  std::uint64_t request;
  http::Response response;                 // kAnswer
  std::function<void()> callback;          // kAnswer: undelivered; kWatch: gone
  std::shared_ptr<EventBacklog> events;    // kStream
  std::function<http::Response()> render;  // kAnswer: makes the response, if there is one
};

// What is called with requests.
struct HttpCalls {
  http::Handler handler;
  http::HeadCheck check;  // may be empty
};

class HttpSession final : public Session {
 public:
  HttpSession(Accepted accepted, std::shared_ptr<const HttpCalls> calls);

  bool Take(SessionMessage& letter) override;
  void Advance() override;
  void Resume(std::size_t bytes) override;

 private:
  // What the client owes us, and since when: each has its timeout.
  enum class Owes { kNothing, kRequest, kHeader, kBody };

  struct Slot : AnswerSlot {
    ResponseForm form;
    bool read = false;                       // a GET, until its answer is rendered, or all of its file is
    std::size_t body_bytes = 0;              // of the request, until it is answered
    bool wants_continue = false;             // "100 Continue" is due when its turn comes
    std::shared_ptr<EventBacklog> events;    // the answer is a stream
    std::function<http::Response()> render;  // makes the answer of a ready slot, instead of bytes
    std::optional<http::FileBody> file;      // what is left to send behind the bytes
  };

  // http_session.cc: life and input.
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
  bool ParseHeldInput();
  std::size_t Parse(std::string_view data);
  void BeginBody(bool all_used);
  bool MustWait();
  void DispatchRequest();
  void Refuse(const http::Response& response);
  bool TakesRequests() const;
  bool HasRoom() const;
  bool HasOutputRoom() const;
  Owes Owed() const;
  void UpdateReadDeadline();
  bool IsFinished() const;

  // http_session_output.cc: answers and output.
  Slot& OpenSlot();
  void TakeAnswer(Slot& slot, HttpLetter& letter);
  void EndRead(Slot& slot);
  void TakeWatch(Slot& slot, HttpLetter& letter);
  void CollectReady();
  void ServeStream(Slot& slot);
  bool ServeFile(Slot& slot);
  bool HasRoomForPiece() const;
  bool HasMoreToSay();
  void FlushAll();

  const std::shared_ptr<const HttpCalls> calls_;

  // Input.
  RequestParser parser_;
  std::string held_input_;          // received, not parsed: an unfinished header, or requests there is no room for
  bool head_checked_ = false;       // of the request that is being received
  bool last_request_seen_ = false;  // whatever else comes is thrown away
  bool refused_ = false;
  bool parked_ = false;  // a large request is complete and waits for Resume
  Owes owed_ = Owes::kNothing;
  std::size_t body_bytes_ = 0;  // since the deadline was set

  // Answers.
  AnswerSlots<Slot> slots_;
  std::size_t reads_in_flight_ = 0;       // GETs whose answer is not rendered
  std::size_t in_flight_bytes_ = 0;       // bodies of requests that are not answered
  std::size_t large_bytes_ = 0;           // of those, what EndLarge is due for
  bool slot_open_ = false;                // the last slot belongs to the request that is being received
  bool touched_ = false;                  // by a letter, since the last Advance
  std::size_t file_pieces_ = 0;           // that were read in this Advance
  std::shared_ptr<EventBacklog> stream_;  // of the first slot, once its turn has come
  TimePoint next_comment_ = kNever;
  bool close_after_output_ = false;
};

}  // namespace pawl

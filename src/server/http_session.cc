#include "server/http_session.h"

#include <exception>
#include <utility>

#include "base/log.h"
#include "server/http_responder.h"

namespace pawl {
namespace {

constexpr std::size_t kHeldInputBytes = 64U << 10U;
constexpr std::size_t kInFlightBodyBytes = 1U
                                           << 20U;  // with more in bodies of this connection no further request is read
constexpr std::size_t kReads = 8;  // GETs of a connection in flight: their answers may be large, and wait until read

http::Response NoMemory() {
  return ProblemResponse(
      {503, ErrorCode::kOverloaded, "the server has no memory left for this request; try again in a moment"});
}

}  // namespace

HttpSession::HttpSession(Accepted accepted, std::shared_ptr<const HttpCalls> calls)
    : Session(std::move(accepted)),
      calls_(std::move(calls)),
      parser_({options().max_header_bytes, options().max_body_bytes}) {}

void HttpSession::OnOpen() {
  if (admission() == Admission::kTurnedAway) {
    Refuse(ProblemResponse({503, ErrorCode::kOverloaded, "the server has as many connections as it may have"}));
  }
}

void HttpSession::Receive(std::string_view data) {
  if (!TakesRequests()) return;
  body_bytes_ += data.size();
  if (held_input_.empty()) {
    data.remove_prefix(Parse(data));
    if (last_request_seen_) return;
    held_input_ = data;
  } else {
    held_input_ += data;
    ParseHeldInput();
  }
}

// True if it made any headway.
bool HttpSession::ParseHeldInput() {
  const std::size_t used = Parse(held_input_);
  held_input_.erase(0, last_request_seen_ ? held_input_.size() : used);
  if (held_input_.empty() && held_input_.capacity() > kKeptBufferBytes) std::string().swap(held_input_);
  return used > 0;
}

std::size_t HttpSession::Parse(std::string_view data) {
  std::size_t used = 0;
  while (used < data.size() && TakesRequests() && !parked_ &&
         (parser_.state() != RequestParser::State::kBetween || HasRoom())) {
    used += parser_.Feed(data.substr(used));
    if (parser_.state() == RequestParser::State::kComplete) {
      if (MustWait()) break;
      DispatchRequest();
      continue;
    }
    if (parser_.state() == RequestParser::State::kRefused) {
      Refuse(ProblemResponse(parser_.refusal()));
    } else if (parser_.state() == RequestParser::State::kBody && !std::exchange(head_checked_, true)) {
      BeginBody(used == data.size());
    }
    break;
  }
  return used;
}

// The header is complete and the body is not: whether the request may be sent at all is settled now, so that a client
// without a token cannot make us hold a body. `all_used`: the client has sent nothing of the body that is not used yet.
void HttpSession::BeginBody(bool all_used) {
  parser_.head().peer = peer();
  if (calls_->check) {
    if (const std::optional<http::Response> refusal = calls_->check(parser_.head())) return Refuse(*refusal);
  }
  if (!CountBuffers(parser_.announced_body())) return Refuse(NoMemory());
  parser_.ReserveBody();
  if (parser_.expects_continue()) OpenSlot().wants_continue = !parser_.is_http10() && all_used;
}

bool HttpSession::MustWait() {
  const std::size_t bytes = parser_.head().body.size();
  parked_ = bytes > IoThread::kLargeBytes && !io().BeginLarge(*this, bytes);
  return parked_;
}

void HttpSession::Resume(std::size_t bytes) {
  if (!std::exchange(parked_, false)) return io().EndLarge(bytes);  // refused or closed meanwhile
  DispatchRequest();
  Advance();
}

void HttpSession::DispatchRequest() {
  Slot& slot = OpenSlot();
  slot.form = {.head = parser_.is_head(), .close = stopping() || !parser_.keep_alive(), .http10 = parser_.is_http10()};
  slot.wants_continue = false;  // the body came without waiting for it
  slot_open_ = false;
  head_checked_ = false;
  last_request_seen_ = slot.form.close;
  owed_ = Owes::kNothing;  // the next header has its own time
  SetReadDeadline(kNever);
  http::Request request = parser_.Take();
  request.peer = peer();
  slot.read = request.method == "GET";
  if (slot.read) ++reads_in_flight_;
  slot.body_bytes = request.body.size();
  in_flight_bytes_ += slot.body_bytes;
  if (slot.body_bytes > IoThread::kLargeBytes) large_bytes_ += slot.body_bytes;
  auto responder = std::make_shared<HttpResponder>(shared_from_this(), slots_.last_number());
  try {
    calls_->handler(std::move(request), std::move(responder));
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "a request handler failed", {{"error", error.what()}});  // the dropped Responder answers 500
  }
}

// Answers, in its turn, what is not a request or not to be read; whatever follows is thrown away.
void HttpSession::Refuse(const http::Response& response) {
  Slot& slot = OpenSlot();
  slot_open_ = false;
  slot.form.close = true;
  slot.wants_continue = false;
  AppendResponse(response, slot.form, io().date_line(), slot.bytes);
  slots_.SetReady(slot);
  parser_.DropBody();
  last_request_seen_ = true;
  refused_ = true;
}

HttpSession::Holdings HttpSession::Held() const {
  return {held_input_.capacity() + parser_.body_capacity() + slots_.ready_bytes() + in_flight_bytes_, in_flight_bytes_};
}

// A request that is being received is refused; a client that does not read its answers is cut.
void HttpSession::Shed() {
  if ((parser_.state() != RequestParser::State::kBody && !parked_) || last_request_seen_) return Close();
  parked_ = false;
  Refuse(NoMemory());
  Advance();
}

// The client may have gone, or only have shut its side: requests that watch for it are told that it has gone, the
// others are answered as if it listened.
void HttpSession::OnPeerEnd() {
  std::string().swap(held_input_);
  if (slot_open_ && !parked_) {
    slots_.DropLast();
    slot_open_ = false;
  }
  slots_.TellGone();
}

bool HttpSession::TakesRequests() const {
  if (phase() != Phase::kOpen || last_request_seen_ || stream_ != nullptr) return false;
  return !stopping() || parser_.state() == RequestParser::State::kBody;  // what has begun is still served
}

bool HttpSession::HasRoom() const {
  return slots_.size() < options().max_pipelined && reads_in_flight_ < kReads &&
         in_flight_bytes_ <= kInFlightBodyBytes && HasOutputRoom();
}

bool HttpSession::HasOutputRoom() const { return unsent() + slots_.ready_bytes() <= options().max_output_bytes; }

bool HttpSession::WantsInput() const {
  if (parked_) return held_input_.size() < kHeldInputBytes;
  return held_input_.size() < kHeldInputBytes || parser_.state() != RequestParser::State::kBetween || HasRoom();
}

void HttpSession::Advance() {
  touched_ = false;
  file_pieces_ = 0;
  while (phase() == Phase::kOpen) {
    CollectReady();
    FlushAll();
    if (phase() != Phase::kOpen) break;
    const bool parsed = !held_input_.empty() && ParseHeldInput();
    if (!parsed && !HasMoreToSay()) break;
  }
  if (phase() == Phase::kOpen && !CountBuffers()) return Shed();
  if (phase() == Phase::kOpen && IsFinished()) refused_ ? Linger() : Close();
  if (phase() == Phase::kLingering && peer_ended()) Close();
  if (phase() == Phase::kClosed) return;
  if (phase() == Phase::kOpen) UpdateReadDeadline();
  ArmRead();
}

bool HttpSession::IsFinished() const {
  if (unsent() > 0 || parked_) return false;
  if (close_after_output_) return true;
  if (!slots_.empty() || stream_ != nullptr) return stream_ != nullptr && (peer_ended() || stopping());
  return peer_ended() || (stopping() && parser_.state() != RequestParser::State::kBody);
}

HttpSession::Owes HttpSession::Owed() const {
  if (!TakesRequests() || parked_ || peer_ended()) return Owes::kNothing;
  if (parser_.state() == RequestParser::State::kBody) return Owes::kBody;
  if (parser_.state() == RequestParser::State::kHeader) return Owes::kHeader;
  if (!held_input_.empty()) return HasRoom() ? Owes::kHeader : Owes::kNothing;
  return slots_.empty() && unsent() == 0 ? Owes::kRequest : Owes::kNothing;
}

void HttpSession::UpdateReadDeadline() {
  const Owes owes = Owed();
  if (owes == owed_ && (owes != Owes::kBody || body_bytes_ < kProgressBytes)) return;
  owed_ = owes;
  body_bytes_ = 0;
  switch (owes) {
    case Owes::kNothing:
      return SetReadDeadline(kNever);
    case Owes::kRequest:
      return SetReadDeadline(io().DeadlineIn(options().idle_timeout));
    case Owes::kHeader:
      return SetReadDeadline(io().DeadlineIn(options().header_timeout));
    case Owes::kBody:
      return SetReadDeadline(io().DeadlineIn(options().body_timeout));
  }
}

void HttpSession::OnReadTimeout() {
  if (owed_ != Owes::kHeader && owed_ != Owes::kBody) return Close();
  Refuse(ProblemResponse(
      {408, ErrorCode::kBadRequest,
       owed_ == Owes::kHeader ? "the header took too long to arrive" : "the body took too long to arrive"}));
  Advance();
}

void HttpSession::OnSweep(TimePoint now) {
  if (now < next_comment_) return;
  next_comment_ = now + options().event_comment_interval;
  if (output().empty()) output() = ": keep-alive\n\n";
  Advance();
}

void HttpSession::OnStop() {
  if (!slots_.empty()) slots_.back().form.close = true;
}

void HttpSession::OnClosed() {
  std::string().swap(held_input_);
  parser_.DropBody();
  parked_ = false;
  if (large_bytes_ > 0) io().EndLarge(std::exchange(large_bytes_, 0));
  for (const Slot& slot : slots_.TakeAll()) {
    if (slot.events != nullptr) slot.events->Close();
  }
}

}  // namespace pawl

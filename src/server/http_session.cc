#include "server/http_session.h"

#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

#include "base/log.h"
#include "server/http_responder.h"

namespace pawl {
namespace {

constexpr auto kNever = HttpIo::Clock::time_point::max();
constexpr std::size_t kProgressBytes = 64U << 10U;  // what a body has to bring in each body_timeout
constexpr std::size_t kHeldInputBytes = 64U << 10U;
constexpr std::size_t kKeptBufferBytes = 16U << 10U;
constexpr int kReadsPerTurn = 4;  // of TLS records that came together

}  // namespace

HttpSession::HttpSession(std::shared_ptr<HttpIo> io, TcpSocket socket, std::unique_ptr<Transport> transport,
                         std::string peer, Admission admission)
    : io_(std::move(io)),
      options_(io_->state().options),
      socket_(std::move(socket)),
      transport_(std::move(transport)),
      peer_(std::move(peer)),
      admission_(admission),
      parser_({options_.max_header_bytes, options_.max_body_bytes}) {}

void HttpSession::Start() {
  UpdateReadDeadline();
  ContinueHandshake();
}

void HttpSession::ContinueHandshake() {
  switch (transport_->Handshake().kind) {
    case IoResult::Kind::kDone:
      phase_ = Phase::kOpen;
      if (admission_ == Admission::kTurnedAway) {
        Refuse({503, ErrorCode::kOverloaded, "the server has as many connections as it may have"});
      }
      more_buffered_ = transport_->HasBuffered();
      return Advance();
    case IoResult::Kind::kWantRead:
      return ArmRead();
    case IoResult::Kind::kWantWrite:
      return ArmWrite();
    default:
      return Close();
  }
}

void HttpSession::ArmRead() {
  if (read_armed_ || !WantsInput()) return;
  read_armed_ = true;
  auto ready = [self = shared_from_this()](const boost::system::error_code& error) {
    self->read_armed_ = false;
    if (!error) self->OnReadable();
  };
  if (more_buffered_) {
    boost::asio::post(io_->context(), [ready = std::move(ready)] { ready({}); });
  } else {
    socket_.async_wait(TcpSocket::wait_read, std::move(ready));
  }
}

void HttpSession::ArmWrite() {
  if (write_armed_) return;
  write_armed_ = true;
  socket_.async_wait(TcpSocket::wait_write, [self = shared_from_this()](const boost::system::error_code& error) {
    self->write_armed_ = false;
    if (!error) self->OnWritable();
  });
}

void HttpSession::OnReadable() {
  if (phase_ == Phase::kClosed) return;
  if (phase_ == Phase::kHandshake) return ContinueHandshake();
  for (int i = 0; i < kReadsPerTurn; ++i) {
    const IoResult result = transport_->Read(io_->scratch(), HttpIo::kScratchBytes);
    if (result.kind == IoResult::Kind::kFailed) return Close();
    if (result.kind == IoResult::Kind::kEnd) OnPeerEnd();
    read_wants_write_ = result.kind == IoResult::Kind::kWantWrite;
    if (read_wants_write_) ArmWrite();
    more_buffered_ = result.kind == IoResult::Kind::kDone && transport_->HasBuffered();
    if (result.kind == IoResult::Kind::kDone) Receive({io_->scratch(), result.bytes});
    if (!more_buffered_ || !WantsInput()) break;
  }
  Advance();
}

void HttpSession::OnWritable() {
  if (phase_ == Phase::kClosed) return;
  if (phase_ == Phase::kHandshake) return ContinueHandshake();
  if (read_wants_write_) return OnReadable();
  Advance();
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
  if (held_input_.empty() && held_input_.capacity() > kKeptBufferBytes) held_input_ = {};
  return used > 0;
}

std::size_t HttpSession::Parse(std::string_view data) {
  std::size_t used = 0;
  while (used < data.size() && TakesRequests() && (parser_.state() != RequestParser::State::kBetween || HasRoom())) {
    used += parser_.Feed(data.substr(used));
    if (parser_.state() == RequestParser::State::kComplete) {
      DispatchRequest();
      continue;
    }
    if (parser_.state() == RequestParser::State::kRefused) {
      Refuse(parser_.refusal());
    } else if (parser_.state() == RequestParser::State::kBody && parser_.expects_continue() && !slot_open_) {
      OpenSlot().wants_continue = !parser_.is_http10() && used == data.size();
    }
    break;
  }
  return used;
}

void HttpSession::DispatchRequest() {
  Slot& slot = OpenSlot();
  slot.form = {.head = parser_.is_head(), .close = stopping_ || !parser_.keep_alive(), .http10 = parser_.is_http10()};
  slot.wants_continue = false;  // the body came without waiting for it
  slot_open_ = false;
  last_request_seen_ = slot.form.close;
  owed_ = Owes::kNothing;  // the next header has its own time
  read_deadline_ = kNever;
  const std::uint64_t sequence = first_sequence_ + slots_.size() - 1;
  http::Request request = parser_.Take();
  request.peer = peer_;
  auto responder = std::make_shared<HttpResponder>(shared_from_this(), sequence);
  try {
    io_->state().handler(std::move(request), std::move(responder));
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "a request handler failed", {{"error", error.what()}});  // the dropped Responder answers 500
  }
}

// Answers, in its turn, what is not a request; nothing that follows can be understood.
void HttpSession::Refuse(const Refusal& refusal) {
  Slot& slot = OpenSlot();
  slot_open_ = false;
  slot.form.close = true;
  slot.ready = true;
  slot.wants_continue = false;
  AppendResponse(ProblemResponse(refusal), slot.form, io_->date_line(), slot.bytes);
  ready_bytes_ += slot.bytes.size();
  last_request_seen_ = true;
  refused_ = true;
}

// The client sends no more. It may have gone, or only have shut its side: requests that watch for it are told that it
// has gone, the others are answered as if it listened.
void HttpSession::OnPeerEnd() {
  peer_ended_ = true;
  held_input_ = {};
  if (slot_open_) {
    slots_.pop_back();
    slot_open_ = false;
  }
  for (Slot& slot : slots_) {
    if (auto gone = std::exchange(slot.gone, {}); gone) gone();
  }
}

bool HttpSession::TakesRequests() const {
  if (phase_ != Phase::kOpen || last_request_seen_ || stream_ != nullptr) return false;
  return !stopping_ || parser_.state() == RequestParser::State::kBody;  // what has begun is still served
}

bool HttpSession::HasRoom() const {
  return slots_.size() < options_.max_pipelined &&
         output_.size() - output_sent_ + ready_bytes_ <= options_.max_output_bytes;
}

bool HttpSession::WantsInput() const {
  if (phase_ == Phase::kClosed || peer_ended_ || read_wants_write_) return false;
  return held_input_.size() < kHeldInputBytes || parser_.state() != RequestParser::State::kBetween || HasRoom();
}

void HttpSession::Advance() {
  touched_ = false;
  while (phase_ == Phase::kOpen) {
    CollectReady();
    Flush();
    const bool more = phase_ == Phase::kOpen && !held_input_.empty() && ParseHeldInput();
    if (!more) break;
  }
  if (phase_ == Phase::kOpen && IsFinished()) Finish();
  if (phase_ == Phase::kLingering && peer_ended_) Close();
  if (phase_ == Phase::kClosed) return;
  UpdateReadDeadline();
  ArmRead();
}

bool HttpSession::IsFinished() const {
  if (output_sent_ < output_.size()) return false;
  if (close_after_output_) return true;
  if (!slots_.empty() || stream_ != nullptr) return stream_ != nullptr && (peer_ended_ || stopping_);
  return peer_ended_ || (stopping_ && parser_.state() != RequestParser::State::kBody);
}

void HttpSession::Finish() {
  // Closing a socket with unread input resets the connection, and the client might lose the answer.
  if (!refused_ || peer_ended_) return Close();
  transport_->EndWriting();
  phase_ = Phase::kLingering;
}

HttpSession::Owes HttpSession::Owed() const {
  if (phase_ == Phase::kHandshake) return Owes::kHandshake;
  if (phase_ == Phase::kLingering) return Owes::kEnd;
  if (!TakesRequests() || peer_ended_) return Owes::kNothing;
  if (parser_.state() == RequestParser::State::kBody) return Owes::kBody;
  if (parser_.state() == RequestParser::State::kHeader) return Owes::kHeader;
  if (!held_input_.empty()) return HasRoom() ? Owes::kHeader : Owes::kNothing;
  return slots_.empty() && output_.empty() ? Owes::kRequest : Owes::kNothing;
}

void HttpSession::UpdateReadDeadline() {
  const Owes owes = Owed();
  if (owes == owed_ && (owes != Owes::kBody || body_bytes_ < kProgressBytes)) return;
  owed_ = owes;
  body_bytes_ = 0;
  switch (owes) {
    case Owes::kNothing:
      read_deadline_ = kNever;
      break;
    case Owes::kHandshake:
      read_deadline_ = io_->DeadlineIn(options_.handshake_timeout);
      break;
    case Owes::kRequest:
      read_deadline_ = io_->DeadlineIn(options_.idle_timeout);
      break;
    case Owes::kHeader:
      read_deadline_ = io_->DeadlineIn(options_.header_timeout);
      break;
    case Owes::kBody:
      read_deadline_ = io_->DeadlineIn(options_.body_timeout);
      break;
    case Owes::kEnd:
      read_deadline_ = io_->DeadlineIn(options_.linger_timeout);
      break;
  }
}

void HttpSession::OnReadTimeout() {
  if (owed_ != Owes::kHeader && owed_ != Owes::kBody) return Close();
  Refuse({408, ErrorCode::kBadRequest,
          owed_ == Owes::kHeader ? "the header took too long to arrive" : "the body took too long to arrive"});
  Advance();
}

void HttpSession::Sweep(HttpIo::Clock::time_point now) {
  if (now >= write_deadline_) return Close();
  if (now >= read_deadline_) return OnReadTimeout();
  if (now < next_comment_) return;
  next_comment_ = now + options_.event_comment_interval;
  if (output_.empty()) output_ = ": keep-alive\n\n";
  Advance();
}

void HttpSession::StopGracefully() {
  stopping_ = true;
  if (phase_ == Phase::kHandshake) return Close();
  if (!slots_.empty()) slots_.back().form.close = true;
  Advance();
}

void HttpSession::Close() {
  if (phase_ == Phase::kClosed) return;
  const std::shared_ptr<HttpSession> self = shared_from_this();
  phase_ = Phase::kClosed;
  auto& state = io_->state();
  --(admission_ == Admission::kServed ? state.connections : state.turned_away);  // before the client can see it
  boost::system::error_code ignored;
  socket_.close(ignored);
  TellAllGone();
  io_->Forget(*this);
}

}  // namespace pawl

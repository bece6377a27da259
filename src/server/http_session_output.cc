// The output side of HttpSession: answers in the order of their requests, and event streams.
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "base/log.h"
#include "server/http_session.h"

namespace pawl {
namespace {

constexpr std::size_t kPieceBytes = 64U << 10U;  // of a file that is held at a time
constexpr std::size_t kPiecesPerTurn = 16;       // so many, and others have their turn

// What follows the head of the response, if that is a file.
std::optional<http::FileBody> FileOf(const http::Response& response, const ResponseForm& form) {
  const bool wanted = response.file && response.file->length > 0 && !form.head;
  return wanted ? response.file : std::nullopt;
}

// Reads at most `size` bytes of the file; how many it got, fewer only at the end of the file or by an error.
std::size_t ReadPiece(const http::FileBody& body, char* data, std::size_t size) {
  std::size_t got = 0;
  while (got < size) {
    const ssize_t n = pread(body.file->fd(), data + got, size - got, static_cast<off_t>(body.offset + got));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) break;
    got += static_cast<std::size_t>(n);
  }
  return got;
}

}  // namespace

// The slot of the request that is being received.
HttpSession::Slot& HttpSession::OpenSlot() {
  if (!slot_open_) slots_.Add();
  slot_open_ = true;
  return slots_.back();
}

bool HttpSession::Take(SessionMessage& any) {
  auto& letter = static_cast<HttpLetter&>(any);
  Slot* slot = phase() == Phase::kClosed ? nullptr : slots_.Find(letter.request);
  if (slot == nullptr) {
    if (letter.events != nullptr) letter.events->Close();
    if (letter.callback && !slots_.IsOver(letter.request)) letter.callback();
    return false;
  }
  switch (letter.kind) {
    case HttpLetter::Kind::kAnswer:
      TakeAnswer(*slot, letter);
      break;
    case HttpLetter::Kind::kStream:
      slot->events = std::move(letter.events);
      slots_.SetReady(*slot);
      break;
    case HttpLetter::Kind::kEvents:
      break;
    case HttpLetter::Kind::kEndOfEvents:
      slot->form.close = true;
      break;
    case HttpLetter::Kind::kWatch:
      TakeWatch(*slot, letter);
      return false;
  }
  return !std::exchange(touched_, true);
}

void HttpSession::TakeAnswer(Slot& slot, HttpLetter& letter) {
  slot.gone = {};
  const std::size_t body_bytes = std::exchange(slot.body_bytes, 0);
  in_flight_bytes_ -= body_bytes;
  if (body_bytes > IoThread::kLargeBytes) {
    large_bytes_ -= body_bytes;
    io().EndLarge(body_bytes);
  }
  if (letter.callback && PeerHasLeft()) {
    // Somebody cares whether it arrives, and the client has most likely gone: better undelivered than delivered twice.
    slot.form.close = true;
    slots_.SetReady(slot);
    letter.callback();
    return;
  }
  slot.undelivered = std::move(letter.callback);
  const bool first = &slot == &slots_.front();
  // A client that does not read must not make us hold rendered answers.
  if (letter.render && !(first ? TakesOutput() : HasOutputRoom())) {
    slot.render = std::move(letter.render);
    slots_.SetReady(slot);
    return;
  }
  if (letter.render) letter.response = letter.render();
  slot.file = FileOf(letter.response, slot.form);
  if (!slot.file) EndRead(slot);
  if (first && !close_after_output_) {
    slots_.SetReady(slot);
    AppendResponse(letter.response, slot.form, io().date_line(), output());
    CollectReady();
    return;
  }
  AppendResponse(letter.response, slot.form, io().date_line(), slot.bytes);
  slots_.SetReady(slot);
}

// Its answer is rendered, and counts as output from now on. A file stays open until then, so that a connection has at
// most as many of them as it has GETs in flight.
void HttpSession::EndRead(Slot& slot) {
  if (std::exchange(slot.read, false)) --reads_in_flight_;
}

void HttpSession::TakeWatch(Slot& slot, HttpLetter& letter) {
  if (slot.ready || !letter.callback) return;
  if (peer_ended()) {
    letter.callback();
  } else {
    slot.gone = std::move(letter.callback);
  }
}

// Moves the answers whose turn has come to the output.
void HttpSession::CollectReady() {
  while (!slots_.empty() && !close_after_output_) {
    Slot& first = slots_.front();
    if (first.ready && first.events != nullptr) return ServeStream(first);
    if (!first.ready) {
      if (std::exchange(first.wants_continue, false)) output() += "HTTP/1.1 100 Continue\r\n\r\n";
      return;
    }
    if (first.render && !TakesOutput()) return;
    if (first.render) {
      const http::Response response = std::exchange(first.render, {})();
      AppendResponse(response, first.form, io().date_line(), output());
      first.file = FileOf(response, first.form);
    } else if (!first.bytes.empty()) {
      output() += slots_.TakeBytes(first);
    }
    if (first.file && !ServeFile(first)) return;
    Slot slot = slots_.TakeFront();
    EndRead(slot);
    if (slot.undelivered) UnlessSent(std::move(slot.undelivered));
    close_after_output_ = slot.form.close;
  }
}

// A stream stays the first slot until the connection ends.
void HttpSession::ServeStream(Slot& slot) {
  if (stream_ == nullptr) {
    stream_ = slot.events;
    AppendStreamHead(io().date_line(), output());
    next_comment_ = io().DeadlineIn(options().event_comment_interval);
  }
  if (!slot.form.head) stream_->Fetch(output());
  close_after_output_ = slot.form.close || slot.form.head;
}

// Fills the output from the file, up to kPieceBytes of it and the answers before it, once the client has taken half of
// that. True when the rest of the file is in the output; until then its slot stays the first one, and all other answers
// wait.
bool HttpSession::ServeFile(Slot& slot) {
  http::FileBody& body = *slot.file;
  if (!HasRoomForPiece() || file_pieces_ >= kPiecesPerTurn) return false;
  ++file_pieces_;
  const std::size_t before = output().size();
  const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(body.length, kPieceBytes - unsent()));
  output().resize(before + size);
  const std::size_t got = ReadPiece(body, output().data() + before, size);
  body.offset += got;
  body.length -= got;
  if (got < size) {
    // Its length is promised already: all that can be done is to cut the answer short.
    Log(LogLevel::kError, "a file that was being sent has ended early", {{"missing_bytes", body.length}});
    output().resize(before + got);
    close_after_output_ = true;
  }
  return body.length == 0;
}

bool HttpSession::HasRoomForPiece() const { return unsent() <= kPieceBytes / 2; }

// Whether CollectReady can put more into the output now. A client that reads as fast as we write is served in turns.
bool HttpSession::HasMoreToSay() {
  if (slots_.empty() || close_after_output_) return false;
  Slot& first = slots_.front();
  if (!first.file) return first.render && TakesOutput();
  if (!HasRoomForPiece()) return false;
  if (file_pieces_ < kPiecesPerTurn) return true;
  AdvanceAgain();
  return false;
}

void HttpSession::FlushAll() {
  Flush();
  if (stream_ == nullptr || phase() != Phase::kOpen) return;
  stream_->Unwritten(unsent(), output());
  Flush();
}

}  // namespace pawl

// The output side of HttpSession: answers in the order of their requests, and event streams.
#include <utility>

#include "server/http_session.h"

namespace pawl {

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
  EndRead(slot);
  if (letter.render) letter.response = letter.render();
  if (first && !close_after_output_) {
    slots_.SetReady(slot);
    AppendResponse(letter.response, slot.form, io().date_line(), output());
    CollectReady();
    return;
  }
  AppendResponse(letter.response, slot.form, io().date_line(), slot.bytes);
  slots_.SetReady(slot);
}

// Its answer is rendered, and counts as output from now on.
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
    Slot slot = slots_.TakeFront();
    EndRead(slot);
    if (slot.render) {
      AppendResponse(slot.render(), slot.form, io().date_line(), output());
    } else {
      output() += slot.bytes;
    }
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

void HttpSession::FlushAll() {
  Flush();
  if (stream_ == nullptr || phase() != Phase::kOpen) return;
  stream_->Unwritten(unsent(), output());
  Flush();
}

}  // namespace pawl

// The output side of HttpSession: answers in the order of their requests, event streams, and writing.
#include <sys/socket.h>

#include <algorithm>
#include <utility>

#include "server/http_session.h"

namespace pawl {
namespace {

constexpr auto kNever = HttpIo::Clock::time_point::max();
constexpr std::size_t kProgressBytes = 64U << 10U;  // what a client has to take in each write_timeout
constexpr std::size_t kKeptBufferBytes = 16U << 10U;

}  // namespace

// The slot of the request that is being received.
HttpSession::Slot& HttpSession::OpenSlot() {
  if (!slot_open_) slots_.emplace_back();
  slot_open_ = true;
  return slots_.back();
}

HttpSession::Slot* HttpSession::Find(std::uint64_t sequence) {
  if (sequence < first_sequence_ || sequence - first_sequence_ >= slots_.size()) return nullptr;
  return &slots_[sequence - first_sequence_];
}

bool HttpSession::Take(SessionLetter& letter) {
  Slot* slot = phase_ == Phase::kClosed ? nullptr : Find(letter.sequence);
  if (slot == nullptr) {
    const bool answered = letter.sequence < first_sequence_;
    if (letter.events != nullptr) letter.events->Close();
    if (letter.callback && !answered) letter.callback();
    return false;
  }
  switch (letter.kind) {
    case SessionLetter::Kind::kAnswer:
      TakeAnswer(*slot, letter);
      break;
    case SessionLetter::Kind::kStream:
      slot->events = std::move(letter.events);
      slot->gone = {};
      slot->ready = true;
      break;
    case SessionLetter::Kind::kEvents:
      break;
    case SessionLetter::Kind::kEndOfEvents:
      slot->form.close = true;
      break;
    case SessionLetter::Kind::kWatch:
      TakeWatch(*slot, letter);
      return false;
  }
  return !std::exchange(touched_, true);
}

void HttpSession::TakeAnswer(Slot& slot, SessionLetter& letter) {
  slot.gone = {};
  slot.ready = true;
  if (letter.callback && !peer_ended_ && PeerHasLeft()) OnPeerEnd();
  if (peer_ended_ && letter.callback) {
    // Somebody cares whether it arrives, and the client has most likely gone: better undelivered than delivered twice.
    slot.form.close = true;
    letter.callback();
    return;
  }
  if (letter.render) letter.response = letter.render();
  slot.undelivered = std::move(letter.callback);
  if (&slot == &slots_.front() && !close_after_output_) {
    AppendResponse(letter.response, slot.form, io_->date_line(), output_);
    CollectReady();
    return;
  }
  AppendResponse(letter.response, slot.form, io_->date_line(), slot.bytes);
  ready_bytes_ += slot.bytes.size();
}

// Word of the client's end may stand behind the answer in what this thread has to do.
bool HttpSession::PeerHasLeft() {
  char byte = 0;
  return recv(socket_.native_handle(), &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

void HttpSession::TakeWatch(Slot& slot, SessionLetter& letter) {
  if (slot.ready || !letter.callback) return;
  if (peer_ended_) {
    letter.callback();
  } else {
    slot.gone = std::move(letter.callback);
  }
}

// Moves the answers whose turn has come to the output.
void HttpSession::CollectReady() {
  while (!slots_.empty() && !close_after_output_) {
    Slot& slot = slots_.front();
    if (slot.ready && slot.events != nullptr) return ServeStream(slot);
    if (!slot.ready) {
      if (std::exchange(slot.wants_continue, false)) output_ += "HTTP/1.1 100 Continue\r\n\r\n";
      return;
    }
    output_ += slot.bytes;
    ready_bytes_ -= slot.bytes.size();
    if (slot.undelivered) {
      unconfirmed_.emplace_back(written_ + output_.size() - output_sent_, std::move(slot.undelivered));
    }
    close_after_output_ = slot.form.close;
    slots_.pop_front();
    ++first_sequence_;
  }
}

// A stream stays the first slot until the connection ends.
void HttpSession::ServeStream(Slot& slot) {
  if (stream_ == nullptr) {
    stream_ = slot.events;
    AppendStreamHead(io_->date_line(), output_);
    next_comment_ = io_->DeadlineIn(options_.event_comment_interval);
  }
  if (!slot.form.head) stream_->Fetch(output_);
  close_after_output_ = slot.form.close || slot.form.head;
}

void HttpSession::Flush() {
  while (output_sent_ < output_.size() && !write_armed_) {
    const IoResult result = transport_->Write(std::string_view(output_).substr(output_sent_));
    if (result.kind == IoResult::Kind::kDone) {
      Written(result.bytes);
      continue;
    }
    if (result.kind != IoResult::Kind::kWantWrite && result.kind != IoResult::Kind::kWantRead) return Close();
    if (result.kind == IoResult::Kind::kWantWrite) ArmWrite();
    if (write_deadline_ == kNever) write_deadline_ = io_->DeadlineIn(options_.write_timeout);
    break;
  }
  const std::size_t left = output_.size() - output_sent_;
  if (left == 0) {
    output_.clear();
    output_sent_ = 0;
    write_deadline_ = kNever;
    progress_bytes_ = 0;
    if (output_.capacity() > kKeptBufferBytes) output_ = {};
  } else if (output_sent_ > left) {
    output_.erase(0, output_sent_);
    output_sent_ = 0;
  }
  if (stream_ != nullptr) {
    stream_->Unwritten(left, output_);
    if (left == 0 && !output_.empty()) Flush();
  }
}

void HttpSession::Written(std::size_t bytes) {
  output_sent_ += bytes;
  written_ += bytes;
  progress_bytes_ += bytes;
  if (progress_bytes_ >= kProgressBytes && write_deadline_ != kNever) {
    progress_bytes_ = 0;
    write_deadline_ = io_->DeadlineIn(options_.write_timeout);
  }
  const auto confirmed = std::find_if(unconfirmed_.begin(), unconfirmed_.end(),
                                      [this](const auto& entry) { return entry.first > written_; });
  unconfirmed_.erase(unconfirmed_.begin(), confirmed);
}

void HttpSession::TellAllGone() {
  const auto unconfirmed = std::exchange(unconfirmed_, {});
  const auto slots = std::exchange(slots_, {});
  for (const auto& entry : unconfirmed) entry.second();
  for (const Slot& slot : slots) {
    if (slot.events != nullptr) slot.events->Close();
    if (slot.gone) slot.gone();
    if (slot.undelivered) slot.undelivered();
  }
}

}  // namespace pawl

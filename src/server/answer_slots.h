// The answers of one connection, in the order of its requests: answers may come in any order and wait for those before
// them. A request is known by its number in the life of the connection.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <utility>

namespace pawl {

// A request that is not answered yet, or whose answer waits for its turn.
struct AnswerSlot {
  bool ready = false;
  std::string bytes;                  // the answer, when ready
  std::function<void()> undelivered;  // the answer did not reach the client
  std::function<void()> gone;         // the client left before there was an answer
};

template <typename Slot>
class AnswerSlots {
 public:
  bool empty() const { return slots_.empty(); }
  std::size_t size() const { return slots_.size(); }
  std::size_t ready_bytes() const { return ready_bytes_; }  // of answers that wait
  Slot& front() { return slots_.front(); }
  Slot& back() { return slots_.back(); }
  std::uint64_t last_number() const { return first_ + slots_.size() - 1; }

  Slot& Add() { return slots_.emplace_back(); }
  void DropLast() { slots_.pop_back(); }
  Slot* Find(std::uint64_t number) {
    if (number < first_ || number - first_ >= slots_.size()) return nullptr;
    return &slots_[number - first_];
  }
  bool IsOver(std::uint64_t number) const { return number < first_; }  // answered, and out of here

  // The slot's bytes are complete.
  void SetReady(Slot& slot) {
    slot.gone = {};
    slot.ready = true;
    ready_bytes_ += slot.bytes.size();
  }
  // Takes the bytes of a slot that stays in its place.
  std::string TakeBytes(Slot& slot) {
    ready_bytes_ -= slot.bytes.size();
    return std::exchange(slot.bytes, {});
  }
  // Takes the first one, which is ready, off the line.
  Slot TakeFront() {
    Slot slot = std::move(slots_.front());
    slots_.pop_front();
    ++first_;
    ready_bytes_ -= slot.bytes.size();
    return slot;
  }
  template <typename F>
  void ForEach(F fn) {
    for (Slot& slot : slots_) fn(slot);
  }
  void TellGone() {
    for (Slot& slot : slots_) {
      if (auto gone = std::exchange(slot.gone, {}); gone) gone();
    }
  }
  // Nothing more is sent: empties the line, telling everyone.
  std::deque<Slot> TakeAll() {
    ready_bytes_ = 0;
    std::deque<Slot> all = std::exchange(slots_, {});
    for (Slot& slot : all) {
      if (slot.gone) slot.gone();
      if (slot.undelivered) slot.undelivered();
    }
    return all;
  }

 private:
  std::deque<Slot> slots_;
  std::uint64_t first_ = 0;  // the number of slots_.front()
  std::size_t ready_bytes_ = 0;
};

}  // namespace pawl

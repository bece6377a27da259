// The memory of one batch: what is put there stays where it is until the batch ends, and then goes as a whole. So the
// many small pieces that a batch is made of cost next to nothing. One thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <memory_resource>
#include <string_view>
#include <utility>

namespace pawl {

// The first piece of it, which a store keeps from one batch to the next. Null: one is made.
using BatchPiece = std::unique_ptr<std::array<std::byte, 256U << 10U>>;

class BatchMemory {
 public:
  explicit BatchMemory(BatchPiece first = nullptr)
      : first_(first != nullptr ? std::move(first) : std::make_unique_for_overwrite<BatchPiece::element_type>()) {}

  // The same bytes, in this memory.
  std::string_view Keep(std::string_view bytes) {
    if (bytes.empty()) return {};
    char* kept = static_cast<char*>(resource_.allocate(bytes.size(), 1));
    std::memcpy(kept, bytes.data(), bytes.size());
    return {kept, bytes.size()};
  }
  std::pmr::memory_resource* resource() { return &resource_; }
  // For the next batch. Nothing that is in this memory may be used any more.
  BatchPiece TakeFirst() { return std::move(first_); }

 private:
  BatchPiece first_;
  std::pmr::monotonic_buffer_resource resource_{first_->data(), first_->size()};  // each next piece is larger
};

}  // namespace pawl

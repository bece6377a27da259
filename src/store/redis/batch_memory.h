// The memory of one batch: what is put there stays where it is until the batch ends, and then goes as a whole. So the
// many small pieces that a batch is made of cost next to nothing. One thread.
#pragma once

#include <cstring>
#include <memory_resource>
#include <string_view>

namespace pawl {

class BatchMemory {
 public:
  // The same bytes, in this memory.
  std::string_view Keep(std::string_view bytes) {
    if (bytes.empty()) return {};
    char* kept = static_cast<char*>(resource_.allocate(bytes.size(), 1));
    std::memcpy(kept, bytes.data(), bytes.size());
    return {kept, bytes.size()};
  }
  std::pmr::memory_resource* resource() { return &resource_; }

 private:
  static constexpr std::size_t kFirstBytes = 32U << 10U;  // each next piece is larger

  std::pmr::monotonic_buffer_resource resource_{kFirstBytes};
};

}  // namespace pawl

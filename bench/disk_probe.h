// What the disk itself costs: the time of one write of 4,096 bytes made durable, with nothing else in the way.
// The figure that hand-over times are judged by.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <string>

#include "base/file_handle.h"
#include "base/latencies.h"
#include "base/result.h"

namespace pawl::bench {

// A small, already allocated file whose pages are overwritten in turn, as by a store that reuses its pages. It has no
// name, and goes with its owner.
class ScratchFile {
 public:
  static Result<ScratchFile> Open(const std::string& directory);
  Result<void> WriteAndSync();  // 4 KiB

 private:
  static constexpr std::size_t kPageBytes = 4096;
  static constexpr std::size_t kPages = 64;

  explicit ScratchFile(FileHandle file) : file_(std::move(file)) {}
  Result<void> WritePage();

  FileHandle file_;
  std::array<char, kPageBytes> page_{};
  std::size_t written_ = 0;  // pages, since the start
};

// Writes and syncs `count` times. Before each write the machine is idle for `idle`: a processor and a disk that have
// gone to rest take their time to come back.
Result<Latencies> ProbeFdatasync(const std::string& directory, std::size_t count, std::chrono::milliseconds idle);

}  // namespace pawl::bench

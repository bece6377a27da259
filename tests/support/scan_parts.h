// A source in memory and a processor that is a function. For tests.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "pawl/scan.h"

namespace pawl::support {

// Documents with the keys 1 to n, {"n":key} each. Thread-safe.
class NumberSource final : public Source {
 public:
  explicit NumberSource(std::uint64_t size) : size_(size) {}

  Result<Block> Read(const ReadRequest& request) override {
    ++reads_;
    std::function<Result<void>()> check;
    {
      const std::lock_guard lock(mutex_);
      check = check_;
    }
    if (check) PAWL_TRY(check());
    Block block;
    const std::uint64_t from = request.after.empty() ? 1 : std::stoull(request.after) + 1;
    for (std::uint64_t key = from; key <= size_ && block.documents.size() < request.limit; ++key) {
      const std::string text = std::to_string(key);
      block.documents.push_back({.key = text, .document = "{\"n\":" + text + "}"});
    }
    block.eof = from + block.documents.size() > size_;
    return block;
  }
  Result<std::vector<std::string>> Plan(const ReadRequest&, std::uint32_t parts) override {
    return std::vector<std::string>(parts, "{}");
  }

  // Asked before each read.
  void Check(std::function<Result<void>()> check) {
    const std::lock_guard lock(mutex_);
    check_ = std::move(check);
  }
  void Grow(std::uint64_t more) { size_ += more; }
  std::uint64_t reads() const { return reads_; }

 private:
  std::atomic<std::uint64_t> size_;
  std::atomic<std::uint64_t> reads_ = 0;
  std::mutex mutex_;
  std::function<Result<void>()> check_;  // guarded by mutex_
};

// Keeps what it is told. The function may be called by several threads.
class FunctionProcessor final : public Processor {
 public:
  using Function = std::function<Result<Verdicts>(const Block&, ScanRun&)>;

  FunctionProcessor() : function_([](const Block&, ScanRun&) -> Result<Verdicts> { return Verdicts{}; }) {}
  explicit FunctionProcessor(Function function) : function_(std::move(function)) {}

  Result<Verdicts> Process(const Block& block, ScanRun& run) override {
    Note("process " + std::to_string(block.documents.size()));
    return function_(block, run);
  }
  void OnStart(ScanRun&) override { Note("start"); }
  void OnTick(ScanRun&) override { Note("tick"); }
  void OnPartitionEof(ScanRun&) override { Note("partition eof"); }
  void OnEof(ScanRun&) override { Note("eof"); }
  void OnStop(ScanRun&) override { Note("stop"); }

  std::vector<std::string> notes() const {
    const std::lock_guard lock(mutex_);
    return notes_;
  }

 private:
  void Note(std::string text) {
    const std::lock_guard lock(mutex_);
    notes_.push_back(std::move(text));
  }

  const Function function_;
  mutable std::mutex mutex_;
  std::vector<std::string> notes_;  // guarded by mutex_
};

}  // namespace pawl::support

// MemoryBudget is one bound on what all connections together hold in buffers: input that is not parsed yet, bodies of
// requests in flight, and answers that are not sent yet.
//
// Each connection has an Account. Its first kAllowance bytes are free and not counted, so that small requests go on
// whatever others do, and cost nothing here. What is more is counted in steps, under a mutex: that is one step for each
// kStep bytes that pass.
//
// When the budget is used up, those who hold more than their share go short. A connection may still grow if it, or its
// network, would then hold no more than an equal share of the budget; to make room for it the greediest connections are
// told to give back what they hold (Account's `shed`). Every other one is refused. So a crowd that takes all it can get
// costs the others nothing, be it one connection, or many of one address.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <unordered_set>

#include "base/mutex.h"

namespace pawl {

// Thread-safe.
class MemoryBudget {
 public:
  static constexpr std::size_t kAllowance = 32U << 10U;
  static constexpr std::size_t kStep = 64U << 10U;

  explicit MemoryBudget(std::size_t limit_bytes) : limit_(limit_bytes) {}
  MemoryBudget(const MemoryBudget&) = delete;
  MemoryBudget& operator=(const MemoryBudget&) = delete;

  // What one connection holds.
  class Account {
   public:
    // `shed` asks the connection, on its own thread and later, to give back what it holds. It is called on any thread,
    // and must not come back here.
    Account(MemoryBudget& budget, std::uint64_t network, std::function<void()> shed)
        : budget_(budget), network_(network), shed_(std::move(shed)) {}
    Account(const Account&) = delete;
    Account& operator=(const Account&) = delete;
    ~Account();

    // The connection's thread: what it holds now, of which `fixed` bytes cannot be given back by closing it (they are
    // in the engine's hands). False: that is more than it may have; it must give something back, and say so here.
    bool Hold(std::size_t bytes, std::size_t fixed) {
      fixed_.store(fixed, std::memory_order_relaxed);
      const bool fits =
          bytes <= granted_ && (bytes > kAllowance ? bytes + 2 * kStep > granted_ : granted_ == kAllowance);
      if (fits) return true;
      return budget_.Resize(*this, bytes);
    }

   private:
    friend class MemoryBudget;

    std::size_t counted() const { return granted_ - kAllowance; }

    MemoryBudget& budget_;
    const std::uint64_t network_;
    const std::function<void()> shed_;
    std::size_t granted_ = kAllowance;  // written under the budget's mutex by the connection's thread
    std::atomic<std::size_t> fixed_ = 0;
    bool leaving_ = false;  // it was told to shed; under the budget's mutex
  };

  struct Figures {
    std::size_t limit = 0;
    std::size_t used = 0;
    std::uint64_t refused = 0;  // requests for more
    std::uint64_t shed = 0;     // connections that were told to give back
  };
  Figures figures() const;

 private:
  struct Network {
    std::size_t bytes = 0;
    std::size_t accounts = 0;
  };

  bool Resize(Account& account, std::size_t bytes);
  bool MakeRoom(const Account& account, std::size_t grow) PAWL_REQUIRES(mutex_);
  Account* Greediest(const Account& besides, std::size_t above) const PAWL_REQUIRES(mutex_);
  void Set(Account& account, std::size_t granted) PAWL_REQUIRES(mutex_);

  const std::size_t limit_;
  mutable Mutex mutex_;
  std::unordered_set<Account*> accounts_ PAWL_GUARDED_BY(mutex_);  // those that hold more than the allowance
  std::unordered_map<std::uint64_t, Network> networks_ PAWL_GUARDED_BY(mutex_);  // of those
  std::size_t used_ PAWL_GUARDED_BY(mutex_) = 0;
  std::size_t leaving_ PAWL_GUARDED_BY(mutex_) = 0;  // of used_: what those hold that were told to shed
  std::uint64_t refused_ PAWL_GUARDED_BY(mutex_) = 0;
  std::uint64_t shed_ PAWL_GUARDED_BY(mutex_) = 0;
};

// A quarter of the machine's memory, at most 1 GiB.
std::size_t DefaultMemoryLimit();

}  // namespace pawl

#include "server/memory_budget.h"

#include <algorithm>

#include "base/machine_memory.h"

namespace pawl {

MemoryBudget::Account::~Account() {
  if (granted_ == kAllowance) return;
  const MutexLock lock(budget_.mutex_);
  budget_.Set(*this, kAllowance);
}

bool MemoryBudget::Resize(Account& account, std::size_t bytes) {
  const std::size_t steps = bytes <= kAllowance ? 0 : (bytes - kAllowance + kStep - 1) / kStep;
  const std::size_t wanted = kAllowance + steps * kStep;
  const MutexLock lock(mutex_);
  if (wanted > account.granted_) {
    const std::size_t grow = wanted - account.granted_;
    if (account.leaving_ || (used_ + grow > limit_ && !MakeRoom(account, grow))) {
      ++refused_;
      return false;
    }
  }
  Set(account, wanted);
  return true;
}

// Whether `account` may grow although the budget is used up; others are told to shed for it then. Until they have, the
// budget is overdrawn by an eighth at most.
bool MemoryBudget::MakeRoom(const Account& account, std::size_t grow) {
  const auto found = networks_.find(account.network_);
  const Network network = found == networks_.end() ? Network{} : found->second;
  const std::size_t own = account.counted() + grow;
  const std::size_t accounts = accounts_.size() + (account.counted() == 0 ? 1 : 0);
  const std::size_t networks = networks_.size() + (network.accounts == 0 ? 1 : 0);
  const bool modest = own <= limit_ / accounts || (networks > 1 && network.bytes + grow <= limit_ / networks);
  if (!modest || used_ + grow > limit_ + limit_ / 8) return false;
  while (used_ - leaving_ + grow > limit_) {
    Account* const greedy = Greediest(account, own);
    if (greedy == nullptr) return false;
    greedy->leaving_ = true;
    leaving_ += greedy->counted();
    ++shed_;
    greedy->shed_();
  }
  return true;
}

// Of the network that holds most, the connection that holds most of what it can give back. One of the same network as
// `besides` must hold more than `above`.
MemoryBudget::Account* MemoryBudget::Greediest(const Account& besides, std::size_t above) const {
  Account* greediest = nullptr;
  std::pair<std::size_t, std::size_t> most;
  for (Account* const account : accounts_) {
    const std::size_t fixed = account->fixed_.load(std::memory_order_relaxed);
    if (account == &besides || account->leaving_ || account->counted() < fixed + kStep) continue;
    if (account->network_ == besides.network_ && account->counted() <= above) continue;
    const std::pair holds(networks_.at(account->network_).bytes, account->counted() - fixed);
    if (greediest != nullptr && holds <= most) continue;
    greediest = account;
    most = holds;
  }
  return greediest;
}

void MemoryBudget::Set(Account& account, std::size_t granted) {
  const std::size_t before = account.counted();
  account.granted_ = granted;
  const std::size_t now = account.counted();
  used_ = used_ - before + now;
  if (account.leaving_) leaving_ = leaving_ - before + now;
  Network& network = networks_[account.network_];
  network.bytes = network.bytes - before + now;
  if (before == 0 && now > 0) {
    accounts_.insert(&account);
    ++network.accounts;
  } else if (before > 0 && now == 0) {
    accounts_.erase(&account);
    account.leaving_ = false;
    --network.accounts;
  }
  if (network.accounts == 0) networks_.erase(account.network_);
}

MemoryBudget::Figures MemoryBudget::figures() const {
  const MutexLock lock(mutex_);
  return {limit_, used_, refused_, shed_};
}

std::size_t DefaultMemoryLimit() {
  constexpr std::uint64_t kMiB = 1U << 20U;
  constexpr std::uint64_t kMost = 1'024 * kMiB;
  constexpr std::uint64_t kLeast = 64 * kMiB;
  const std::uint64_t memory = MachineMemory();
  if (memory == 0) return kMost / 4;
  return std::clamp(memory / 4 / kMiB * kMiB, kLeast, kMost);
}

}  // namespace pawl

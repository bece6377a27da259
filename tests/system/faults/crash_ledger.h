// What the clients of the crash test know for certain: which jobs were acknowledged, who held them, how they ended.
//
// An answer is a fact. A call without an answer is neither done nor failed: it is asked again with the same id, key or
// token until it is answered, or stays a "maybe" that the account at the end settles by looking at the server.
// Thread-safe.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace pawl::support {

enum class Fate { kOpen, kCompleted, kDead, kTerminated };

// One run, as its worker got it.
struct HeldRun {
  std::string job;
  std::string token;
  std::string queue;
  std::string group;
  std::int64_t attempt = 0;
  bool may_expire = false;  // its lease is short: that another gets the job is no wonder
};

// A push whose answer never came: all of its jobs are there, or none. They carry the marker as their group.
struct MaybePush {
  std::size_t jobs = 0;
  std::size_t seen = 0;
};

struct LedgerJob {
  bool acknowledged = false;
  Fate fate = Fate::kOpen;
  std::map<std::string, HeldRun> held;  // by token: claimed, and no finish was sent yet
  std::int64_t last_attempt = 0;        // the highest seen
  std::string completed_by;
};

struct LedgerTotals {
  std::int64_t acknowledged = 0;
  std::int64_t completed = 0;
  std::int64_t failed = 0;
  std::int64_t failed_maybe = 0;  // finishes asked again after their answer had been forgotten
  std::int64_t dead = 0;
  std::int64_t terminated = 0;
};

class CrashLedger {
 public:
  static constexpr std::size_t kGroupLimit = 2;  // of each group of the queue "limited"

  void Pushed(const std::string& job);
  void MaybePushed(const std::string& marker, std::size_t jobs);
  void Terminated(const std::string& job);

  // A claim was answered. Complains if another run of the job was in hand, or too many of its group.
  void Claimed(const HeldRun& run);
  // Whether a later run of the job is known, so that nothing with this token may be accepted any more.
  bool Superseded(const HeldRun& run);
  // From here on the run may have ended.
  void FinishSent(const HeldRun& run);
  void Completed(const HeldRun& run, bool was_superseded);
  void Failed(const HeldRun& run, bool dead);
  void FailedMaybe();

  void Complain(const std::string& what);
  std::vector<std::string> Complaints() const;

  // For the account at the end, when no client runs any more.
  const std::map<std::string, LedgerJob>& jobs() const { return jobs_; }
  std::map<std::string, MaybePush>& maybes() { return maybes_; }
  LedgerTotals Totals() const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string, LedgerJob> jobs_;
  std::map<std::string, MaybePush> maybes_;
  std::map<std::string, std::size_t> held_in_group_;
  std::int64_t failed_ = 0;
  std::int64_t failed_maybe_ = 0;
  std::vector<std::string> complaints_;
};

}  // namespace pawl::support

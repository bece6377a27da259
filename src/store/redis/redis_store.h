// RedisStore is the store that many equal nodes share: one namespace in one Redis.
//
// A batch reads over the network, stages what it decides in memory, and commits by one script that first checks all
// that the decisions rest on. Jobs are taken by a second script, which only reserves them: a reservation that no commit
// confirms goes back by itself. Both scripts share the fair queue in Lua. See docs/redis.md for the layout.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <set>
#include <string>

#include "base/mutex.h"
#include "redis/redis_link.h"
#include "redis/redis_subscriber.h"
#include "store/redis/namespace_guard.h"
#include "store/redis/recent_records.h"
#include "store/redis/redis_clock.h"
#include "store/redis/redis_keys.h"
#include "store/redis/redis_reader.h"
#include "store/store.h"

namespace pawl {

struct RedisStoreOptions {
  RedisUrl url;
  std::string name_space = "pawl";
  NodeInfo node;                    // its id is given by the store
  bool read_only = false;           // no node: only to be looked at, by snapshots and walks
  std::uint32_t wait_replicas = 0;  // so many must have a commit before it is acknowledged
  Millis replica_timeout{1'000};
  RedisLinkOptions link;
  std::optional<std::size_t> batch_max;  // nothing: as much as Redis does quickly
  bool guesses = true;                   // that an id which it knows nothing of is free; see Batch::AssumeCached
  std::shared_ptr<RedisClock> clock;     // null: time is moved by hand, in tests
  std::shared_ptr<Health> health = std::make_shared<Health>();
};

std::int64_t RedisMicros(const RedisReply& time);  // of TIME
Millis ShiftOf(const RedisReply& field);           // of the hash `clock`; zero if nobody has moved it

class RedisStore final : public Store {
 public:
  // Refuses a Redis that would lose jobs by its settings, is too old, or has another format there.
  static Result<std::unique_ptr<RedisStore>> Open(RedisStoreOptions options);
  ~RedisStore() override;
  RedisStore(const RedisStore&) = delete;
  RedisStore& operator=(const RedisStore&) = delete;

  bool shared() const override { return true; }
  Now LastTime() const override { return {}; }
  void Restore(std::span<const HeldRun>) override {}
  void Grace(SteadyTime) override {}  // others may have renewed; a lease that Redis let run out has run out
  std::size_t leases() const override { return leases_.load(std::memory_order_relaxed); }
  std::size_t batch_max() const override { return options_.batch_max.value_or(batch_max_); }
  std::size_t batch_bytes_max() const override { return 512U << 10U; }  // about 2 ms of a script
  Result<std::unique_ptr<Store>> Branch() override;
  std::unique_ptr<Batch> Begin(Now now, Seq seqs) override;
  std::unique_ptr<StoreReader> Snapshot() override;
  std::unique_ptr<StoreWalk> Walk() override;
  ReadBy read_by() const override { return ReadBy::kReader; }
  void OnWake(std::function<void()> wake) override;
  void Tell(Topic topic, std::string_view message) override;
  void OnTold(std::function<void(Topic, std::string_view)> told) override;
  bool followed() const override { return followed_.load(std::memory_order_relaxed); }
  void FollowWhile(std::function<bool()> wanted) override;
  void NoteWith(std::function<std::string()> note) override;
  void Announce(std::span<const Message> messages) override;
  Result<void> Flush() override { return {}; }
  bool HasSpace() override { return true; }
  Result<void> Backup(const std::string& path, bool compact) override;
  std::uint64_t DiskBytes() const override { return 0; }

  // Whose batches these are. A branch has a number of its own, but its node is that of its trunk.
  const std::string& batches_of() const { return options_.node.id; }
  const std::string& node() const { return trunk_ != nullptr ? trunk_->node() : options_.node.id; }

 private:
  friend class RedisBatch;

  explicit RedisStore(RedisStoreOptions options, RedisStore* trunk = nullptr);
  Result<void> Explained(Result<void> done) const;
  Result<void> CheckServer();
  Result<bool> CheckFormat();
  Result<void> RaiseFormat();
  Result<void> Register();
  Result<Millis> FirstShift(std::int64_t redis_ms, const RedisReply& clock);
  Result<void> SweepLists(std::int64_t now_ms);
  void Listen();
  bool FollowWanted();
  std::string Note();
  void Hear(std::string_view channel, std::string_view payload);
  // A commit of this size took so long: the next ones are made to fit.
  void NoteCommit(std::size_t size, std::chrono::steady_clock::duration took);
  // What the node believes to know, and whether decisions may rest on it. Once that was wrong, for example
  // because the calls of one client go to many nodes, its batches ask for a while.
  RecentRecords& recent() { return trunk_ != nullptr ? trunk_->recent() : recent_; }
  bool assumes() const { return next_batch_ >= presumes_from_; }
  void DoNotAssumeCached();
  void NoteWoken(std::span<const NameId> queues);
  Woken TakeWoken(SteadyTime now);
  // What a look at Redis has shown: its time, asked for at `asked_ms`, the clock's shift if the look asked for it, and
  // that the connection is (still, or again) there.
  void NoteLook(std::int64_t redis_us, std::optional<Millis> shift, std::int64_t asked_ms, SteadyTime now);
  std::int64_t LocalMillis() const { return options_.clock ? options_.clock->LocalMillis() : 0; }
  // Moves the shift that all nodes share from `shift` by as much; what it is then, by whoever moved it first.
  Result<Millis> MoveShift(Millis shift, Millis by);
  std::int64_t NowMs() const;
  // The channels of kWatched, as this node has last seen or written them. Any thread.
  std::vector<std::string> watched() const;
  void NoteWatched(std::vector<std::string> channels);
  NamespaceGuard& guard() { return trunk_ != nullptr ? trunk_->guard() : guard_; }
  // What INFO says of how Redis is set up, looked at now and then. Engine thread.
  void NoteSettings(const RedisReply& info);
  // Why no new job may be written; nothing while all is well.
  std::optional<Error> unsafe();

  RedisStoreOptions options_;
  RedisStore* const trunk_;  // null: this is one
  const RedisKeys keys_;
  RedisLink link_;  // the engine's
  RedisLinks links_;
  NamespaceGuard guard_;  // a branch uses that of its trunk
  RecentRecords recent_;
  std::atomic<std::size_t> leases_{0};
  std::atomic<bool> followed_{false};

  // Engine thread.
  std::uint64_t next_batch_ = 1;
  bool unsettled_ = false;           // the last batch was not answered
  std::uint64_t last_call_ = 0;      // of the claim script
  std::uint64_t presumes_from_ = 0;  // with this batch
  std::size_t batch_max_ = 128;
  BatchPiece piece_;  // for the next batch
  std::uint64_t stamp_ = 0;
  std::array<std::optional<WallTime>, 2> next_timer_;  // by TimerClock
  std::optional<SteadyTime> next_lease_;
  std::optional<SteadyTime> next_blocked_;
  SteadyTime next_heartbeat_{};
  SteadyTime next_note_{};
  SteadyTime next_stats_sweep_{};
  SteadyTime next_settings_{};
  SteadyTime next_follow_{};
  SteadyTime frozen_until_{};  // nobody could renew a lease for a while: none runs out before this
  std::uint64_t connects_ = 0;
  std::chrono::steady_clock::time_point last_look_{};
  SteadyTime looked_at_ = kNeverSteady;  // the time of the batch that looked last

  mutable Mutex settings_mutex_;
  std::optional<Error> unsafe_ PAWL_GUARDED_BY(settings_mutex_);  // by its settings Redis would lose jobs

  mutable Mutex watched_mutex_;
  std::vector<std::string> watched_ PAWL_GUARDED_BY(watched_mutex_);

  Mutex woken_mutex_;
  std::set<NameId> woken_ PAWL_GUARDED_BY(woken_mutex_);
  bool all_woken_ PAWL_GUARDED_BY(woken_mutex_) = false;
  SteadyTime last_recheck_ PAWL_GUARDED_BY(woken_mutex_){};
  std::function<void()> wake_ PAWL_GUARDED_BY(woken_mutex_);
  std::function<bool()> follow_wanted_ PAWL_GUARDED_BY(woken_mutex_);
  std::function<void(Topic, std::string_view)> told_ PAWL_GUARDED_BY(woken_mutex_);
  Mutex note_mutex_;
  std::function<std::string()> note_ PAWL_GUARDED_BY(note_mutex_);
  std::unique_ptr<RedisSubscriber> subscriber_;
};

}  // namespace pawl

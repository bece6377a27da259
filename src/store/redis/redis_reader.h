// Reads the data of a namespace over a link. What a snapshot and a batch share; a snapshot is nothing more.
// Not one consistent moment: each call sees what is there when it comes.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/mutex.h"
#include "redis/redis_link.h"
#include "store/envelope.h"
#include "store/redis/namespace_guard.h"
#include "store/redis/redis_keys.h"
#include "store/redis/redis_parts.h"
#include "store/store.h"

namespace pawl {

class RedisReader {
 public:
  RedisReader(RedisLink& link, const RedisKeys& keys, NamespaceGuard& guard)
      : link_(link), keys_(keys), guard_(guard) {}

  std::vector<Result<Record>> ReadMany(std::span<const RecordKey> keys);
  // As they are stored, or nil, in the order of the keys.
  Result<std::vector<RedisReply>> Stored(std::span<const RecordKey> keys);
  Result<ListBounds> Bounds(const Key& list);
  Result<std::vector<ListItem>> ListItems(const Key& list, std::uint64_t from, std::size_t limit);
  Result<RedisParts> Parts(std::span<const ListAsk> lists, std::span<const IndexAsk> indexes) {
    return ReadParts(link_, guard_, keys_, lists, indexes);
  }
  Result<std::vector<StatRow>> Counters(std::span<const Key> counters);
  Result<std::vector<TimesRow>> Times(std::span<const Key> counters);
  Result<void> IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out);
  Result<std::uint64_t> IndexCount(const Key& index);
  Result<std::vector<std::uint64_t>> IndexCounts(std::span<const IndexAsk> indexes);
  Result<std::optional<Seq>> IndexFirst(const Key& index);
  Result<void> JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out);
  Result<std::vector<std::pair<Key, Record>>> Scan(RecordKind kind, std::string_view from, std::size_t limit);
  Result<std::optional<FairGroup>> Group(NameId queue, const GroupKey& group);
  Result<std::vector<FairGroup>> Groups(NameId queue, const GroupKey& after, std::size_t limit);
  Result<FairStand> Stand(NameId queue, const GroupKey& group, SteadyTime now);
  Result<std::vector<NodeInfo>> Nodes(std::int64_t now_ms);
  Result<std::vector<std::string>> Notes(std::int64_t now_ms);
  Result<std::vector<std::string>> Fields(const std::string& hash);  // all, sorted

 private:
  Result<std::vector<FairGroup>> ReadGroups(NameId queue, std::span<const GroupKey> groups);
  Result<std::vector<RedisReply>> Call(std::vector<RedisCommand> commands);
  Result<RedisReply> Call(RedisCommand command);

  RedisLink& link_;
  const RedisKeys& keys_;
  NamespaceGuard& guard_;
};

// An error of Redis itself, as ours; nothing if the reply is none.
std::optional<Error> ErrorOf(const RedisReply& reply);
// A stored value with its version; absent if the reply is nil.
Result<Record> RecordOf(RecordKind kind, const RedisReply& reply);
Result<Unwrapped> UnwrappedOf(RecordKind kind, const RedisReply& reply);  // a part of the reply
// Members of an index, largest first, and how they are read from the reply; how many there are.
struct MembersAsk {
  IndexPlace place;
  Seq below = 0;
  std::size_t limit = 0;
};
RedisCommand ReadMembers(const MembersAsk& ask);
void AddMembers(const MembersAsk& ask, const RedisReply& reply, std::vector<Seq>& out);
RedisCommand IndexCountCommand(const RedisKeys& keys, const Key& index);
std::uint64_t CountOf(const RedisReply& reply);

// Links that wait to be used, so that each snapshot does not connect anew. Thread-safe.
class RedisLinks {
 public:
  RedisLinks(RedisUrl url, RedisLinkOptions options) : url_(std::move(url)), options_(std::move(options)) {}
  std::unique_ptr<RedisLink> Borrow();
  void GiveBack(std::unique_ptr<RedisLink> link);

 private:
  const RedisUrl url_;
  const RedisLinkOptions options_;
  Mutex mutex_;
  std::vector<std::unique_ptr<RedisLink>> free_ PAWL_GUARDED_BY(mutex_);
};

class RedisSnapshot final : public StoreReader {
 public:
  RedisSnapshot(RedisLinks& links, const RedisKeys& keys, NamespaceGuard& guard, std::int64_t now_ms)
      : links_(links), link_(links.Borrow()), reader_(*link_, keys, guard), now_ms_(now_ms) {}
  ~RedisSnapshot() override { links_.GiveBack(std::move(link_)); }
  RedisSnapshot(const RedisSnapshot&) = delete;
  RedisSnapshot& operator=(const RedisSnapshot&) = delete;

  std::optional<Error> failure() const override { return failure_; }
  Result<Version> ReadInto(const RecordKey& key, std::string& value) override;
  std::vector<Result<Record>> ReadMany(std::span<const RecordKey> keys) override { return reader_.ReadMany(keys); }
  ListBounds Bounds(const Key& list) override { return Note(reader_.Bounds(list)); }
  Result<std::vector<ListItem>> ListItems(const Key& list, std::uint64_t from, std::size_t limit) override {
    return reader_.ListItems(list, from, limit);
  }
  std::vector<StatRow> Counters(std::span<const Key> counters) override;
  std::vector<TimesRow> Times(std::span<const Key> counters) override;
  void IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) override;
  // Fetches the counts of indexes together; the rest is read when it is asked for.
  void Prefetch(std::span<const ListAsk> lists, std::span<const IndexAsk> indexes) override;
  std::uint64_t IndexCount(const Key& index) override;
  std::optional<Seq> IndexFirst(const Key& index) override { return Note(reader_.IndexFirst(index)); }
  void JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) override;
  Result<std::vector<std::pair<Key, Record>>> Scan(RecordKind kind, std::string_view from, std::size_t limit) override {
    return reader_.Scan(kind, from, limit);
  }
  std::optional<FairGroup> Group(NameId queue, const GroupKey& group) override {
    return Note(reader_.Group(queue, group));
  }
  std::vector<FairGroup> Groups(NameId queue, const GroupKey& after, std::size_t limit) override {
    return Note(reader_.Groups(queue, after, limit));
  }
  FairStand Stand(NameId queue, const GroupKey& group, SteadyTime now) override {
    return Note(reader_.Stand(queue, group, now));
  }
  Result<std::vector<NodeInfo>> Nodes() override { return reader_.Nodes(now_ms_); }
  Result<std::vector<std::string>> Notes() override { return reader_.Notes(now_ms_); }

 private:
  template <typename T>
  T Note(Result<T> result) {
    if (result.ok()) return *std::move(result);
    if (!failure_) failure_ = result.error();
    return T{};
  }

  RedisLinks& links_;
  std::unique_ptr<RedisLink> link_;
  RedisReader reader_;
  const std::int64_t now_ms_;
  std::optional<Error> failure_;
  std::unordered_map<std::string, std::uint64_t> counts_;  // of the last Prefetch, by the bytes of the index
};

}  // namespace pawl

#include "store/memory/memory_kv.h"

#include <utility>
#include <vector>

namespace pawl {
namespace {

using Map = std::map<std::string, std::string, std::less<>>;
using Members = std::set<std::uint64_t>;
using Sets = std::map<std::string, Members, std::less<>>;

void CheckKey(std::string_view key) {
  PAWL_CHECK(!key.empty() && key.size() <= kMaxKeyBytes, "a key of no or too many bytes");
}

}  // namespace

struct MemoryKv::Tables {
  std::array<Map, static_cast<std::size_t>(Table::kCount)> maps;
  std::array<Sets, static_cast<std::size_t>(Table::kCount)> sets;

  Map& MapOf(Table table) {
    PAWL_CHECK(!IsSet(table), "a set table was used as a map");
    return maps[static_cast<std::size_t>(table)];
  }
  Sets& SetsOf(Table table) {
    PAWL_CHECK(IsSet(table), "a map table was used as a set");
    return sets[static_cast<std::size_t>(table)];
  }
  const Members* MembersOf(Table table, std::string_view key) {
    Sets& all = SetsOf(table);
    auto it = all.find(key);
    return it == all.end() ? nullptr : &it->second;
  }

  void SetValue(Table table, std::string_view key, std::optional<std::string_view> value) {
    Map& map = MapOf(table);
    auto it = map.lower_bound(key);
    bool there = it != map.end() && it->first == key;
    if (value && there) {
      it->second.assign(*value);
    } else if (value) {
      map.emplace_hint(it, key, *value);
    } else if (there) {
      map.erase(it);
    }
  }
  void SetMember(Table table, std::string_view key, std::uint64_t member, bool present) {
    Sets& all = SetsOf(table);
    auto it = all.find(key);
    if (present) {
      if (it == all.end()) it = all.emplace(std::string(key), Members()).first;
      it->second.insert(member);
    } else if (it != all.end()) {
      it->second.erase(member);
      if (it->second.empty()) all.erase(it);
    }
  }
};

struct MemoryKv::Snapshot {
  Tables tables;
  int readers = 0;  // guarded by the Kv's mutex
};

namespace {

// The reading half, the same for a snapshot and for the writer's own copy.
template <typename Base, typename Tables>
class MemoryReads : public Base {
 public:
  explicit MemoryReads(Tables* tables) : tables_(tables) {}

  std::optional<std::string_view> Get(Table table, std::string_view key) override {
    Map& map = tables_->MapOf(table);
    auto it = map.find(key);
    if (it == map.end()) return std::nullopt;
    return it->second;
  }
  std::optional<KvEntry> AtOrAfter(Table table, std::string_view key) override {
    Map& map = tables_->MapOf(table);
    auto it = map.lower_bound(key);
    if (it == map.end()) return std::nullopt;
    return KvEntry{it->first, it->second};
  }
  std::optional<KvEntry> Before(Table table, std::string_view key) override {
    Map& map = tables_->MapOf(table);
    auto it = map.lower_bound(key);
    if (it == map.begin()) return std::nullopt;
    --it;
    return KvEntry{it->first, it->second};
  }
  std::uint64_t Count(Table table, std::string_view key) override {
    const Members* members = tables_->MembersOf(table, key);
    return members ? members->size() : 0;
  }
  std::optional<std::uint64_t> MemberBefore(Table table, std::string_view key, std::uint64_t bound) override {
    const Members* members = tables_->MembersOf(table, key);
    if (!members) return std::nullopt;
    auto it = members->lower_bound(bound);
    if (it == members->begin()) return std::nullopt;
    return *--it;
  }
  std::optional<std::uint64_t> MemberAtOrAfter(Table table, std::string_view key, std::uint64_t bound) override {
    const Members* members = tables_->MembersOf(table, key);
    if (!members) return std::nullopt;
    auto it = members->lower_bound(bound);
    if (it == members->end()) return std::nullopt;
    return *it;
  }
  std::optional<std::string_view> SetAtOrAfter(Table table, std::string_view key) override {
    Sets& all = tables_->SetsOf(table);
    auto it = all.lower_bound(key);
    if (it == all.end()) return std::nullopt;
    return it->first;
  }

 protected:
  bool Contains(Table table, std::string_view key, std::uint64_t member) {
    const Members* members = tables_->MembersOf(table, key);
    return members && members->contains(member);
  }

  Tables* const tables_;
};

// What a key held before it was first changed by one call; a set's member, or a map's value.
struct Change {
  Table table;
  std::string key;
  std::uint64_t member = 0;
  bool was_there = false;
  std::string old_value = {};
};

}  // namespace

class MemoryKv::Reader final : public MemoryReads<KvReader, Tables> {
 public:
  Reader(MemoryKv* kv, std::shared_ptr<Snapshot> snapshot)
      : MemoryReads(&snapshot->tables), kv_(kv), snapshot_(std::move(snapshot)) {}
  ~Reader() override { kv_->Release(snapshot_.get()); }

 private:
  MemoryKv* const kv_;
  const std::shared_ptr<Snapshot> snapshot_;
};

class MemoryKv::Writer final : public MemoryReads<KvWriter, Tables> {
 public:
  explicit Writer(MemoryKv* kv) : MemoryReads(kv->working_.get()), kv_(kv) {}
  ~Writer() override { Abort(); }

  void Put(Table table, std::string_view key, std::string_view value) override {
    CheckKey(key);
    ++writes_;
    Map& map = tables_->MapOf(table);
    auto it = map.lower_bound(key);
    if (it != map.end() && it->first == key) {
      std::string fresh(value);  // `value` may be a view of what is replaced
      changes_.push_back({table, std::string(key), 0, true, std::exchange(it->second, std::move(fresh))});
      return;
    }
    changes_.push_back({table, std::string(key)});
    map.emplace_hint(it, key, value);
  }

  bool Erase(Table table, std::string_view key) override {
    Map& map = tables_->MapOf(table);
    auto it = map.find(key);
    if (it == map.end()) return false;
    ++writes_;
    changes_.push_back({table, it->first, 0, true, std::move(it->second)});
    map.erase(it);
    return true;
  }

  bool Add(Table table, std::string_view key, std::uint64_t member) override {
    CheckKey(key);
    if (Contains(table, key, member)) return false;
    ++writes_;
    changes_.push_back({table, std::string(key), member, false});
    tables_->SetMember(table, changes_.back().key, member, true);
    return true;
  }

  bool Remove(Table table, std::string_view key, std::uint64_t member) override {
    if (!Contains(table, key, member)) return false;
    ++writes_;
    changes_.push_back({table, std::string(key), member, true});
    tables_->SetMember(table, changes_.back().key, member, false);
    return true;
  }

  void Clear(Table table) override {
    Map& map = tables_->MapOf(table);
    ++writes_;
    for (auto& [key, value] : map) changes_.push_back({table, key, 0, true, std::move(value)});
    map.clear();
  }

  Result<void> Commit() override {
    PAWL_CHECK(open_, "a transaction was ended twice");
    if (!kv_->failure_ && kv_->before_commit_) {
      if (auto before = kv_->before_commit_(); !before.ok()) {
        Abort();
        const bool passes =
            before.error().code == ErrorCode::kNoSpace || before.error().code == ErrorCode::kUnavailable;
        if (!passes) kv_->failure_ = before.error();
        return before;
      }
    }
    if (kv_->failure_) {
      Abort();
      return *kv_->failure_;
    }
    Publish();
    End();
    return {};
  }

  void Abort() override {
    if (!open_) return;
    // NOLINTNEXTLINE(modernize-loop-convert): the check would have a range that its compiler does not know
    for (auto it = changes_.rbegin(); it != changes_.rend(); ++it) {
      if (IsSet(it->table)) {
        tables_->SetMember(it->table, it->key, it->member, it->was_there);
      } else {
        tables_->SetValue(it->table, it->key,
                          it->was_there ? std::optional<std::string_view>(it->old_value) : std::nullopt);
      }
    }
    End();
  }

  std::uint64_t writes() const override { return writes_; }

 private:
  // Carries the final state of each touched key over to what readers see.
  void Publish() {
    const MutexLock lock(kv_->mutex_);
    if (kv_->committed_->readers > 0) {
      kv_->committed_ = std::make_shared<Snapshot>(Snapshot{kv_->committed_->tables});
    }
    Tables& target = kv_->committed_->tables;
    for (const Change& change : changes_) {
      if (IsSet(change.table)) {
        target.SetMember(change.table, change.key, change.member, Contains(change.table, change.key, change.member));
      } else {
        target.SetValue(change.table, change.key, Get(change.table, change.key));
      }
    }
  }

  void End() {
    changes_.clear();
    open_ = false;
    kv_->writing_ = false;
  }

  MemoryKv* const kv_;
  std::vector<Change> changes_;
  std::uint64_t writes_ = 0;
  bool open_ = true;
};

MemoryKv::MemoryKv() : working_(std::make_unique<Tables>()), committed_(std::make_shared<Snapshot>()) {}

MemoryKv::~MemoryKv() { PAWL_CHECK(!writing_, "a store was closed under a transaction"); }

std::unique_ptr<KvWriter> MemoryKv::BeginWrite() {
  PAWL_CHECK(!std::exchange(writing_, true), "a second write transaction was begun");
  return std::make_unique<Writer>(this);
}

std::unique_ptr<KvReader> MemoryKv::BeginRead() {
  const MutexLock lock(mutex_);
  ++committed_->readers;
  return std::make_unique<Reader>(this, committed_);
}

void MemoryKv::Release(Snapshot* snapshot) {
  const MutexLock lock(mutex_);
  --snapshot->readers;
}

bool MemoryKv::ReserveSpace() {
  const MutexLock lock(mutex_);
  return has_space_;
}

void MemoryKv::SetSpace(bool has_space) {
  const MutexLock lock(mutex_);
  has_space_ = has_space;
}

Result<void> MemoryKv::Backup(const std::string&, bool) {
  return Error{ErrorCode::kBadRequest, "the memory store keeps nothing on disk and cannot be backed up"};
}

}  // namespace pawl

// CommitPayload gathers what the stages of a batch write, and puts it into the form that the commit script takes: the
// last word on each field and member, grouped by key, so that Redis is called few times with many values. Each number
// of a job is sent once, however many keys name it: what is sent is what a script costs most.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory_resource>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "store/redis/batch_memory.h"
#include "store/redis/fair_payload.h"
#include "store/redis/redis_keys.h"
#include "store/store.h"

namespace pawl {

// What one stage writes, and what it rests on. Names, fields and values are in the memory of the batch, or live longer.
struct RedisStage {
  struct FieldWrite {
    const std::string* key;
    FieldName name;
    std::optional<std::string_view> value;  // nothing: it goes
  };
  struct MemberWrite {
    const std::string* key;
    FieldName name;
    std::optional<std::int64_t> score;  // nothing: it goes
  };
  // Of a set in blocks: seq_blocks.h.
  struct SeqName {
    std::string_view prefix = {};
    Seq seq = 0;

    bool operator==(const SeqName&) const = default;
    bool operator<(const SeqName& other) const {
      return prefix == other.prefix ? seq < other.seq : prefix < other.prefix;
    }
  };
  struct SeqWrite {
    const std::string* key;
    SeqName name;
    bool added;                            // else it leaves the set
    const std::string* counter = nullptr;  // of the set, if it has one
  };
  // A command whose answer must be this.
  struct Check {
    std::string command;
    std::string key;
    std::string argument;   // empty: none
    std::string answer;     // an integer as text
    bool at_least = false;  // or a larger one

    auto operator<=>(const Check&) const = default;  // NOLINT(modernize-use-nullptr): a fault of the check
  };

  // Takes its offset in the commit. `wakes`: the tail moves by so many, and nothing is written.
  struct Append {
    std::string list;
    std::uint64_t start = 0;  // of a list that is new
    std::uint64_t wakes = 0;
    std::vector<std::string> items;
  };

  explicit RedisStage(std::pmr::memory_resource* memory)
      : guards(memory),
        reservations(memory),
        fields(memory),
        members(memory),
        seqs(memory),
        stats(memory),
        leases(memory),
        fair(memory) {}

  Stage number = 0;
  std::size_t size = 1;  // see Store::batch_max()
  bool assumes = false;  // it rests on what was not read: its guards are to be checked even if it writes nothing
  std::pmr::vector<std::pair<RecordKey, Version>> guards;
  std::vector<Check> checks;
  bool new_numbers = false;                             // of this batch are in what it writes
  std::pmr::vector<const ReservingCall*> reservations;  // calls that must not have run out
  std::vector<Stage> after;                             // stages of the same batch that must have happened
  std::vector<Append> appends;
  std::pmr::vector<FieldWrite> fields;
  std::vector<FieldWrite> ahead;  // written before the commit: nobody can see them until it happens
  std::pmr::vector<MemberWrite> members;
  std::pmr::vector<SeqWrite> seqs;
  std::pmr::vector<StatAdd> stats;
  std::pmr::vector<LeaseChange> leases;
  std::pmr::vector<FairChange> fair;
  std::vector<Seq> leaving;  // jobs that were taken, and leave the fair queue for good instead of being handed out

  bool writes() const {
    return !appends.empty() || !fields.empty() || !members.empty() || !seqs.empty() || !stats.empty() ||
           !fair.empty() || !leases.empty() || !leaving.empty();
  }
};

// Adds the names of the keys of the queues that the payload names.
void AddFairKeys(const RedisKeys& keys, const FairPayload& payload, std::vector<std::string>& names);

// What it is given must outlive it.
class CommitPayload {
 public:
  CommitPayload(const RedisKeys& keys, Now now, BatchMemory& memory) : keys_(keys), now_(now), memory_(memory) {}

  void Add(const RedisStage& stage);
  void SettleCall(const ReservingCall& call, std::vector<Fate> fates) { calls_.emplace_back(&call, std::move(fates)); }
  void Settle(const BlockedEntry& entry) { settled_.push_back(entry); }
  void DropRow(const std::string& row);  // of statistics

  bool empty() const;  // there is nothing to write, and nothing to find out

  struct Encoded {
    std::vector<std::string> keys;
    RedisArguments arguments;                 // behind those that say whose batch it is
    std::vector<std::vector<Stage>> guarded;  // by guard: the stages that rest on it
    std::uint64_t writes = 0;
    std::size_t size = 0;  // see Store::batch_max()
  };
  Encoded Encode() const;

 private:
  class Writer;

  struct Guard {
    RecordKind kind;
    Version version;
    Stage stage;
    FieldName name;
  };

  const RedisKeys& keys_;
  const Now now_;
  BatchMemory& memory_;
  // Two stages may have read a field at different times: then one of them fails.
  std::vector<Guard> guards_;
  std::map<RedisStage::Check, std::vector<Stage>> checks_;
  std::map<const ReservingCall*, std::vector<Stage>> reservations_;
  std::vector<const RedisStage::Append*> appends_;
  std::vector<const RedisStage::FieldWrite*> fields_;
  std::vector<const RedisStage::MemberWrite*> members_;
  std::vector<const RedisStage::SeqWrite*> seqs_;
  std::deque<RedisStage::FieldWrite> own_fields_;  // those that no stage holds
  std::deque<RedisStage::MemberWrite> own_members_;
  std::size_t size_ = 0;
  std::size_t bytes_ = 0;  // of values
  bool presumes_ = false;  // one of the stages does
  struct Counted {
    StatRow deltas{};
    TimesRow times;
  };
  std::map<NameId, Counted> stats_;
  std::vector<const FairChange*> fair_;
  std::vector<std::pair<const ReservingCall*, std::vector<Fate>>> calls_;
  std::vector<BlockedEntry> settled_;
};

}  // namespace pawl

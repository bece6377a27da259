// CommitPayload gathers what the stages of a batch write, and puts it into the form that the commit script takes: the
// last word on each field and member, grouped by key, so that Redis is called few times with many values.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "store/redis/fair_payload.h"
#include "store/redis/redis_keys.h"
#include "store/store.h"

namespace pawl {

// What one stage writes, and what it rests on.
struct RedisStage {
  struct FieldWrite {
    std::string hash;
    std::string field;
    std::optional<std::string> value;  // nothing: it goes
  };
  struct MemberWrite {
    std::string set;
    std::string member;
    std::optional<std::int64_t> score;  // nothing: it goes
  };
  // A command whose answer must be this.
  struct Check {
    std::string command;
    std::string key;
    std::string argument;  // empty: none
    std::string answer;    // an integer as text

    auto operator<=>(const Check&) const = default;
  };

  Stage number = 0;
  std::vector<std::pair<RecordKey, Version>> guards;
  std::vector<Check> checks;
  std::vector<Stage> after;  // stages of the same batch that must have happened
  std::vector<FieldWrite> fields;
  std::vector<FieldWrite> ahead;  // written before the commit: nobody can see them until it happens
  std::vector<MemberWrite> members;
  std::vector<StatAdd> stats;
  std::vector<LeaseChange> leases;
  std::vector<FairChange> fair;

  bool writes() const {
    return !fields.empty() || !members.empty() || !stats.empty() || !fair.empty() || !leases.empty();
  }
};

// Adds what writes a whole row of statistics.
void AddStatSet(const RedisKeys& keys, const StatSet& set, RedisStage& stage);

class CommitPayload {
 public:
  CommitPayload(const RedisKeys& keys, Now now) : keys_(keys), now_(now) {}

  void Add(const RedisStage& stage);
  void Confirm(const FairPlace& place) { confirmed_.push_back(place); }
  void GiveBack(const FairPlace& place) { given_back_.push_back(place); }
  void Settle(const BlockedEntry& entry) { settled_.push_back(entry); }
  void DropRow(const std::string& row);  // of statistics

  bool empty() const;
  std::uint64_t writes() const;

  struct Encoded {
    std::vector<std::string> keys;
    std::string payload;
    std::vector<std::vector<Stage>> guarded;  // by guard: the stages that rest on it
  };
  Encoded Encode() const;

 private:
  class Writer;

  const RedisKeys& keys_;
  const Now now_;
  // By hash; field and version. Two stages may have read a field at different times: then one of them fails.
  std::map<std::string, std::map<std::pair<std::string, std::string>, std::vector<Stage>>> guards_;
  std::map<RedisStage::Check, std::vector<Stage>> checks_;
  std::map<std::string, std::unordered_map<std::string, std::optional<std::string>>> fields_;    // by hash
  std::map<std::string, std::unordered_map<std::string, std::optional<std::int64_t>>> members_;  // by set
  std::map<NameId, StatRow> stats_;
  std::vector<FairChange> fair_;
  std::vector<FairPlace> confirmed_;
  std::vector<FairPlace> given_back_;
  std::vector<BlockedEntry> settled_;
};

}  // namespace pawl

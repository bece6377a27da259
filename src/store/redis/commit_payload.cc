#include "store/redis/commit_payload.h"

#include <unordered_map>

namespace pawl {
namespace {

constexpr std::size_t kArgumentsMax = 1'990;  // of one command

std::string VersionBytes(Version version) {
  if (version == kAbsent) return {};
  std::string bytes(8, '\0');
  std::memcpy(bytes.data(), &version, bytes.size());
  return bytes;
}

}  // namespace

// Writes the parts one after the other, and collects the keys that they name.
class CommitPayload::Writer {
 public:
  Writer(const CommitPayload& from, Encoded& to) : from_(from), to_(to), out_(to.payload) {
    for (const std::string_view fixed : {"done", "turn", "blocked", "reserved"}) KeyNumber(from.keys_.Of(fixed));
  }

  void Write() {
    out_.Array(7);
    out_.Int(ToMillis(from_.now_.steady));
    Guards();
    Commands();
    // The operations name queues, so they are written first and stand behind the list of queues.
    std::string operations;
    Fair(operations);
    out_.Array(queues_.size());
    for (const NameId queue : queues_) AppendQueue(out_, queue, first_keys_.at(queue));
    to_.payload += operations;
    out_.Str(from_.keys_.WakePrefix());
    Checks();
  }

 private:
  std::size_t KeyNumber(const std::string& key) {
    const auto [slot, fresh] = numbers_.try_emplace(key, to_.keys.size() + 1);
    if (fresh) to_.keys.push_back(key);
    return slot->second;
  }

  std::size_t QueueNumber(NameId queue) {
    const auto [slot, fresh] = queue_numbers_.try_emplace(queue, queues_.size() + 1);
    if (!fresh) return slot->second;
    queues_.push_back(queue);
    first_keys_[queue] = to_.keys.size() + 1;
    for (const std::string_view what : kFairKeys) to_.keys.push_back(from_.keys_.Queue(queue, what));
    return slot->second;
  }

  void Guards() {
    out_.Array(from_.guards_.size());
    for (const auto& [hash, fields] : from_.guards_) {
      out_.Array(1 + 2 * fields.size());
      out_.Int(static_cast<std::int64_t>(KeyNumber(hash)));
      for (const auto& [guard, stages] : fields) {
        out_.Str(guard.first);
        out_.Str(guard.second);
        to_.guarded.push_back(stages);
      }
    }
  }

  void Checks() {
    out_.Array(from_.checks_.size());
    for (const auto& [check, stages] : from_.checks_) {
      out_.Array(4);
      out_.Str(check.command);
      out_.Int(static_cast<std::int64_t>(KeyNumber(check.key)));
      out_.Str(check.argument);
      out_.Str(check.answer);
      to_.guarded.push_back(stages);
    }
  }

  // One command for all values of a key, or a few if there are very many.
  void Command(std::string_view name, const std::string& key, std::size_t values_each,
               const std::vector<std::string>& values) {
    const std::size_t most = kArgumentsMax / values_each * values_each;
    for (std::size_t at = 0; at < values.size(); at += most) {
      const std::size_t count = std::min(most, values.size() - at);
      out_.Array(2 + count);
      out_.Str(name);
      out_.Int(static_cast<std::int64_t>(KeyNumber(key)));
      for (std::size_t i = at; i < at + count; ++i) out_.Str(values[i]);
      ++commands_;
    }
  }

  void Commands() {
    const std::size_t opened = out_.OpenArray();
    std::vector<std::string> puts;
    std::vector<std::string> drops;
    for (const auto& [hash, fields] : from_.fields_) {
      puts.clear();
      drops.clear();
      for (const auto& [field, value] : fields) {
        if (value) {
          puts.push_back(field);
          puts.push_back(*value);
        } else {
          drops.push_back(field);
        }
      }
      Command("HSET", hash, 2, puts);
      Command("HDEL", hash, 1, drops);
    }
    for (const auto& [set, members] : from_.members_) {
      puts.clear();
      drops.clear();
      for (const auto& [member, score] : members) {
        if (score) {
          puts.push_back(std::to_string(*score));
          puts.push_back(member);
        } else {
          drops.push_back(member);
        }
      }
      Command("ZADD", set, 2, puts);
      Command("ZREM", set, 1, drops);
    }
    Stats();
    out_.CloseArray(opened, commands_);
  }

  void Stats() {
    std::vector<std::string> rows;
    for (const auto& [queue, deltas] : from_.stats_) {
      for (const Resolution resolution : kResolutions) {
        const WallTime bucket = BucketOf(resolution, from_.now_.wall);
        const std::string row = RowOf(StatCounter(queue, resolution, bucket));
        for (std::size_t stat = 0; stat < kStatCount; ++stat) {
          if (deltas[stat] == 0) continue;
          Command("HINCRBY", from_.keys_.Of("stats"), 2,
                  {StatField(row, static_cast<Stat>(stat)), std::to_string(deltas[stat])});
        }
        if (resolution == Resolution::kTotal) continue;
        rows.push_back(std::to_string(ToMillis(bucket + KeptFor(resolution))));
        rows.push_back(row);
      }
    }
    Command("ZADD", from_.keys_.Of("stats:rows"), 2, rows);
  }

  void Fair(std::string& operations) {
    MsgpackWriter out(operations);
    const auto number = [this](NameId queue) { return QueueNumber(queue); };
    out.Array(from_.settled_.size() + from_.confirmed_.size() + from_.fair_.size() + from_.given_back_.size());
    for (const FairPlace& place : from_.confirmed_) AppendConfirm(out, place, number);
    for (const FairChange& change : from_.fair_) AppendFairChange(out, change, number);
    for (const FairPlace& place : from_.given_back_) AppendGiveBack(out, place, number);
    for (const BlockedEntry& entry : from_.settled_) AppendSettle(out, entry.queue, entry.group, number);
  }

  const CommitPayload& from_;
  Encoded& to_;
  MsgpackWriter out_;
  std::unordered_map<std::string, std::size_t> numbers_;
  std::unordered_map<NameId, std::size_t> queue_numbers_;
  std::unordered_map<NameId, std::size_t> first_keys_;
  std::vector<NameId> queues_;
  std::size_t commands_ = 0;
};

void AddStatSet(const RedisKeys& keys, const StatSet& set, RedisStage& stage) {
  const std::string row = RowOf(set.counter);
  for (std::size_t i = 0; i < kStatCount; ++i) {
    if (set.row[i] == 0) continue;
    stage.fields.push_back({keys.Of("stats"), StatField(row, static_cast<Stat>(i)), std::to_string(set.row[i])});
  }
  KeyReader in(set.counter.view());
  const auto resolution = static_cast<Resolution>(in.U8());
  if (resolution == Resolution::kTotal) return;
  const WallTime kept_until = WallFromMillis(in.Time()) + KeptFor(resolution);
  stage.members.push_back({keys.Of("stats:rows"), row, ToMillis(kept_until)});
}

void CommitPayload::Add(const RedisStage& stage) {
  for (const auto& [key, version] : stage.guards) {
    guards_[keys_.Records(key.kind)][{FieldOf(key), VersionBytes(version)}].push_back(stage.number);
  }
  for (const RedisStage::Check& check : stage.checks) checks_[check].push_back(stage.number);
  for (const auto& write : stage.fields) fields_[write.hash][write.field] = write.value;
  for (const auto& write : stage.members) members_[write.set][write.member] = write.score;
  const std::string leases = keys_.Of("leases");
  for (const LeaseChange& lease : stage.leases) {
    auto& score = members_[leases][std::to_string(lease.seq)];
    score = lease.deadline == kNeverSteady ? std::nullopt : std::optional(ToMillis(lease.deadline));
  }
  for (const StatAdd& add : stage.stats) {
    StatRow& row = stats_[add.queue];
    for (std::size_t i = 0; i < row.size(); ++i) row[i] += add.deltas[i];
  }
  fair_.insert(fair_.end(), stage.fair.begin(), stage.fair.end());
}

void CommitPayload::DropRow(const std::string& row) {
  for (std::size_t stat = 0; stat < kStatCount; ++stat) {
    fields_[keys_.Of("stats")][StatField(row, static_cast<Stat>(stat))] = std::nullopt;
  }
  members_[keys_.Of("stats:rows")][row] = std::nullopt;
}

bool CommitPayload::empty() const {
  return fields_.empty() && members_.empty() && stats_.empty() && fair_.empty() && confirmed_.empty() &&
         given_back_.empty() && settled_.empty();
}

std::uint64_t CommitPayload::writes() const {
  std::uint64_t writes = fair_.size() + confirmed_.size() + stats_.size();
  for (const auto& [hash, fields] : fields_) writes += fields.size();
  for (const auto& [set, members] : members_) writes += members.size();
  return writes;
}

CommitPayload::Encoded CommitPayload::Encode() const {
  Encoded encoded;
  Writer(*this, encoded).Write();
  return encoded;
}

}  // namespace pawl

#include "store/redis/commit_payload.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <tuple>

namespace pawl {
namespace {

void AppendVersion(std::string& out, Version version) {  // kAbsent is all zeros
  std::array<char, sizeof version> bytes;
  std::memcpy(bytes.data(), &version, bytes.size());
  out.append(bytes.data(), bytes.size());
}

const std::string& KeyOf(const RedisStage::FieldWrite& write) { return *write.hash; }
const std::string& KeyOf(const RedisStage::MemberWrite& write) { return *write.set; }
std::string_view NameOf(const RedisStage::FieldWrite& write) { return write.field; }
std::string_view NameOf(const RedisStage::MemberWrite& write) { return write.member; }

// The last word on each name, in the order of keys and names: Redis finds neighbours faster.
template <typename Write>
std::vector<const Write*> LastWords(std::vector<const Write*> writes) {
  // Most keys are the same object where they are the same.
  const auto same_key = [](const Write& a, const Write& b) { return &KeyOf(a) == &KeyOf(b) || KeyOf(a) == KeyOf(b); };
  std::stable_sort(writes.begin(), writes.end(), [&](const Write* a, const Write* b) {
    return same_key(*a, *b) ? NameOf(*a) < NameOf(*b) : KeyOf(*a) < KeyOf(*b);
  });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < writes.size(); ++i) {
    const Write* next = i + 1 < writes.size() ? writes[i + 1] : nullptr;
    if (next != nullptr && NameOf(*writes[i]) == NameOf(*next) && same_key(*writes[i], *next)) continue;
    writes[kept++] = writes[i];
  }
  writes.resize(kept);
  return writes;
}

}  // namespace

// Writes the parts one after the other, and collects the keys that they name.
class CommitPayload::Writer {
 public:
  Writer(const CommitPayload& from, Encoded& to) : from_(from), to_(to), out_(to.arguments) {
    for (const std::string_view fixed : {"done", "turn", "blocked", "reserved", "reservations"}) {
      KeyNumber(from.keys_.Of(fixed));
    }
  }

  void Write() {
    out_.Add(ToMillis(from_.now_.steady)).Add(from_.keys_.WakePrefix());
    Guards();
    Checks();
    Appends();
    Fields();
    Members();
    Stats();
    out_.Add(commands_).Add(command_arguments_);
    Fair();
  }

 private:
  std::size_t KeyNumber(const std::string& key) {
    const auto [slot, fresh] = numbers_.try_emplace(key, to_.keys.size() + 1);
    if (fresh) to_.keys.push_back(key);
    return slot->second;
  }

  void Guards() {
    std::vector<Guard> guards = from_.guards_;
    std::sort(guards.begin(), guards.end(), [](const Guard& a, const Guard& b) {
      return std::tie(a.kind, a.field, a.version) < std::tie(b.kind, b.field, b.version);
    });
    RedisArguments groups;
    std::size_t count = 0;
    for (std::size_t at = 0; at < guards.size(); ++count) at = GuardsOfKind(guards, at, groups);
    out_.Add(count).Add(groups);
  }

  // Writes those of the kind that begins there; where the next begins.
  std::size_t GuardsOfKind(const std::vector<Guard>& guards, std::size_t at, RedisArguments& out) {
    const RecordKind kind = guards[at].kind;
    RedisArguments fields;
    std::string versions;
    const Guard* last = nullptr;
    for (; at < guards.size() && guards[at].kind == kind; ++at) {
      const Guard& guard = guards[at];
      if (last == nullptr || last->field != guard.field || last->version != guard.version) {
        fields.Add(guard.field);
        AppendVersion(versions, guard.version);
        to_.guarded.emplace_back();
        last = &guard;
      }
      to_.guarded.back().push_back(guard.stage);
    }
    out.Add(KeyNumber(from_.keys_.Records(kind)));
    out.Add(fields.count()).Add(fields).Add(versions);
    return at;
  }

  void Checks() {
    out_.Add(from_.checks_.size() + from_.reservations_.size());
    for (const auto& [check, stages] : from_.checks_) {
      out_.Add(check.command).Add(KeyNumber(check.key)).Add(check.argument).Add(check.answer);
      to_.guarded.push_back(stages);
    }
    for (const auto& [call, stages] : from_.reservations_) {
      out_.Add("HEXISTS").Add(KeyNumber(from_.keys_.Of("reservations"))).Add(call->name).Add("1");
      to_.guarded.push_back(stages);
    }
  }

  // Those on one list in their order, and as one where that does the same.
  void Appends() {
    std::vector<const RedisStage::Append*> appends = from_.appends_;
    std::stable_sort(appends.begin(), appends.end(), [](const auto* a, const auto* b) { return a->list < b->list; });
    RedisArguments out;
    std::size_t count = 0;
    for (std::size_t at = 0; at < appends.size(); ++count) {
      const RedisStage::Append& first = *appends[at];
      std::uint64_t rings = 0;
      RedisArguments items;
      for (; at < appends.size() && appends[at]->list == first.list; ++at) {
        if ((appends[at]->rings > 0) != (first.rings > 0)) break;
        rings += appends[at]->rings;
        for (const std::string& item : appends[at]->items) items.Add(item);
      }
      out.Add(KeyNumber(from_.keys_.lists())).Add(first.list).Add(first.start).Add(rings);
      out.Add(items.count()).Add(items);
      to_.writes += 1 + items.count();
    }
    out_.Add(count).Add(out);
  }

  void Command(std::string_view name, const std::string& key, const RedisArguments& values) {
    if (values.count() == 0) return;
    command_arguments_.Add(name).Add(KeyNumber(key)).Add(values.count()).Add(values);
    ++commands_;
  }

  void Fields() {
    const auto writes = LastWords(from_.fields_);
    to_.writes += writes.size();
    for (std::size_t at = 0; at < writes.size();) {
      const std::string& hash = *writes[at]->hash;
      RedisArguments puts;
      RedisArguments drops;
      for (; at < writes.size() && *writes[at]->hash == hash; ++at) {
        if (writes[at]->value) {
          puts.Add(writes[at]->field).Add(*writes[at]->value);
        } else {
          drops.Add(writes[at]->field);
        }
      }
      Command("HSET", hash, puts);
      Command("HDEL", hash, drops);
    }
  }

  void Members() {
    const auto writes = LastWords(from_.members_);
    to_.writes += writes.size();
    for (std::size_t at = 0; at < writes.size();) {
      const std::string& set = *writes[at]->set;
      RedisArguments puts;
      RedisArguments drops;
      for (; at < writes.size() && *writes[at]->set == set; ++at) {
        if (writes[at]->score) {
          puts.Add(*writes[at]->score).Add(writes[at]->member);
        } else {
          drops.Add(writes[at]->member);
        }
      }
      Command("ZADD", set, puts);
      Command("ZREM", set, drops);
    }
  }

  void Stats() {
    to_.writes += from_.stats_.size();
    RedisArguments rows;
    for (const auto& [queue, deltas] : from_.stats_) {
      for (const Resolution resolution : kResolutions) {
        const WallTime bucket = BucketOf(resolution, from_.now_.wall);
        const std::string row = RowOf(StatCounter(queue, resolution, bucket));
        for (std::size_t stat = 0; stat < kStatCount; ++stat) {
          if (deltas[stat] == 0) continue;
          RedisArguments values;
          values.Add(StatField(row, static_cast<Stat>(stat))).Add(deltas[stat]);
          Command("HINCRBY", from_.keys_.stats(), values);
        }
        if (resolution != Resolution::kTotal) rows.Add(ToMillis(bucket + KeptFor(resolution))).Add(row);
      }
    }
    Command("ZADD", from_.keys_.stat_rows(), rows);
  }

  void Fair() {
    to_.writes += from_.fair_.size() + from_.calls_.size();
    FairPayload payload;
    for (const auto& [call, fates] : from_.calls_) payload.SettleCall(*call, fates);
    for (const FairChange* change : from_.fair_) payload.Change(*change);
    for (const BlockedEntry& entry : from_.settled_) payload.Settle(entry.queue, entry.group);
    payload.AppendTo(out_, to_.keys.size() + 1);
    AddFairKeys(from_.keys_, payload, to_.keys);
  }

  const CommitPayload& from_;
  Encoded& to_;
  RedisArguments& out_;
  std::unordered_map<std::string, std::size_t> numbers_;
  RedisArguments command_arguments_;
  std::size_t commands_ = 0;
};

void AddFairKeys(const RedisKeys& keys, const FairPayload& payload, std::vector<std::string>& names) {
  for (const NameId queue : payload.queues()) {
    for (const std::string_view what : kFairKeys) names.push_back(keys.Queue(queue, what));
  }
}

void CommitPayload::Add(const RedisStage& stage) {
  size_ += stage.size;
  presumes_ = presumes_ || stage.presumes;
  for (const auto& [key, version] : stage.guards) {
    guards_.push_back({key.kind, version, stage.number, FieldOf(key)});
  }
  for (const RedisStage::Check& check : stage.checks) checks_[check].push_back(stage.number);
  for (const ReservingCall* call : stage.reservations) reservations_[call].push_back(stage.number);
  for (const auto& append : stage.appends) appends_.push_back(&append);
  for (const auto& write : stage.fields) fields_.push_back(&write);
  for (const auto& write : stage.members) members_.push_back(&write);
  for (const StatAdd& add : stage.stats) {
    StatRow& row = stats_[add.queue];
    for (std::size_t i = 0; i < row.size(); ++i) row[i] += add.deltas[i];
  }
  for (const FairChange& change : stage.fair) fair_.push_back(&change);
}

void CommitPayload::DropRow(const std::string& row) {
  for (std::size_t stat = 0; stat < kStatCount; ++stat) {
    const std::string_view field = memory_.Keep(StatField(row, static_cast<Stat>(stat)));
    fields_.push_back(&own_fields_.emplace_back(&keys_.stats(), field, std::nullopt));
  }
  members_.push_back(&own_members_.emplace_back(&keys_.stat_rows(), row, std::nullopt));
}

bool CommitPayload::empty() const {
  return appends_.empty() && fields_.empty() && members_.empty() && stats_.empty() && fair_.empty() && calls_.empty() &&
         settled_.empty() && !presumes_;
}

CommitPayload::Encoded CommitPayload::Encode() const {
  Encoded encoded;
  encoded.size = size_;
  Writer(*this, encoded).Write();
  return encoded;
}

}  // namespace pawl

#include "store/redis/commit_payload.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <utility>

#include "store/redis/seq_blocks.h"

namespace pawl {
namespace {

void AppendVersion(std::string& out, Version version) {  // kAbsent is all zeros
  std::array<char, sizeof version> bytes;
  std::memcpy(bytes.data(), &version, bytes.size());
  out.append(bytes.data(), bytes.size());
}

// What one command takes with each of its names; in lua/commit.lua too.
constexpr std::string_view kNamesAlone = "n";
constexpr std::string_view kWithValues = "v";  // behind them
constexpr std::string_view kWithScores = "s";  // before them: one for all, or one each
constexpr std::string_view kOwnScores = "o";   // the names themselves

// Commands of the script's own.
constexpr std::string_view kJoin = "JOIN";  // numbers come to a set in blocks
constexpr std::string_view kCut = "CUT";    // or leave it
constexpr std::string_view kCount = "COUNT";

// What is sent for a name and what goes with it, at most as a rule, and for all that is sent once.
constexpr std::size_t kBytesOfName = 48;
constexpr std::size_t kBytesOfRest = 4'096;

// A write, and the number of its key.
template <typename Write>
struct Placed {
  std::size_t key;
  const Write* write;
};

// The last word on each name, in the order of keys and names: Redis finds neighbours faster.
template <typename Write>
void KeepLastWords(std::vector<Placed<Write>>& writes) {
  std::stable_sort(writes.begin(), writes.end(), [](const Placed<Write>& a, const Placed<Write>& b) {
    return a.key != b.key ? a.key < b.key : a.write->name < b.write->name;
  });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < writes.size(); ++i) {
    const bool more = i + 1 < writes.size() && writes[i].key == writes[i + 1].key;
    if (more && writes[i].write->name == writes[i + 1].write->name) continue;
    writes[kept++] = writes[i];
  }
  writes.resize(kept);
}

}  // namespace

// Writes the parts one after the other, and collects the keys that they name.
class CommitPayload::Writer {
 public:
  Writer(const CommitPayload& from, Encoded& to) : from_(from), to_(to), out_(to.arguments), guards_(from.guards_) {
    for (const std::string_view fixed : {"done", "turn", "blocked", "reserved", "reservations"}) {
      KeyNumber(from.keys_.Of(fixed));
    }
    fields_ = LastWords(from.fields_);
    members_ = LastWords(from.members_);
    seqs_ = LastWords(from.seqs_);
    std::sort(guards_.begin(), guards_.end(), [](const Guard& a, const Guard& b) {
      if (a.kind != b.kind) return a.kind < b.kind;
      return a.name == b.name ? a.version < b.version : a.name < b.name;
    });
    CollectNumbers();
  }

  void Write() {
    const std::size_t names = fields_.size() + members_.size() + seqs_.size() + guards_.size() + from_.fair_.size();
    out_.Reserve(from_.bytes_ + kBytesOfName * names + kBytesOfRest);
    out_.Add(ToMillis(from_.now_.steady)).Add(from_.keys_.WakePrefix());
    out_.Add(numbers_.size());
    for (const std::uint64_t number : numbers_) out_.Add(number);
    Guards();
    Checks();
    Appends();
    for (std::size_t at = 0; at < fields_.size();) at = FieldsOfKey(at);
    for (std::size_t at = 0; at < members_.size();) at = MembersOfKey(at);
    for (std::size_t at = 0; at < seqs_.size();) at = SeqsOfKey(at);
    Stats();
    out_.Add("");  // no more commands
    Fair();
  }

 private:
  std::size_t KeyNumber(const std::string& key) {
    const auto [slot, fresh] = key_numbers_.try_emplace(key, to_.keys.size() + 1);
    if (fresh) to_.keys.push_back(key);
    return slot->second;
  }

  template <typename Write>
  std::vector<Placed<Write>> LastWords(const std::vector<const Write*>& writes) {
    std::vector<Placed<Write>> placed;
    placed.reserve(writes.size());
    std::unordered_map<const std::string*, std::size_t> numbers;  // most are the same object where they are the same
    for (const Write* write : writes) {
      const auto [slot, fresh] = numbers.try_emplace(write->key, 0);
      if (fresh) slot->second = KeyNumber(*write->key);
      placed.push_back({slot->second, write});
    }
    KeepLastWords(placed);
    to_.writes += placed.size();
    return placed;
  }

  void CollectNumbers() {
    const auto collect = [&](const FieldName& name) {
      const bool known = !numbers_.empty() && numbers_.back() == name.number;
      if (name.number != 0 && !known) numbers_.push_back(name.number);
    };
    for (const auto& placed : fields_) collect(placed.write->name);
    for (const auto& placed : members_) collect(placed.write->name);
    for (const Guard& guard : guards_) collect(guard.name);
    std::sort(numbers_.begin(), numbers_.end());
    numbers_.erase(std::unique(numbers_.begin(), numbers_.end()), numbers_.end());
  }

  // names_, which are in order: ranges of the numbers, and a list of others.
  void Names() {
    ranges_.clear();
    std::size_t at = 0;
    std::size_t place = 0;
    for (; at < names_.size() && names_[at].number != 0; ++at) {
      while (numbers_[place] < names_[at].number) ++place;
      if (!ranges_.empty() && ranges_.back().second == place) {
        ++ranges_.back().second;
      } else {
        ranges_.emplace_back(place, place + 1);
      }
    }
    if (2 * ranges_.size() > at) {  // scattered: a range would be more than the numbers in it
      ranges_.clear();
      at = 0;
    }
    out_.Add(ranges_.size());
    for (const auto& [first, end] : ranges_) out_.Add(first + 1).Add(end);
    out_.Add(names_.size() - at);
    for (; at < names_.size(); ++at) {
      if (names_[at].number != 0) {
        out_.Add(names_[at].number);
      } else {
        out_.Add(names_[at].text);
      }
    }
  }

  void Guards() {
    std::size_t kinds = 0;
    for (std::size_t i = 0; i < guards_.size(); ++i) kinds += i == 0 || guards_[i].kind != guards_[i - 1].kind ? 1 : 0;
    out_.Add(kinds);
    for (std::size_t at = 0; at < guards_.size();) at = GuardsOfKind(at);
  }

  // Writes those of the kind that begins there; where the next begins.
  std::size_t GuardsOfKind(std::size_t at) {
    const RecordKind kind = guards_[at].kind;
    std::string versions;
    names_.clear();
    const Guard* last = nullptr;
    for (; at < guards_.size() && guards_[at].kind == kind; ++at) {
      const Guard& guard = guards_[at];
      if (last == nullptr || last->name != guard.name || last->version != guard.version) {
        names_.push_back(guard.name);
        AppendVersion(versions, guard.version);
        to_.guarded.emplace_back();
        last = &guard;
      }
      to_.guarded.back().push_back(guard.stage);
    }
    out_.Add(KeyNumber(from_.keys_.Records(kind)));
    Names();
    out_.Add(versions);
    return at;
  }

  void Checks() {
    out_.Add(from_.checks_.size() + from_.reservations_.size());
    for (const auto& [check, stages] : from_.checks_) {
      out_.Add(check.command).Add(KeyNumber(check.key)).Add(check.argument);
      out_.Add((check.at_least ? ">" : "") + check.answer);
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
      std::uint64_t wakes = 0;
      RedisArguments items;
      for (; at < appends.size() && appends[at]->list == first.list; ++at) {
        if ((appends[at]->wakes > 0) != (first.wakes > 0)) break;
        wakes += appends[at]->wakes;
        for (const std::string& item : appends[at]->items) items.Add(item);
      }
      out.Add(KeyNumber(from_.keys_.lists())).Add(first.list).Add(first.start).Add(wakes);
      out.Add(items.count()).Add(items);
      to_.writes += 1 + items.count();
    }
    out_.Add(count).Add(out);
  }

  void Command(std::string_view name, std::size_t key, std::string_view shape) {
    out_.Add(name).Add(key).Add(shape);
    Names();
  }

  // Fills names_ with those of one key, put or dropped; where the next key begins.
  template <typename Write, typename Wanted>
  std::size_t NamesOfKey(const std::vector<Placed<Write>>& writes, std::size_t at, Wanted wanted) {
    names_.clear();
    const std::size_t key = writes[at].key;
    for (; at < writes.size() && writes[at].key == key; ++at) {
      if (wanted(*writes[at].write)) names_.push_back(writes[at].write->name);
    }
    return at;
  }

  std::size_t FieldsOfKey(std::size_t at) {
    const std::size_t key = fields_[at].key;
    const std::size_t end = NamesOfKey(fields_, at, [](const auto& write) { return write.value.has_value(); });
    if (!names_.empty()) {
      Command("HSET", key, kWithValues);
      out_.Add(names_.size());
      for (std::size_t i = at; i < end; ++i) {
        if (fields_[i].write->value) out_.Add(*fields_[i].write->value);
      }
    }
    NamesOfKey(fields_, at, [](const auto& write) { return !write.value; });
    if (!names_.empty()) Command("HDEL", key, kNamesAlone);
    return end;
  }

  std::size_t MembersOfKey(std::size_t at) {
    const std::size_t key = members_[at].key;
    const std::size_t end = NamesOfKey(members_, at, [](const auto& write) { return write.score.has_value(); });
    if (!names_.empty()) AddMembers(key, std::span(members_).subspan(at, end - at));
    NamesOfKey(members_, at, [](const auto& write) { return !write.score; });
    if (!names_.empty()) Command("ZREM", key, kNamesAlone);
    return end;
  }

  void AddMembers(std::size_t key, std::span<const Placed<RedisStage::MemberWrite>> writes) {
    std::vector<std::int64_t> scores;
    bool own = true;
    for (const auto& placed : writes) {
      if (!placed.write->score) continue;
      scores.push_back(*placed.write->score);
      own = own && placed.write->name.number != 0 && std::cmp_equal(placed.write->name.number, scores.back());
    }
    if (own) return Command("ZADD", key, kOwnScores);
    if (std::ranges::count(scores, scores.front()) == std::ssize(scores)) scores.resize(1);
    Command("ZADD", key, kWithScores);
    out_.Add(scores.size());
    for (const std::int64_t score : scores) out_.Add(score);
  }

  std::size_t SeqsOfKey(std::size_t at) {
    std::size_t end = at;
    while (end < seqs_.size() && seqs_[end].key == seqs_[at].key) ++end;
    const auto writes = std::span(seqs_).subspan(at, end - at);
    Blocks(writes, true);
    if (!names_.empty()) Command(kJoin, writes.front().key, kNamesAlone);
    Blocks(writes, false);
    if (!names_.empty()) Command(kCut, writes.front().key, kNamesAlone);
    if (const std::string* counter = writes.front().write->counter) {
      names_ = {{0, *counter}, {writes.front().key}};
      Command(kCount, KeyNumber(from_.keys_.counts()), kNamesAlone);
    }
    return end;
  }

  // Fills names_ with the blocks of those that are added, or that are not.
  void Blocks(std::span<const Placed<RedisStage::SeqWrite>> writes, bool added) {
    names_.clear();
    SeqBlock block;
    const auto end_block = [&] {
      if (block.bits != 0) names_.push_back({0, from_.memory_.Keep(block.Member().view())});
    };
    for (const auto& placed : writes) {
      if (placed.write->added != added) continue;
      const auto& [prefix, seq] = placed.write->name;
      if (!block.Takes(prefix, seq)) {
        end_block();
        block = {{NumberBlock::Of(seq)}, prefix};
      }
      block.Add(seq);
    }
    end_block();
  }

  void Stats() {
    to_.writes += from_.stats_.size();
    std::vector<std::pair<std::int64_t, std::string>> rows;
    const std::size_t stats = from_.stats_.empty() ? 0 : KeyNumber(from_.keys_.stats());
    for (const auto& [queue, counted] : from_.stats_) {
      for (const Resolution resolution : kResolutions) {
        const WallTime bucket = BucketOf(resolution, from_.now_.wall);
        const std::string row = RowOf(StatCounter(queue, resolution, bucket));
        for (std::size_t stat = 0; stat < kStatCount; ++stat) {
          const std::int64_t delta = counted.deltas[stat];
          if (delta != 0) Count(stats, StatField(row, static_cast<Stat>(stat)), delta);
        }
        for (std::size_t slot = 0; HasTimes(resolution) && slot < 2 * kTimeSlots; ++slot) {
          const TimesRow& times = counted.times;
          const std::int64_t delta = slot < kTimeSlots ? times.waited[slot] : times.ran[slot - kTimeSlots];
          if (delta != 0) Count(stats, TimeField(row, slot), delta);
        }
        if (resolution != Resolution::kTotal) rows.emplace_back(ToMillis(bucket + KeptFor(resolution)), row);
      }
    }
    if (rows.empty()) return;
    names_.clear();
    for (const auto& [until, row] : rows) names_.push_back({0, row});
    Command("ZADD", KeyNumber(from_.keys_.stat_rows()), kWithScores);
    out_.Add(rows.size());
    for (const auto& [until, row] : rows) out_.Add(until);
  }

  void Count(std::size_t stats, const std::string& field, std::int64_t delta) {
    const std::string text = std::to_string(delta);
    names_ = {{0, field}, {0, text}};
    Command("HINCRBY", stats, kNamesAlone);
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
  std::unordered_map<std::string, std::size_t> key_numbers_;
  std::vector<Placed<RedisStage::FieldWrite>> fields_;
  std::vector<Placed<RedisStage::MemberWrite>> members_;
  std::vector<Placed<RedisStage::SeqWrite>> seqs_;
  std::vector<Guard> guards_;
  std::vector<std::uint64_t> numbers_;  // all that are named, each once, in order
  // Of the command that is being written.
  std::vector<FieldName> names_;
  std::vector<std::pair<std::size_t, std::size_t>> ranges_;  // of numbers_: first and end
};

void AddFairKeys(const RedisKeys& keys, const FairPayload& payload, std::vector<std::string>& names) {
  for (const NameId queue : payload.queues()) {
    for (const std::string_view what : kFairKeys) names.push_back(keys.Queue(queue, what));
  }
}

void CommitPayload::Add(const RedisStage& stage) {
  size_ += stage.size;
  presumes_ = presumes_ || stage.assumes;
  for (const auto& [key, version] : stage.guards) {
    guards_.push_back({key.kind, version, stage.number, NameOf(key)});
  }
  for (const RedisStage::Check& check : stage.checks) checks_[check].push_back(stage.number);
  for (const ReservingCall* call : stage.reservations) reservations_[call].push_back(stage.number);
  for (const auto& append : stage.appends) appends_.push_back(&append);
  for (const auto& write : stage.fields) {
    fields_.push_back(&write);
    bytes_ += write.value.value_or("").size();
  }
  for (const auto& write : stage.members) members_.push_back(&write);
  for (const auto& write : stage.seqs) seqs_.push_back(&write);
  for (const StatAdd& add : stage.stats) {
    Counted& counted = stats_[add.queue];
    for (std::size_t i = 0; i < counted.deltas.size(); ++i) counted.deltas[i] += add.deltas[i];
    if (add.run) pawl::Add(counted.times, *add.run);
  }
  for (const FairChange& change : stage.fair) fair_.push_back(&change);
}

void CommitPayload::DropRow(const std::string& row) {
  const auto drop = [this](const std::string& field) {
    own_fields_.push_back({&keys_.stats(), {0, memory_.Keep(field)}, std::nullopt});
    fields_.push_back(&own_fields_.back());
  };
  for (std::size_t stat = 0; stat < kStatCount; ++stat) drop(StatField(row, static_cast<Stat>(stat)));
  for (std::size_t slot = 0; slot < 2 * kTimeSlots; ++slot) drop(TimeField(row, slot));
  own_members_.push_back({&keys_.stat_rows(), {0, memory_.Keep(row)}, std::nullopt});
  members_.push_back(&own_members_.back());
}

bool CommitPayload::empty() const {
  return appends_.empty() && fields_.empty() && members_.empty() && seqs_.empty() && stats_.empty() && fair_.empty() &&
         calls_.empty() && settled_.empty() && !presumes_;
}

CommitPayload::Encoded CommitPayload::Encode() const {
  Encoded encoded;
  encoded.size = size_;
  Writer(*this, encoded).Write();
  return encoded;
}

}  // namespace pawl

#include "store/redis/redis_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/log.h"
#include "base/random.h"
#include "store/redis/redis_batch.h"
#include "store/redis/redis_rights.h"
#include "store/redis/redis_walk.h"

namespace pawl {
namespace {

constexpr std::string_view kFormat = "pawl 4";
// Without callbacks and workflows: it is read as it is, and becomes the format above when no node of then is at work
// any more.
constexpr std::string_view kOlderFormat = "pawl 3";
constexpr Millis kRecheck{1'000};           // claims that wait look for themselves so often
constexpr Millis kClockJump{5'000};         // Redis' time against ours
constexpr Millis kFreezeAfterJump{30'000};  // one usual lease
// While a script runs, Redis serves nobody else: commits are kept well below 5 ms.
constexpr auto kCommitLong = std::chrono::microseconds(1'800);
constexpr auto kCommitShort = std::chrono::microseconds(1'200);
constexpr std::size_t kBatchLeast = 32;
constexpr std::size_t kBatchMost = 1'000;
constexpr std::uint64_t kCautiousBatches = 64;
constexpr Millis kAwayMin{1'000};    // a shorter absence is none
constexpr unsigned kStampBits = 42;  // a node writes fewer records than half of this counts
constexpr std::uint64_t kStampStartMask = (1ULL << (kStampBits - 1)) - 1;
constexpr std::uint64_t kNodesMax = 1ULL << (64 - kStampBits);

// The value of a line "name:value" of INFO.
std::string_view InfoValue(std::string_view info, std::string_view name) {
  const std::string start = std::string(name) + ":";
  std::size_t at = info.starts_with(start) ? 0 : info.find("\n" + start);
  if (at == std::string_view::npos) return {};
  at = info.find(':', at) + 1;
  return info.substr(at, info.find_first_of("\r\n", at) - at);
}

bool OldVersion(std::string_view version) {
  int major = 0;
  int minor = 0;
  const auto parsed = std::from_chars(version.data(), version.data() + version.size(), major);
  if (parsed.ptr + 1 < version.data() + version.size()) {
    std::from_chars(parsed.ptr + 1, version.data() + version.size(), minor);
  }
  return major < 6 || (major == 6 && minor < 2);
}

// What is wrong with a Redis that throws keys away when it is full; nothing if it does not.
std::optional<std::string> Evicts(std::string_view info) {
  const std::string_view policy = InfoValue(info, "maxmemory_policy");
  if (policy == "noeviction") return std::nullopt;
  return fmt::format(
      "Redis throws keys away when it is full (maxmemory-policy is {}), and jobs would be lost; set it to noeviction",
      policy);
}

RedisLinkOptions LinkOptions(const RedisStoreOptions& options) {
  RedisLinkOptions link = options.link;
  link.slot_key = RedisKeys(options.name_space).Of("seq");
  return link;
}

}  // namespace

RedisStore::RedisStore(RedisStoreOptions options, RedisStore* trunk)
    : options_(std::move(options)),
      trunk_(trunk),
      keys_(options_.name_space),
      link_(options_.url, LinkOptions(options_)),
      links_(options_.url, LinkOptions(options_)),
      guard_(keys_, options_.name_space, options_.health) {}

RedisStore::~RedisStore() {
  subscriber_.reset();
  if (batches_of().empty() || link_.down_since()) return;
  std::vector<RedisCommand> leave = {RedisCommand("HDEL").Add(keys_.Of("done")).Add(batches_of()),
                                     RedisCommand("HDEL").Add(keys_.Of("seen")).Add(batches_of())};
  leave.back().Add(batches_of() + ":ahead");
  if (trunk_ == nullptr) {
    leave.push_back(RedisCommand("ZREM").Add(keys_.Of("nodes")).Add(node()));
    leave.push_back(RedisCommand("HDEL").Add(keys_.Of("nodes:info")).Add(node()));
    leave.push_back(guard_.ForgetCommand(node()));
  }
  (void)link_.Call(leave);
}

Result<std::unique_ptr<RedisStore>> RedisStore::Open(RedisStoreOptions options) {
  std::unique_ptr<RedisStore> store(new RedisStore(std::move(options)));
  if (!store->options_.read_only) {
    PAWL_TRY(store->Explained(CheckRights(store->link_, store->options_.url, store->options_.name_space)));
  }
  PAWL_TRY(store->Explained(store->CheckServer()));
  PAWL_ASSIGN(const bool has_older_format, store->CheckFormat());
  PAWL_TRY(store->guard_.Begin(store->link_, store->options_.read_only));
  PAWL_TRY(store->Register());
  if (has_older_format && !store->options_.read_only) PAWL_TRY(store->RaiseFormat());
  if (!store->options_.read_only) store->Listen();
  return store;
}

// At the start, what Redis refuses for good is a mistake in the configuration; later it may be mended.
Result<void> RedisStore::Explained(Result<void> done) const {
  if (done.ok() || !link_.refused()) return done;
  return Error{ErrorCode::kInvalid, link_.refused()->detail, "redis"};
}

Result<std::unique_ptr<Store>> RedisStore::Branch() {
  std::unique_ptr<RedisStore> branch(new RedisStore(options_, this));
  PAWL_TRY(branch->Register());
  return std::unique_ptr<Store>(std::move(branch));
}

Result<void> RedisStore::CheckServer() {
  PAWL_ASSIGN(const RedisReply info, link_.Call(RedisCommand("INFO").Add("all")));
  if (auto error = ErrorOf(info)) return *error;
  const std::string_view version = InfoValue(info.text, "redis_version");
  if (OldVersion(version)) {
    return Error{ErrorCode::kWrongFormat, "Redis is version " + std::string(version) + "; Pawl needs 6.2 or newer"};
  }
  if (const auto evicts = Evicts(info.text)) return Error{ErrorCode::kWrongFormat, *evicts};
  if (InfoValue(info.text, "aof_enabled") == "0") {
    Log(LogLevel::kWarn,
        "Redis keeps no append-only file: what it acknowledged is lost when it dies; "
        "set appendonly yes, and appendfsync always for no loss at all");
  }
  return {};
}

// True: the format is the older one.
Result<bool> RedisStore::CheckFormat() {
  if (!options_.read_only) {
    PAWL_ASSIGN(const RedisReply set, link_.Call(RedisCommand("SETNX").Add(keys_.Of("format")).Add(kFormat)));
    if (auto error = ErrorOf(set)) return *error;
  }
  PAWL_ASSIGN(const RedisReply format, link_.Call(RedisCommand("GET").Add(keys_.Of("format"))));
  if (format.IsNil()) {
    return Error{ErrorCode::kNotFound, "there is nothing in the namespace " + options_.name_space + " in Redis"};
  }
  if (format.text == kFormat) return false;
  if (format.text == kOlderFormat) return true;
  return Error{
      ErrorCode::kWrongFormat,
      fmt::format("the namespace {} in Redis has format \"{}\", and this version of Pawl reads \"{}\": copy it "
                  "to a directory with the version that wrote it (pawl copy), and that to another namespace "
                  "with this one",
                  options_.name_space, format.text, kFormat)};
}

Result<void> RedisStore::Register() {
  std::vector<RedisCommand> commands = {RedisCommand("TIME"),
                                        RedisCommand("HMGET").Add(keys_.Of("clock")).Add("shift").Add("seen")};
  if (!options_.read_only) commands.push_back(RedisCommand("INCR").Add(keys_.Of("nodes:last")));
  PAWL_ASSIGN(const auto replies, link_.Call(commands));
  for (const RedisReply& reply : replies) {
    if (auto error = ErrorOf(reply)) return *error;
  }
  PAWL_ASSIGN(const Millis shift, FirstShift(RedisMicros(replies[0]) / 1'000, replies[1]));
  if (!options_.read_only) {
    const auto number = static_cast<std::uint64_t>(replies[2].integer);
    if (number >= kNodesMax) return Error{ErrorCode::kStorage, "the namespace has had too many nodes"};
    // After a fail-over Redis may give a number to a second node: chance tells the two apart.
    const std::uint64_t chance = FreshSeed();
    options_.node.id = fmt::format("{}-{:08x}", number, static_cast<std::uint32_t>(chance >> 32U));
    stamp_ = (number << kStampBits) + (chance & kStampStartMask);
    if (trunk_ == nullptr) PAWL_TRY(SweepLists(RedisMicros(replies[0]) / 1'000 + shift.count()));
  }
  connects_ = link_.connects();
  last_look_ = std::chrono::steady_clock::now();
  if (options_.clock) {
    if (trunk_ == nullptr) options_.clock->Set(RedisMicros(replies[0]), shift);
    options_.node.started = options_.clock->Read().wall;
  }
  return {};
}

// Nodes of the older version would not understand what this one writes.
Result<void> RedisStore::RaiseFormat() {
  PAWL_ASSIGN(const std::vector<NodeInfo> nodes, RedisReader(link_, keys_, guard_).Nodes(NowMs()));
  std::string names;
  for (const NodeInfo& node : nodes) {
    names += fmt::format("{}{} (process {}, version {})", names.empty() ? "" : ", ", node.host, node.pid, node.version);
  }
  if (!names.empty()) {
    return Error{ErrorCode::kWrongFormat,
                 fmt::format("nodes of an older version are at work on the namespace {} in Redis: {}; stop them, and "
                             "start this one 10 s later",
                             options_.name_space, names)};
  }
  PAWL_ASSIGN(const RedisReply set, link_.Call(RedisCommand("SET").Add(keys_.Of("format")).Add(kFormat)));
  if (auto error = ErrorOf(set)) return *error;
  Log(LogLevel::kInfo, "the namespace has a new format now, which older versions refuse",
      {{"namespace", options_.name_space}, {"format", std::string(kFormat)}});
  return {};
}

// Redis' clock may have been set back while there was no node: steady time never goes back.
Result<Millis> RedisStore::FirstShift(std::int64_t redis_ms, const RedisReply& clock) {
  const Millis shift = ShiftOf(clock.items.at(0));
  const Millis behind = ShiftOf(clock.items.at(1)) - (Millis(redis_ms) + shift);
  const bool may_move = options_.clock && !options_.read_only && trunk_ == nullptr;
  if (behind <= kClockJump || !may_move) return shift;
  return MoveShift(shift, behind);
}

// Items that a node wrote ahead of a commit that never came. Only who is alone can tell them from those of others.
Result<void> RedisStore::SweepLists(std::int64_t now_ms) {
  PAWL_ASSIGN(const RedisReply alive,
              link_.Call(RedisCommand("ZCOUNT").Add(keys_.Of("nodes")).Add(now_ms).Add("+inf")));
  if (alive.integer > 0) return {};
  PAWL_ASSIGN(const auto fields, RedisReader(link_, keys_, guard_).Fields(keys_.Of("lists")));
  const std::set<std::string> all(fields.begin(), fields.end());
  std::vector<RedisCommand> drops;
  for (const std::string& field : fields) {
    const std::string list = field.substr(0, field.rfind(':'));
    if (!all.contains(list + ":t")) drops.push_back(RedisCommand("HDEL").Add(keys_.Of("lists")).Add(field));
  }
  if (drops.empty()) return {};
  PAWL_TRY(link_.Call(drops));
  return {};
}

void RedisStore::Listen() {
  RedisSubscriberOptions options;
  options.url = options_.url;
  options.slot_key = keys_.Of("seq");
  options.channels = {keys_.WakePrefix() + node(), keys_.Told()};
  options.on_message = [this](std::string_view channel, std::string_view payload) { Hear(channel, payload); };
  options.on_connect = [this] {
    const MutexLock lock(woken_mutex_);
    all_woken_ = true;
    if (wake_) wake_();
  };
  subscriber_ = std::make_unique<RedisSubscriber>(std::move(options));
}

void RedisStore::Hear(std::string_view channel, std::string_view payload) {
  if (channel != keys_.Told()) {
    NameId queue = 0;
    std::from_chars(payload.data(), payload.data() + payload.size(), queue);
    NoteWoken(std::span(&queue, 1));
    return;
  }
  // The topic, who says it, and what.
  const std::size_t end = payload.find('\n');
  if (end == std::string_view::npos || payload.substr(1, end - 1) == node()) return;
  const MutexLock lock(woken_mutex_);
  if (told_) told_(static_cast<Topic>(payload.front()), payload.substr(end + 1));
}

void RedisStore::Tell(Topic topic, std::string_view message) {
  std::string text(1, static_cast<char>(topic));
  text += node();
  text += '\n';
  text += message;
  auto link = links_.Borrow();
  (void)link->Call(RedisCommand("PUBLISH").Add(keys_.Told()).Add(text));
  links_.GiveBack(std::move(link));
}

void RedisStore::Announce(std::span<const Message> messages) {
  std::vector<RedisCommand> commands;
  for (const Message& message : messages) {
    if (!message.progress_of.empty()) continue;  // a plain message could not say that it is no step
    for (const std::string& channel : ChannelsUp(message.channel)) {
      commands.push_back(RedisCommand("PUBLISH").Add(keys_.Channel(channel)).Add(message.value));
    }
  }
  if (commands.empty()) return;
  auto link = links_.Borrow();
  (void)link->Call(commands);
  links_.GiveBack(std::move(link));
}

std::vector<std::string> RedisStore::watched() const {
  if (trunk_ != nullptr) return trunk_->watched();
  const MutexLock lock(watched_mutex_);
  return watched_;
}

void RedisStore::NoteWatched(std::vector<std::string> channels) {
  if (trunk_ != nullptr) return trunk_->NoteWatched(std::move(channels));
  const MutexLock lock(watched_mutex_);
  watched_ = std::move(channels);
}

void RedisStore::NoteSettings(const RedisReply& info) {
  constexpr std::string_view kPart = "redis_settings";
  const auto evicts = Evicts(info.text);
  if (evicts) {
    options_.health->Report(kPart, *evicts + ". Until then no new job is taken");
  } else {
    options_.health->Clear(kPart);
  }
  const MutexLock lock(settings_mutex_);
  unsafe_ = evicts ? std::optional(Error{ErrorCode::kNotReady, *evicts}) : std::nullopt;
}

std::optional<Error> RedisStore::unsafe() {
  if (trunk_ != nullptr) return trunk_->unsafe();
  const MutexLock lock(settings_mutex_);
  return unsafe_;
}

void RedisStore::OnTold(std::function<void(Topic, std::string_view)> told) {
  const MutexLock lock(woken_mutex_);
  told_ = std::move(told);
}

void RedisStore::FollowWhile(std::function<bool()> wanted) {
  const MutexLock lock(woken_mutex_);
  follow_wanted_ = std::move(wanted);
}

void RedisStore::NoteWith(std::function<std::string()> note) {
  const MutexLock lock(note_mutex_);
  note_ = std::move(note);
}

std::string RedisStore::Note() {
  const MutexLock lock(note_mutex_);
  return note_ ? note_() : "";
}

bool RedisStore::FollowWanted() {
  const MutexLock lock(woken_mutex_);
  return follow_wanted_ && follow_wanted_();
}

void RedisStore::OnWake(std::function<void()> wake) {
  const MutexLock lock(woken_mutex_);
  wake_ = std::move(wake);
}

void RedisStore::NoteCommit(std::size_t size, std::chrono::steady_clock::duration took) {
  if (took > kCommitLong && size * 2 > kBatchLeast) {
    // By a quarter at most: it may have been something else. One large operation shows what fits, however often.
    const auto fits = static_cast<std::size_t>(static_cast<std::int64_t>(size) * kCommitLong / took);
    const std::size_t less = std::min(batch_max_, size) * 3 / 4;
    batch_max_ = std::clamp(std::min(batch_max_, std::max(fits, less)), kBatchLeast, kBatchMost);
  } else if (took < kCommitShort && size * 2 > batch_max_) {
    batch_max_ = std::min(batch_max_ + batch_max_ / 8, kBatchMost);
  }
}

void RedisStore::DoNotAssumeCached() { presumes_from_ = next_batch_ + kCautiousBatches; }

void RedisStore::NoteWoken(std::span<const NameId> queues) {
  if (queues.empty()) return;
  if (trunk_ != nullptr) return trunk_->NoteWoken(queues);
  const MutexLock lock(woken_mutex_);
  woken_.insert(queues.begin(), queues.end());
  if (wake_) wake_();
}

Woken RedisStore::TakeWoken(SteadyTime now) {
  if (trunk_ != nullptr) return trunk_->TakeWoken(now);
  const MutexLock lock(woken_mutex_);
  Woken woken{{woken_.begin(), woken_.end()}, std::exchange(all_woken_, false)};
  woken_.clear();
  if (now - last_recheck_ >= kRecheck) woken.all = true;
  if (woken.all) last_recheck_ = now;
  return woken;
}

std::int64_t RedisMicros(const RedisReply& time) {
  return std::stoll(time.items.at(0).text) * 1'000'000 + std::stoll(time.items.at(1).text);
}

Millis ShiftOf(const RedisReply& field) { return Millis(field.IsNil() ? 0 : std::stoll(field.text)); }

Result<Millis> RedisStore::MoveShift(Millis shift, Millis by) {
  static const RedisScript script(
      "local shift = redis.call('HGET', KEYS[1], 'shift') or '0' "
      "if shift ~= ARGV[1] then return shift end "
      "redis.call('HSET', KEYS[1], 'shift', ARGV[2]) "
      "return ARGV[2]");
  PAWL_ASSIGN(
      const RedisReply moved,
      link_.Call(RedisCommand::Script(script, {keys_.Of("clock")}).Add(shift.count()).Add((shift + by).count())));
  if (auto error = ErrorOf(moved)) return *error;
  return ShiftOf(moved);
}

void RedisStore::NoteLook(std::int64_t redis_us, std::optional<Millis> shift, std::int64_t asked_ms, SteadyTime now) {
  looked_at_ = now;
  const auto at = std::chrono::steady_clock::now();
  const auto away = std::chrono::duration_cast<Millis>(at - std::exchange(last_look_, at));
  if (connects_ != link_.connects()) {
    connects_ = link_.connects();
    // What nobody could renew while Redis was away gets that time on top.
    if (away > kAwayMin) frozen_until_ = std::max(frozen_until_, now + away);
  }
  if (!options_.clock) return;
  RedisClock& clock = *options_.clock;
  const Millis jump = clock.JumpOf(redis_us, asked_ms);
  const bool jumped = jump > kClockJump || jump < -kClockJump;
  if (jumped) {
    const auto moved = MoveShift(clock.shift(), -jump);
    if (!moved.ok()) return;  // our own clock goes on, and the next look finds the same
    shift = *moved;
  }
  clock.Set(redis_us, shift.value_or(clock.shift()));
  if (!jumped) return;
  Log(LogLevel::kWarn, "the clock of Redis has jumped; run_at follows it, spans keep their length",
      {{"milliseconds", static_cast<std::int64_t>(jump.count())}});
  frozen_until_ = clock.Read().steady + kFreezeAfterJump;
}

std::int64_t RedisStore::NowMs() const { return options_.clock ? ToMillis(options_.clock->Read().steady) : 0; }

std::unique_ptr<Batch> RedisStore::Begin(Now now, Seq seqs) { return std::make_unique<RedisBatch>(*this, now, seqs); }

std::unique_ptr<StoreReader> RedisStore::Snapshot() {
  return std::make_unique<RedisSnapshot>(links_, keys_, guard_, NowMs());
}

std::unique_ptr<StoreWalk> RedisStore::Walk() { return std::make_unique<RedisWalk>(links_, keys_); }

Result<void> RedisStore::Backup(const std::string&, bool) {
  return Error{ErrorCode::kBadRequest, "the jobs are in Redis: back up Redis, or copy them with pawl copy"};
}

}  // namespace pawl

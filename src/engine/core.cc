#include "engine/core.h"

#include <atomic>
#include <map>

#include "base/mutex.h"
#include "base/random.h"
#include "engine/loop.h"
#include "engine/task_threads.h"
#include "rules/record_keys.h"
#include "store/bytes.h"
#include "store/counting_reader.h"
#include "store/transition_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kReadThreads = 2;

Error Stopping() { return {ErrorCode::kStopping, "the server is shutting down"}; }

// Numbers that other nodes have given.
Names::Source NamesOf(Store& store) {
  const auto read = [&store](const RecordKey& key) -> std::optional<std::string> {
    auto record = store.Snapshot()->Read(key);
    if (!record.ok() || !record->exists()) return std::nullopt;
    return std::move(record->value);
  };
  Names::Source source;
  source.id = [read](std::string_view name) -> std::optional<NameId> {
    const auto bytes = read(NameKey(name));
    return bytes ? std::optional(ByteReader(*bytes).U32()) : std::nullopt;
  };
  source.name = [read](NameId id) { return read(NameOfKey(id)); };
  return source;
}

void Add(const CoreMetrics& more, CoreMetrics& sum) {
  sum.batches += more.batches;
  sum.operations += more.operations;
  sum.writes += more.writes;
  sum.conflicts += more.conflicts;
  sum.late_rejected += more.late_rejected;
  for (std::size_t i = 0; i < sum.firings.size(); ++i) sum.firings[i] += more.firings[i];
  sum.firing_lag = std::max(sum.firing_lag, more.firing_lag);
  sum.turns.Add(more.turns);
  sum.waiting_operations += more.waiting_operations;
  sum.waiting_claims += more.waiting_claims;
}

}  // namespace

// The loops and what they share. A store that is far away has several: while one waits for the network, another
// decides.
class Core::Parts {
 public:
  Parts(std::unique_ptr<Store> store, std::shared_ptr<Clock> clock, CoreOptions options, OnFatal fatal)
      : store_(std::move(store)), clock_(std::move(clock)), options_(options), fatal_(std::move(fatal)) {}

  Result<void> Start() {
    clock_->ContinueFrom(store_->LastTime());
    if (store_->shared()) names_.Use(NamesOf(*store_));
    PAWL_TRY(MakeLoops());
    PAWL_TRY(main_->Load());
    alive_ = std::make_shared<std::atomic<Parts*>>(this);
    clock_->OnMove([alive = alive_] {
      if (Parts* parts = alive->load()) parts->WakeAll();
    });
    store_->OnWake([alive = alive_] {
      if (Parts* parts = alive->load()) parts->claims_->inbox().Wake();
    });
    store_->OnTold([alive = alive_](Topic topic, std::string_view message) {
      if (Parts* parts = alive->load()) parts->Hear(topic, message);
    });
    if (store_->read_by() == ReadBy::kReader) readers_.Start(kReadThreads, "reader");
    for (const auto& loop : loops_) loop->Start();
    main_->AwaitReady();
    return {};
  }

  void Stop() {
    if (alive_) alive_->store(nullptr);
    CloseAll(Stopping());
    for (const auto& loop : loops_) loop->Join();
    readers_.Stop();
  }

  void Submit(std::unique_ptr<Pending> operation) {
    if (auto refusal = main_->inbox().Put(operation)) {
      operation->Fail(*std::move(refusal));
      operation->Answer();
    }
  }

  ClaimHandle Claim(ClaimRequest request, Done<ClaimReply> done) {
    auto claim = std::make_unique<PendingClaim>();
    const ClaimHandle handle = next_handle_.fetch_add(1);
    claim->handle = handle;
    claim->until = clock_->Read().steady + request.wait;
    claim->request = std::move(request);
    claim->done = std::move(done);
    claim->seed = FreshSeed();
    if (auto refusal = claims_->inbox().Put(claim)) claim->done(*std::move(refusal));
    return handle;
  }
  void CancelClaim(ClaimHandle handle) { claims_->inbox().Cancel(handle); }

  void Read(std::function<void(Result<StoreReader*>)> read) {
    if (store_->read_by() == ReadBy::kCaller) return ReadNow(read);
    if (store_->read_by() == ReadBy::kReader) {
      if (readers_.Put([this, read] { ReadNow(read); })) return;
      return read(Error{ErrorCode::kOverloaded, "too many requests are waiting; try again in a moment"});
    }
    const auto queued = [this, read](const std::optional<Error>& refusal) {
      if (refusal) return read(*refusal);
      ReadNow(read);
    };
    if (!main_->inbox().PutRead(queued)) read(Stopping());
  }

  std::uint64_t Listen(Listener listener) {
    const MutexLock lock(listeners_mutex_);
    listeners_.emplace(++last_listener_, std::move(listener));
    return last_listener_;
  }
  void Unlisten(std::uint64_t id) {
    const MutexLock lock(listeners_mutex_);
    listeners_.erase(id);
    message_listeners_.erase(id);
  }
  std::uint64_t ListenMessages(std::function<void(const std::vector<Message>&)> listener) {
    const MutexLock lock(listeners_mutex_);
    message_listeners_.emplace(++last_listener_, std::move(listener));
    return last_listener_;
  }
  void WantMessages(bool wanted) { messages_wanted_ = wanted; }

  CoreMetrics metrics() const {
    CoreMetrics sum = main_->metrics();
    for (const auto& loop : loops_) {
      if (loop.get() != main_) Add(loop->metrics(), sum);
    }
    sum.reads = reads_.load(std::memory_order_relaxed);
    return sum;
  }

  void Tell(Topic topic, std::string message) {
    readers_.Put([this, topic, message = std::move(message)] { store_->Tell(topic, message); });
  }

  void OnTold(std::function<void(Topic, std::string_view)> told) {
    const MutexLock lock(listeners_mutex_);
    told_ = std::move(told);
  }

  // With all that was acknowledged before.
  Result<void> Backup(const std::string& path, bool compact) {
    if (store_->FlushInterval() > Millis{0}) main_->Flush();
    return store_->Backup(path, compact);
  }

  void Nudge() { main_->inbox().Wake(); }
  const Names& names() const { return names_; }
  Now now() const { return clock_->Read(); }
  Store& store() { return *store_; }

 private:
  Result<void> MakeLoops() {
    PAWL_ASSIGN(auto branch, store_->Branch());
    main_ = MakeLoop(*store_, {.hands_out = branch == nullptr});
    claims_ = main_;
    if (!branch) return {};
    branches_.push_back(std::move(branch));
    claims_ = MakeLoop(*branches_.back(), {.operations = false, .sweeps = false}, main_);
    PAWL_ASSIGN(auto another, store_->Branch());
    branches_.push_back(std::move(another));
    MakeLoop(*branches_.back(), {.sweeps = false, .hands_out = false}, main_);
    return {};
  }

  Loop* MakeLoop(Store& store, Duty duty, Loop* main = nullptr) {
    Loop::Callbacks callbacks;
    callbacks.publish = [this](const TurnResults& results) { Publish(results.transitions, results.messages); };
    // A stream of another node hears of Pawl's own messages through the store.
    callbacks.streams = [this] { return messages_wanted_.load() || store_->followed(); };
    callbacks.due = [this](SteadyTime at) { main_->WakeBy(at); };
    callbacks.fatal = [this](const Error& error) {
      CloseAll(error);
      fatal_(error);
    };
    loops_.push_back(std::make_unique<Loop>(store, names_, clock_, options_, duty, std::move(callbacks), main));
    return loops_.back().get();
  }

  void WakeAll() {
    for (const auto& loop : loops_) loop->inbox().Wake();
  }

  void CloseAll(const Error& error) {
    for (const auto& loop : loops_) loop->inbox().Close(error);
  }

  void ReadNow(const std::function<void(Result<StoreReader*>)>& read) {
    const auto snapshot = store_->Snapshot();
    CountingReader reader(*snapshot);
    read(&reader);
    reads_.fetch_add(reader.reads(), std::memory_order_relaxed);
  }

  // On the thread that tells.
  void Publish(const std::vector<Transition>& transitions, const std::vector<Message>& messages) {
    const MutexLock lock(listeners_mutex_);
    if (!transitions.empty()) {
      for (const auto& [id, listener] : listeners_) listener(transitions, false);
      if (store_->followed()) store_->Tell(Topic::kTransitions, EncodeTransitions(transitions));
    }
    if (messages.empty()) return;
    for (const auto& [id, listener] : message_listeners_) listener(messages);
    if (store_->followed()) store_->Tell(Topic::kMessages, EncodeMessages(messages));
    store_->Announce(messages);
  }

  // On a thread of the store.
  void Hear(Topic topic, std::string_view message) {
    const MutexLock lock(listeners_mutex_);
    if (topic == Topic::kMessages) {
      const std::vector<Message> messages = DecodeMessages(message);
      for (const auto& [id, listener] : message_listeners_) listener(messages);
      return;
    }
    if (topic != Topic::kTransitions) {
      if (told_) told_(topic, message);
      return;
    }
    const std::vector<Transition> transitions = DecodeTransitions(message);
    for (const auto& [id, listener] : listeners_) listener(transitions, true);
  }

  const std::unique_ptr<Store> store_;
  std::vector<std::unique_ptr<Store>> branches_;
  const std::shared_ptr<Clock> clock_;
  const CoreOptions options_;
  const OnFatal fatal_;
  Names names_;
  std::atomic<ClaimHandle> next_handle_{1};
  std::atomic<std::uint64_t> reads_{0};
  std::shared_ptr<std::atomic<Parts*>> alive_;
  std::vector<std::unique_ptr<Loop>> loops_;
  Loop* main_ = nullptr;    // everything that no other does
  Loop* claims_ = nullptr;  // may be the same

  Mutex listeners_mutex_;
  std::uint64_t last_listener_ PAWL_GUARDED_BY(listeners_mutex_) = 0;
  std::map<std::uint64_t, Listener> listeners_ PAWL_GUARDED_BY(listeners_mutex_);
  std::map<std::uint64_t, std::function<void(const std::vector<Message>&)>> message_listeners_
      PAWL_GUARDED_BY(listeners_mutex_);
  std::atomic<bool> messages_wanted_{false};
  std::function<void(Topic, std::string_view)> told_ PAWL_GUARDED_BY(listeners_mutex_);
  TaskThreads readers_;
};

Core::Core(std::unique_ptr<Store> store, std::shared_ptr<Clock> clock, CoreOptions options, OnFatal fatal)
    : parts_(std::make_unique<Parts>(std::move(store), std::move(clock), options, std::move(fatal))) {}
Core::~Core() { Stop(); }

Result<void> Core::Start() { return parts_->Start(); }
void Core::Stop() { parts_->Stop(); }

void Core::Submit(std::unique_ptr<Pending> operation) { parts_->Submit(std::move(operation)); }

Core::ClaimHandle Core::Claim(ClaimRequest request, Done<ClaimReply> done) {
  return parts_->Claim(std::move(request), std::move(done));
}
void Core::CancelClaim(ClaimHandle handle) { parts_->CancelClaim(handle); }
void Core::Read(std::function<void(Result<StoreReader*>)> read) { parts_->Read(std::move(read)); }
std::uint64_t Core::Listen(Listener listener) { return parts_->Listen(std::move(listener)); }
void Core::Unlisten(std::uint64_t id) { parts_->Unlisten(id); }
std::uint64_t Core::ListenMessages(std::function<void(const std::vector<Message>&)> listener) {
  return parts_->ListenMessages(std::move(listener));
}
void Core::WantMessages(bool wanted) { parts_->WantMessages(wanted); }
bool Core::shared() const { return parts_->store().shared(); }
void Core::FollowWhile(std::function<bool()> wanted) { parts_->store().FollowWhile(std::move(wanted)); }
void Core::Nudge() { parts_->Nudge(); }
void Core::Tell(Topic topic, std::string message) { parts_->Tell(topic, std::move(message)); }
void Core::OnTold(std::function<void(Topic, std::string_view)> told) { parts_->OnTold(std::move(told)); }
void Core::NoteWith(std::function<std::string()> note) { parts_->store().NoteWith(std::move(note)); }
const Names& Core::names() const { return parts_->names(); }
CoreMetrics Core::metrics() const { return parts_->metrics(); }
Now Core::now() const { return parts_->now(); }
Result<void> Core::Backup(const std::string& path, bool compact) { return parts_->Backup(path, compact); }
std::uint64_t Core::disk_bytes() const { return parts_->store().DiskBytes(); }

}  // namespace pawl

// A World is the engine's cycle on one store, driven by hand: a turn is a call, time is an argument, chance repeats
// itself. Everything that it answers is written down as bytes, so that worlds can be compared.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/random.h"
#include "engine/cycle.h"
#include "store/bytes.h"
#include "store/job_codec.h"
#include "store/kv_store.h"
#include "store/schedule_codec.h"
#include "store/stateful_codec.h"
#include "tests/support/borrowed_kv.h"

namespace pawl {

using AnyOp =
    std::variant<PushOp, HeartbeatOp, FinishOp, RunOp, TerminateOp, DeleteOp, ManyOp, PatchQueueOp, DeleteQueueOp,
                 PatchGroupOp, WritePortOp, ReadPortOp, ConnectOp, PatchPortsOp, StateOp, PublishOp, AdoptOp, DisownOp,
                 AliasOp, PutTypeOp, DeleteTypeOp, WorkflowOp, TaskOp, AddPartitionsOp, PatchPartitionOp, ReplayOp,
                 PutScheduleOp, DeleteScheduleOp, PauseScheduleOp, FireOp, PutHookOp, RotateHookOp, DeleteHookOp>;

// What an answer says, as bytes.
class Digest {
 public:
  std::string bytes;

  void operator()(const JobsReply& reply) {
    out_.U64(reply.count);
    out_.Bool(reply.replayed);
    for (const JobRow& row : reply.jobs) {
      out_.U64(row.seq);
      out_.Bool(row.existing);
      out_.Long(EncodeHead(row.head));
    }
  }
  void operator()(const HeartbeatOp::Reply& reply) {
    out_.U64(reply.seq);
    out_.Bool(reply.cancel);
    Put(reply.lease);
  }
  void operator()(const FinishOp::Reply& reply) {
    out_.U64(reply.seq);
    out_.U8(static_cast<std::uint8_t>(reply.shown));
    out_.Wall(reply.run_at);
    out_.Bool(reply.cancel);
    if (reply.lease) Put(*reply.lease);
    if (reply.partition) Put(*reply.partition);
  }
  void operator()(const PatchPartitionOp::Reply& reply) { Put(reply.progress); }
  void operator()(const PatchQueueOp::Reply& reply) { out_.U32(reply.queue); }
  void operator()(const DeleteQueueOp::Reply&) {}
  void operator()(const PatchGroupOp::Reply& reply) { out_.U32(reply.settings.limit.value_or(0)); }
  void operator()(const ReadPortOp::Reply& reply) {
    for (const PortItem& item : reply.items) out_.Long(EncodePortItem(item));
    out_.U64(reply.from);
    out_.U64(reply.to);
    out_.U64(reply.left);
    out_.Bool(reply.is_default);
  }
  void operator()(const PatchPortsOp::Reply& reply) { out_.Long(EncodePorts(reply.ports)); }
  void operator()(const StateOp::Reply& reply) { out_.Long(EncodeState(reply.state)); }
  void operator()(const PutTypeOp::Reply& reply) { out_.Long(EncodeType(reply.spec)); }
  void operator()(const DeleteTypeOp::Reply&) {}
  void operator()(const PutScheduleOp::Reply& reply) {
    out_.Bool(reply.created);
    out_.Long(EncodeSchedule(reply.schedule));
  }
  void operator()(const PauseScheduleOp::Reply& reply) { out_.Long(EncodeSchedule(reply.schedule)); }
  void operator()(const DeleteScheduleOp::Reply&) {}
  void operator()(const PutHookOp::Reply& reply) { out_.Bool(reply.created); }
  void operator()(const RotateHookOp::Reply&) {}
  void operator()(const DeleteHookOp::Reply&) {}
  void operator()(const Fired& fired) {
    out_.U8(static_cast<std::uint8_t>(fired.result));
    out_.Long(fired.job + fired.error);
  }
  void operator()(const ClaimReply& reply) {
    for (const ClaimedJob& job : reply.jobs) {
      out_.U64(job.seq);
      out_.Long(EncodeHead(job.head));
      out_.Long(job.payload);
      out_.Long(job.progress.value_or("-"));
      out_.Long(job.error ? EncodeError(*job.error) : "-");
      if (job.life) Put(*job.life);
    }
  }
  void operator()(const Transition& t) {
    out_.U64(t.seq);
    for (const auto byte : {static_cast<int>(t.cause), static_cast<int>(t.to), static_cast<int>(t.reason),
                            t.from ? static_cast<int>(*t.from) : 255}) {
      out_.U8(static_cast<std::uint8_t>(byte));
    }
    out_.U32(t.attempt);
    out_.Span(t.waited);
    out_.Span(t.ran);
  }
  template <typename T>
  void operator()(const Result<T>& result) {
    if (result.ok()) return (*this)(*result);
    out_.Long(ToString(result.error()) + result.error().field);
  }

 private:
  void Put(const PartitionProgress& progress) {
    out_.Long(progress.offset);
    out_.U64(progress.etag);
    out_.Bool(progress.task_closed);
  }
  void Put(const std::vector<ClaimedPort>& ports) {
    for (const ClaimedPort& port : ports) {
      out_.Long(port.port);
      for (const PortItem& item : port.items) out_.Long(EncodePortItem(item));
      out_.U64(port.from);
      out_.U64(port.tail);
      out_.Long(port.default_value.value_or("-"));
    }
  }
  void Put(const ClaimedLife& life) {
    out_.Bool(life.first);
    out_.U8(static_cast<std::uint8_t>(life.phase));
    out_.Long(EncodeState(life.state));
    Put(life.ports);
    for (const ClaimedChild& child : life.children) {
      out_.U64(child.seq);
      out_.Long(child.name);
      out_.U8(static_cast<std::uint8_t>(child.shown));
      Put(child.out);
    }
    out_.Bool(life.more);
    out_.U64(life.defaults_changed);
    out_.U64(life.defaults_run);
  }
  void Put(const Lease& lease) {
    out_.Raw(lease.token.bytes.data(), lease.token.bytes.size());
    out_.Steady(lease.deadline);
    out_.Steady(lease.hard_deadline);
    out_.Span(lease.span);
  }
  ByteWriter out_{bytes};
};

class World {
 public:
  using OnClaim = std::function<void(const ClaimReply&)>;
  using OnJobs = std::function<void(const JobsReply&)>;

  using OpenStore = std::function<std::unique_ptr<Store>()>;

  explicit World(OpenStore open) : open_(std::move(open)) { Open({}); }
  World(std::unique_ptr<Kv> kv, KvStoreFaults faults) : kv_(std::move(kv)) {
    open_ = [this, faults] { return KvStore::Open(std::make_unique<BorrowedKv>(*kv_), faults).value(); };
    Open({});
  }

  // The store is nobody's until Open.
  void Close() {
    pending_ = {};
    cycle_.reset();
    names_.reset();
    store_.reset();
  }

  // As after a crash: what was committed is all there is.
  void Open(Now now) {
    Close();
    store_ = open_();
    names_ = std::make_unique<Names>();
    cycle_ = std::make_unique<Cycle>(*store_, *names_, Duty{}, [this] { return random_.Next(); });
    cycle_->PublishBy([this](const TurnResults& results) {
      transitions_.insert(transitions_.end(), results.transitions.begin(), results.transitions.end());
      messages_.insert(messages_.end(), results.messages.begin(), results.messages.end());
    });
    PAWL_CHECK(cycle_->Load(now).ok(), "a store that was written cannot be loaded");
  }

  void Submit(const AnyOp& op, const std::string& label) {
    std::visit([&](const auto& o) { pending_.operations.push_back(Make(o, label)); }, op);
  }
  void Submit(const ClaimRequest& request, Core::ClaimHandle handle, std::uint64_t seed, Now now) {
    auto claim = std::make_unique<PendingClaim>();
    claim->handle = handle;
    claim->request = request;
    claim->seed = seed;
    claim->until = now.steady + request.wait;
    claim->done = [this, handle](const Result<ClaimReply>& reply) {
      Note("claim " + std::to_string(handle), reply);
      if (reply.ok() && on_claim) on_claim(*reply);
    };
    pending_.claims.push_back(std::move(claim));
  }
  void Cancel(Core::ClaimHandle handle) { pending_.cancelled.push_back(handle); }

  Result<void> Turn(Now now, const Cycle::Budget& more) {
    transitions_.clear();
    messages_.clear();
    auto done = cycle_->Turn(std::exchange(pending_, {}), now, more);
    for (const Transition& transition : transitions_) {
      Digest digest;
      digest(transition);
      log.push_back("transition " + digest.bytes);
    }
    return done;
  }
  // Until nothing is left to do at this moment.
  void Settle(Now now) {
    do {
      PAWL_CHECK(Turn(now, [] { return true; }).ok(), "a turn failed");
    } while (!cycle_->idle());
  }

  Cycle& cycle() { return *cycle_; }
  // Of the last turn.
  const std::vector<Transition>& transitions() const { return transitions_; }
  const std::vector<Message>& messages() const { return messages_; }
  Store& store() { return *store_; }
  const Names& names() { return *names_; }
  Kv& kv() { return *kv_; }

  std::vector<std::string> log;
  OnClaim on_claim;
  OnJobs on_jobs;

 private:
  template <typename Op>
  std::unique_ptr<Pending> Make(const Op& op, const std::string& label) {
    return std::make_unique<PendingOp<Op>>(op, [this, label](const Result<typename Op::Reply>& reply) {
      Note(label, reply);
      if constexpr (std::is_same_v<typename Op::Reply, JobsReply>) {
        if (reply.ok() && on_jobs) on_jobs(*reply);
      }
    });
  }
  template <typename T>
  void Note(const std::string& label, const Result<T>& reply) {
    Digest digest;
    digest(reply);
    log.push_back(label + ' ' + digest.bytes);
  }

  std::unique_ptr<Kv> kv_;
  OpenStore open_;
  SeededRandom random_{77};
  Work pending_;
  std::vector<Transition> transitions_;
  std::vector<Message> messages_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<Names> names_;
  std::unique_ptr<Cycle> cycle_;
};

}  // namespace pawl

// An operation on its way through the engine: admitted, decided, committed, answered.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "engine/operation_table.h"
#include "rules/decide.h"
#include "rules/new_job.h"

namespace pawl {

class Pending {
 public:
  virtual ~Pending() = default;

  // Deciding again replaces the earlier decision.
  virtual void Decide(Txn& txn) = 0;
  virtual void Fail(Error error) = 0;
  virtual const Error* error() const = 0;
  virtual void Answer() = 0;  // once, after the commit or instead of it

  // So many numbers are reserved for it ahead; see SeqsAhead.
  virtual Seq seqs_needed() const = 0;
  Seq first_seq = 0;
  virtual void SetOutcome(const StepOp::Reply& last) = 0;  // of an operation that went on in steps
  virtual bool needs_space() const = 0;
  virtual Lane lane() const = 0;
  virtual std::size_t bytes() const = 0;
  virtual std::size_t weight() const = 0;  // how much of a batch it is; see Store::batch_max()
};

inline std::size_t BytesOf(const std::vector<std::string>& values) {
  std::size_t bytes = 0;
  for (const std::string& value : values) bytes += value.size() + 32;
  return bytes;
}
template <typename State>  // StateMap or StateValues
std::size_t BytesOfState(const State& state) {
  std::size_t bytes = 0;
  for (const auto& [key, value] : state) bytes += key.size() + value.size() + 32;
  return bytes;
}
inline std::size_t BytesOf(const JobSpec& spec) {
  std::size_t bytes = spec.payload.size() + spec.meta.size() + 256 + BytesOfState(spec.state);
  for (const auto& [port, values] : spec.inputs) bytes += BytesOf(values);
  return bytes;
}
inline std::size_t BytesOf(const Effects& effects) {
  std::size_t bytes = BytesOfState(effects.state_set);
  for (const WriteEffect& write : effects.write) bytes += BytesOf(write.values) + 64;
  for (const PublishEffect& publish : effects.publish) bytes += publish.value.size() + 64;
  for (const JobSpec& spec : effects.children) bytes += BytesOf(spec);
  return bytes;
}

inline std::size_t BytesOf(const PartitionStep& step) {
  std::size_t bytes = step.offset.size() + 64;
  for (const DeadDocument& dead : step.dead) bytes += dead.key.size() + dead.document.size() + 256;
  return bytes;
}

inline std::size_t WeightOf(const std::vector<JobSpec>& specs) {
  std::size_t weight = 0;
  for (const JobSpec& spec : specs) weight += WeightOfJob(!spec.group.empty(), spec.group_limit.has_value());
  return weight;
}

// The numbers that an operation with SeqsAhead::kCounted needs: one for each new job, or one for its intent.
inline Seq CountSeqs(const PushOp& op) { return op.jobs.size(); }
inline Seq CountSeqs(const AddPartitionsOp& op) { return op.payloads.size(); }
inline Seq CountSeqs(const TerminateOp& op) { return op.recursive ? 1 : 0; }
inline Seq CountSeqs(const FinishOp& op) {
  const Effects& effects = op.effects;
  const bool may_be_big = !effects.write.empty() || !effects.publish.empty() || !effects.connect.empty();
  return std::max<Seq>(op.push.size() + effects.children.size(), may_be_big ? 1 : 0);
}

template <typename Op>
class PendingOp final : public Pending {
 public:
  using Reply = typename Op::Reply;

  PendingOp(Op op, std::function<void(Result<Reply>)> done) : op_(std::move(op)), done_(std::move(done)) {}

  void Decide(Txn& txn) override { result_ = pawl::Decide(op_, txn); }
  void Fail(Error error) override { result_ = Result<Reply>(std::move(error)); }
  const Error* error() const override { return result_ && !result_->ok() ? &result_->error() : nullptr; }
  void Answer() override { done_(*std::move(result_)); }

  Seq seqs_needed() const override {
    if constexpr (kRow.seqs == SeqsAhead::kCounted) return CountSeqs(op_);
    return kRow.seqs == SeqsAhead::kOne ? 1 : 0;
  }
  void SetOutcome(const StepOp::Reply& last) override {
    if constexpr (kRow.counts) {
      if (!result_->ok()) return;
      Reply& reply = **result_;
      reply.count = last.count;
      reply.looked_at = last.looked_at;
      reply.next = last.next;
    } else {
      (void)last;
    }
  }
  bool needs_space() const override { return kRow.needs_space; }
  Lane lane() const override { return kRow.lane; }
  std::size_t bytes() const override {
    std::size_t bytes = 64;
    if constexpr (requires { op_.jobs; }) {
      for (const JobSpec& spec : op_.jobs) bytes += BytesOf(spec);
    }
    if constexpr (requires { op_.push; }) {
      for (const JobSpec& spec : op_.push) bytes += BytesOf(spec);
    }
    if constexpr (requires { op_.result; }) bytes += op_.result ? op_.result->size() : 0;
    if constexpr (requires { op_.effects; }) bytes += BytesOf(op_.effects);
    if constexpr (std::is_same_v<Op, FinishOp>) {
      if (op_.partition) bytes += BytesOf(*op_.partition);
    }
    if constexpr (requires { op_.values; }) bytes += BytesOf(op_.values);
    if constexpr (requires { op_.message; }) bytes += op_.message.value.size();
    if constexpr (requires { op_.set; }) bytes += BytesOfState(op_.set);
    return bytes;
  }
  std::size_t weight() const override {
    std::size_t jobs = 0;
    std::size_t values = 0;  // for ports
    if constexpr (requires { op_.jobs; }) jobs = WeightOf(op_.jobs);
    if constexpr (requires { op_.push; }) jobs = WeightOf(op_.push) + WeightOf(op_.effects.children);
    if constexpr (requires { op_.values; }) values = op_.values.size();
    if constexpr (requires { op_.effects; }) {
      for (const WriteEffect& write : op_.effects.write) values += write.values.size();
    }
    return std::max({std::size_t{1}, jobs, values / 8});
  }

 private:
  static constexpr OperationRow<Op> kRow = kRowOf<Op>;

  Op op_;
  std::function<void(Result<Reply>)> done_;
  std::optional<Result<Reply>> result_;
};

}  // namespace pawl

// A client of batches on a node, and a worker of their jobs: one thing after the other, each answered before the next.
#pragma once

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/json_reader.h"
#include "server/faktory/batches.h"

namespace pawl::support {

class BatchClient {
 public:
  BatchClient(Core& core, FaktoryBatches& batches) : core_(core), batches_(batches) {}

  // Callbacks go to queues "complete" and "success", with such jids; empty: no such callback.
  static faktory::BatchSpec Spec(const std::string& complete, const std::string& success,
                                 const std::string& parent = {}) {
    faktory::BatchSpec spec;
    spec.parent_bid = parent;
    if (!complete.empty()) spec.complete = Job(complete, "complete");
    if (!success.empty()) spec.success = Job(success, "success");
    return spec;
  }
  static std::string Job(const std::string& jid, const std::string& queue) {
    return R"({"jid":")" + jid + R"(","jobtype":"report","queue":")" + queue + R"(","args":[1],"custom":{"k":"v"}})";
  }

  Result<std::string> New(const faktory::BatchSpec& spec) {
    return Ask<std::string>([&](auto done) { batches_.New(spec, std::move(done)); });
  }
  Result<std::string> Open(const std::string& bid) {
    return Ask<std::string>([&](auto done) { batches_.Open(bid, std::move(done)); });
  }
  Result<void> Commit(const std::string& bid) {
    return Ask<void>([&](auto done) { batches_.Commit(bid, std::move(done)); });
  }
  Result<std::string> Status(const std::string& bid) {
    return Ask<std::string>([&](auto done) { batches_.Status(bid, std::move(done)); });
  }
  // "total/pending/failed/complete_st/success_st"
  std::string Counts(const std::string& bid) {
    const auto status = Status(bid);
    if (!status.ok()) return status.error().detail;
    std::string text;
    for (const char* key : {"total", "pending", "failed", "complete_st", "success_st"}) {
      const std::string_view raw = FindMember(KnownJson(*status), key)->raw;
      text += (text.empty() ? "" : "/") + std::string(raw.front() == '"' ? raw.substr(1, raw.size() - 2) : raw);
    }
    return text;
  }

  static JobSpec Member(const std::string& bid, const std::string& jid = {}, std::uint16_t retries = 0) {
    JobSpec spec;
    spec.type = "work";
    spec.id = jid;
    spec.content = HashBytes(jid);
    spec.retry.max = retries;
    FaktoryBatches::Join(bid, spec);
    return spec;
  }
  Result<void> Push(const std::string& bid, const std::string& jid = {}, std::uint16_t retries = 0) {
    PushOp op;
    op.jobs.push_back(Member(bid, jid, retries));
    const auto reply = Do(std::move(op));
    if (!reply.ok()) return FaktoryBatches::PushError(bid, reply.error());
    return {};
  }

  // Nothing: none came within `wait`.
  std::optional<ClaimedJob> Fetch(const std::string& queue, Millis wait = Millis{0}) {
    ClaimRequest request;
    request.own = true;
    request.queues = {queue};
    request.worker = "w";
    request.wait = wait;
    auto reply = Ask<ClaimReply>([&](auto done) { core_.Claim(request, std::move(done)); });
    if (!reply.ok() || reply->jobs.empty()) return std::nullopt;
    return std::move(reply->jobs.front());
  }
  Result<FinishOp::Reply> Finish(const ClaimedJob& job, Outcome outcome) {
    FinishOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    op.outcome = outcome;
    return Do(std::move(op));
  }
  // True: there was one.
  bool Work(const std::string& queue, Outcome outcome = Outcome::kCompleted, Millis wait = Millis{0}) {
    const auto job = Fetch(queue, wait);
    if (!job) return false;
    const auto done = Finish(*job, outcome);
    EXPECT_TRUE(done.ok()) << (done.ok() ? "" : ToString(done.error()));
    return true;
  }

  template <typename Op>
  Result<typename Op::Reply> Do(Op op) {
    return Ask<typename Op::Reply>([&](auto done) { core_.Submit(std::move(op), std::move(done)); });
  }

 private:
  template <typename T, typename Call>
  static Result<T> Ask(Call call) {
    const auto answer = std::make_shared<std::promise<Result<T>>>();
    auto future = answer->get_future();
    call(Core::Done<T>([answer](Result<T> reply) { answer->set_value(std::move(reply)); }));
    return future.get();
  }

  Core& core_;
  FaktoryBatches& batches_;
};

}  // namespace pawl::support

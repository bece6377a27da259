#include "wire/http/copy_job.h"

#include <algorithm>
#include <array>

#include "base/canonical_json.h"
#include "base/names.h"
#include "rules/partition.h"
#include "wire/json/fields.h"
#include "wire/json/push_fields.h"

namespace pawl::http {
namespace {

constexpr std::array<std::string_view, 11> kCopyFields = {"id",     "queue",       "delay",    "run_at",
                                                          "group",  "group_limit", "priority", "expires_in",
                                                          "unique", "created_by",  "aliases"};

bool IsCopyField(std::string_view name) { return std::ranges::find(kCopyFields, name) != kCopyFields.end(); }

Result<void> CheckCopied(const JobDetails& job, const std::string& queue) {
  const JobHead& head = job.head;
  const auto refused = [&](std::string_view what) {
    return Error{ErrorCode::kInvalid, "job " + head.id + " cannot be copied: it is " + std::string(what), "ref"};
  };
  if (IsOurName(queue)) return refused("one that Pawl has made for itself");
  if (IsCarrier(head)) return refused("a workflow or a task with partitions; start the workflow again");
  if (job.partition || (head.flow && head.flow->plans)) return refused("a part of a scan; replay or restart its task");
  return {};
}

PortSpecs SpecsOf(const std::vector<PortView>& ports) {
  PortSpecs specs;
  for (const PortView& view : ports) {
    specs[view.port.name] = {view.port.default_value, view.port.channels, view.port.keep};
  }
  return specs;
}

void SetOptions(const JobHead& head, JobSpec& spec) {
  const JobOptions& options = head.options;
  spec.lease = options.lease;
  spec.timeout = options.timeout;
  // A retention that nobody asked for is that of the tree that a stateful job lives in.
  if (!head.stateful || head.stateful->keeps) spec.retention = options.retention;
  spec.max_crashes = options.max_crashes;
  spec.retry = {options.retry.max, options.retry.backoff, options.retry.base, options.retry.cap};
  spec.priority = head.priority;
  const bool expires = head.expires != kNeverWall && !head.stateful && !head.flow;
  if (expires && head.expires > head.created) spec.expires_in = head.expires - head.created;
}

Result<void> OverrideBy(const PushRequest& said, JobSpec& spec) {
  spec.id = said.id;
  spec.aliases = said.aliases;
  spec.unique = said.unique;
  spec.delay = said.delay;
  spec.run_at = said.run_at;
  if (!said.queue.empty()) spec.queue = said.queue;
  if (!said.group.empty()) spec.group = said.group;
  spec.group_limit = said.group_limit;
  if (said.priority) spec.priority = said.priority;
  if (said.expires_in) spec.expires_in = said.expires_in;
  if (!said.created_by.empty()) spec.created_by = said.created_by;
  if (spec.group_limit && spec.group.empty()) return Error{ErrorCode::kInvalid, "needs a group", "group_limit"};
  return {};
}

// With an id of its own, the same copy again is the same job.
Result<void> SetCopyContent(JobSpec& spec) {
  if (spec.id.empty()) return {};
  std::string text;
  PAWL_TRY(AppendPush(spec, text));
  PAWL_ASSIGN(const std::string canonical, CanonicalJson(text));
  spec.content = HashBytes(canonical);
  return {};
}

}  // namespace

Result<PushRequest> ParseCopy(std::string_view body) {
  PushRequest said;
  if (body.empty()) return said;
  PAWL_ASSIGN(const JsonValue object, ParseJson(body));
  PAWL_TRY(ReadBesidePush<PushRequest>(object, {}, IsCopyField, said, said));
  if (said.delay && said.run_at) return Error{ErrorCode::kInvalid, "delay and run_at exclude each other", "run_at"};
  return said;
}

Result<PushOp> CopyOf(const JobDetails& job, const Names& names, const PushRequest& said) {
  PushOp op;
  JobSpec& spec = op.jobs.emplace_back();
  spec.type = names.Name(job.head.type);
  spec.queue = names.Name(job.head.queue);
  PAWL_TRY(CheckCopied(job, spec.queue));
  spec.payload = job.body.payload;
  spec.meta = job.body.meta;
  spec.callbacks = job.body.callbacks;
  spec.group = job.head.group;
  spec.created_by = "copy:" + job.head.id;
  SetOptions(job.head, spec);
  if (job.life) {
    spec.in = SpecsOf(job.life->in);
    spec.out = SpecsOf(job.life->out);
  }
  PAWL_TRY(OverrideBy(said, spec));
  PAWL_TRY(SetCopyContent(spec));
  return op;
}

}  // namespace pawl::http

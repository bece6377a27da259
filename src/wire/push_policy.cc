#include "wire/push_policy.h"

#include <string>
#include <utility>

#include "model/scan_work.h"
#include "outbound/headers.h"

namespace pawl {
namespace {

// Puts a field or an index in front of the path of an error.
Error At(std::string path, Error error) {
  if (!error.field.empty() && error.field.front() != '[') path += '.';
  error.field = path + error.field;
  return error;
}
Error At(std::string list, std::size_t index, Error error) {
  return At(std::move(list) + "[" + std::to_string(index) + "]", std::move(error));
}

}  // namespace

PushPolicy::PushPolicy(outbound::GuardRules rules, outbound::Secrets* secrets, std::vector<BuiltInType> types)
    : rules_(std::make_shared<const outbound::GuardRules>(std::move(rules))),
      secrets_(secrets),
      types_(std::move(types)) {}

PushPolicy PushPolicy::WithoutSql() const {
  PushPolicy policy = *this;
  policy.sql_ = false;
  return policy;
}

Result<outbound::Url> PushPolicy::CheckUrl(const std::string& text) const {
  PAWL_ASSIGN(outbound::Url url, outbound::ParseUrl(text));
  if (rules_ == nullptr) return url;
  if (const auto refusal = JudgeUnresolved(*rules_, url, outbound::Hop::kNamedByJob)) {
    return Error{ErrorCode::kBlockedUrl, refusal->detail};
  }
  return url;
}

Result<void> PushPolicy::CheckSecret(const std::string& name) const {
  if (secrets_ == nullptr || !secrets_->has_folder()) return {};
  if (secrets_->Find(name).ok()) return {};
  return Error{ErrorCode::kInvalid, "there is no secret " + name + " in secrets_dir of this server"};
}

Result<void> PushPolicy::ApplyOne(CallbackSpec& callback) const {
  const auto url = CheckUrl(callback.url);
  if (!url.ok()) return At("url", url.error());
  callback.url = url->text();
  for (const HeaderSpec& header : callback.headers) {
    Result<void> checked = outbound::CheckJobHeaderName(header.name);
    if (checked.ok() && !header.from_secret) checked = outbound::CheckHeaderValue(header.name, header.value);
    if (checked.ok() && header.from_secret) checked = CheckSecret(header.value);
    if (!checked.ok()) return At("headers", At(header.name, checked.error()));
  }
  if (callback.sign.empty()) return {};
  if (Result<void> secret = CheckSecret(callback.sign); !secret.ok()) return At("sign", secret.error());
  return {};
}

Result<void> PushPolicy::Apply(std::vector<CallbackSpec>& callbacks) const {
  for (std::size_t i = 0; i < callbacks.size(); ++i) {
    if (Result<void> applied = ApplyOne(callbacks[i]); !applied.ok()) return At("callbacks", i, applied.error());
  }
  return {};
}

Result<void> PushPolicy::ApplyType(const BuiltInType& type, JobSpec& job) const {
  const auto text = type.url_of(KnownJson(job.payload));
  if (!text.ok()) return At("payload", text.error());
  if (text->empty()) return {};
  const auto url = CheckUrl(*text);
  if (!url.ok()) return At("payload", At("url", url.error()));
  if (job.group.empty()) job.group = url->HostKey();
  return {};
}

// The source runs it with the rights that sources.toml gives, so it is not for everybody who may push.
Result<void> PushPolicy::CheckSql(const JobSpec& job) const {
  if (sql_ || !job.flow) return {};
  const bool in_scan = job.flow->scan && RequiresAdmin(job.flow->scan->scan);
  const bool in_partition = job.flow->stream != DataStream::kNone && RequiresAdmin(job.payload);
  if (!in_scan && !in_partition) return {};
  return Error{
      ErrorCode::kForbidden,
      "SQL in a scan (`where`, or a `query` that is no name) needs the scope admin; name a query of sources.toml "
      "instead",
      "scan"};
}

// How documents are processed: a mistake is better heard of now than from the first run.
Result<void> PushPolicy::CheckScan(const JobSpec& job) const {
  if (!job.flow || job.flow->scan == nullptr || job.flow->scan->scan.empty()) return {};
  PAWL_ASSIGN(const ScanWork work, ParseScanWork(std::string_view(job.flow->scan->scan)));
  if (work.processor != ProcessorKind::kHttp) return {};
  if (const auto url = CheckUrl(work.http.url); !url.ok()) return At("scan.processor.http.url", url.error());
  if (work.http.sign.empty()) return {};
  if (const auto secret = CheckSecret(work.http.sign); !secret.ok()) {
    return At("scan.processor.http.sign", secret.error());
  }
  return {};
}

Result<void> PushPolicy::Apply(JobSpec& job) const {
  PAWL_TRY(CheckSql(job));
  PAWL_TRY(CheckScan(job));
  for (const BuiltInType& type : types_) {
    const bool in_its_queue = job.queue.empty() || job.queue == type.name;
    if (job.type == type.name && in_its_queue) PAWL_TRY(ApplyType(type, job));
  }
  return job.callbacks ? Apply(*job.callbacks) : Result<void>{};
}

Result<void> PushPolicy::CheckGroup(std::string_view queue, std::string_view settings) const {
  for (const BuiltInType& type : types_) {
    if (type.name != queue || !type.check_group) continue;
    if (const auto checked = type.check_group(KnownJson(settings)); !checked.ok())
      return At("settings", checked.error());
  }
  return {};
}

Result<void> PushPolicy::Apply(PushOp& op) const {
  for (std::size_t i = 0; i < op.jobs.size(); ++i) {
    Result<void> applied = Apply(op.jobs[i]);
    if (!applied.ok()) return op.bulk ? At("jobs", i, applied.error()) : applied.error();
  }
  return {};
}

Result<void> PushPolicy::Apply(FinishOp& op) const {
  for (std::size_t i = 0; i < op.push.size(); ++i) {
    if (Result<void> applied = Apply(op.push[i]); !applied.ok()) return At("push", i, applied.error());
  }
  for (std::size_t i = 0; i < op.effects.children.size(); ++i) {
    Result<void> applied = Apply(op.effects.children[i]);
    if (!applied.ok()) return At("children", i, applied.error());
  }
  return {};
}

}  // namespace pawl

// PushPolicy looks at what a push asks Pawl to do by itself, at every door and before it is accepted: URLs get the one
// form that they are compared and called in, and what the guard would never let pass is refused at once instead of
// failing hours later. The guard still has the last word when a call is made.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "outbound/guard.h"
#include "outbound/secrets.h"
#include "rules/operations.h"

namespace pawl {

// A type of jobs that Pawl runs itself, in the queue of the same name.
struct BuiltInType {
  std::string name;
  // The URL that a job with this payload calls; empty: none. The error names the member of the payload.
  std::function<Result<std::string>(const JsonValue& payload)> url_of;
  // Whether its groups may have these settings; none: any. The error names the member.
  std::function<Result<void>(const JsonValue& settings)> check_group = {};
};

// Thread-safe: it does not change.
class PushPolicy {
 public:
  // Without rules, only the form of URLs and headers is looked at: for programs that embed the engine and call nobody.
  PushPolicy() = default;
  // `secrets` outlives it; null: names of secrets are not looked up. Jobs of the types have their payload checked, and
  // the host of their URL as the group, unless the push names one.
  PushPolicy(outbound::GuardRules rules, outbound::Secrets* secrets, std::vector<BuiltInType> types);

  // The same for callers without the scope admin, who may not send SQL.
  PushPolicy WithoutSql() const;

  // Each fails with kInvalid, kBlockedUrl or kForbidden, naming the field.
  Result<void> Apply(JobSpec& job) const;
  Result<void> Apply(PushOp& op) const;
  Result<void> Apply(FinishOp& op) const;
  Result<void> Apply(std::vector<CallbackSpec>& callbacks) const;
  // The settings of a group of the queue, raw JSON.
  Result<void> CheckGroup(std::string_view queue, std::string_view settings) const;

 private:
  Result<void> ApplyOne(CallbackSpec& callback) const;
  Result<void> ApplyType(const BuiltInType& type, JobSpec& job) const;
  Result<void> CheckSql(const JobSpec& job) const;
  Result<void> CheckScan(const JobSpec& job) const;
  Result<outbound::Url> CheckUrl(const std::string& text) const;
  Result<void> CheckSecret(const std::string& name) const;

  std::shared_ptr<const outbound::GuardRules> rules_;
  outbound::Secrets* secrets_ = nullptr;
  std::vector<BuiltInType> types_;
  bool sql_ = true;  // scans may have SQL in them
};

}  // namespace pawl

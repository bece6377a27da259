// The calls of Jobs as requests of the HTTP API: what pawl::Client sends. pawl::Engine takes the bodies of some of
// them, where speed does not matter, so that both doors have the same checks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "pawl/jobs.h"

namespace pawl {

struct ApiCall {
  std::string method = "GET";
  std::string path = {};  // with the query
  std::string body = {};  // JSON, or empty
  // The same call twice would be done twice unless it carries an Idempotency-Key.
  bool needs_key = false;
  std::string if_match = {};  // of the header
  bool repeatable = true;     // false: not even with a key: nobody could tell whether it was done
  Millis wait{0};             // how long the answer may be held back on purpose
};

// These fail with kInvalid or kBadJson if a value that is given as JSON is not.
Result<ApiCall> PushCall(const PushRequest& job);
Result<ApiCall> PushManyCall(const std::vector<PushRequest>& jobs);
Result<ApiCall> HeartbeatCall(const Beat& beat);
Result<ApiCall> FinishCall(const std::vector<Finish>& finishes);
Result<ApiCall> EditCall(std::string_view ref, const JobChange& change);
Result<ApiCall> CopyCall(std::string_view ref, const CopyChange& change);

ApiCall GetCall(std::string_view ref, Millis wait);
ApiCall ListCall(const ListOptions& options);
ApiCall GetRunsCall(std::string_view ref);
ApiCall RunCall(std::string_view ref, bool force);
ApiCall TerminateCall(std::string_view ref, bool recursive);
ApiCall DeleteCall(std::string_view ref);
ApiCall ListCallbacksCall(const CallbackSelection& callbacks, std::uint32_t limit, std::string_view cursor);
ApiCall RetryCallbackCall(std::string_view id);
ApiCall RetryCallbacksCall(const CallbackSelection& callbacks);
ApiCall RunManyCall(const JobSelection& jobs);
ApiCall TerminateManyCall(const JobSelection& jobs);
ApiCall ClaimCall(const ClaimOptions& options);
ApiCall ListQueuesCall(std::string_view cursor);
ApiCall GetQueueCall(std::string_view queue);
Result<ApiCall> ChangeQueueCall(std::string_view queue, const QueueChange& change);
ApiCall DeleteQueueCall(std::string_view queue);
ApiCall PurgeQueueCall(std::string_view queue);
ApiCall GetGroupCall(std::string_view queue, std::string_view group);
ApiCall ChangeGroupCall(std::string_view queue, std::string_view group, const GroupChange& change);
ApiCall StatsCall(std::string_view queue, std::string_view cursor);

// ---- Schedules: api_schedules.cc ----
Result<ApiCall> PutScheduleCall(std::string_view name, const ScheduleRequest& schedule,
                                std::optional<std::uint64_t> etag);
ApiCall GetScheduleCall(std::string_view name);
ApiCall ListSchedulesCall(std::string_view cursor);
ApiCall DeleteScheduleCall(std::string_view name);
ApiCall PauseScheduleCall(std::string_view name, bool paused);
ApiCall FireScheduleCall(std::string_view name, const std::optional<WallTime>& at);

// ---- Stateful jobs: api_life_calls.cc ----
Result<ApiCall> WriteCall(const PortAddress& port, const std::vector<std::string>& values, bool notify);
ApiCall ReadCall(const PortAddress& port, std::uint32_t limit);
ApiCall PeekCall(const PortAddress& port, std::uint64_t from, std::uint32_t limit);
ApiCall ConnectCall(const PortAddress& from, const std::vector<PortAddress>& to);
Result<ApiCall> ChangePortsCall(std::string_view ref, const PortChanges& changes);
ApiCall GetStateCall(std::string_view ref);
Result<ApiCall> ChangeStateCall(std::string_view ref, const StateValues& set, const std::vector<std::string>& unset);
Result<ApiCall> PublishCall(std::string_view channel, const std::string& value);
ApiCall AdoptCall(std::string_view ref, std::string_view parent, std::string_view name);
ApiCall DisownCall(std::string_view ref);
ApiCall GetChildCall(std::string_view parent, std::string_view name);
ApiCall TreeCall(std::string_view ref);
ApiCall AliasCall(std::string_view ref, std::string_view alias, bool remove);
Result<ApiCall> RegisterTypeCall(std::string_view queue, std::string_view type, const TypeOptions& options);
ApiCall UnregisterTypeCall(std::string_view queue, std::string_view type);
ApiCall ListTypesCall(std::string_view queue);

// `text` as one segment of a path, or one value of a query.
std::string PercentEncode(std::string_view text);

}  // namespace pawl

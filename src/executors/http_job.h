// A job of the type `http`: one call of an endpoint, whose answer is the result of the job. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "executors/call_headers.h"
#include "executors/one_call_executor.h"
#include "model/built_in_types.h"
#include "pawl/callback.h"

namespace pawl {

struct HttpJob {
  std::string method;  // "GET" without a body, "POST" with one, unless it was given
  std::string url;
  std::vector<HeaderSpec> headers;
  std::string body;          // as it is sent
  std::string content_type;  // empty: none
  Millis timeout{30'000};
  std::uint64_t max_bytes = std::uint64_t{1} << 20U;
  std::vector<std::pair<int, int>> expect = {{200, 299}};  // statuses that complete the job
  std::string sign;
};

// The error names the member of the payload.
Result<HttpJob> ParseHttpJob(const JsonValue& payload);

Result<outbound::Request> HttpRequest(const ClaimedJob& job, WallTime now, const FindSecret& find_secret);
// Completed with the answer, tried again later, failed for good, or given back.
FinishOp HttpEnd(const ClaimedJob& job, const Attempt& attempt);

}  // namespace pawl

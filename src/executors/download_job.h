// A job of the type `download`: what its payload asks for, the request of each hop, and what its run comes to. Pure.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "executors/call_headers.h"
#include "executors/proxy_spec.h"
#include "files/content_type.h"
#include "model/built_in_types.h"
#include "outbound/redirect.h"
#include "outbound/transport.h"
#include "pawl/callback.h"
#include "rules/operations.h"

namespace pawl {

// What the operator lets a download take; a job may ask for less.
struct DownloadLimits {
  std::uint64_t max_bytes = std::uint64_t{1} << 30U;
  Millis timeout = std::chrono::hours(1);
};

struct DownloadJob {
  std::string url;
  std::vector<HeaderSpec> headers;
  std::optional<Millis> timeout;
  std::optional<std::uint64_t> max_bytes;
  int max_redirects = outbound::kRedirectsDefault;
  std::optional<files::MimeList> mime;  // nothing: any type
  bool image_size = false;
  std::string sha256;  // that the file must have, in small letters; empty: any
  std::optional<ProxySpec> proxy;
};

// The error names the member of the payload.
Result<DownloadJob> ParseDownloadJob(const JsonValue& payload);

// The request of the first hop. The settings of its group are raw JSON; empty: none.
Result<outbound::Request> DownloadRequest(const DownloadJob& job, const DownloadLimits& limits,
                                          std::string_view group_settings, const FindSecret& find_secret);
// The request for where the answer of the hop before leads, with `timeout` for all that is left.
outbound::Request NextDownloadRequest(const outbound::Request& before, outbound::Url to, Millis timeout);

// Whether the client has the file already, and an answer may say so.
bool IsConditional(const outbound::Request& request);

// What is known of a file when it is stored.
struct Downloaded {
  int status = 0;
  std::uint64_t bytes = 0;
  std::string sha256 = {};
  std::string content_type = {};  // as the server says
  std::string mime = {};          // as its bytes say
  std::string image_size = {};    // "640x480"; empty: not asked for
  std::string path = {};          // in the folder of files; empty: nothing is stored (304)
  std::string url = {};           // where a web server has the file; empty: nowhere
  std::string final_url = {};
  int redirects = 0;
  std::string etag = {};
  std::string last_modified = {};
  std::chrono::microseconds took{0};
};
std::string DownloadResult(const Downloaded& file);

// How a run ends that got no file: `outcome` is that of its last call.
FinishOp DownloadFailed(const outbound::Outcome& outcome);
// A file that is not what the job wants: in vain for good. `type` is "mime", "sha256" or "image".
FinishOp DownloadRefused(std::string_view type, std::string message, int status);

}  // namespace pawl

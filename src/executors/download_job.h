// A job of the type `download`: what its payload asks for, the request of each hop, and what its run comes to. Pure.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

// The store of files that name none: the folder of the server.
inline constexpr std::string_view kFolderStore = "default";

// Where the file shall be stored.
struct StoreChoice {
  std::string name{kFolderStore};
  std::string bucket = {};  // empty: the store's own, as is the next one
  std::string region = {};
  std::vector<std::pair<std::string, std::string>> metadata = {};  // kept with the file; names in lower case
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
  StoreChoice store;
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
  std::string store = {};         // its name
  std::string bucket = {};        // empty: the store has none
  std::string path = {};          // in the store; empty: nothing is stored (304)
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
// A file that the store does not take, which is no fault of the job: it is tried again as its retry policy says.
FinishOp DownloadNotStored(std::string message, int status);

}  // namespace pawl

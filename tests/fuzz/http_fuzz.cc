// Whatever bytes an HTTP client sends, as a stream of requests and as the body or the query of one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/canonical_json.h"
#include "base/check.h"
#include "base/json_reader.h"
#include "base/random.h"
#include "base/redact.h"
#include "server/http_parser.h"
#include "wire/http/parse_filter.h"
#include "wire/http/parse_job.h"
#include "wire/http/parse_life.h"
#include "wire/http/parse_settings.h"
#include "wire/http/parse_work.h"
#include "wire/http/parse_workflow.h"
#include "wire/http/query.h"
#include "wire/json/push_fields.h"

namespace pawl::http {
namespace {

const WireLimits kLimits{500};

template <typename T>
void Good(const Result<T>& result) {
  if (!result.ok()) PAWL_CHECK(!result.error().detail.empty(), "an error has a text");
}

void CheckJson(std::string_view text) {
  if (!ValidateJson(text).ok()) return;
  PAWL_CHECK(ValidateJson(RedactJson(text)).ok(), "what is redacted is JSON");
  const auto canonical = CanonicalJson(text);
  PAWL_CHECK(canonical.ok(), "all JSON has a canonical form");
  const auto again = CanonicalJson(*canonical);
  PAWL_CHECK(again.ok() && *again == *canonical, "the canonical form is its own");
}

// What a request says is what the client would write for it, and is read back the same.
void CheckPushed(const JobSpec& job) {
  std::string text;
  PAWL_CHECK(AppendPush(job, text).ok(), "a job that was read can be written");
  PushRequest again;
  PAWL_CHECK(ReadPush(KnownJson(text), kLimits, again).ok(), "a job that was written can be read");
  std::string second;
  PAWL_CHECK(AppendPush(again, second).ok() && second == text, "reading and writing change nothing");
  PAWL_CHECK(CheckPush(job, kLimits).ok(), "what a request may say a program may say");
}

void ReadBody(std::string_view body) {
  const JobRef job(std::string("job"));
  const PortRef port{job, PortSide::kIn, "port"};
  const Result<PushOp> push = ParsePush(body, kLimits);
  Good(push);
  if (push.ok()) CheckPushed(push->jobs.at(0));
  Good(ParseBulk(body, kLimits));
  Good(ParseJobber(body, kLimits));
  Good(ParseClaim(body));
  Good(ParseHeartbeat(body, job, kLimits));
  for (const Outcome outcome : {Outcome::kCompleted, Outcome::kFailed, Outcome::kReleased, Outcome::kSuspended}) {
    Good(ParseFinish(body, job, outcome, kLimits));
  }
  Good(ParseFinish(body, job, Outcome::kContinue, kLimits));
  Good(ParseFinishes(body, kLimits));
  Good(ParseQueuePatch(body));
  Good(ParseGroupPatch(body));
  Good(ParseFilter(body));
  Good(ParseWrite(body, port, kLimits));
  Good(ParseRead(body, port));
  Good(ParseConnect(body, job));
  Good(ParsePorts(body, job));
  Good(ParseState(body, job, kLimits));
  Good(ParseAdopt(body, job));
  Good(ParsePublish(body, "channel", kLimits));
  Good(ParseType(body));
  Good(ParseWorkflow(body, kLimits));
  Good(ParseTasks(body, job, kLimits));
  Good(ParsePartitions(body, kLimits));
  Good(ParseRestart(body));
}

// The requests of a stream, each as text, however its bytes arrive.
std::string ReadRequests(std::string_view bytes, SeededRandom* chunks) {
  using State = RequestParser::State;
  RequestParser parser({1'000, 1'000});
  std::string requests;
  std::size_t offered = chunks == nullptr ? bytes.size() : 0;
  while (!bytes.empty() && parser.state() != State::kRefused) {
    const std::size_t used = parser.Feed(bytes.substr(0, offered));
    bytes.remove_prefix(used);
    offered -= used;
    if (parser.state() == State::kComplete) {
      const Request request = parser.Take();
      requests += request.method + " " + request.path + "?" + request.query + "\n" + request.body + "\n";
      Good(ParseQuery(request.query));
    } else if (used == 0) {
      if (offered == bytes.size()) break;
      offered = chunks == nullptr ? bytes.size() : offered + 1 + chunks->Below(bytes.size() - offered);
    }
  }
  return requests;
}

}  // namespace
}  // namespace pawl::http

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pawl::http;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  CheckJson(bytes);
  ReadBody(bytes);
  Good(ParseQuery(bytes));
  pawl::SeededRandom chunks(std::hash<std::string_view>()(bytes));
  PAWL_CHECK(ReadRequests(bytes, nullptr) == ReadRequests(bytes, &chunks),
             "requests do not depend on how their bytes arrive");
  return 0;
}

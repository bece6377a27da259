#include "executors/http_processor.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

#include "base/canonical_json.h"
#include "base/hash.h"
#include "base/json_member.h"
#include "base/json_writer.h"
#include "base/mutex.h"
#include "base/uuid.h"
#include "executors/call_end.h"
#include "executors/call_headers.h"
#include "scan/jobs_processor.h"
#include "scan/verdict_json.h"
#include "wire/json/push_fields.h"

namespace pawl {
namespace {

using outbound::Failure;

constexpr std::size_t kVerdictsMost = std::size_t{16} << 20U;  // bytes of an answer

// A call whose maker waits for it.
class AwaitedCall final : public OutgoingCall {
 public:
  AwaitedCall(Outgoing& outgoing, const std::string& job) : OutgoingCall(outgoing, job) {}

  bool OnHead(const outbound::Head&) override { return true; }
  bool OnBytes(std::span<const char> bytes) override {
    answer_.append(bytes.data(), bytes.size());
    return true;
  }

  void Await(const std::stop_token& stop) {
    const std::stop_callback cancel(stop, [this] { Cancel(); });
    MutexLock lock(mutex_);
    while (!is_over_) ended_.Wait(lock);
  }
  // Once it is over.
  const outbound::Outcome& outcome() const { return outcome_; }
  const std::string& answer() const { return answer_; }

 private:
  void OnCallEnd(const outbound::Outcome& outcome) override {
    const MutexLock lock(mutex_);  // its maker may destroy it once it has the lock
    outcome_ = outcome;
    is_over_ = true;
    ended_.NotifyAll();
  }

  std::string answer_;  // of the transport's thread until it is over, as is the outcome
  outbound::Outcome outcome_;
  Mutex mutex_;
  CondVar ended_;
  bool is_over_ PAWL_GUARDED_BY(mutex_) = false;
};

Result<void> ReadVerdict(const JsonValue& value, const std::map<std::string, std::size_t>& places, Verdicts& out) {
  PAWL_ASSIGN(const std::string key, CanonicalJson(MemberOf(value, "key").raw));
  const auto place = places.find(key);
  if (place == places.end()) return Error{ErrorCode::kInternal, "the answer has a key that was not sent: " + key};
  PAWL_ASSIGN(out.documents[place->second], VerdictOf(value));
  return {};
}

// The call came to no answer that accepts the documents.
Error CallError(const outbound::Outcome& outcome) {
  const bool answered = outcome.failure == Failure::kNone;
  const bool passing = answered ? IsPassingStatus(outcome.status) : !IsFinal(outcome.failure);
  return {passing ? ErrorCode::kUnreachable : ErrorCode::kInternal,
          answered ? "the endpoint has answered with the status " + std::to_string(outcome.status) : outcome.error};
}

bool IsAccepted(const outbound::Outcome& outcome) {
  return outcome.failure == Failure::kNone && outcome.status >= 200 && outcome.status < 300;
}

// What the endpoint says of a document that it got alone, and does not want.
bool IsOfDocument(const outbound::Outcome& outcome) {
  return outcome.failure == Failure::kNone &&
         (outcome.status == 400 || outcome.status == 409 || outcome.status == 413 || outcome.status == 422);
}

}  // namespace

Result<Verdicts> ReadProcessed(std::string_view answer, const std::vector<Document>& documents,
                               const http::WireLimits& limits) {
  Verdicts verdicts;
  if (answer.find_first_not_of(" \t\r\n") == std::string_view::npos) return verdicts;
  const auto body = ParseJson(answer);
  if (!body.ok()) return Error{ErrorCode::kInternal, "the answer is not JSON: " + body.error().detail};
  if (const JsonValue results = MemberOf(*body, "results"); !results.IsNull()) {
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < documents.size(); ++i) {
      PAWL_ASSIGN(const std::string key, CanonicalJson(documents[i].key));
      places[key] = i;
    }
    verdicts.documents.resize(documents.size());
    PAWL_TRY(ForEachElement(results, [&](const JsonValue& value) { return ReadVerdict(value, places, verdicts); }));
  }
  if (const JsonValue push = MemberOf(*body, "push"); !push.IsNull()) {
    PAWL_TRY(ForEachElement(push, [&](const JsonValue& value) -> Result<void> {
      Result<void> read = http::ReadPush(value, limits, verdicts.push.emplace_back());
      if (read.ok()) return read;
      return Error{ErrorCode::kInternal, "the answer pushes a job that cannot be: " + ToString(read.error())};
    }));
  }
  return verdicts;
}

Result<Verdicts> HttpProcessor::Process(const Block& block, ScanRun& run) {
  if (work_.by_document) return ProcessEach(block, run);
  PAWL_ASSIGN(outbound::Request request, RequestOf(block.documents, run));
  AwaitedCall call(outgoing_, run.job);
  if (!call.Send(std::move(request))) return Error{ErrorCode::kStopping, "the node stops"};
  call.Await(run.stop);
  if (!IsAccepted(call.outcome())) return CallError(call.outcome());
  return ReadProcessed(call.answer(), block.documents, limits_);
}

// A few calls at once, in the order of the documents.
Result<Verdicts> HttpProcessor::ProcessEach(const Block& block, ScanRun& run) {
  Verdicts all;
  all.documents.resize(block.documents.size());
  std::optional<Error> failed;
  bool answered = false;
  for (std::size_t from = 0; from < block.documents.size() && !run.stop.stop_requested();) {
    const std::size_t to = std::min<std::size_t>(block.documents.size(), from + work_.concurrency);
    std::vector<outbound::Request> requests;
    for (std::size_t i = from; i < to; ++i) {
      PAWL_ASSIGN(outbound::Request request, RequestOf({block.documents[i]}, run));
      requests.push_back(std::move(request));
    }
    std::vector<std::unique_ptr<AwaitedCall>> calls;
    for (outbound::Request& request : requests) {
      auto call = std::make_unique<AwaitedCall>(outgoing_, run.job);
      if (!call->Send(std::move(request))) break;
      calls.push_back(std::move(call));
    }
    for (const auto& call : calls) call->Await(run.stop);
    if (calls.size() < to - from) return Error{ErrorCode::kStopping, "the node stops"};
    for (std::size_t i = from; i < to; ++i) {
      const AwaitedCall& call = *calls[i - from];
      Verdict& verdict = all.documents[i];
      if (!IsAccepted(call.outcome())) {
        failed = CallError(call.outcome());
        answered |= IsOfDocument(call.outcome());
        verdict.kind = IsOfDocument(call.outcome()) ? Verdict::Kind::kError : Verdict::Kind::kRetry;
        verdict.error = {.type = call.outcome().status != 0 ? "status" : std::string(Name(call.outcome().failure)),
                         .message = failed->detail};
        continue;
      }
      answered = true;
      PAWL_ASSIGN(Verdicts one, ReadProcessed(call.answer(), {block.documents[i]}, limits_));
      if (!one.documents.empty()) verdict = std::move(one.documents.front());
      std::move(one.push.begin(), one.push.end(), std::back_inserter(all.push));
    }
    from = to;
  }
  if (run.stop.stop_requested()) return Error{ErrorCode::kStopping, "the run is to end"};
  if (!answered && failed) return *std::move(failed);  // the endpoint may be away
  return all;
}

// The same documents of a partition have the same id every time, so that the endpoint can tell a repeat.
Result<outbound::Request> HttpProcessor::RequestOf(const std::vector<Document>& documents, const ScanRun& run) const {
  outbound::Request request;
  request.method = "POST";
  PAWL_ASSIGN(request.url, outbound::ParseUrl(work_.url));
  JsonWriter json(request.body);
  json.BeginObject().Key("task").String(run.task).Key("partition").Uint(run.partition);
  json.Key("block").BeginObject().Key("first").Raw(documents.front().key).Key("last").Raw(documents.back().key);
  json.Key("count").Uint(documents.size()).EndObject();
  json.Key("fence").Uint(run.fence).Key("documents");
  WriteDocuments(documents, json);
  json.EndObject();
  request.headers = {{"content-type", "application/json"}, {"user-agent", UserAgent()}};
  std::string keys;
  for (const Document& document : documents) keys += document.key + "\n";
  const WebhookStamp stamp{run.job + "." + ToHex(HashBytes(keys).bytes), outgoing_.now().wall};
  AddWebhookHeaders(stamp, request);
  const std::string& sign = work_.sign.empty() ? defaults_.sign : work_.sign;
  if (!sign.empty()) {
    const auto find = [&](std::string_view name) { return outgoing_.FindSecret(name); };
    PAWL_TRY(SignRequest(stamp, sign, find, request));
  }
  request.timeout = work_.timeout;
  request.max_bytes = kVerdictsMost;
  return request;
}

}  // namespace pawl

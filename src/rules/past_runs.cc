#include "rules/past_runs.h"

#include <utility>

#include "base/redact.h"
#include "base/utf8.h"
#include "store/run_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kLookedAt = 8U << 10U;  // bytes of a text in which credentials are looked for

// A credential that is cut off at the end would not be recognised any more, so it is taken out before.
std::string Shortened(std::string_view text, std::size_t characters) {
  text = text.substr(0, kLookedAt);
  const auto redacted = RedactText(text);
  return std::string(Utf8Start(redacted ? std::string_view(*redacted) : text, characters));
}

}  // namespace

PastRun RunInFlight(const JobHead& head) {
  PastRun run;
  run.attempt = head.attempt;
  run.worker = head.lease->worker;
  run.started_at = head.started;
  return run;
}

JobFailure ShortenedError(const JobError& error) {
  return {Shortened(error.type, kPastErrorTypeKept), Shortened(error.message, kPastErrorKept), {}};
}

void KeepRun(Seq seq, JobHead& head, PastRun run, Txn& txn) {
  const RecordKey key = SideKey(RecordKind::kRuns, seq);
  const auto bytes = head.side.runs ? txn.Raw(key) : std::nullopt;
  auto kept = bytes ? DecodePastRuns(*bytes) : Result<std::vector<PastRun>>(std::vector<PastRun>{});
  std::vector<PastRun> runs = kept.ok() ? *std::move(kept) : std::vector<PastRun>{};
  if (runs.size() >= kPastRunsKept) runs.erase(runs.begin(), runs.end() - (kPastRunsKept - 1));
  run.ended_at = txn.now().wall;
  runs.push_back(std::move(run));
  txn.Put(key, EncodePastRuns(runs));
  head.side.runs = true;
}

}  // namespace pawl

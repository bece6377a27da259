#include "store/run_codec.h"

#include "store/bytes.h"

namespace pawl {
namespace {

constexpr std::uint8_t kRunsForm = 1;

}  // namespace

std::string EncodePastRuns(const std::vector<PastRun>& runs) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U8(kRunsForm);
  out.U8(static_cast<std::uint8_t>(runs.size()));
  for (const PastRun& run : runs) {
    out.U32(run.attempt);
    out.Short(run.worker);
    out.Wall(run.started_at);
    out.Wall(run.ended_at.value_or(WallTime{}));
    out.U8(static_cast<std::uint8_t>(run.outcome));
    out.Bool(run.error.has_value());
    if (!run.error) continue;
    out.Short(run.error->type);
    out.Short(run.error->message);
  }
  return bytes;
}

Result<std::vector<PastRun>> DecodePastRuns(std::string_view bytes) {
  const Error damaged{ErrorCode::kCorrupt, "the stored runs of a job cannot be read"};
  ByteReader in(bytes);
  if (in.U8() != kRunsForm) return damaged;
  const std::size_t count = in.U8();
  std::vector<PastRun> runs;
  for (std::size_t i = 0; i < count && in.ok(); ++i) {
    PastRun& run = runs.emplace_back();
    run.attempt = in.U32();
    run.worker = in.Short();
    run.started_at = in.Wall();
    run.ended_at = in.Wall();
    run.outcome = in.Enum(PastOutcome::kCompleted);
    if (!in.Bool()) continue;
    JobFailure& error = run.error.emplace();
    error.type = in.Short();
    error.message = in.Short();
  }
  if (!in.done()) return damaged;
  return runs;
}

}  // namespace pawl

// Whatever bytes a client of the Faktory protocol sends: they make the same lines however they arrive, each line is
// understood or refused with a text, and a job that is understood comes out as it went in.
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "base/json_reader.h"
#include "base/random.h"
#include "base/utf8.h"
#include "wire/faktory/commands.h"
#include "wire/faktory/job_json.h"
#include "wire/faktory/line_reader.h"
#include "wire/faktory/replies.h"

namespace pawl::faktory {
namespace {

constexpr std::size_t kMaxLine = 2'000;
constexpr std::size_t kMaxPayload = 500;
constexpr std::size_t kErrorMax = 1'000;
const Now kNow{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000)};

using Lines = std::vector<std::string>;

// Reads until nothing more can come of what was fed.
void Drain(LineReader& reader, Lines& lines) {
  while (const auto line = reader.Next()) lines.emplace_back(*line);
}

Lines ReadLines(std::string_view bytes, SeededRandom* chunks) {
  LineReader reader(kMaxLine);
  Lines lines;
  while (!bytes.empty()) {
    const std::size_t size = chunks == nullptr ? bytes.size() : 1 + chunks->Below(bytes.size());
    reader.Feed(bytes.substr(0, size));
    bytes.remove_prefix(size);
    // Sometimes what came is left to wait.
    if (chunks == nullptr || chunks->Below(4) != 0) Drain(reader, lines);
  }
  Drain(reader, lines);
  PAWL_CHECK(reader.too_long() || reader.held() <= kMaxLine, "what is held is over the limit");
  for (const std::string& line : lines) PAWL_CHECK(line.size() <= kMaxLine, "a line is over the limit");
  return lines;
}

void CheckError(const Error& error) {
  PAWL_CHECK(!error.detail.empty(), "an error has a text");
  PAWL_CHECK(error.detail.size() <= kErrorMax, "an error repeats only the beginning of what was sent");
  std::string reply;
  AppendError(error.detail, reply);
  PAWL_CHECK(reply.find_first_of("\r\n") == reply.size() - 2, "an error is one line");
}

// The value, or nothing when it was refused.
template <typename T>
const T* Good(const Result<T>& result) {
  if (result.ok()) return &*result;
  CheckError(result.error());
  return nullptr;
}

void CheckFailure(const Failure& failure) {
  const JobError& error = failure.error;
  PAWL_CHECK(!failure.jid.empty(), "a failure is of a job");
  PAWL_CHECK(!error.type.empty() && error.type.size() <= 100 && IsUtf8(error.type), "errtype is cut");
  PAWL_CHECK(!error.message.empty() && error.message.size() <= 1'000 && IsUtf8(error.message), "message is cut");
  PAWL_CHECK(error.backtrace.size() <= 50, "backtrace is cut");
}

std::string Rendered(const JobSpec& spec) {
  Names names;
  names.Learn(1, spec.type);
  names.Learn(2, spec.queue);
  ClaimedJob job;
  job.head.id = spec.id;
  job.head.type = 1;
  job.head.queue = 2;
  job.head.due = kNow.wall;
  job.head.failures = static_cast<std::uint16_t>(spec.payload.size() % 3);
  job.head.options.retry.max = static_cast<std::uint16_t>(*spec.retry.max);
  job.payload = spec.payload;
  job.meta = spec.meta;
  std::string out;
  RenderJob(job, names, out);
  return out;
}

std::string_view RawMember(std::string_view object, std::string_view name) {
  const auto value = FindMember(KnownJson(object), name);
  return value ? value->raw : std::string_view();
}

void CheckJob(std::string_view json, const JobSpec& spec) {
  PAWL_CHECK(spec.payload.size() <= kMaxPayload && spec.meta.size() <= kMaxPayload, "the limits hold");
  PAWL_CHECK(spec.meta.empty() || KnownJson(spec.meta).kind == JsonKind::kObject, "meta is an object");
  const std::string out = Rendered(spec);
  PAWL_CHECK(ValidateJson(out).ok(), "a job is JSON");
  PAWL_CHECK(RawMember(out, "args") == RawMember(json, "args"), "args stay as they are");
  PAWL_CHECK(RawMember(out, "custom") == RawMember(json, "custom"), "custom stays as it is");
  // A worker may push what it has fetched. created_at comes on top of what counts for the limit.
  const auto again = ParseJob(out, kNow, kMaxPayload + 100);
  PAWL_CHECK(again.ok(), "a job that was fetched can be pushed");
  const JobSpec& second = again->spec;
  PAWL_CHECK(second.id == spec.id && second.type == spec.type && second.queue == spec.queue, "the names are the same");
  PAWL_CHECK(second.payload == spec.payload && second.lease == spec.lease, "the job is the same");
  const auto key = [](const JobSpec& job) { return job.unique ? job.unique->key : std::string(); };
  PAWL_CHECK(second.retry.max == spec.retry.max && key(second) == key(spec), "the rules are the same");
  PAWL_CHECK(HasReserveFor(spec.meta) == spec.lease.has_value(), "a lease comes from reserve_for");
}

// ---- One function a verb ----

void Push(std::string_view json) {
  const auto result = ParseJob(json, kNow, kMaxPayload);
  if (const PushedJob* job = Good(result)) CheckJob(json, job->spec);
}

void PushMany(std::string_view json) {
  const auto result = ParseJobs(json, kNow, kMaxPayload);
  const auto* jobs = Good(result);
  if (jobs == nullptr) return;
  auto listed = jobs->begin();
  PAWL_CHECK(ForEachElement(KnownJson(json),
                            [&](const JsonValue& element) -> Result<void> {
                              if (const PushedJob* job = Good(listed->job)) CheckJob(element.raw, job->spec);
                              ++listed;
                              return {};
                            })
                 .ok(),
             "a list of jobs is a list");
  PAWL_CHECK(listed == jobs->end(), "each job is in the list once");
}

void Fail(std::string_view json) {
  const auto result = ParseFailure(json);
  if (const Failure* failure = Good(result)) CheckFailure(*failure);
}

void FailMany(std::string_view json) {
  const auto result = ParseFailures(json);
  if (const auto* failures = Good(result)) {
    for (const Failure& failure : *failures) CheckFailure(failure);
  }
}

void Mutate(std::string_view json) {
  const auto result = ParseMutation(json);
  const Mutation* mutation = Good(result);
  if (mutation != nullptr && mutation->pattern) MatchesPattern(*mutation->pattern, json);
}

void Batch(std::string_view arguments) {
  const Command command = SplitCommand(arguments);
  const auto result = ParseBatchSpec(command.arguments, kNow, kMaxPayload);
  const BatchSpec* batch = Good(result);
  if (batch == nullptr) return;
  PAWL_CHECK(!batch->success.empty() || !batch->complete.empty(), "a batch has a callback");
  for (const std::string& callback : {batch->success, batch->complete}) {
    PAWL_CHECK(callback.empty() || ParseJob(callback, kNow, kMaxPayload).ok(), "a callback is a job");
  }
}

void Track(std::string_view arguments) {
  const auto result = ParseTrackSet(SplitCommand(arguments).arguments);
  const TrackSet* track = Good(result);
  if (track == nullptr || track->progress.empty()) return;
  PAWL_CHECK(ValidateJson(track->progress).ok(), "progress is JSON");
}

void Words(std::string_view arguments) {
  for (const std::string_view word : SplitWords(arguments)) {
    PAWL_CHECK(!word.empty() && word.find(' ') == std::string_view::npos, "a word has no space");
  }
}

template <auto kParse>
void Parse(std::string_view arguments) {
  const auto result = kParse(arguments);
  Good(result);
}

void Run(std::string_view line) {
  static const std::map<std::string_view, void (*)(std::string_view)> verbs{
      {"PUSH", Push},
      {"PUSHB", PushMany},
      {"FAIL", Fail},
      {"FAILB", FailMany},
      {"MUTATE", Mutate},
      {"BATCH", Batch},
      {"TRACK", Track},
      {"FETCH", Words},
      {"QUEUE", Words},
      {"FETCHB", Parse<ParseFetchMany>},
      {"HELLO", Parse<ParseHello>},
      {"ACK", Parse<ParseJid>},
      {"ACKB", Parse<ParseJids>},
      {"BEAT", Parse<ParseBeat>},
  };
  const Command command = SplitCommand(line);
  const auto verb = verbs.find(command.verb);
  if (verb != verbs.end()) verb->second(command.arguments);
}

}  // namespace
}  // namespace pawl::faktory

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pawl::faktory;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  pawl::SeededRandom chunks(std::hash<std::string_view>()(bytes));
  const Lines lines = ReadLines(bytes, nullptr);
  PAWL_CHECK(ReadLines(bytes, &chunks) == lines, "lines do not depend on how their bytes arrive");
  for (const std::string& line : lines) Run(line);
  return 0;
}

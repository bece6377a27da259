#include "rules/job_filter.h"

#include <algorithm>
#include <span>

namespace pawl {
namespace {

template <typename T>
bool AllowsOneOf(const std::vector<T>& allowed, T value) {
  return allowed.empty() || std::find(allowed.begin(), allowed.end(), value) != allowed.end();
}

// Jobs that have a reason: those that have ended, and those that are on the way to it.
constexpr JobState kWithReason[] = {JobState::kFailed, JobState::kDead, JobState::kTerminating, JobState::kTerminated};
// Jobs that have a lease.
constexpr JobState kWithWorker[] = {JobState::kRunning, JobState::kTerminating};

}  // namespace

namespace {

void PutOptional(ByteWriter& out, const std::optional<std::string>& text) {
  out.Bool(text.has_value());
  if (text) out.Short(*text);
}
std::optional<std::string> GetOptional(ByteReader& in) {
  if (!in.Bool()) return std::nullopt;
  return std::string(in.Short());
}

DataMatch ReadMatch(ByteReader& in) {
  DataMatch match;
  match.from = in.Enum(DataMatch::From::kResult);
  const std::size_t steps = in.U8();
  for (std::size_t i = 0; i < steps && in.ok(); ++i) match.path.emplace_back(in.Short());
  match.value = in.Short();
  return match;
}

}  // namespace

void AppendFilter(const JobFilter& filter, std::string& bytes) {
  ByteWriter out(bytes);
  PutOptional(out, filter.queue);
  PutOptional(out, filter.type);
  PutOptional(out, filter.group);
  out.U8(static_cast<std::uint8_t>(filter.shown.size()));
  for (const JobState shown : filter.shown) out.U8(static_cast<std::uint8_t>(shown));
}

void ReadFilter(ByteReader& in, JobFilter& filter) {
  filter.queue = GetOptional(in);
  filter.type = GetOptional(in);
  filter.group = GetOptional(in);
  const std::size_t shown = in.U8();
  for (std::size_t i = 0; i < shown && in.ok(); ++i) filter.shown.push_back(in.Enum(JobState::kWaiting));
}

void AppendFilterRest(const JobFilter& filter, std::string& bytes) {
  ByteWriter out(bytes);
  out.U8(static_cast<std::uint8_t>(filter.reasons.size()));
  for (const Reason reason : filter.reasons) out.U8(static_cast<std::uint8_t>(reason));
  PutOptional(out, filter.worker);
  out.Wall(filter.since);
  out.Wall(filter.until);
  out.U16(static_cast<std::uint16_t>(filter.jobs.size()));
  for (const JobRef& job : filter.jobs) out.Short(TextOf(job));
  PutOptional(out, filter.error_type);
  out.U8(static_cast<std::uint8_t>(filter.where.size()));
  for (const DataMatch& match : filter.where) {
    out.U8(static_cast<std::uint8_t>(match.from));
    out.U8(static_cast<std::uint8_t>(match.path.size()));
    for (const std::string& step : match.path) out.Short(step);
    out.Short(match.value);
  }
  out.Short(filter.text);
}

void ReadFilterRest(ByteReader& in, JobFilter& filter) {
  const std::size_t reasons = in.U8();
  for (std::size_t i = 0; i < reasons && in.ok(); ++i) filter.reasons.push_back(in.Enum(kLastReason));
  filter.worker = GetOptional(in);
  filter.since = in.Wall();
  filter.until = in.Wall();
  const std::size_t jobs = in.U16();
  for (std::size_t i = 0; i < jobs && in.ok(); ++i) filter.jobs.push_back(RefOf(in.Short()));
  filter.error_type = GetOptional(in);
  const std::size_t matches = in.U8();
  for (std::size_t i = 0; i < matches && in.ok(); ++i) filter.where.push_back(ReadMatch(in));
  filter.text = in.Short();
}

bool JobFilter::empty() const {
  return !queue && !type && !group && shown.empty() && reasons.empty() && !worker && since == WallTime::min() &&
         until == WallTime::max() && jobs.empty() && !NeedsData();
}

bool MatchesHead(const JobFilter& filter, const JobHead& head) {
  if (filter.group && *filter.group != head.group) return false;
  if (filter.worker && (!head.lease || head.lease->worker != *filter.worker)) return false;
  if (head.created < filter.since || head.created >= filter.until) return false;
  return AllowsOneOf(filter.shown, head.shown) && AllowsOneOf(filter.reasons, head.reason);
}

std::optional<std::vector<JobState>> StatesOf(const JobFilter& filter) {
  std::vector<JobState> states = filter.shown;
  bool any = states.empty();
  const auto restrict = [&](std::span<const JobState> to) {
    if (any) {
      states.assign(to.begin(), to.end());
    } else {
      std::erase_if(states, [&](JobState state) { return std::find(to.begin(), to.end(), state) == to.end(); });
    }
    any = false;
  };
  if (!filter.reasons.empty()) restrict(kWithReason);
  if (filter.worker) restrict(kWithWorker);
  if (any) return std::nullopt;
  return states;
}

}  // namespace pawl

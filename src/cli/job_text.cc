#include "cli/job_text.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>

#include "base/duration.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "pawl/job.h"

namespace pawl::cli {
namespace {

constexpr Millis kServerWaitMax{30'000};

std::string WithAge(const JsonValue& job, std::string_view path, WallTime now) {
  const std::string time = TextAt(job, path);
  return time.empty() ? "" : fmt::format("{} ({})", time, AgeAt(job, path, now));
}

std::string RetryText(const JsonValue& job) {
  const std::string max = TextAt(job, "options.retry.max");
  if (max.empty() || max == "0") return max.empty() ? "" : "never";
  return fmt::format("up to {} times, {} from {} to {}", max, TextAt(job, "options.retry.backoff"),
                     DurationAt(job, "options.retry.base"), DurationAt(job, "options.retry.cap"));
}

std::string LeaseText(const JsonValue& job, WallTime now) {
  const std::string worker = TextAt(job, "lease.worker");
  return worker.empty() ? "" : fmt::format("{}, ends {}", worker, AgeAt(job, "lease.expires_at", now));
}

std::string LimitText(const JsonValue& blocker, std::string_view of) {
  return fmt::format("{} jobs of the {} run, and no more may", TextAt(blocker, "running"), of);
}

std::string OthersText(const JsonValue& blocker) {
  std::string text = "waits for ";
  std::uint64_t named = 0;
  const auto walked = ForEachElement(FindMember(blocker, "jobs").value_or(JsonValue{"[]", JsonKind::kArray}),
                                     [&](const JsonValue& id) -> Result<void> {
                                       text += (named++ > 0 ? ", " : "") + TextOf(id);
                                       return {};
                                     });
  const std::uint64_t count = NumberAt(blocker, "count");
  return walked.ok() && count > named ? fmt::format("{} and {} more", text, count - named) : text;
}

std::string BlockerText(const JsonValue& blocker, WallTime now) {
  const std::string kind = TextAt(blocker, "kind");
  const auto until = [&] { return AgeAt(blocker, "until", now); };
  switch (BlockerFromName(kind).value_or(Blocker::kTime)) {
    case Blocker::kWaitsFor:
      return OthersText(blocker);
    case Blocker::kTaskPaused:
      return "its task is paused";
    case Blocker::kWorkflowPaused:
      return "its workflow is paused";
    case Blocker::kNotStarted:
      return "its workflow has not started it yet";
    case Blocker::kWorkflowExternal:
      return "a program outside says when it starts";
    case Blocker::kTime:
      return kind == Name(Blocker::kTime) ? "its time comes " + until() : kind;  // one of a later version as it is
    case Blocker::kInput:
      return "sleeps until something comes for it";
    case Blocker::kQueuePaused:
      return "the queue is paused";
    case Blocker::kQueueLimit:
      return LimitText(blocker, "queue");
    case Blocker::kQueueRate:
      return "the rate of the queue lets it start " + until();
    case Blocker::kGroupPaused:
      return "the group is paused";
    case Blocker::kGroupLimit:
      return LimitText(blocker, "group");
    case Blocker::kGroupRate:
      return "the rate of the group lets it start " + until();
    case Blocker::kGroupOrder:
      return "stands behind " + TextAt(blocker, "job") + " in its ordered group";
    case Blocker::kNoWorker: {
      const std::string since = AgeAt(blocker, "since", now);
      return "no worker claims from the queue" + (since.empty() ? "" : "; the last one did " + since);
    }
    case Blocker::kWorkersQuiet:
      break;
  }
  return "all workers of the queue were told to be quiet";
}

// A line for each thing that holds it.
std::string BlockedText(const JsonValue& job, WallTime now) {
  const auto blockers = FindMember(job, "blocked_by");
  if (!blockers) return "";
  std::string text;
  const auto walked = ForEachElement(*blockers, [&](const JsonValue& blocker) -> Result<void> {
    text += (text.empty() ? "" : "\n") + BlockerText(blocker, now);
    return {};
  });
  return walked.ok() && text.empty() ? "next in turn" : text;
}

std::string ParentText(const JsonValue& job) {
  const std::string id = TextAt(job, "parent.id");
  return id.empty() ? "" : fmt::format("{}, which knows it as {}", id, TextAt(job, "parent.name"));
}

std::string WorkflowText(const JsonValue& job) {
  const std::string id = TextAt(job, "workflow.id");
  const std::string partition = TextAt(job, "workflow.partition");
  if (id.empty()) return "";
  return fmt::format("{}, task {}{}", id, TextAt(job, "workflow.task"),
                     partition.empty() ? "" : ", partition " + partition);
}

std::string AfterText(const JsonValue& job) {
  const std::string after = TextAt(job, "after");
  const std::string open = TextAt(job, "waiting_for");
  return after.empty() || open.empty() ? after : fmt::format("{}, of which {} have not ended", after, open);
}

std::string ChildrenText(const JsonValue& job) {
  const std::string count = TextAt(job, "children.count");
  if (count.empty() || count == "0") return "";
  return fmt::format("{}, of which {} are not over", count, TextAt(job, "children.open"));
}

// "a (3), b (0)": how many values wait on each.
std::string PortsText(const JsonValue& job, std::string_view side) {
  const std::string object = TextAt(job, side);
  std::string text;
  if (object.empty()) return text;
  const auto walked =
      ForEachMember(KnownJson(object), [&](std::string_view name, const JsonValue& port) -> Result<void> {
        const std::string size = TextAt(port, "size");
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ", name, size.empty() ? "" : " (" + size + ")");
        return {};
      });
  return walked.ok() ? text : "";
}

bool Ended(const std::string& state) {
  const auto known = JobStateFromName(state);
  return known && HasEnded(*known);
}

}  // namespace

std::string StateText(const JsonValue& job) {
  const std::string reason = TextAt(job, "reason");
  return TextAt(job, "state") + (reason.empty() ? "" : fmt::format(" ({})", reason));
}

std::string ErrorText(const JsonValue& job) {
  const std::string type = TextAt(job, "error.type");
  return (type.empty() ? "" : type + ": ") + TextAt(job, "error.message");
}

// A row of a table has one line.
std::string OneLine(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
  return text;
}

Table JobTable() { return Table({"ID", "TYPE", "QUEUE", "GROUP", "STATE", "ATTEMPT", "CREATED", "NOTE"}); }

void AddJobRow(Table& table, const JsonValue& brief, WallTime now) {
  const std::string state = TextAt(brief, "state");
  std::string note = TextAt(brief, "reason");
  if (const std::string worker = TextAt(brief, "worker"); !worker.empty()) note = "by " + worker;
  if (state == "scheduled" || state == "retrying") note = "runs " + AgeAt(brief, "run_at", now);
  if (const std::string message = TextAt(brief, "error.message"); !message.empty()) {
    const std::string type = TextAt(brief, "error.type");
    note += (note.empty() ? "" : ": ") + (type.empty() ? "" : type + ": ") + OneLine(message);
  }
  table.Add({TextAt(brief, "id"), TextAt(brief, "type"), TextAt(brief, "queue"), TextAt(brief, "group"), state,
             TextAt(brief, "attempt"), AgeAt(brief, "created_at", now), note});
}

std::string JobDetails(const JsonValue& job, WallTime now) {
  Details details;
  for (const std::string_view name : {"id", "seq", "type", "queue", "group"}) details.Add(name, TextAt(job, name));
  details.Add("state", StateText(job));
  for (const std::string_view name : {"priority", "attempt", "failures", "crashes"}) {
    details.Add(name, TextAt(job, name));
  }
  details.Add("created", WithAge(job, "created_at", now));
  details.Add("runs at", WithAge(job, "run_at", now));
  details.Add("started", WithAge(job, "started_at", now));
  details.Add("ended", WithAge(job, "ended_at", now));
  details.Add("expires", WithAge(job, "expires_at", now));
  details.Add("kept until", WithAge(job, "retain_until", now));
  details.Add("held by", LeaseText(job, now));
  details.Add("waits", BlockedText(job, now));
  details.Add("lease", DurationAt(job, "options.lease"));
  details.Add("timeout", DurationAt(job, "options.timeout"));
  details.Add("retries", RetryText(job));
  details.Add("unique key", TextAt(job, "unique.key"));
  details.Add("key is held until", WithAge(job, "unique.expires_at", now));
  details.Add("created by", TextAt(job, "created_by"));
  details.Add("aliases", TextAt(job, "aliases"));
  details.Add("workflow", WorkflowText(job));
  details.Add("after", AfterText(job));
  details.Add("parent", ParentText(job));
  details.Add("children", ChildrenText(job));
  details.Add("inports", PortsText(job, "ports.in"));
  details.Add("outports", PortsText(job, "ports.out"));
  details.Add("job state", TextAt(job, "job_state"));
  details.Add("payload", TextAt(job, "payload"));
  details.Add("meta", TextAt(job, "meta"));
  details.Add("progress", TextAt(job, "progress"));
  details.Add("result", TextAt(job, "result"));
  details.Add("error", ErrorText(job));
  return details.Render();
}

Result<Answer> WaitForJob(Remote& remote, const std::string& ref, Millis wait) {
  return WaitForEnd(remote, "/v1/jobs/" + Encode(ref), wait);
}

Result<Answer> WaitForEnd(Remote& remote, const std::string& path, Millis wait) {
  using SteadyClock = std::chrono::steady_clock;
  const auto start = SteadyClock::now();
  for (;;) {
    const auto passed = std::chrono::duration_cast<Millis>(SteadyClock::now() - start);
    const Millis left = std::max(wait - passed, Millis(0));
    const Millis step = std::min(left, kServerWaitMax);
    PAWL_ASSIGN(Answer job, remote.Get(fmt::format("{}?wait={}", path, FormatDuration(step))));
    if (Ended(TextAt(job.root(), "state")) || left <= kServerWaitMax) return job;
  }
}

int ExitCodeForState(const std::string& state) {
  if (state == "completed") return kExitOk;
  return Ended(state) ? kExitNotCompleted : kExitNotEnded;
}

void AddWait(CLI::App& command, WaitOption& option) {
  command
      .add_option(
          "--wait",
          [&option](const CLI::results_t& values) {
            option.given = true;
            if (values.empty() || values.back().empty()) return true;
            const auto wait = ParseDuration(values.back());
            if (!wait.ok()) throw CLI::ValidationError("--wait", wait.error().detail);
            option.wait = *wait;
            return true;
          },
          "wait until the job has ended, or this long at most; exit code 8: not ended, 9: not completed")
      ->expected(0, 1)
      ->type_name("[DURATION]");
}

}  // namespace pawl::cli

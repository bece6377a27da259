// TRACK SET and TRACK GET: how far a job has come.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/json_reader.h"
#include "base/json_writer.h"
#include "base/redact.h"
#include "base/wall_format.h"
#include "engine/queries.h"
#include "server/faktory/faktory_commands.h"
#include "server/faktory/find_run.h"
#include "wire/faktory/commands.h"

namespace pawl::faktory_commands {
namespace {

constexpr Millis kReserveMax = std::chrono::hours(24);

// Whatever state the job is in.
void TrackJob(Core& core, const faktory::TrackSet& track, const FaktoryReply& reply) {
  TrackOp op;
  op.job = track.jid;
  if (!track.progress.empty()) op.progress = track.progress;
  core.Submit(std::move(op), [reply, jid = track.jid](const Result<TrackOp::Reply>& tracked) {
    if (tracked.ok()) return reply.Ok();
    if (tracked.error().code == ErrorCode::kNotFound) return reply.Error("Job not found " + jid);
    reply.Error(tracked.error());
  });
}

// A worker that sets its own run's progress also keeps its lease.
Result<void> TrackSet(FaktoryCall& call, std::string_view json) {
  PAWL_ASSIGN(faktory::TrackSet track, faktory::ParseTrackSet(json));
  Core& core = call.api.core;
  const std::string jid = track.jid;
  FindRun(call, jid, [&core, worker = call.worker, reply = call.reply, track = std::move(track)](const auto& run) {
    if (!run) return TrackJob(core, track, reply);
    HeartbeatOp op;
    op.job = run->seq;
    op.token = run->token;
    if (!track.progress.empty()) op.progress = track.progress;
    if (track.reserve_until) {
      // It makes the lease longer, never shorter.
      const Millis asked = std::min(*track.reserve_until - core.now().wall, kReserveMax);
      if (asked > run->span) op.lease = asked;
    }
    core.Submit(std::move(op), [&core, worker, reply, track](const Result<HeartbeatOp::Reply>& kept) {
      if (!kept.ok()) return TrackJob(core, track, reply);  // the run has ended meanwhile
      worker->NoteLease(track.jid, kept->lease);
      reply.Ok();
    });
  });
  return {};
}

std::string_view TrackedState(JobState shown) {
  switch (shown) {
    case JobState::kQueued:
    case JobState::kScheduled:
    case JobState::kSuspended:
    case JobState::kWaiting:
      return "enqueued";
    case JobState::kRunning:
    case JobState::kTerminating:
      return "working";
    case JobState::kCompleted:
      return "success";
    case JobState::kRetrying:
      return "failed";
    case JobState::kFailed:
    case JobState::kDead:
    case JobState::kTerminated:
      return "dead";
  }
  return "unknown";
}

std::string RenderTrack(const std::string& jid, const Result<JobDetails>& job) {
  std::string json;
  JsonWriter writer(json);
  writer.BeginObject().Key("jid").String(jid);
  if (!job.ok()) {
    writer.Key("state").String("unknown").Key("updated_at").String("").EndObject();
    return json;
  }
  const JobHead& head = job->head;
  writer.Key("state").String(TrackedState(head.shown));
  writer.Key("updated_at").String(FormatTime(std::max({head.created, head.started, head.ended})));
  if (job->progress) {
    const JsonValue progress = KnownJson(*job->progress);
    for (const std::string_view name : {"percent", "desc"}) {
      if (const auto value = FindMember(progress, name)) writer.Key(name).Raw(RedactJson(value->raw));
    }
  }
  writer.EndObject();
  return json;
}

}  // namespace

Result<void> Track(FaktoryCall& call) {
  const faktory::Command sub = faktory::SplitCommand(call.arguments);
  if (sub.verb == "SET") return TrackSet(call, sub.arguments);
  if (sub.verb != "GET" || sub.arguments.empty()) {
    return Error{ErrorCode::kInvalid, R"(TRACK takes SET {"jid":…} or GET jid)"};
  }
  call.api.core.Read([reply = call.reply, jid = std::string(sub.arguments)](Result<StoreReader*> reader) {
    if (!reader.ok()) return reply.Error(reader.error());
    const auto job = ReadJob(**reader, jid);
    if (const auto failure = (*reader)->failure()) return reply.Error(*failure);
    reply.Bulk(RenderTrack(jid, job));
  });
  return {};
}

}  // namespace pawl::faktory_commands

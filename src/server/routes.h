// The handlers of all routes. Each either takes over the responder and answers through it, or returns the error that
// the router sends.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "base/hash.h"
#include "base/result.h"
#include "engine/queries.h"
#include "server/call.h"
#include "wire/http/answer_writer.h"
#include "wire/http/query.h"

namespace pawl::routes {

// The parameters of all listings of jobs.
inline constexpr std::uint64_t kPageMax = 1'000;
Result<void> ReadLimit(const std::string& text, JobQuery& out);
Result<void> ReadCursor(const std::string& text, JobQuery& out);
Result<void> ReadSince(const std::string& text, JobQuery& out);
Result<void> ReadUntil(const std::string& text, JobQuery& out);

// How long the answer to a GET of one job or workflow may wait for its end.
struct WaitQuery {
  Millis wait{0};
};
Result<void> ReadWait(const std::string& text, WaitQuery& out);
inline constexpr std::array<http::Parameter<WaitQuery>, 1> kWaitParameters{{{"wait", ReadWait}}};

// Calls `then` when the job has ended or is gone, or when `time` has passed; not if the client is gone by then.
struct EndWait {
  Seq job = 0;
  Millis time{0};
  std::function<void()> then;
};
void AwaitEnd(ApiServices& api, const std::shared_ptr<http::Responder>& to, const EndWait& wait);

// A job with all that is known of it.
http::Response JobAnswer(const ApiServices& api, const JobDetails& job);

// The parameters of listings of what is kept by a hash: groups, schedules, hooks.
struct HashPage {
  Hash128 from;
  std::size_t limit = 100;
};
Result<HashPage> ReadHashPage(const Call& call);

// The parameters of all listings of queues.
Result<void> ReadQueueLimit(const std::string& text, QueueQuery& out);
Result<void> ReadQueueCursor(const std::string& text, QueueQuery& out);
Result<void> ReadAll(const std::string& text, QueueQuery& out);

// routes_status.cc: what another node tells workers.
void HearOrders(ApiServices& api, std::string_view message);
// And what this one tells them of its workers.
std::string WorkersNote(ApiServices& api);

// routes_jobs.cc
Result<void> Push(Call& call);
Result<void> PushBulk(Call& call);
Result<void> JobberPush(Call& call);
Result<void> CopyJob(Call& call);
Result<void> ListRuns(Call& call);
Result<void> GetJob(Call& call);
Result<void> ListJobs(Call& call);
Result<void> RunJob(Call& call);
Result<void> EditJob(Call& call);
Result<void> TerminateJob(Call& call);
Result<void> DeleteJob(Call& call);
Result<void> RunMany(Call& call);
Result<void> TerminateMany(Call& call);
Result<void> DeleteMany(Call& call);
Result<void> GetOperation(Call& call);

// routes_work.cc
Result<void> Claim(Call& call);
Result<void> Heartbeat(Call& call);
Result<void> Complete(Call& call);
Result<void> Fail(Call& call);
Result<void> Release(Call& call);
Result<void> Suspend(Call& call);
Result<void> Commit(Call& call);
Result<void> ReadDocuments(Call& call);
Result<void> FinishMany(Call& call);

// routes_life.cc
Result<void> WritePort(Call& call);
Result<void> PeekPort(Call& call);
Result<void> ReadPort(Call& call);
Result<void> ConnectPorts(Call& call);
Result<void> GetPorts(Call& call);
Result<void> PatchPorts(Call& call);
Result<void> GetState(Call& call);
Result<void> PatchState(Call& call);
Result<void> ListChildren(Call& call);
Result<void> GetChild(Call& call);
Result<void> GetTree(Call& call);
Result<void> AdoptJob(Call& call);
Result<void> DisownJob(Call& call);
Result<void> AddAlias(Call& call);
Result<void> RemoveAlias(Call& call);
Result<void> ListTypes(Call& call);
Result<void> GetType(Call& call);
Result<void> PutType(Call& call);
Result<void> DeleteType(Call& call);

// routes_workflows.cc
Result<void> PushWorkflow(Call& call);
Result<void> ListWorkflows(Call& call);
Result<void> GetWorkflow(Call& call);
Result<void> DeleteWorkflow(Call& call);
Result<void> PauseWorkflow(Call& call);
Result<void> ResumeWorkflow(Call& call);
Result<void> TerminateWorkflow(Call& call);
Result<void> CloseWorkflow(Call& call);
Result<void> RestartWorkflow(Call& call);
Result<void> AddTasks(Call& call);
Result<void> GetWorkflowTask(Call& call);
Result<void> GetTask(Call& call);
// How the task stands, as the answer to something that was done with it.
void ShowTask(ApiServices& api, std::shared_ptr<http::Responder> to, JobRef task, int status);
Result<void> PauseTask(Call& call);
Result<void> ResumeTask(Call& call);
Result<void> SkipTask(Call& call);
Result<void> ActivateTask(Call& call);
Result<void> RestartTask(Call& call);
Result<void> TerminateTask(Call& call);
Result<void> ListPartitions(Call& call);
Result<void> DrainTask(Call& call);

// routes_scans.cc
Result<void> AddPartitions(Call& call);
Result<void> PatchPartition(Call& call);
Result<void> ListScanErrors(Call& call);
Result<void> ReplayScanErrors(Call& call);
Result<void> GetPartition(Call& call);

// routes_documents.cc
Result<void> ImportTask(Call& call);
// The task as the document that it came as.
void SendDocument(ApiServices& api, std::shared_ptr<http::Responder> to, JobRef task);

// routes_channels.cc
Result<void> Publish(Call& call);
Result<void> FollowChannel(Call& call);

// routes_callbacks.cc
Result<void> ListJobCallbacks(Call& call);
Result<void> ListCallbacks(Call& call);
Result<void> GetCallback(Call& call);
Result<void> RetryCallback(Call& call);
Result<void> RetryCallbacks(Call& call);
Result<void> DeleteCallback(Call& call);
Result<void> TestCallback(Call& call);

// routes_errors.cc
Result<void> ListErrors(Call& call);

// routes_files.cc
Result<void> GetFile(Call& call);

// routes_downloader.cc
Result<void> PushDownload(Call& call);
Result<void> RetryDownloadCallback(Call& call);
Result<void> Heartbeats(Call& call);
Result<void> ListAggregations(Call& call);

// routes_schedules.cc
Result<void> ListSchedules(Call& call);
Result<void> GetSchedule(Call& call);
Result<void> PutSchedule(Call& call);
Result<void> DeleteSchedule(Call& call);
Result<void> FireSchedule(Call& call);
Result<void> PauseSchedule(Call& call);
Result<void> ResumeSchedule(Call& call);
Result<void> TryCron(Call& call);

// routes_hooks.cc
Result<void> CallHook(Call& call);
Result<void> ListHooks(Call& call);
Result<void> GetHook(Call& call);
Result<void> PutHook(Call& call);
Result<void> RotateHook(Call& call);
Result<void> DeleteHook(Call& call);

// routes_queues.cc
Result<void> ListQueues(Call& call);
Result<void> GetQueue(Call& call);
Result<void> PatchQueue(Call& call);
Result<void> DeleteQueue(Call& call);
Result<void> PurgeQueue(Call& call);
Result<void> ListGroups(Call& call);
Result<void> GetGroup(Call& call);
Result<void> PatchGroup(Call& call);
Result<void> ListGroupJobs(Call& call);

// routes_ui.cc
Result<void> Ui(Call& call);
Result<void> SignIn(Call& call);
Result<void> SignOut(Call& call);
Result<void> Me(Call& call);

// routes_stats.cc
Result<void> GetStats(Call& call);
Result<void> GetHistory(Call& call);
Result<void> GetTimes(Call& call);
Result<void> FollowStats(Call& call);

// routes_about.cc
Result<void> About(Call& call);
Result<void> GetConfig(Call& call);
// The member "environment", if the server has a name.
void WriteEnvironment(http::AnswerWriter& json, const ApiOptions& options);

// routes_status.cc
Result<void> ListWorkers(Call& call);
Result<void> ListNodes(Call& call);
Result<void> QuietWorker(Call& call);
Result<void> StopWorker(Call& call);
Result<void> ResumeWorker(Call& call);
Result<void> Events(Call& call);
Result<void> Backup(Call& call);
Result<void> Root(Call& call);
Result<void> Healthz(Call& call);
Result<void> Readyz(Call& call);
Result<void> Metrics(Call& call);
Result<void> GetOutbound(Call& call);
Result<void> OpenApi(Call& call);

}  // namespace pawl::routes

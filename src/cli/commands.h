// The sub-commands of `pawl`, in one table (commands.cc). Each adds itself to the program and hands back what to do
// when it was chosen; its result is the exit code.
#pragma once

#include <functional>
#include <span>

namespace CLI {  // NOLINT(readability-identifier-naming): of CLI11
class App;
}

namespace pawl::cli {

using Action = std::function<int()>;
using AddCommand = Action (*)(CLI::App& command);

struct CommandEntry {
  const char* name;
  const char* group;
  const char* help;
  AddCommand add;  // gets the new, empty sub-command
};

std::span<const CommandEntry> Commands();

Action AddServe(CLI::App& command);
Action AddPush(CLI::App& command);
Action AddJob(CLI::App& command);
Action AddJobs(CLI::App& command);
Action AddRun(CLI::App& command);
Action AddAgain(CLI::App& command);
Action AddRuns(CLI::App& command);
Action AddEdit(CLI::App& command);
Action AddTerminate(CLI::App& command);
Action AddRemove(CLI::App& command);
Action AddWrite(CLI::App& command);
Action AddRead(CLI::App& command);
Action AddPublish(CLI::App& command);
Action AddTree(CLI::App& command);
Action AddWorkflows(CLI::App& command);
Action AddWorkflow(CLI::App& command);
Action AddTask(CLI::App& command);
Action AddCron(CLI::App& command);
Action AddSchedules(CLI::App& command);
Action AddSchedule(CLI::App& command);
Action AddHooks(CLI::App& command);
Action AddHook(CLI::App& command);
Action AddQueues(CLI::App& command);
Action AddQueue(CLI::App& command);
Action AddPurge(CLI::App& command);
Action AddGroups(CLI::App& command);
Action AddGroup(CLI::App& command);
Action AddCallbacks(CLI::App& command);
Action AddCallback(CLI::App& command);
Action AddDownload(CLI::App& command);
Action AddFile(CLI::App& command);
Action AddHttp(CLI::App& command);
Action AddSecret(CLI::App& command);
Action AddStats(CLI::App& command);
Action AddTop(CLI::App& command);
Action AddEvents(CLI::App& command);
Action AddErrors(CLI::App& command);
Action AddHosts(CLI::App& command);
Action AddWorkers(CLI::App& command);
Action AddBackup(CLI::App& command);
Action AddCheck(CLI::App& command);
Action AddCopy(CLI::App& command);
Action AddRepair(CLI::App& command);
Action AddAcceptLoss(CLI::App& command);
Action AddBench(CLI::App& command);
Action AddWork(CLI::App& command);
Action AddScan(CLI::App& command);
Action AddHelp(CLI::App& command);

}  // namespace pawl::cli

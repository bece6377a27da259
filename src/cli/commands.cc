#include "cli/commands.h"

#include <array>

namespace pawl::cli {
namespace {

constexpr std::array<CommandEntry, 48> kCommands{{
    {"serve", "Server", "run the server", AddServe},
    {"backup", "Server", "write a copy of the data to a file, while the server runs", AddBackup},
    {"check", "Server", "look for damage in a data directory", AddCheck},
    {"copy", "Server", "copy everything between a data directory and Redis", AddCopy},
    {"repair", "Server", "drop the damaged end of a journal, so that the server starts again", AddRepair},
    {"accept-loss", "Server", "let the nodes go on after Redis has lost data", AddAcceptLoss},
    {"stats", "Server", "counters, and how many jobs are in which state", AddStats},
    {"top", "Server", "queues and workers, live", AddTop},
    {"bench", "Server", "measure how fast Pawl is on this machine", AddBench},
    {"push", "Jobs", "push a job; prints its id", AddPush},
    {"job", "Jobs", "show everything about one job", AddJob},
    {"jobs", "Jobs", "list jobs, newest first", AddJobs},
    {"runs", "Jobs", "the last runs of a job that failed or lost their worker", AddRuns},
    {"errors", "Jobs", "what jobs fail of: their errors by kind", AddErrors},
    {"events", "Jobs", "the steps of jobs from state to state, as they happen", AddEvents},
    {"run", "Jobs", "run jobs now, or again", AddRun},
    {"again", "Jobs", "push a job once more, as a new one", AddAgain},
    {"edit", "Jobs", "change jobs that wait: time, priority, group, payload", AddEdit},
    {"terminate", "Jobs", "ask jobs to stop", AddTerminate},
    {"rm", "Jobs", "delete jobs that have ended", AddRemove},
    {"write", "Stateful jobs", "write values to a port", AddWrite},
    {"read", "Stateful jobs", "take values from a port", AddRead},
    {"publish", "Stateful jobs", "publish a value to a channel", AddPublish},
    {"tree", "Stateful jobs", "show a job and all its descendants", AddTree},
    {"workflows", "Workflows", "list workflows, newest first", AddWorkflows},
    {"workflow", "Workflows", "start a workflow, show one, pause, resume, restart, end or delete it", AddWorkflow},
    {"task", "Workflows", "show a task of a workflow and its partitions; skip, start or restart it", AddTask},
    {"schedules", "Schedules", "list schedules: jobs that are pushed at times", AddSchedules},
    {"schedule", "Schedules", "show, make, change, fire, pause or delete a schedule", AddSchedule},
    {"cron", "Schedules", "show the next times of a cron expression", AddCron},
    {"hooks", "Schedules", "list hooks: secret URLs that push a job", AddHooks},
    {"hook", "Schedules", "show, make, change, rotate or delete a hook", AddHook},
    {"queues", "Queues", "list queues", AddQueues},
    {"queue", "Queues", "show or change one queue", AddQueue},
    {"groups", "Queues", "list the groups of a queue", AddGroups},
    {"group", "Queues", "show or change one group", AddGroup},
    {"purge", "Queues", "terminate every waiting job of a queue", AddPurge},
    {"callbacks", "Callbacks", "list callbacks: who was told of the end of a job", AddCallbacks},
    {"callback", "Callbacks", "show, send again or delete callbacks; try a receiver out", AddCallback},
    {"download", "Built-in jobs", "let the server download files", AddDownload},
    {"file", "Built-in jobs", "save the file that a job has downloaded", AddFile},
    {"http", "Built-in jobs", "let the server call a URL, and show the answer", AddHttp},
    {"hosts", "Built-in jobs", "list the hosts that the server calls, and those that are down", AddHosts},
    {"secret", "Callbacks", "make a secret that signs callbacks", AddSecret},
    {"work", "Workers", "run a command for each job", AddWork},
    {"scan", "Workers", "run a command for the documents of a task", AddScan},
    {"workers", "Workers", "list workers and what they run; quiet or stop one", AddWorkers},
    {"help", "Help", "show the help of a command", AddHelp},
}};

}  // namespace

std::span<const CommandEntry> Commands() { return kCommands; }

}  // namespace pawl::cli

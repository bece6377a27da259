#include "cli/commands.h"

#include <array>

namespace pawl::cli {
namespace {

constexpr std::array<CommandEntry, 22> kCommands{{
    {"serve", "Server", "run the server", AddServe},
    {"backup", "Server", "copy the data to a file, while the server goes on", AddBackup},
    {"copy", "Server", "move everything between a data directory and Redis", AddCopy},
    {"stats", "Server", "what was done, and how many jobs are where", AddStats},
    {"bench", "Server", "measure how fast a server, or an engine in this process, is here", AddBench},
    {"push", "Jobs", "push a job; prints its id", AddPush},
    {"job", "Jobs", "everything known of one job", AddJob},
    {"jobs", "Jobs", "list jobs, newest first", AddJobs},
    {"run", "Jobs", "run jobs now, or again", AddRun},
    {"terminate", "Jobs", "ask jobs to stop", AddTerminate},
    {"rm", "Jobs", "delete jobs that have ended", AddRemove},
    {"write", "Stateful jobs", "write values to a port", AddWrite},
    {"read", "Stateful jobs", "take values from a port", AddRead},
    {"publish", "Stateful jobs", "publish a value to a channel", AddPublish},
    {"tree", "Stateful jobs", "a job and all below it", AddTree},
    {"queues", "Queues", "list queues", AddQueues},
    {"queue", "Queues", "show or change one queue", AddQueue},
    {"groups", "Queues", "list the groups of a queue", AddGroups},
    {"group", "Queues", "show or change one group", AddGroup},
    {"purge", "Queues", "terminate every waiting job of a queue", AddPurge},
    {"work", "Workers", "run a command for each job", AddWork},
    {"workers", "Workers", "who works on what", AddWorkers},
}};

}  // namespace

std::span<const CommandEntry> Commands() { return kCommands; }

}  // namespace pawl::cli

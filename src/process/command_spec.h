// CommandSpec is a command that the operator lets `exec` jobs run: what is started, as whom, and within which limits. A
// job chooses one by its name and gives it standard input; nothing else of the command comes from a job.
//
// Values; pure, but for looking users up.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/result.h"

namespace pawl::process {

struct CommandSpec {
  std::string name;
  std::vector<std::string> argv;  // the program is looked for in the PATH of `env`, if it has no slash
  std::vector<std::string> env;   // "NAME=value": with the PAWL_* ones all that the command gets
  std::string cwd = "/";
  std::string user;   // a name or a number; empty: ours, which must not be root then
  std::string group;  // a name or a number; empty: the user's
  Millis timeout{std::chrono::minutes(5)};
  std::size_t concurrency = 1;  // how many at once on a node; whoever starts them counts
  std::size_t max_output = 16U << 20U;
  // Limits of the system for each process of the command; none unless given.
  std::optional<std::uint64_t> memory;  // address space, bytes
  std::optional<std::uint64_t> cpu;     // seconds of processor time
  std::optional<std::uint64_t> open_files;
  std::optional<std::uint64_t> file_size;  // bytes
  std::optional<std::uint64_t> processes;  // all of the user, whoever started them; does not bind root
  Millis kill_grace{5'000};                // between SIGTERM and SIGKILL
};

// Who a command runs as.
struct Identity {
  bool changes = false;  // false: as ourselves
  uid_t uid = 0;
  gid_t gid = 0;
  std::vector<gid_t> groups;
};

// Fails with kInvalid for an unknown user or group, for root without `user`, and for another user if `own` is not root.
Result<Identity> IdentityOf(const CommandSpec& spec, uid_t own);

// Whether the command can be started by this process, as far as its settings tell. Fails with kInvalid.
Result<void> CheckCommand(const CommandSpec& spec);

// What the starting process tells the one that becomes the command.
struct CommandStart {
  CommandSpec spec;                    // without `timeout`, `concurrency` and `max_output`, which are the starter's
  std::vector<std::string> variables;  // "PAWL_NAME=value"
  pid_t parent = 0;                    // ends with it
};

// Pairs of name and value, each with a NUL behind it. DecodeStart fails with kInvalid.
std::string EncodeStart(const CommandStart& start);
Result<CommandStart> DecodeStart(std::string_view bytes);

}  // namespace pawl::process

#include "tests/support/database_process.h"

#include <pwd.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>

#include "base/check.h"
#include "tests/support/redis_process.h"

namespace pawl::support {
namespace {

struct User {
  uid_t user = getuid();
  gid_t group = getgid();
};

User WithoutRights() {
  User user;
  if (user.user != 0) return user;
  const passwd* nobody = getpwnam("nobody");
  PAWL_CHECK(nobody != nullptr, "there is no user nobody");
  return {nobody->pw_uid, nobody->pw_gid};
}

}  // namespace

DatabaseProcess::DatabaseProcess() : log_(dir_.File("server.log")) {
  const User user = WithoutRights();
  PAWL_CHECK(chown(dir_.path().c_str(), user.user, user.group) == 0, "the directory cannot be given to another user");
}

ChildOptions DatabaseProcess::AsItsUser(const std::vector<std::string>& command) const {
  const auto become = [user = WithoutRights(), dir = dir_.path()] {
    if (getuid() == 0 && (setgid(user.group) != 0 || setuid(user.user) != 0)) _exit(126);
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // it is forgotten when the user changes
    if (chdir(dir.c_str()) != 0) _exit(126);
  };
  return {.command = command, .error_file = log_, .prepare = become};
}

void DatabaseProcess::Prepare(const std::vector<std::string>& command) const {
  Child child(AsItsUser(command));
  const std::string said = child.ReadAll();
  if (child.Wait() == 0) return;
  std::fputs((said + LogText()).c_str(), stderr);
  PAWL_CHECK(false, "the database cannot be prepared");
}

bool DatabaseProcess::StartOnce() {
  std::vector<std::string> command = command_(port_);
  child_ = std::make_unique<Child>(AsItsUser(command));
  return WaitUntil([this] { return answers_(port_) || child_->Wait(std::chrono::milliseconds(0)).has_value(); }) &&
         answers_(port_);
}

void DatabaseProcess::Start(const std::function<std::vector<std::string>(std::uint16_t port)>& command,
                            const std::function<bool(std::uint16_t port)>& answers) {
  command_ = command;
  answers_ = answers;
  // Another test may take the port between our look and the server's.
  for (int tries = 0; tries < 10; ++tries) {
    port_ = FreePort();
    if (StartOnce()) return;
  }
  std::fputs(LogText().c_str(), stderr);
  PAWL_CHECK(false, "the database does not start");
}

void DatabaseProcess::Restart() {
  // It refuses to start while processes of the one that was killed are on their way out.
  if (WaitUntil([this] { return StartOnce(); })) return;
  std::fputs(LogText().c_str(), stderr);
  PAWL_CHECK(false, "the database does not start again");
}

}  // namespace pawl::support

#include "tests/support/postgres_process.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string_view>

#include "base/check.h"

namespace pawl::support {
namespace {

// Debian keeps the servers of all versions beside each other, and off the PATH.
std::string ProgramFolder() {
  std::string newest;
  std::error_code ignored;
  for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", ignored)) {
    const std::string folder = version.path().string() + "/bin/";
    if (std::filesystem::exists(folder + "initdb", ignored) && folder > newest) newest = folder;
  }
  return newest;
}

std::string Url(std::uint16_t port) { return "postgresql://postgres@127.0.0.1:" + std::to_string(port) + "/postgres"; }

// Making a cluster takes most of the time of a test, so it is made once for all tests of a build, and copied.
void MakeCluster(const DatabaseProcess& process, const std::string& data) {
  const std::string programs = ProgramFolder();
  std::string kept = PAWL_POSTGRES_CLUSTER + programs;  // one for each version
  std::replace(kept.begin() + sizeof(PAWL_POSTGRES_CLUSTER) - 1, kept.end(), '/', '-');
  const int lock = open((kept + "lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  PAWL_CHECK(lock >= 0 && flock(lock, LOCK_EX) == 0, "the cluster of the tests cannot be locked");
  const auto copy = [](const std::string& from, const std::string& to) {
    Child cp({.command = {"cp", "-a", from, to}});
    PAWL_CHECK(cp.Wait() == 0, "a cluster cannot be copied");
  };
  if (std::filesystem::exists(kept)) {
    copy(kept, data);
  } else {
    process.Prepare({programs + "initdb", "-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "--encoding=UTF8",
                     "--locale=C.UTF-8", "--no-instructions", "--wal-segsize=1"});
    std::filesystem::remove_all(kept + "new");
    copy(data, kept + "new");
    std::filesystem::rename(kept + "new", kept);
  }
  close(lock);
}

// All processes of the server: the one that was started, and those that it has started.
void ForAll(pid_t server, void (*act)(pid_t process)) {
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored)) {
    std::ifstream file(entry.path().string() + "/stat");
    std::string stat;
    std::getline(file, stat);
    const std::size_t name_end = stat.rfind(')');
    int parent = 0;
    if (name_end == std::string::npos || std::sscanf(stat.c_str() + name_end, ") %*c %d", &parent) != 1) continue;
    if (parent == server) act(std::stoi(entry.path().filename().string()));
  }
  act(server);
}

}  // namespace

PostgresProcess::PostgresProcess(const PostgresProcess* primary) {
  const std::string data = process_.dir() + "/data";
  if (primary == nullptr) {
    MakeCluster(process_, data);
  } else {
    process_.Prepare({ProgramFolder() + "pg_basebackup", "-D", data, "-d", primary->url(), "--write-recovery-conf",
                      "--checkpoint=fast", "--no-sync"});
  }
  const auto command = [data](std::uint16_t port) {
    std::vector<std::string> words = {ProgramFolder() + "postgres", "-D", data, "-p", std::to_string(port)};
    for (const char* setting : {"listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off",
                                "shared_buffers=16MB", "max_connections=40", "max_prepared_transactions=4"}) {
      words.insert(words.end(), {"-c", setting});
    }
    return words;
  };
  process_.Start(command, [](std::uint16_t port) { return PQping(Url(port).c_str()) == PQPING_OK; });
}

PostgresProcess::~PostgresProcess() {
  process_.child().Signal(SIGQUIT);  // all of its processes, at once
  process_.child().Wait();
}

std::string PostgresProcess::url(const std::string& user, const std::string& password) const {
  return "postgresql://" + user + (password.empty() ? "" : ":" + password) + "@127.0.0.1:" + std::to_string(port()) +
         "/postgres";
}

void PostgresProcess::Run(const std::string& sql) const { PostgresSession(*this).Run(sql); }

std::string PostgresProcess::Ask(const std::string& sql) const { return PostgresSession(*this).Run(sql); }

void PostgresProcess::Kill() {
  ForAll(process_.child().pid(), [](pid_t process) { kill(process, SIGKILL); });
  process_.child().Kill();
}

void PostgresProcess::Freeze() { ForAll(process_.child().pid(), FreezeProcess); }

void PostgresProcess::Thaw() {
  ForAll(process_.child().pid(), [](pid_t process) { kill(process, SIGCONT); });
}

void PostgresProcess::CatchUp(const PostgresProcess& primary) const {
  const std::string end = primary.Ask("select pg_current_wal_lsn()");
  PAWL_CHECK(WaitUntil([&] { return Ask("select pg_last_wal_replay_lsn() >= '" + end + "'") == "t"; }),
             "the standby does not follow");
}

PostgresSession::PostgresSession(const PostgresProcess& postgres) : connection_(PQconnectdb(postgres.url().c_str())) {
  PAWL_CHECK(PQstatus(connection_) == CONNECTION_OK, "PostgreSQL does not answer");
}

PostgresSession::~PostgresSession() { PQfinish(connection_); }

std::string PostgresSession::Run(const std::string& sql) {
  PGresult* result = PQexec(connection_, sql.c_str());
  const ExecStatusType status = PQresultStatus(result);
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) std::fputs(PQresultErrorMessage(result), stderr);
  PAWL_CHECK(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK, "a statement of a test failed");
  std::string value = PQntuples(result) > 0 && PQnfields(result) > 0 ? PQgetvalue(result, 0, 0) : "";
  PQclear(result);
  return value;
}

}  // namespace pawl::support

// A real PostgreSQL server on this machine, with a database of its own.
//
//   PostgresProcess postgres;
//   postgres.Run("create table users (id bigint primary key)");
//   PostgresSession slow(postgres);       // a connection that keeps a transaction open
//   PostgresProcess standby(&postgres);   // follows it, and can only be read
#pragma once

#include <memory>
#include <string>

#include "tests/support/database_process.h"

struct pg_conn;

namespace pawl::support {

class PostgresProcess {
 public:
  // Returns when it answers. With a primary it is a standby of that one, which must live longer.
  explicit PostgresProcess(const PostgresProcess* primary = nullptr);
  ~PostgresProcess();
  PostgresProcess(const PostgresProcess&) = delete;
  PostgresProcess& operator=(const PostgresProcess&) = delete;

  std::string url(const std::string& user = "postgres", const std::string& password = {}) const;
  std::uint16_t port() const { return process_.port(); }

  void Run(const std::string& sql) const;         // on a connection of its own; an error is a fault of the test
  std::string Ask(const std::string& sql) const;  // the first value of the answer

  void Kill();    // SIGKILL to all of its processes: none answers any more
  void Freeze();  // SIGSTOP to all of its processes
  void Thaw();
  void Restart() { process_.Restart(); }
  void CatchUp(const PostgresProcess& primary) const;  // of a standby: returns when it has all that the primary has

 private:
  DatabaseProcess process_;
};

// One connection, for transactions that stay open.
class PostgresSession {
 public:
  explicit PostgresSession(const PostgresProcess& postgres);
  ~PostgresSession();
  PostgresSession(const PostgresSession&) = delete;
  PostgresSession& operator=(const PostgresSession&) = delete;

  // The first value of the answer; empty if there is none. An error is a fault of the test.
  std::string Run(const std::string& sql);

 private:
  pg_conn* connection_;
};

}  // namespace pawl::support

// The connections to one PostgreSQL server: opened when they are needed, at most so many at a time, and used again.
// Thread-safe.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "base/function_ref.h"
#include "base/mutex.h"
#include "base/result.h"
#include "source/postgres/postgres_connection.h"

namespace pawl::source {

class PostgresPool {
 public:
  PostgresPool(std::string url, std::chrono::milliseconds timeout, std::size_t size)
      : url_(std::move(url)), timeout_(timeout), size_(size) {}

  // Calls `use` with a connection of its own. A connection that has been idle may have been closed by the server
  // meanwhile: then `use` is called again, with a new one. Fails as `use` does, and with kSourceUnavailable.
  Result<void> With(PostgresDeadline deadline, FunctionRef<Result<void>(PostgresConnection& connection)> use);

 private:
  using Connection = std::unique_ptr<PostgresConnection>;

  // Nothing for a connection that has yet to be opened.
  Result<Connection> Borrow(PostgresDeadline deadline);
  void GiveBack(Connection connection);

  const std::string url_;
  const std::chrono::milliseconds timeout_;
  const std::size_t size_;
  Mutex mutex_;
  CondVar returned_;
  std::vector<Connection> idle_ PAWL_GUARDED_BY(mutex_);
  std::size_t borrowed_ PAWL_GUARDED_BY(mutex_) = 0;
};

}  // namespace pawl::source

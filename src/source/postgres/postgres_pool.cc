#include "source/postgres/postgres_pool.h"

#include <utility>

namespace pawl::source {

Result<PostgresPool::Connection> PostgresPool::Borrow(PostgresDeadline deadline) {
  MutexLock lock(mutex_);
  while (borrowed_ >= size_) {
    if (returned_.WaitUntil(lock, deadline) || borrowed_ < size_) continue;
    return Error{ErrorCode::kSourceUnavailable, "all " + std::to_string(size_) +
                                                    " connections to PostgreSQL are in use; the source's `pool` says "
                                                    "how many there may be"};
  }
  ++borrowed_;
  if (idle_.empty()) return Connection();
  Connection connection = std::move(idle_.back());
  idle_.pop_back();
  return connection;
}

void PostgresPool::GiveBack(Connection connection) {
  const MutexLock lock(mutex_);
  --borrowed_;
  if (connection != nullptr && connection->usable()) idle_.push_back(std::move(connection));
  returned_.NotifyOne();
}

Result<void> PostgresPool::With(PostgresDeadline deadline,
                                FunctionRef<Result<void>(PostgresConnection& connection)> use) {
  PAWL_ASSIGN(Connection connection, Borrow(deadline));
  if (connection != nullptr) {
    Result<void> used = use(*connection);
    if (!connection->was_lost()) {
      GiveBack(std::move(connection));
      return used;
    }
    connection.reset();
    const MutexLock lock(mutex_);
    idle_.clear();  // they have most likely been closed with it
  }
  auto opened = PostgresConnection::Open(url_, timeout_, deadline);
  if (!opened.ok()) {
    GiveBack(nullptr);
    return std::move(opened).error();
  }
  Result<void> used = use(**opened);
  GiveBack(*std::move(opened));
  return used;
}

}  // namespace pawl::source

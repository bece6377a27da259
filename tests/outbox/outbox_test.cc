// The outbox of docs/outbox.md: every row that is committed becomes a job, once, and no other row does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "base/json_member.h"
#include "base/random.h"
#include "embed/embedded_engine.h"
#include "scan/jobs_processor.h"
#include "scan/scan_loop.h"
#include "source/open/open_source.h"
#include "tests/support/temp_dir.h"
#ifdef PAWL_POSTGRES
#include "tests/support/postgres_process.h"
#endif

namespace pawl {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr int kWriters = 4;
constexpr int kRowsOfEach = 40;

class OutboxTest : public testing::Test {
 protected:
  // The table `outbox` is there.
  void Begin(const std::string& source) {
    std::ofstream(dir_.File("sources.toml")) << "[shop]\n" << source << "tables = [\"outbox\"]\n";
    auto registry = source::OpenRegistry(dir_.File("sources.toml"), {.clock = clock_});
    ASSERT_TRUE(registry.ok()) << ToString(registry.error());
    registry_ = *std::move(registry);
    engine_ = OpenEngine({.data_dir = dir_.File("data")}, clock_).value();
    const auto started = engine_->Start(
        {.id = "outbox",
         .tasks = {
             {.name = "mail",
              .job = {.type = "outbox"},
              .scan = R"({"source":"shop","table":"outbox","key":"id","stream":"infinite","partitions":[{}]})"}}});
    ASSERT_TRUE(started.ok()) << ToString(started.error());
    scan_ = std::make_unique<ScanLoop>(*engine_, *registry_, processor_, ScanOptions{.queues = {"outbox"}}, clock_);
  }

  // One look of the scan, and the pause after it. The engine hears of the time a moment later.
  void Look() {
    while (scan_->worker().Drain(1).value() == 0) continue;
    clock_->Advance(10s);
  }
  // So often that all that may be read has been: a mark is seen, stamped and ripe in three looks.
  void LookForAll() {
    for (int i = 0; i < 5; ++i) Look();
  }

  // The rows that have become jobs so far, in order.
  const std::vector<int>& Jobs() {
    while (true) {
      const auto claimed = engine_->Claim({.queues = {"mail"}, .worker = "test", .count = 1'000});
      if (claimed->runs.empty()) break;
      for (const ClaimedRun& run : claimed->runs) {
        jobs_.push_back(std::stoi(std::string(MemberOf(KnownJson(run.payload), "key").raw)));
        EXPECT_TRUE(engine_->FinishOne({.job = run.id, .token = run.lease.token}).ok());
      }
    }
    std::sort(jobs_.begin(), jobs_.end());
    return jobs_;
  }

  support::TempDir dir_;
  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  std::unique_ptr<source::Registry> registry_;
  std::unique_ptr<Engine> engine_;
  JobsProcessor processor_{JobsProcessorWork{.type = "mail", .queue = {}}};
  std::unique_ptr<ScanLoop> scan_;
  std::vector<int> jobs_;
};

// ---- SQLite ----

class SqliteSession {
 public:
  explicit SqliteSession(const std::string& path) {
    EXPECT_EQ(sqlite3_open(path.c_str(), &connection_), SQLITE_OK);
    sqlite3_busy_timeout(connection_, 60'000);
  }
  ~SqliteSession() { sqlite3_close(connection_); }
  SqliteSession(const SqliteSession&) = delete;
  SqliteSession& operator=(const SqliteSession&) = delete;

  void Run(const std::string& sql) {
    EXPECT_EQ(sqlite3_exec(connection_, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(connection_);
  }
  int last_id() const { return static_cast<int>(sqlite3_last_insert_rowid(connection_)); }

 private:
  sqlite3* connection_ = nullptr;
};

TEST_F(OutboxTest, SqliteRowsOfRacingTransactions) {
  const std::string path = dir_.File("shop.db");
  SqliteSession(path).Run(
      "pragma journal_mode = wal; create table outbox (id integer primary key autoincrement, note text)");
  Begin("kind = \"sqlite\"\nfile = \"" + path + "\"\n");
  std::vector<std::vector<int>> committed(kWriters);
  std::vector<std::thread> writers;
  std::atomic<int> writing = kWriters;
  for (int i = 0; i < kWriters; ++i) {
    writers.emplace_back([&, i] {
      SqliteSession session(path);
      SeededRandom random(static_cast<std::uint64_t>(i));
      for (int row = 0; row < kRowsOfEach; ++row) {
        session.Run("begin immediate; insert into outbox (note) values ('x')");
        const int id = session.last_id();
        const bool keep = random.Below(3) > 0;
        session.Run(keep ? "commit" : "rollback");
        if (keep) committed[static_cast<std::size_t>(i)].push_back(id);
      }
      --writing;
    });
  }
  while (writing > 0) Look();
  for (std::thread& writer : writers) writer.join();
  LookForAll();
  std::vector<int> all;
  for (const std::vector<int>& rows : committed) all.insert(all.end(), rows.begin(), rows.end());
  std::sort(all.begin(), all.end());
  EXPECT_EQ(Jobs(), all);
}

// ---- PostgreSQL ----

#ifdef PAWL_POSTGRES

class PostgresOutboxTest : public OutboxTest {
 protected:
  PostgresOutboxTest() {
    postgres_.Run("create table outbox (id bigserial primary key, note text)");
    Begin("kind = \"postgres\"\nurl = \"" + postgres_.url() + "\"\ntimeout = \"30s\"\n");
  }
  static int Insert(support::PostgresSession& session) {
    return std::stoi(session.Run("insert into outbox (note) values ('x') returning id"));
  }

  support::PostgresProcess postgres_;
};

TEST_F(PostgresOutboxTest, ALateCommitIsNotMissed) {
  support::PostgresSession late(postgres_);
  support::PostgresSession quick(postgres_);
  late.Run("begin");
  const int first = Insert(late);
  const int second = Insert(quick);
  LookForAll();
  EXPECT_THAT(Jobs(), IsEmpty()) << "the first row may still come";
  late.Run("commit");
  LookForAll();
  EXPECT_THAT(Jobs(), ElementsAre(first, second));
}

TEST_F(PostgresOutboxTest, WhatIsRolledBackNeverBecomesAJob) {
  support::PostgresSession session(postgres_);
  session.Run("begin");
  Insert(session);
  session.Run("rollback");
  const int kept = Insert(session);
  LookForAll();
  EXPECT_THAT(Jobs(), ElementsAre(kept));
}

TEST_F(PostgresOutboxTest, RowsOfRacingTransactions) {
  std::vector<std::vector<int>> committed(kWriters);
  std::vector<std::thread> writers;
  std::atomic<int> writing = kWriters;
  for (int i = 0; i < kWriters; ++i) {
    writers.emplace_back([&, i] {
      support::PostgresSession session(postgres_);
      SeededRandom random(static_cast<std::uint64_t>(i));
      for (int row = 0; row < kRowsOfEach; ++row) {
        session.Run("begin");
        std::vector<int> ids;
        for (std::uint64_t n = random.Below(3) + 1; n > 0; --n) ids.push_back(Insert(session));
        const bool keep = random.Below(3) > 0;
        session.Run(keep ? "commit" : "rollback");
        std::vector<int>& kept = committed[static_cast<std::size_t>(i)];
        if (keep) kept.insert(kept.end(), ids.begin(), ids.end());
      }
      --writing;
    });
  }
  while (writing > 0) Look();
  for (std::thread& writer : writers) writer.join();
  LookForAll();
  std::vector<int> all;
  for (const std::vector<int>& rows : committed) all.insert(all.end(), rows.begin(), rows.end());
  std::sort(all.begin(), all.end());
  EXPECT_EQ(Jobs(), all);
}

#endif

}  // namespace
}  // namespace pawl

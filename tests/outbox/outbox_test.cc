// The outbox of docs/outbox.md: every row that is committed becomes a job, once, and no other row does.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <set>
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
#ifdef PAWL_MONGODB
#include "tests/support/mongod_process.h"
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
  // The table `outbox` is there. `how`: what the scan says besides.
  void Begin(const std::string& source, const std::string& how = R"("key":"id")") {
    std::ofstream(dir_.File("sources.toml")) << "[shop]\n" << source;
    auto registry = source::OpenRegistry(dir_.File("sources.toml"), {.clock = clock_});
    ASSERT_TRUE(registry.ok()) << ToString(registry.error());
    registry_ = *std::move(registry);
    engine_ = OpenEngine({.data_dir = dir_.File("data")}, clock_).value();
    const auto started = engine_->Start(
        {.id = "outbox",
         .tasks = {
             {.name = "mail",
              .job = {.type = "outbox"},
              .scan = R"({"source":"shop","table":"outbox","stream":"infinite","partitions":[{}],)" + how + "}"}}});
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
        const JsonValue row = MemberOf(KnownJson(run.payload), "document");
        jobs_.push_back(std::stoi(std::string(MemberOf(row, "id").raw)));
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
  Begin("kind = \"sqlite\"\nfile = \"" + path + "\"\ntables = [\"outbox\"]\n");
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
    Begin("kind = \"postgres\"\nurl = \"" + postgres_.url() + "\"\ntimeout = \"30s\"\ntables = [\"outbox\"]\n");
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

// ---- MongoDB ----

#ifdef PAWL_MONGODB

constexpr std::int64_t kSettleSeconds = 2;

class MongodbOutboxTest : public OutboxTest {
 protected:
  MongodbOutboxTest() {
    mongod_.Run(support::MongodProcess::kDatabase, R"({"create":"outbox"})");
    Begin("kind = \"mongodb\"\nurl = \"" + mongod_.url() + "\"\ndatabase = \"" + support::MongodProcess::kDatabase +
              "\"\ncollections = [\"outbox\"]\ntimeout = \"30s\"\n",
          "\"settle\":\"" + std::to_string(kSettleSeconds) + "s\"");
  }

  // A document whose id was made at this second.
  void Insert(std::int64_t second, int number) {
    mongod_.Insert("outbox", {fmt::format(R"({{"_id":{{"$oid":"{:08x}{:016x}"}},"id":{}}})", second, number, number)});
  }
  static std::int64_t Second() { return std::chrono::system_clock::to_time_t(std::chrono::system_clock::now()); }

  support::MongodProcess mongod_;
};

TEST_F(MongodbOutboxTest, ADocumentThatComesLateButBeforeItSettlesIsNotMissed) {
  for (int round = 0;; round += 2) {
    const std::int64_t second = Second() + 1;
    Insert(second + 1, round + 2);
    Look();
    Insert(second, round + 1);
    const bool in_time = Second() < second + 1 + kSettleSeconds;  // or else this machine was away for seconds
    while (Jobs().empty() || Jobs().back() != round + 2) Look();
    if (!in_time) continue;
    EXPECT_THAT(Jobs(), testing::Contains(round + 1));
    return;
  }
}

TEST_F(MongodbOutboxTest, ADocumentThatComesAfterItHasSettledIsTheLossThatTheManualTellsOf) {
  const std::int64_t now = Second();
  Insert(now - 100, 1);
  LookForAll();
  Insert(now - 200, 2);
  Insert(now - 50, 3);
  LookForAll();
  EXPECT_THAT(Jobs(), ElementsAre(1, 3));
}

// A transaction of a client of its own.
class MongodbTransaction {
 public:
  explicit MongodbTransaction(const std::string& url)
      : client_(mongoc_client_new(url.c_str()), mongoc_client_destroy),
        session_(mongoc_client_start_session(client_.get(), nullptr, nullptr), mongoc_client_session_destroy),
        outbox_(mongoc_client_get_collection(client_.get(), support::MongodProcess::kDatabase, "outbox"),
                mongoc_collection_destroy) {
    EXPECT_TRUE(mongoc_client_session_start_transaction(session_.get(), nullptr, nullptr));
  }

  // Gives the second of the document's id.
  std::int64_t Insert(int number) {
    bson_oid_t id;
    bson_oid_init(&id, nullptr);
    bson_t options = BSON_INITIALIZER;
    bson_t document = BSON_INITIALIZER;
    bson_error_t error{};
    EXPECT_TRUE(mongoc_client_session_append(session_.get(), &options, &error)) << error.message;
    BSON_APPEND_OID(&document, "_id", &id);
    BSON_APPEND_INT32(&document, "id", number);
    EXPECT_TRUE(mongoc_collection_insert_one(outbox_.get(), &document, &options, nullptr, &error)) << error.message;
    bson_destroy(&document);
    bson_destroy(&options);
    return bson_oid_get_time_t(&id);
  }
  void Commit() {
    bson_error_t error{};
    EXPECT_TRUE(mongoc_client_session_commit_transaction(session_.get(), nullptr, &error)) << error.message;
  }
  void RollBack() { EXPECT_TRUE(mongoc_client_session_abort_transaction(session_.get(), nullptr)); }

 private:
  std::unique_ptr<mongoc_client_t, void (*)(mongoc_client_t*)> client_;
  std::unique_ptr<mongoc_client_session_t, void (*)(mongoc_client_session_t*)> session_;
  std::unique_ptr<mongoc_collection_t, void (*)(mongoc_collection_t*)> outbox_;
};

TEST_F(MongodbOutboxTest, DocumentsOfRacingTransactions) {
  std::vector<std::vector<int>> committed(kWriters);
  std::vector<std::vector<int>> rolled_back(kWriters);
  std::vector<std::vector<int>> too_late(kWriters);  // on a machine that was away for seconds
  std::vector<std::thread> writers;
  std::atomic<int> writing = kWriters;
  for (int i = 0; i < kWriters; ++i) {
    writers.emplace_back([&, i] {
      const auto writer = static_cast<std::size_t>(i);
      SeededRandom random(writer);
      for (int row = 0; row < kRowsOfEach; ++row) {
        const int number = i * kRowsOfEach + row;
        MongodbTransaction transaction(mongod_.url());
        const std::int64_t second = transaction.Insert(number);
        const bool keep = random.Below(3) > 0;
        keep ? transaction.Commit() : transaction.RollBack();
        const bool in_time = Second() < second + kSettleSeconds;
        (!keep ? rolled_back : in_time ? committed : too_late)[writer].push_back(number);
      }
      --writing;
    });
  }
  while (writing > 0) Look();
  for (std::thread& writer : writers) writer.join();
  std::set<int> missing;
  std::set<int> allowed;
  for (std::size_t i = 0; i < kWriters; ++i) {
    missing.insert(committed[i].begin(), committed[i].end());
    allowed.insert(too_late[i].begin(), too_late[i].end());
  }
  allowed.insert(missing.begin(), missing.end());
  std::size_t seen = 0;
  while (!missing.empty()) {
    Look();
    for (const int job : Jobs()) missing.erase(job);
    seen = jobs_.size();
  }
  EXPECT_EQ(std::set(jobs_.begin(), jobs_.end()).size(), seen) << "none twice";
  EXPECT_TRUE(std::includes(allowed.begin(), allowed.end(), jobs_.begin(), jobs_.end())) << "nothing rolled back";
}

#endif

}  // namespace
}  // namespace pawl

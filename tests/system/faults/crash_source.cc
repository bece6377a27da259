#include "tests/system/faults/crash_source.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <fstream>
#include <functional>

#include "base/check.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"
#ifdef PAWL_POSTGRES
#include "tests/support/postgres_process.h"
#endif
#ifdef PAWL_MONGODB
#include "tests/support/mongod_process.h"
#endif

namespace pawl::support {
namespace {

constexpr int kParts = 4;

class NdjsonCrashSource : public CrashSource {
 public:
  explicit NdjsonCrashSource(int documents) {
    for (int part = 0; part < kParts; ++part) {
      std::ofstream lines(dir_.File(std::to_string(part)));
      for (int i = part + 1; i <= documents; i += kParts) lines << R"({"id":)" << i << "}\n";
    }
  }

  std::string Definition() const override {
    return fmt::format("[docs]\nkind = \"ndjson\"\nroot = \"{}\"\n", dir_.path());
  }
  std::string Scan() const override {
    return R"("source":"docs","partitions":[{"file":"0"},{"file":"1"},{"file":"2"},{"file":"3"}])";
  }

 private:
  TempDir dir_;
};

class SqliteCrashSource : public CrashSource {
 public:
  explicit SqliteCrashSource(int documents) {
    sqlite3* shop = nullptr;
    PAWL_CHECK(sqlite3_open(dir_.File("docs.db").c_str(), &shop) == SQLITE_OK, "no database");
    const std::string rows = fmt::format(
        "create table docs (id integer primary key);"
        "with recursive n(i) as (select 1 union all select i + 1 from n where i < {}) insert into docs select i from n",
        documents);
    PAWL_CHECK(sqlite3_exec(shop, rows.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK, "no rows");
    sqlite3_close(shop);
  }

  std::string Definition() const override {
    return fmt::format("[docs]\nkind = \"sqlite\"\nfile = \"{}\"\ntables = [\"docs\"]\n", dir_.File("docs.db"));
  }
  std::string Scan() const override { return R"("source":"docs","table":"docs","split":4)"; }

 private:
  TempDir dir_;
};

class RedisCrashSource : public CrashSource {
 public:
  explicit RedisCrashSource(int documents) : documents_(documents) {
    // A script each for many entries: a call each would take most of the time of the test.
    constexpr const char* kAdd =
        "for i = tonumber(ARGV[1]), tonumber(ARGV[2]) do redis.call('XADD', 'docs', i .. '-1', 'id', i) end";
    constexpr int kOfACall = 10'000;
    for (int first = 1; first <= documents; first += kOfACall) {
      redis_.Call(
          {"EVAL", kAdd, "0", std::to_string(first), std::to_string(std::min(first + kOfACall - 1, documents))});
    }
  }

  std::string Definition() const override {
    return fmt::format("[docs]\nkind = \"redis\"\nurl = \"{}\"\nstreams = [\"docs\"]\n", redis_.url_text());
  }
  std::string Scan() const override {
    std::string parts;
    for (int part = 0; part < kParts; ++part) {
      parts += fmt::format(R"({}{{"from":{{"stream":"{}-0"}},"to":{{"stream":"{}-0"}}}})", part > 0 ? "," : "",
                           documents_ * part / kParts + 1, documents_ * (part + 1) / kParts + 1);
    }
    return R"("source":"docs","table":"docs","partitions":[)" + parts + "]";
  }
  bool is_server() const override { return true; }
  void Kill() override {
    redis_.Kill();
    redis_.Start();
  }

 private:
  int documents_;
  RedisProcess redis_{{.arguments = {"--appendonly", "yes", "--appendfsync", "always"}}};
};

#ifdef PAWL_POSTGRES
class PostgresCrashSource : public CrashSource {
 public:
  explicit PostgresCrashSource(int documents) {
    postgres_.Run("create table docs (id bigint primary key)");
    postgres_.Run(fmt::format("insert into docs select generate_series(1, {})", documents));
  }

  std::string Definition() const override {
    return fmt::format("[docs]\nkind = \"postgres\"\nurl = \"{}\"\ntables = [\"docs\"]\n", postgres_.url());
  }
  std::string Scan() const override { return R"("source":"docs","table":"docs","split":4)"; }
  bool is_server() const override { return true; }
  void Kill() override {
    postgres_.Kill();
    postgres_.Restart();
  }

 private:
  PostgresProcess postgres_;
};
#endif

#ifdef PAWL_MONGODB
class MongodbCrashSource : public CrashSource {
 public:
  explicit MongodbCrashSource(int documents) {
    constexpr int kOfACall = 5'000;
    std::vector<std::string> some;
    for (int i = 1; i <= documents; ++i) {
      some.push_back(fmt::format(R"({{"_id":{}}})", i));
      if (some.size() < kOfACall && i < documents) continue;
      mongod_.Insert("docs", some);
      some.clear();
    }
  }

  std::string Definition() const override {
    return fmt::format("[docs]\nkind = \"mongodb\"\nurl = \"{}\"\ndatabase = \"{}\"\ncollections = [\"docs\"]\n",
                       mongod_.url(), MongodProcess::kDatabase);
  }
  std::string Scan() const override { return R"("source":"docs","table":"docs","split":4)"; }
  bool is_server() const override { return true; }
  void Kill() override {
    mongod_.Kill();
    mongod_.Restart();
  }

 private:
  MongodProcess mongod_;
};
#endif

struct Maker {
  std::string kind;
  std::function<std::unique_ptr<CrashSource>(int documents)> make;
};

template <typename Source>
Maker MakerOf(const std::string& kind) {
  return {kind, [](int documents) { return std::make_unique<Source>(documents); }};
}

std::vector<Maker> Makers() {
  return {
      MakerOf<NdjsonCrashSource>("ndjson"),     MakerOf<SqliteCrashSource>("sqlite"),
      MakerOf<RedisCrashSource>("redis"),
#ifdef PAWL_POSTGRES
      MakerOf<PostgresCrashSource>("postgres"),
#endif
#ifdef PAWL_MONGODB
      MakerOf<MongodbCrashSource>("mongodb"),
#endif
  };
}

}  // namespace

std::vector<std::string> CrashSourceKinds() {
  std::vector<std::string> kinds;
  for (const Maker& maker : Makers()) kinds.push_back(maker.kind);
  return kinds;
}

std::unique_ptr<CrashSource> MakeCrashSource(const std::string& kind, int documents) {
  const std::vector<Maker> makers = Makers();
  const auto maker = std::find_if(makers.begin(), makers.end(), [&](const Maker& m) { return m.kind == kind; });
  PAWL_CHECK(maker != makers.end(), "no such kind of source");
  return maker->make(documents);
}

}  // namespace pawl::support

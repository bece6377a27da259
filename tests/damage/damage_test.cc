// Bits of a data file that have changed. Whatever they hit, one of these must happen: the store is not opened, and the
// error says why; somebody who asks gets an error; the process ends with a message that names the file; the check of a
// running server, or `pawl check`, finds it; or it made no difference to any answer.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "engine/check_directory.h"
#include "engine/check_store.h"
#include "engine/queries.h"
#include "engine/stats_queries.h"
#include "rules/txn.h"
#include "store/fair_queue.h"
#include "store/fair_rows.h"
#include "store/kv_reader.h"
#include "store/lmdb/map_faults.h"
#include "tests/copy/crowd.h"
#include "tests/support/borrowed_kv.h"
#include "tests/support/temp_dir.h"

namespace pawl {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kJobs = 300;
constexpr int kExitRefused = 3;
constexpr int kExitTold = 4;  // an error, or a finding

std::string ReadAll(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

// Everything that can be asked of a store, as text; errors apart.
class Interview {
 public:
  Interview(KvStore& store, Now now) : store_(store), now_(now), cycle_(store, names_, Duty{}, [] { return 5U; }) {}

  Result<void> Run() {
    PAWL_TRY(cycle_.Load(now_));
    const std::unique_ptr<StoreReader> reader = store_.Snapshot();
    AskForJobs(*reader);
    AskForQueues(*reader);
    if (const auto failure = reader->failure()) Hear(Result<void>(*failure));
    return {};
  }

  // Hands out all that waits.
  Result<void> ClaimAll() {
    for (int i = 0; i < kCrowdQueues + 1; ++i) {
      const std::string queue = i < kCrowdQueues ? "q" + std::to_string(i) : "bulk";
      for (bool more = true; more;) {
        more = false;
        auto claim = std::make_unique<PendingClaim>();
        claim->handle = ++handle_;
        claim->request.queues = {queue};
        claim->request.worker = "w";
        claim->request.count = 50;
        claim->seed = handle_;
        claim->until = now_.steady;
        claim->done = [&](const Result<ClaimReply>& reply) {
          Hear(reply);
          if (!reply.ok()) return;
          more = !reply->jobs.empty();
          for (const ClaimedJob& job : reply->jobs) {
            answers << "claimed " << EncodeHead(job.head) << job.payload << job.meta << job.progress.value_or("-");
            answers << (job.error ? EncodeError(*job.error) : "-");
            if (job.life) answers << EncodeState(job.life->state) << job.life->ports.size();
          }
        };
        Work work;
        work.claims.push_back(std::move(claim));
        PAWL_TRY(cycle_.Turn(std::move(work), now_, [] { return true; }));
      }
    }
    return {};
  }

  std::stringstream answers;
  std::vector<std::string> errors;

 private:
  template <typename T>
  bool Hear(const Result<T>& result) {
    if (!result.ok()) errors.push_back(ToString(result.error()));
    return result.ok();
  }

  void AskForJobs(StoreReader& reader) {
    // By number, as far as there are any; and by the id that each has.
    for (Seq seq = 1; seq < kJobs + 1'100; ++seq) {
      const auto job = ReadJob(reader, seq);
      if (!job.ok() && job.error().code == ErrorCode::kNotFound) {
        answers << "none ";
        continue;
      }
      if (!Hear(job)) continue;
      answers << "job " << seq << EncodeHead(job->head) << EncodeBody(job->body);
      answers << job->result.value_or("-") << job->progress.value_or("-")
              << (job->error ? EncodeError(*job->error) : "-");
      const auto found = FindJob(reader, job->head.id);
      if (Hear(found)) answers << found->seq;
    }
    JobQuery query;
    query.limit = 100'000;
    const auto all = ListJobs(reader, names_, query);
    if (Hear(all)) answers << "all " << all->jobs.size();
  }

  void AskForQueues(StoreReader& reader) {
    const auto page = ListQueues(reader, names_, QueueQuery{}, now_.wall);
    if (!Hear(page)) return;
    for (const QueueView& queue : page->queues) {
      answers << "queue " << queue.name << queue.settings.paused << queue.settings.concurrency.value_or(0);
      for (const std::uint64_t count : queue.counts) answers << ' ' << count;
      for (const JobState shown : kJobStates) {
        JobQuery query;
        query.filter.queue = queue.name;
        query.filter.shown = {shown};
        query.limit = 100'000;
        const auto jobs = ListJobs(reader, names_, query);
        if (!Hear(jobs)) continue;
        for (const JobRow& row : jobs->jobs) answers << ' ' << row.seq;
      }
      const auto groups = ListGroups(reader, names_, queue.name, {}, 1'000);
      if (!Hear(groups)) continue;
      for (const FairGroup& group : groups->groups) {
        answers << " group " << group.name << group.limits.concurrency << group.limits.paused << group.limits.ordered
                << group.ready << '/' << group.held;
      }
    }
    for (const QueueView& queue : page->queues) {
      const auto stats = ReadQueueStats(reader, names_, queue.name, now_.wall);
      if (!Hear(stats)) continue;
      for (const StatRow& row : stats->rows) {
        for (const std::int64_t value : row) answers << ' ' << value;
      }
    }
  }

  KvStore& store_;
  const Now now_;
  Names names_;
  Cycle cycle_;
  Core::ClaimHandle handle_ = 0;
};

class DamageTest : public testing::Test {
 protected:
  DamageTest() {
    Crowd crowd(Dir("whole"), kJobs);
    crowd.world().Settle(crowd.now());  // the bulk push too
    EXPECT_TRUE(crowd.world().store().Flush().ok());
    now_ = crowd.now();
  }

  std::string Dir(const std::string& name) const { return dir_.File(name); }
  std::string File(const std::string& name) const { return Dir(name) + "/pawl.mdb"; }

  // In a process of its own, with its standard error in a file; its wait status.
  int InChild(const std::function<int()>& body) {
    const pid_t child = fork();
    if (child == 0) {
      const int errors = open(Dir("stderr").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
      dup2(errors, STDERR_FILENO);
      ExplainMapFaults();
      _exit(body());
    }
    int status = 0;
    waitpid(child, &status, 0);
    return status;
  }

  // Opens, asks, checks and claims, as a server and its clients would; the answers go to a file.
  int Serve(const std::string& name) {
    LmdbOptions options;
    options.dir = Dir(name);
    options.sync = false;
    options.reserve_bytes = 0;
    auto kv = LmdbKv::Open(std::move(options));
    if (!kv.ok()) return Say(kExitRefused, ToString(kv.error()));
    auto store = KvStore::Open(*std::move(kv));
    if (!store.ok()) return Say(kExitRefused, ToString(store.error()));
    Interview interview(**store, now_);
    if (const auto asked = interview.Run(); !asked.ok()) return Say(kExitRefused, ToString(asked.error()));
    std::vector<std::string> told = CheckStore(**store);  // what the check of a running server finds sooner or later
    if (const auto claimed = interview.ClaimAll(); !claimed.ok()) return Say(kExitRefused, ToString(claimed.error()));
    told.insert(told.end(), interview.errors.begin(), interview.errors.end());
    std::ofstream(Dir("answers"), std::ios::binary) << interview.answers.str();
    return told.empty() ? 0 : Say(kExitTold, told.front());
  }

  static int Say(int exit_code, const std::string& what) {
    std::cerr << what << std::endl;
    return exit_code;
  }

  // Whether `pawl check` finds something.
  int Check(const std::string& name) {
    const std::string scratch = dir_.path();
    std::uint64_t found = 0;
    CheckOptions options;
    options.dir = Dir(name);
    options.scratch = scratch;
    options.report = [&](const std::string& finding) {
      if (found++ == 0) std::cerr << finding << std::endl;
    };
    const auto checked = CheckDirectory(options);
    if (!checked.ok()) return Say(kExitRefused, ToString(checked.error()));
    return found == 0 ? 0 : kExitTold;
  }

  // A copy of the file, up to its last page in use, with a bit changed.
  void Copy(std::optional<std::uint64_t> at = {}, int bit = 0) {
    if (whole_.empty()) whole_ = ReadAll(File("whole")).substr(0, InspectDataFile(File("whole")).value()->used_bytes);
    fs::remove_all(Dir("damaged"));
    fs::create_directory(Dir("damaged"));
    std::string bytes = whole_;
    if (at) bytes[*at] = static_cast<char>(bytes[*at] ^ (1 << bit));
    std::ofstream(File("damaged"), std::ios::binary) << bytes;
  }

  // Where the damage shows. "silent" is what must not be.
  std::string Outcome() {
    const int checked = InChild([&] { return Check("damaged"); });
    const bool check_finds = !WIFEXITED(checked) || WEXITSTATUS(checked) != 0;
    fs::remove(Dir("answers"));
    const int served = InChild([&] { return Serve("damaged"); });
    const std::string said = ReadAll(Dir("stderr"));
    if (!WIFEXITED(served)) {
      const bool told = said.find("pawl: ") != std::string::npos;
      return told && check_finds ? "crash with a message" : "crash without a message";
    }
    if (WEXITSTATUS(served) == kExitDamagedFile) return "ended with a message that names the file";
    if (WEXITSTATUS(served) == kExitRefused) return "refused with an error";
    if (WEXITSTATUS(served) == kExitTold) return "an error to the caller, or found by the running check";
    if (said.find("level=error") != std::string::npos) return "an error in the log";
    if (ReadAll(Dir("answers")) == whole_answers_)
      return check_finds ? "no difference, and found by pawl check" : "no difference";
    return check_finds ? "found by pawl check alone" : "silent";
  }

  support::TempDir dir_;
  Now now_;
  std::string whole_;
  std::string whole_answers_;
};

TEST_F(DamageTest, NoBitThatHasChangedGoesUnnoticed) {
  const char* const asked = std::getenv("PAWL_FLIPS");
  const int flips = asked != nullptr ? std::atoi(asked) : 150;
  Copy();
  const int whole = InChild([&] { return Serve("damaged"); });
  ASSERT_TRUE(WIFEXITED(whole) && WEXITSTATUS(whole) == 0) << ReadAll(Dir("stderr"));
  whole_answers_ = ReadAll(Dir("answers"));
  const int check = InChild([&] { return Check("whole"); });
  ASSERT_TRUE(WIFEXITED(check) && WEXITSTATUS(check) == 0) << ReadAll(Dir("stderr"));

  SeededRandom random(20);
  std::map<std::string, int> outcomes;
  for (int i = 0; i < flips; ++i) {
    const std::uint64_t at = random.Below(whole_.size());
    const int bit = static_cast<int>(random.Below(8));
    Copy(at, bit);
    const std::string outcome = Outcome();
    ++outcomes[outcome];
    EXPECT_TRUE(outcome != "silent" && outcome != "crash without a message")
        << outcome << ": bit " << bit << " of byte " << at << " (page " << at / 4096 << ", at " << at % 4096 << ")\n"
        << ReadAll(Dir("stderr"));
  }
  for (const auto& [outcome, count] : outcomes) std::cout << "  " << count << " " << outcome << "\n";
}

// ---- entries that are lost, one at a time ----

class LostEntriesTest : public DamageTest {
 protected:
  LostEntriesTest() {
    LmdbOptions options;
    options.dir = Dir("whole");
    options.sync = false;
    kv_ = LmdbKv::Open(std::move(options)).value();
  }

  std::vector<std::string> Findings() { return CheckStore(*KvStore::Open(std::make_unique<BorrowedKv>(*kv_)).value()); }

  struct Entry {
    std::string key;
    std::string value;
  };
  std::optional<Entry> EntryAt(Table table, std::string_view at) {
    const auto reader = kv_->BeginRead();
    const auto entry = reader->AtOrAfter(table, at);
    return entry ? std::optional(Entry{std::string(entry->key), std::string(entry->value)}) : std::nullopt;
  }

  template <typename Change>
  void Commit(Change change) {
    const auto writer = kv_->BeginWrite();
    change(*writer);
    ASSERT_TRUE(writer->Commit().ok());
  }

  // Opens the store, and claims all that it hands out.
  void OpenAndClaim() {
    store_ = KvStore::Open(std::make_unique<BorrowedKv>(*kv_)).value();
    store_->OnDamage([this](const std::string& finding) { findings_.push_back(finding); });
    Interview interview(*store_, now_);
    ASSERT_TRUE(interview.Run().ok());
    ASSERT_TRUE(interview.ClaimAll().ok());
    answers_ = interview.answers.str();
  }

  // What nothing else tells of: answers that are kept for a while, workers' types, counts of the past, records of
  // groups that are idle, wake counters.
  static bool MayBeLost(Table table, std::string_view key, std::string_view value) {
    if (table == Table::kMeta) return key != kNumbersKey;
    if (table == Table::kCounters) return true;
    if (table == Table::kTimers) return key.front() == static_cast<char>(TimerKind::kTree);
    if (table == Table::kRecords) {
      const auto kind = static_cast<RecordKind>(key.front());
      return kind == RecordKind::kIdempotency || kind == RecordKind::kClaim || kind == RecordKind::kType ||
             kind == RecordKind::kWatched;
    }
    if (table == Table::kGroups) {
      const auto group = DecodeGroupRecord(value);
      return group && !group->turn && !group->blocked && group->limits == FairLimits{};
    }
    if (table == Table::kLists) return key.front() == 'N' || value.size() <= 20;
    return false;
  }

  std::unique_ptr<LmdbKv> kv_;
  std::unique_ptr<KvStore> store_;  // of OpenAndClaim, as the next two
  std::vector<std::string> findings_;
  std::string answers_;
};

TEST_F(LostEntriesTest, AnEntryThatIsLostIsFound) {
  ASSERT_EQ(Findings(), std::vector<std::string>{});
  constexpr std::size_t kEach = 101;
  std::size_t entries = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(Table::kCount); ++i) {
    const auto table = static_cast<Table>(i);
    std::size_t of_table = 0;
    for (std::string at = ""; !IsSet(table);) {
      const auto entry = EntryAt(table, at);
      if (!entry) break;
      const std::string& key = entry->key;
      const std::string& value = entry->value;
      at = key + '\0';
      // The first ones of each table, and then some.
      if ((of_table++ > 3 && ++entries % kEach != 0) || MayBeLost(table, key, value)) continue;
      Commit([&](KvWriter& writer) { writer.Erase(table, key); });
      const auto store = KvStore::Open(std::make_unique<BorrowedKv>(*kv_));
      EXPECT_TRUE(!store.ok() || !CheckStore(**store).empty()) << "table " << i << ", entry " << of_table;
      Commit([&](KvWriter& writer) { writer.Put(table, key, value); });
    }
  }
}

TEST_F(LostEntriesTest, AMemberOfASetThatIsLostOrTooMuchIsFound) {
  std::vector<std::string> sets;
  for (std::string at = "";;) {
    const auto reader = kv_->BeginRead();
    const auto set = reader->SetAtOrAfter(Table::kIndexes, at);
    if (!set) break;
    sets.emplace_back(*set);
    at = sets.back() + '\0';
  }
  for (std::size_t i = 0; i < sets.size(); i += 3) {
    const std::string& set = sets[i];
    const Seq first = kv_->BeginRead()->MemberAtOrAfter(Table::kIndexes, set, 0).value();
    Commit([&](KvWriter& writer) { writer.Remove(Table::kIndexes, set, first); });
    EXPECT_FALSE(Findings().empty()) << "set " << i;
    Commit([&](KvWriter& writer) {
      writer.Add(Table::kIndexes, set, first);
      writer.Add(Table::kIndexes, set, 5'000);
    });
    EXPECT_FALSE(Findings().empty()) << "set " << i;
    Commit([&](KvWriter& writer) { writer.Remove(Table::kIndexes, set, 5'000); });
  }
  EXPECT_EQ(Findings(), std::vector<std::string>{});
}

TEST_F(LostEntriesTest, APassInSmallStepsFindsTheSame) {
  Commit([&](KvWriter& writer) { writer.Erase(Table::kHeads, Key().U64(7)); });
  const auto store = KvStore::Open(std::make_unique<BorrowedKv>(*kv_)).value();
  const std::vector<std::string> at_once = CheckStore(*store);
  std::vector<std::string> in_steps;
  StoreCheck check([&](const std::string& finding) { in_steps.push_back(finding); });
  while (!check.Step(*store->Tables(), [] { return false; })) continue;
  EXPECT_FALSE(at_once.empty());
  EXPECT_EQ(in_steps, at_once);
}

// ---- what a server does with it ----

// It was sent with nothing where its payload should be, which is not JSON.
TEST_F(LostEntriesTest, AJobWithoutItsBodyIsNotHandedOut) {
  Commit([](KvWriter& writer) { writer.Clear(Table::kBodies); });
  const auto store = KvStore::Open(std::make_unique<BorrowedKv>(*kv_)).value();
  Interview interview(*store, now_);
  ASSERT_TRUE(interview.Run().ok());
  ASSERT_TRUE(interview.ClaimAll().ok());
  EXPECT_EQ(interview.answers.str().find("claimed"), std::string::npos);
  EXPECT_FALSE(interview.errors.empty());
}

// The process ended by an assertion.
TEST_F(LostEntriesTest, AGroupInTheRingWithoutJobsDoesNotStandInTheWayOfOthers) {
  const auto ring = EntryAt(Table::kRing, Key().U8(kRingTag));
  ASSERT_TRUE(ring);
  const std::string group(GroupPrefix(ReadRingRow({ring->key, ring->value})->id).view());
  Commit([&](KvWriter& writer) {
    while (const auto entry = writer.AtOrAfter(Table::kReady, group)) {
      if (!entry->key.starts_with(group)) break;
      writer.Erase(Table::kReady, std::string(entry->key));
    }
  });
  OpenAndClaim();
  EXPECT_NE(answers_.find("claimed"), std::string::npos);
  EXPECT_FALSE(findings_.empty());
}

// It counted as one without limits.
TEST_F(LostEntriesTest, AGroupWhoseLimitsCannotBeReadGivesNothing) {
  Commit([](KvWriter& writer) {
    std::vector<std::string> groups;
    for (std::string at = ""; const auto entry = writer.AtOrAfter(Table::kGroups, at);) {
      groups.emplace_back(entry->key);
      at = groups.back() + '\0';
    }
    for (const std::string& group : groups) writer.Put(Table::kGroups, group, "damaged");
  });
  OpenAndClaim();
  EXPECT_EQ(answers_.find("claimed"), std::string::npos);
  EXPECT_FALSE(findings_.empty());
  EXPECT_FALSE(CheckStore(*store_).empty());
}

// A row of the statistics is shown as it was counted, or not at all.
TEST_F(LostEntriesTest, AChangedCounterIsAnErrorToThoseWhoAsk) {
  const auto entry = EntryAt(Table::kCounters, "");
  ASSERT_TRUE(entry);
  const std::string& key = entry->key;
  std::string value = entry->value;
  value[3] = static_cast<char>(value[3] ^ 1);
  Commit([&](KvWriter& writer) { writer.Put(Table::kCounters, key, value); });
  const auto store = KvStore::Open(std::make_unique<BorrowedKv>(*kv_)).value();
  EXPECT_FALSE(CheckStore(*store).empty());
  const auto reader = store->Snapshot();
  const std::vector<Key> asked = {Key().Bytes(key)};
  EXPECT_EQ(reader->Counters(asked).at(0), StatRow{});
  ASSERT_TRUE(reader->failure());
  EXPECT_EQ(reader->failure()->code, ErrorCode::kCorrupt);
}

}  // namespace
}  // namespace pawl

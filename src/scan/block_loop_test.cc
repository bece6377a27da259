#include "scan/block_loop.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <set>

namespace pawl {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::uint64_t kSize = 9;  // documents of the source: two blocks of four, and one

// Plays the driver: a source of documents with the keys 1 to n, and a processor that is a function.
class LoopPlayer {
 public:
  using Processor = std::function<Result<Verdicts>(const std::vector<int>& keys)>;

  BlockLoop::Options options = {.block = 4};
  PartitionAbout about = {};
  std::uint64_t size = kSize;
  std::set<int> unreadable = {};
  Processor processor = [](const std::vector<int>&) -> Result<Verdicts> { return Verdicts{}; };
  std::function<Result<Block>()> source_fails = {};
  SteadyTime now = SteadyFromMillis(0);
  Millis call_takes{0};

  // What came of it.
  std::vector<std::vector<int>> calls;
  std::vector<std::uint32_t> limits;
  std::vector<Millis> waits;
  std::vector<PartitionCommit> commits;  // with the one of Complete
  std::vector<int> dead;
  std::vector<std::string> pushed;
  std::optional<BlockLoop::Complete> completed;
  std::optional<BlockLoop::Fail> failed;
  std::optional<BlockLoop::Release> released;

  void Run() {
    BlockLoop loop(options, about, now);
    for (int i = 0; i < 10'000; ++i) {
      BlockLoop::Step step = loop.Next(now);
      if (auto* read = std::get_if<BlockLoop::Read>(&step)) {
        limits.push_back(read->limit);
        loop.OnRead(source_fails ? source_fails() : Give(*read));
      } else if (auto* process = std::get_if<BlockLoop::Process>(&step)) {
        std::vector<int> keys;
        for (const Document& document : process->block->documents) keys.push_back(std::stoi(document.key));
        calls.push_back(keys);
        now += call_takes;
        loop.OnProcessed(processor(keys));
      } else if (auto* wait = std::get_if<BlockLoop::Wait>(&step)) {
        waits.push_back(wait->span);
        now += wait->span;
      } else if (auto* commit = std::get_if<BlockLoop::Commit>(&step)) {
        Note(std::move(commit->commit));
      } else {
        return End(std::move(step));
      }
    }
    FAIL() << "the run does not end";
  }

  std::string offset() const { return commits.empty() ? about.claim.offset : commits.back().offset; }
  std::uint64_t processed() const { return Sum(&PartitionCommit::processed); }
  std::uint64_t skipped() const { return Sum(&PartitionCommit::skipped); }
  std::uint64_t read() const { return Sum(&PartitionCommit::read); }

 private:
  std::uint64_t Sum(std::uint64_t PartitionCommit::*member) const {
    std::uint64_t sum = 0;
    for (const PartitionCommit& commit : commits) sum += commit.*member;
    return sum;
  }
  Block Give(const BlockLoop::Read& read) const {
    Block block;
    const std::uint64_t from = read.after.empty() ? 1 : std::stoull(read.after) + 1;
    for (std::uint64_t key = from; key <= size && block.documents.size() < read.limit; ++key) {
      const bool bad = unreadable.contains(static_cast<int>(key));
      block.documents.push_back({std::to_string(key), bad ? "\"{\"" : "{}", bad ? "no JSON" : ""});
    }
    block.eof = from + block.documents.size() > size;
    return block;
  }
  void Note(PartitionCommit commit) {
    if (commit.empty()) return;
    EXPECT_EQ(commit.read + commit.replayed, commit.processed + commit.skipped + commit.dead.size());
    for (const DeadDocument& document : commit.dead) dead.push_back(std::stoi(document.key));
    for (const PushRequest& job : commit.push) pushed.push_back(job.payload);
    commits.push_back(std::move(commit));
  }
  void End(BlockLoop::Step step) {
    if (auto* complete = std::get_if<BlockLoop::Complete>(&step)) {
      Note(complete->commit);
      completed = std::move(*complete);
    } else if (auto* fail = std::get_if<BlockLoop::Fail>(&step)) {
      failed = std::move(*fail);
    } else {
      released = std::get<BlockLoop::Release>(step);
    }
  }
};

bool Contains(const std::vector<int>& keys, int key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); }

// A verdict for one of the keys, and a job pushed for each other one.
Verdicts VerdictFor(const std::vector<int>& keys, int key, Verdict::Kind kind, bool pushes = false) {
  Verdicts verdicts;
  for (const int each : keys) {
    verdicts.documents.push_back(
        each == key ? Verdict{kind, {.type = "bad", .message = "document " + std::to_string(key)}} : Verdict{});
    if (pushes && each != key) verdicts.push.push_back({.type = "t", .payload = std::to_string(each)});
  }
  return verdicts;
}

TEST(BlockLoopTest, AFinitePartitionIsReadToItsEnd) {
  LoopPlayer player;
  player.Run();
  EXPECT_THAT(player.calls, ElementsAre(ElementsAre(1, 2, 3, 4), ElementsAre(5, 6, 7, 8), ElementsAre(9)));
  ASSERT_TRUE(player.completed);
  EXPECT_EQ(player.completed->commit.offset, "9") << "the last block and the end are one commit";
  EXPECT_EQ(player.processed(), kSize);
}

TEST(BlockLoopTest, AnEmptyPartitionCompletesWithoutACommit) {
  LoopPlayer player;
  player.size = 0;
  player.Run();
  ASSERT_TRUE(player.completed);
  EXPECT_TRUE(player.completed->commit.empty());
  EXPECT_THAT(player.calls, IsEmpty());
}

TEST(BlockLoopTest, ItGoesOnBehindItsOffset) {
  LoopPlayer player;
  player.about.claim.offset = "7";
  player.Run();
  EXPECT_THAT(player.calls, ElementsAre(ElementsAre(8, 9)));
}

TEST(BlockLoopTest, AfterItsTimeItIsReleased) {
  LoopPlayer player;
  player.call_takes = 3min;
  player.Run();
  EXPECT_EQ(player.offset(), "8");
  ASSERT_TRUE(player.released);
  EXPECT_EQ(player.released->delay, 0ms);
}

// ---- A document ----

class DocumentErrorTest : public testing::TestWithParam<std::tuple<int, Verdict::Kind, DocumentEnd, bool>> {};

TEST_P(DocumentErrorTest, EndsAsThePolicySays) {
  const auto [key, kind, end, pushes] = GetParam();
  LoopPlayer player;
  player.options.errors.document_end = end;
  int seen = 0;
  player.processor = [&, culprit = key, verdict = kind, push = pushes](const std::vector<int>& keys) {
    seen += Contains(keys, culprit) ? 1 : 0;
    return VerdictFor(keys, culprit, verdict, push);
  };
  player.Run();

  const bool retried = kind == Verdict::Kind::kRetry;
  EXPECT_EQ(seen, retried ? 3 : 1);
  EXPECT_THAT(player.waits, retried ? ElementsAre(1s, 2s) : testing::Matcher<std::vector<Millis>>(IsEmpty()));
  const bool stops = end == DocumentEnd::kStop || kind == Verdict::Kind::kFatal;
  std::vector<std::string> pushed;
  for (int i = 1; pushes && i <= (stops ? key - 1 : 9); ++i) {
    if (i != key) pushed.push_back(std::to_string(i));
  }
  EXPECT_EQ(player.pushed, pushed) << "each once, and none behind the offset";
  if (stops) {
    EXPECT_EQ(player.offset(), key == 1 ? "" : std::to_string(key - 1));
    ASSERT_TRUE(player.failed);
    EXPECT_EQ(player.failed->error.type, "bad");
    EXPECT_EQ(player.failed->retry, kind != Verdict::Kind::kFatal);
    EXPECT_EQ(player.processed(), static_cast<std::uint64_t>(key - 1));
    return;
  }
  ASSERT_TRUE(player.completed);
  EXPECT_EQ(player.read(), kSize);
  EXPECT_EQ(player.processed(), kSize - 1);
  EXPECT_EQ(player.skipped(), end == DocumentEnd::kSkip ? 1 : 0);
  EXPECT_EQ(player.dead, end == DocumentEnd::kDead ? std::vector{key} : std::vector<int>{});
}

INSTANTIATE_TEST_SUITE_P(
    Each, DocumentErrorTest,
    testing::Combine(testing::Values(1, 5, 6, 8, 9),
                     testing::Values(Verdict::Kind::kRetry, Verdict::Kind::kError, Verdict::Kind::kFatal),
                     testing::Values(DocumentEnd::kDead, DocumentEnd::kSkip, DocumentEnd::kStop), testing::Bool()));

TEST(BlockLoopTest, ADocumentThatSucceedsAgainIsProcessed) {
  LoopPlayer player;
  int tries = 0;
  player.processor = [&](const std::vector<int>& keys) {
    const bool bad = Contains(keys, 6) && ++tries < 3;
    return VerdictFor(keys, bad ? 6 : 0, Verdict::Kind::kRetry, true);
  };
  player.Run();
  EXPECT_THAT(player.calls, ElementsAre(ElementsAre(1, 2, 3, 4), ElementsAre(5, 6, 7, 8), ElementsAre(6),
                                        ElementsAre(6), ElementsAre(9)));
  EXPECT_THAT(player.pushed, ElementsAre("1", "2", "3", "4", "5", "7", "8", "6", "9"));
  EXPECT_TRUE(player.completed);
}

TEST(BlockLoopTest, ADocumentThatTheSourceCannotReadIsJudgedUnseen) {
  LoopPlayer player;
  player.unreadable = {1, 6, 9};
  player.Run();
  EXPECT_THAT(player.calls, ElementsAre(ElementsAre(2, 3, 4), ElementsAre(5, 7, 8)));
  EXPECT_THAT(player.dead, ElementsAre(1, 6, 9));
  EXPECT_EQ(player.commits[1].dead[0].error.type, "bad_document");
  EXPECT_TRUE(player.completed);
}

TEST(BlockLoopTest, OfTwoDocumentsThatStopTheFirstOneDoes) {
  LoopPlayer player;
  player.options.errors.document_end = DocumentEnd::kStop;
  player.processor = [](const std::vector<int>& keys) {
    Verdicts verdicts = VerdictFor(keys, 7, Verdict::Kind::kFatal);
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] == 6) verdicts.documents[i].kind = Verdict::Kind::kRetry;
    }
    return verdicts;
  };
  player.Run();
  EXPECT_EQ(player.offset(), "5");
  ASSERT_TRUE(player.failed);
  EXPECT_TRUE(player.failed->retry) << "the one of document 6";
}

// ---- A block ----

class BlockErrorTest : public testing::TestWithParam<std::tuple<int, DocumentEnd, ErrorCode>> {};

// A document that makes every call fail that it is in.
TEST_P(BlockErrorTest, TheCulpritIsFound) {
  const auto [key, end, code] = GetParam();
  LoopPlayer player;
  player.options.errors.document_end = end;
  player.processor = [culprit = key, how = code](const std::vector<int>& keys) -> Result<Verdicts> {
    if (Contains(keys, culprit)) return Error{how, "broken off"};
    return VerdictFor(keys, 0, Verdict::Kind::kProcessed, true);
  };
  player.Run();
  EXPECT_THAT(player.waits, ElementsAre(1s, 2s, 4s, 8s, 16s)) << "before it is looked for";
  const bool stops = end == DocumentEnd::kStop;
  std::vector<std::string> pushed;
  for (int i = 1; i <= (stops ? key - 1 : 9); ++i) {
    if (i != key) pushed.push_back(std::to_string(i));
  }
  std::sort(player.pushed.begin(), player.pushed.end());
  EXPECT_EQ(player.pushed, pushed);
  if (stops) {
    EXPECT_EQ(player.offset(), key == 1 ? "" : std::to_string(key - 1));
    EXPECT_TRUE(player.failed);
    return;
  }
  EXPECT_TRUE(player.completed);
  EXPECT_EQ(player.processed(), kSize - 1);
  EXPECT_EQ(player.dead, end == DocumentEnd::kDead ? std::vector{key} : std::vector<int>{});
}

INSTANTIATE_TEST_SUITE_P(Each, BlockErrorTest,
                         testing::Combine(testing::Values(1, 5, 6, 8),
                                          testing::Values(DocumentEnd::kDead, DocumentEnd::kSkip, DocumentEnd::kStop),
                                          testing::Values(ErrorCode::kInternal, ErrorCode::kUnreachable)));

TEST(BlockLoopTest, WithoutSplittingTheRunFailsAfterItsRetries) {
  for (const int culprit : {5, 6, 8}) {
    LoopPlayer player;
    player.options.errors.block_split = false;
    player.options.errors.block_retries = 2;
    player.processor = [&](const std::vector<int>& keys) -> Result<Verdicts> {
      if (Contains(keys, culprit)) return Error{ErrorCode::kInternal, "broken off"};
      return Verdicts{};
    };
    player.Run();
    EXPECT_EQ(player.calls.size(), 4);
    EXPECT_EQ(player.offset(), "4");
    ASSERT_TRUE(player.failed);
    EXPECT_TRUE(player.failed->retry);
    EXPECT_EQ(player.failed->error.type, "processor_error");
  }
}

TEST(BlockLoopTest, AProcessorThatIsAwayKillsNoDocument) {
  for (const std::uint64_t size : {std::uint64_t{1}, std::uint64_t{9}, std::uint64_t{500}}) {
    LoopPlayer player;
    player.size = size;
    player.options.block = 500;
    player.processor = [](const std::vector<int>&) -> Result<Verdicts> {
      return Error{ErrorCode::kUnreachable, "connection refused"};
    };
    player.Run();
    ASSERT_TRUE(player.failed);
    EXPECT_EQ(player.failed->error.type, "unreachable");
    EXPECT_TRUE(player.failed->retry);
    EXPECT_THAT(player.commits, IsEmpty());
    EXPECT_LT(player.calls.size(), 50) << "it does not ask for each of them";
  }
}

TEST(BlockLoopTest, AProcessorThatGoesAwayWithinABlockKillsNoDocument) {
  LoopPlayer player;
  player.size = 500;
  player.options.block = 500;
  int calls = 0;
  player.processor = [&](const std::vector<int>& keys) -> Result<Verdicts> {
    if (++calls > 1) return Error{ErrorCode::kUnreachable, "connection refused"};
    Verdicts verdicts;
    for (const int key : keys) {
      verdicts.documents.push_back({key > 200 ? Verdict::Kind::kRetry : Verdict::Kind::kProcessed, {}});
    }
    return verdicts;
  };
  player.Run();
  ASSERT_TRUE(player.failed);
  EXPECT_EQ(player.offset(), "200");
  EXPECT_THAT(player.dead, IsEmpty());
}

TEST(BlockLoopTest, ABlockOfOneDocumentThatIsRefusedIsDead) {
  LoopPlayer player;
  player.size = 1;
  player.processor = [](const std::vector<int>&) -> Result<Verdicts> { return Error{ErrorCode::kInternal, "500"}; };
  player.Run();
  EXPECT_THAT(player.dead, ElementsAre(1));
  EXPECT_TRUE(player.completed);
}

TEST(BlockLoopTest, AnswersThatFitNoDocumentsAreAFailedCall) {
  LoopPlayer player;
  player.options.errors.block_retries = 0;
  player.options.errors.block_split = false;
  player.processor = [](const std::vector<int>&) -> Result<Verdicts> { return Verdicts{.documents = {Verdict{}}}; };
  player.Run();
  ASSERT_TRUE(player.failed);
  EXPECT_EQ(player.failed->error.message,
            "the processor was given 4 documents and has said something of 1; it has to be all or none");
}

TEST(BlockLoopTest, MorePushesThanACommitHoldsMakeSmallerBlocks) {
  LoopPlayer player;
  player.processor = [](const std::vector<int>& keys) -> Result<Verdicts> {
    Verdicts verdicts;
    for (const int key : keys) {
      for (int i = 0; i < 400; ++i) verdicts.push.push_back({.type = "t", .payload = std::to_string(key)});
    }
    return verdicts;
  };
  player.Run();
  EXPECT_TRUE(player.completed);
  EXPECT_EQ(player.pushed.size(), kSize * 400);
  for (const PartitionCommit& commit : player.commits) EXPECT_LE(commit.push.size(), 1'000);
}

TEST(BlockLoopTest, ADocumentThatPushesTooMuchIsJudged) {
  LoopPlayer player;
  player.size = 1;
  player.processor = [](const std::vector<int>&) -> Result<Verdicts> {
    return Verdicts{.push = std::vector<PushRequest>(1'001)};
  };
  player.Run();
  EXPECT_THAT(player.dead, ElementsAre(1));
  EXPECT_THAT(player.pushed, IsEmpty());
}

// ---- The partition ----

TEST(BlockLoopTest, DocumentsThatAreReplayedComeFirstAndLeaveTheOffset) {
  LoopPlayer player;
  player.about.claim.offset = "7";
  player.about.replay = {{"2", "{}", ""}, {"3", "{}", ""}, {"4", "{}", ""}, {"5", "{}", ""}, {"6", "{}", ""}};
  player.processor = [](const std::vector<int>& keys) { return VerdictFor(keys, 6, Verdict::Kind::kError); };
  player.Run();
  EXPECT_THAT(player.calls, ElementsAre(ElementsAre(2, 3, 4, 5), ElementsAre(6), ElementsAre(8, 9)));
  ASSERT_EQ(player.commits.size(), 3);
  EXPECT_EQ(player.commits[0].replayed, 4);
  EXPECT_EQ(player.commits[0].offset, "");
  EXPECT_EQ(player.commits[1].replayed, 1);
  EXPECT_EQ(player.commits[2].offset, "9");
  EXPECT_THAT(player.dead, ElementsAre(6));
}

TEST(BlockLoopTest, ASourceThatIsAwayIsAskedAgainLater) {
  LoopPlayer player;
  player.source_fails = [] { return Error{ErrorCode::kSourceUnavailable, "no connection"}; };
  player.Run();
  ASSERT_TRUE(player.failed);
  EXPECT_TRUE(player.failed->retry);
  EXPECT_EQ(player.failed->retry_in, std::nullopt) << "its retry policy says when";
  player.about.claim.infinite = true;
  player.about.failures = 3;
  player.Run();
  EXPECT_EQ(player.failed->retry_in, 8s);
  player.about.failures = 100;
  player.Run();
  EXPECT_EQ(player.failed->retry_in, 1min);
}

TEST(BlockLoopTest, WhatASourceCannotDoFailsForGood) {
  LoopPlayer player;
  player.source_fails = [] { return Error{ErrorCode::kSourceChanged, "the file is shorter"}; };
  player.Run();
  EXPECT_FALSE(player.failed->retry);
  EXPECT_EQ(player.failed->error.type, "source_changed");
  player.source_fails = [] { return Error{ErrorCode::kInvalid, "no such column"}; };
  player.Run();
  EXPECT_EQ(player.failed->error.type, "source_error");
}

// ---- Crashes ----

// Each run whose worker vanishes comes back with one more crash; a commit sets that back.
TEST(BlockLoopTest, ADocumentThatKillsItsWorkerEndsAsOneDeadDocument) {
  for (const int poison : {1, 57, 100, 500, 501, 777, 1'000}) {
    LoopPlayer player;
    player.size = 1'000;
    player.options.block = 500;
    struct Crash {};
    player.processor = [&](const std::vector<int>& keys) -> Result<Verdicts> {
      if (Contains(keys, poison)) throw Crash();
      return Verdicts{};
    };
    int crashes = 0;
    while (!player.completed) {
      ASSERT_LT(crashes, 30);
      const std::size_t before = player.commits.size();
      try {
        player.Run();
      } catch (const Crash&) {
        ++crashes;
        const bool progress = player.commits.size() > before;
        player.about.crashes = progress ? 1 : player.about.crashes + 1;
        player.about.claim.offset = player.offset();
        ASSERT_LT(player.about.crashes, 8) << "max_crashes";
      }
    }
    EXPECT_THAT(player.dead, ElementsAre(poison));
    EXPECT_EQ(player.processed(), 999);
    EXPECT_EQ(player.read(), 1'000);
  }
}

TEST(BlockLoopTest, AWorkerThatVanishesOverOneDocumentDoesNotKillItAtOnce) {
  LoopPlayer player;
  player.options.block = 1;
  player.about.crashes = 2;
  player.Run();
  EXPECT_THAT(player.dead, IsEmpty());
  player.about.crashes = 3;
  player.Run();
  EXPECT_THAT(player.dead, ElementsAre(1));
}

TEST(BlockLoopTest, AfterACrashItIsCarefulForTheLengthOfABlock) {
  LoopPlayer player;
  player.size = 64;
  player.options.block = 16;
  player.about.crashes = 1;
  player.Run();
  EXPECT_THAT(player.limits, ElementsAre(4, 4, 4, 4, 16, 16, 16));
}

}  // namespace
}  // namespace pawl

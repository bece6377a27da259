#include "engine/worker_note.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

WorkerEntry Worker(const std::string& name, int seen) {
  WorkerEntry worker;
  worker.name = name;
  worker.queues = {"q", "r"};
  worker.info = {"box-1", 4711, 3, {"gpu"}};
  worker.first_seen = WallTime(Millis(1));
  worker.last_seen = WallTime(Millis(seen));
  worker.orders.quiet = true;
  return worker;
}

TEST(WorkerNoteTest, IsReadAsItWasWritten) {
  WorkerEntry plain;
  plain.name = "plain";
  const auto read = DecodeWorkers(EncodeWorkers({Worker("w", 5), plain}));
  ASSERT_TRUE(read.ok());
  ASSERT_EQ(read->size(), 2U);
  const WorkerEntry& worker = read->at(0);
  EXPECT_EQ(worker.name, "w");
  EXPECT_EQ(worker.queues, (std::vector<std::string>{"q", "r"}));
  EXPECT_EQ(worker.info.host, "box-1");
  EXPECT_EQ(worker.info.pid, 4711);
  EXPECT_EQ(worker.info.concurrency, 3U);
  EXPECT_EQ(worker.info.labels, std::vector<std::string>{"gpu"});
  EXPECT_EQ(worker.last_seen, WallTime(Millis(5)));
  EXPECT_TRUE(worker.orders.quiet);
  EXPECT_FALSE(read->at(1).info.pid);
}

TEST(WorkerNoteTest, WhatCannotBeReadIsRefused) {
  const std::string note = EncodeWorkers({Worker("w", 5)});
  EXPECT_FALSE(DecodeWorkers(note.substr(0, note.size() - 1)).ok());
  EXPECT_FALSE(DecodeWorkers("x" + note.substr(1)).ok());
  EXPECT_FALSE(DecodeWorkers("").ok());
}

TEST(WorkerNoteTest, HasThoseThatWereSeenLast) {
  std::vector<WorkerEntry> many;
  for (int i = 0; i < 1'200; ++i) many.push_back(Worker("w" + std::to_string(i), i));
  const auto read = DecodeWorkers(EncodeWorkers(std::move(many)));
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->size(), kNotedWorkers);
  for (const WorkerEntry& worker : *read) EXPECT_GE(worker.last_seen, WallTime(Millis(200)));
}

TEST(WorkerNoteTest, AWorkerOfTwoNodesIsAsTheLastOneSays) {
  std::vector<WorkerEntry> workers = {Worker("a", 5), Worker("c", 1)};
  WorkerEntry later = Worker("a", 9);
  later.orders.quiet = false;
  MergeWorkers(workers, {later, Worker("b", 1)}, WallTime(Millis(10)));
  ASSERT_EQ(workers.size(), 3U);
  EXPECT_FALSE(workers[0].orders.quiet);
  EXPECT_EQ(workers[1].name, "b");
}

TEST(WorkerNoteTest, AnOldNoteBringsNobodyBack) {
  std::vector<WorkerEntry> workers;
  const WallTime now = WallTime(Millis(5)) + WorkerRegistry::kForgottenAfter;
  MergeWorkers(workers, {Worker("silent", 5), Worker("forgotten", 4)}, now);
  ASSERT_EQ(workers.size(), 1U);
  EXPECT_EQ(workers[0].name, "silent");
  EXPECT_TRUE(workers[0].gone);
}

}  // namespace
}  // namespace pawl

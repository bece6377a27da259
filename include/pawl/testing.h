// TestBench is a whole Pawl for a test: jobs in memory, workers that run on the test's thread, and a clock that stands
// still until it is moved. Nothing waits, so tests of workers are quick and always give the same result.
//
//   pawl::TestBench bench;
//   bench.worker().Handle("sum", {.in = {{"a", {}}, {"b", {}}}, .out = {{"sum", {}}}}, {.run = Sum});
//   ASSERT_TRUE(bench.jobs().Push({.type = "sum", .id = "s1", .inputs = {{"a", {"1"}}, {"b", {"2"}}}}).ok());
//   ASSERT_TRUE(bench.Drain().ok());
//   EXPECT_EQ(bench.jobs().Read("s1", "sum")->front().value, "3");
//
// Link with pawl::testing.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "pawl/jobs.h"
#include "pawl/worker.h"

namespace pawl {

class TestBench {
 public:
  TestBench();
  ~TestBench();
  TestBench(const TestBench&) = delete;
  TestBench& operator=(const TestBench&) = delete;

  Jobs& jobs();  // with the types registered that the workers have by now
  // The worker of a queue; empty: of the queues that have the names of its types. Give it handlers, and do not start
  // it.
  Worker& worker(const std::string& queue = {});

  WallTime now() const;
  // Delays, retries and leases that end by then are over; what they set free is run by the next Drain.
  void Advance(Millis span);

  // Runs all that can run now, worker by worker, until there is nothing left; how many runs that were. After a million
  // it gives up with kInternal, naming the job that ran last: some jobs keep each other awake.
  Result<std::uint64_t> Drain();

 private:
  class Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace pawl

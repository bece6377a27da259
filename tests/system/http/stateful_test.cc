// Stateful jobs in the HTTP dialogue: whole examples, and the rules that a client meets.
#include "tests/system/http/stateful_test.h"

#include <thread>

namespace pawl::system_test {
namespace {

using std::chrono::seconds;

// A job that wants fib(n) starts two children, sleeps, and adds up what they write.
std::string Fibonacci(RunInFlight& run) {
  for (const std::string& n : run.Take("n")) {
    if (std::stoi(n) < 2) {
      run.Write("result", n);
      return "complete";
    }
    for (const auto& [name, less] : {std::pair{"a", 1}, std::pair{"b", 2}}) {
      run.StartChild(R"({"type":"fib","name":")" + std::string(name) + R"(","inputs":{"n":[)" +
                     std::to_string(std::stoi(n) - less) + "]}}");
    }
    run.SetState("sum", "0");
    run.SetState("left", "2");
    return "suspend";
  }
  int sum = std::stoi(run.State("sum"));
  int left = std::stoi(run.State("left"));
  for (std::size_t i = 0; i < run.children(); ++i) {
    for (const std::string& value : run.TakeFromChild(i, "result")) {
      sum += std::stoi(value);
      --left;
    }
  }
  run.SetState("sum", std::to_string(sum));
  run.SetState("left", std::to_string(left));
  if (left > 0) return "suspend";
  run.Write("result", std::to_string(sum));
  return "complete";
}

TEST_F(StatefulTest, FibonacciByChildren) {
  Register("fib", R"({"ports":{"in":{"n":{}},"out":{"result":{}}}})");
  Push(R"({"type":"fib","id":"root","inputs":{"n":[7]}})");
  Drain("fib", Fibonacci);
  EXPECT_EQ(StateOf("root"), "completed");
  EXPECT_EQ(ReadOut("root", "result"), "13");
  const std::string tree = Ok(Get("/v1/jobs/root/tree"));
  EXPECT_EQ(TextAt(tree, "children.0.name"), "a");
  EXPECT_EQ(TextAt(tree, "children.0.children.1.name"), "b");
  EXPECT_EQ(TextAt(tree, "children.1.state"), "completed");
  EXPECT_EQ(ElementsAt(Get("/v1/jobs/root/children").body, "jobs").size(), 2U);
  EXPECT_EQ(TextAt(Get("/v1/jobs/root/children/b").body, "parent.id"), "root");
  // The same job again: it was done, and new input wakes it.
  Write("root", "n", "1");
  Drain("fib", Fibonacci);
  EXPECT_EQ(ReadOut("root", "result"), "1");
}

TEST_F(StatefulTest, ASumThatWaitsForAReadyPort) {
  Register("sum", R"({"ports":{"in":{"numbers":{},"ready":{}},"out":{"total":{"default":0}}}})");
  const auto sum = [](RunInFlight& run) -> std::string {
    if (run.Waiting("ready") == 0) return "suspend";
    run.Take("ready");
    int total = 0;
    for (const std::string& number : run.Take("numbers")) total += std::stoi(number);
    run.Write("total", std::to_string(total));
    return "suspend";
  };
  Push(R"({"type":"sum","id":"sum"})");
  EXPECT_EQ(Drain("sum", sum), 1);
  Write("sum", "numbers", "1,2,3");
  EXPECT_EQ(Drain("sum", sum), 1) << "woken, but not ready";
  EXPECT_EQ(Job("sum", "ports.in.numbers.size"), "3");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/sum/ports/out/total/read", "")), "default"), "0");
  Write("sum", "numbers", "4");
  Write("sum", "ready", "true");
  Drain("sum", sum);
  EXPECT_EQ(ReadOut("sum", "total"), "10");
  EXPECT_EQ(StateOf("sum"), "suspended");
  EXPECT_EQ(Job("sum", "ports.in.numbers.size"), "0");
}

// source ─/numbers─► twice ─/twice─► adder ─/totals─► log, which hears of /numbers too. None knows another.
TEST_F(StatefulTest, FourJobsWiredByChannels) {
  const auto ports = [](const std::string& in, const std::string& out) {
    return R"("ports":{"in":{"in":{"channels":[)" + in + R"(]}},"out":{"out":{"channels":[)" + out + "]}}}";
  };
  Push(R"({"type":"wired","id":"source",)" + ports(R"("/go")", R"("/numbers")") + "}");
  Push(R"({"type":"wired","id":"twice",)" + ports(R"("/numbers")", R"("/results/twice")") + "}");
  Push(R"({"type":"wired","id":"adder",)" + ports(R"("/results/twice")", R"("/results/total")") + "}");
  Push(R"({"type":"wired","id":"log",)" + ports(R"("/numbers","/results")", "") + "}");
  std::string logged;
  const auto work = [&](RunInFlight& run) -> std::string {
    const auto items = ElementsAt(run.At("inputs"), "in.items");
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (run.id() == "log") logged += TextAt(items[i], "channel") + "=" + TextAt(items[i], "value") + " ";
    }
    int sum = std::stoi("0" + run.State("sum"));
    for (const std::string& value : run.Take("in")) {
      const int number = std::stoi(value);
      if (run.id() == "source") {
        for (int i = 1; i <= number; ++i) run.Write("out", std::to_string(i));
      } else if (run.id() == "twice") {
        run.Write("out", std::to_string(2 * number));
      } else if (run.id() == "adder") {
        sum += number;
        run.Write("out", std::to_string(sum));
      }
    }
    run.SetState("sum", std::to_string(sum));
    return "suspend";
  };
  Drain("wired", work);
  EXPECT_EQ(Ok(Post("/v1/channels/go", R"({"value":3})")), R"({"delivered":1})");
  Drain("wired", work);
  EXPECT_EQ(Job("adder", "job_state.sum"), "12");
  for (const char* entry : {"/numbers=1 ", "/numbers=3 ", "/results/twice=2 ", "/results/twice=6 ", "/results/total=2 ",
                            "/results/total=6 ", "/results/total=12 "}) {
    EXPECT_NE(logged.find(entry), std::string::npos) << entry << "is not in " << logged;
  }
}

// More than fits into one commit: the finish is carried out in steps, and answered after the last.
TEST_F(StatefulTest, AThousandChildrenAreStartedAndCollected) {
  constexpr int kChildren = 1'000;
  Register("leaf", R"({"ports":{"out":{"r":{}}}})");
  Push(R"({"type":"root","id":"root"})");
  RunInFlight start(Claim("root"));
  for (int i = 0; i < kChildren; ++i) start.StartChild(R"({"type":"leaf","name":"c)" + std::to_string(i) + R"("})");
  Ok(Post("/v1/jobs/root/suspend", start.Body()));
  EXPECT_EQ(Job("root", "children.count"), std::to_string(kChildren));
  int finished = 0;
  for (std::string claimed = ClaimMany("leaf"); !ElementsAt(claimed, "jobs").empty(); claimed = ClaimMany("leaf")) {
    std::string finishes;
    for (const std::string_view job : ElementsAt(claimed, "jobs")) {
      finishes += std::string(finishes.empty() ? "" : ",") + R"({"job":")" + TextAt(job, "id") + R"(","token":")" +
                  Token(std::string(job)) +
                  R"(","outcome":"completed","effects":{"write":[{"port":"r","values":[1]}]}})";
      ++finished;
    }
    const std::string results = Ok(Post("/v1/finish", R"({"finishes":[)" + finishes + "]}"));
    EXPECT_EQ(results.find("error"), std::string::npos) << results;
  }
  EXPECT_EQ(finished, kChildren);
  int sum = 0;
  const int runs = Drain("root", [&](RunInFlight& run) {
    for (std::size_t i = 0; i < run.children(); ++i) sum += static_cast<int>(run.TakeFromChild(i, "r").size());
    return "suspend";
  });
  EXPECT_EQ(sum, kChildren);
  EXPECT_LE(runs, 20) << "a claim carries the news of many children";
  EXPECT_EQ(StateOf("root"), "suspended");
}

// What waits beyond the claim is asked for, and consumed by the same finish.
TEST_F(StatefulTest, AClaimCarriesSomeOfAFullPortAndTheRestIsThere) {
  std::string values = "0";
  for (int i = 1; i < 5'000; ++i) values += "," + std::to_string(i);
  Push(R"({"type":"t","id":"a","ports":{"in":{"n":{}}},"inputs":{"n":[)" + values + "]}}");
  const std::string job = Claim("t");
  EXPECT_EQ(TextAt(job, "more"), "true");
  EXPECT_EQ(NumberAt(job, "inputs.n.tail"), 5'000);
  const auto carried = static_cast<std::int64_t>(ElementsAt(job, "inputs.n.items").size());
  EXPECT_LE(carried, 1'000);
  const std::string rest = Ok(Get("/v1/jobs/a/ports/in/n?limit=1000&from=" + std::to_string(carried)));
  EXPECT_EQ(NumberAt(rest, "items.999.value"), carried + 999);
  const std::string consume = R"("effects":{"consume":[{"port":"n","from":0,"to":)" + std::to_string(carried + 1'000);
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/suspend", WithToken(job, consume + "}]}"))), "state"), "queued")
      << "there is more to do";
  EXPECT_EQ(NumberAt(Claim("t"), "inputs.n.items.0.value"), carried + 1'000);
}

// A run on defaults alone is made once for each change of them.
TEST_F(StatefulTest, AChangedDefaultIsOneRun) {
  Push(R"({"type":"t","id":"a","ports":{"in":{"x":{"default":1}},"out":{"y":{}}}})");
  const std::string first = Claim("t");
  EXPECT_EQ(TextAt(first, "inputs.x.default"), "1");
  const std::string changed = TextAt(first, "defaults.changed");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/suspend",
                           WithToken(first, R"("effects":{"ports":{"out":{"y":{"default":2}}},"defaults_run":)" +
                                                changed + "}"))),
                   "state"),
            "suspended");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/ports/out/y/read", "")), "default"), "2");
  Ok(Call("PATCH", "/v1/jobs/a/ports", R"({"in":{"x":{"default":5}}})"));
  const std::string second = Claim("t");
  EXPECT_GT(NumberAt(second, "defaults.changed"), NumberAt(second, "defaults.run"));
}

TEST_F(StatefulTest, ARunIsATransaction) {
  Push(R"({"type":"t","id":"a","ports":{"in":{"n":{}},"out":{"r":{}}},"inputs":{"n":[1,2]}})");
  RunInFlight run(Claim("t"));
  run.Take("n");
  run.Write("r", "3");
  run.SetState("k", "1");
  run.StartChild(R"({"type":"child","id":"c","name":"c"})");
  run.Write("nope", "4");
  ExpectProblem(Post("/v1/jobs/a/suspend", run.Body()), 404, "port_unknown", "effects.write[1]");
  EXPECT_EQ(Job("a", "ports.in.n.size"), "2");
  EXPECT_EQ(Job("a", "ports.out.r.size"), "0");
  EXPECT_EQ(Job("a", "job_state"), "{}");
  EXPECT_EQ(Get("/v1/jobs/c").status, 404);
  // The worker vanishes; the next run sees what this one saw.
  clock_->Advance(seconds(31));
  WaitForState("a", "retrying");
  clock_->Advance(seconds(60));
  RunInFlight again(Claim("t"));
  EXPECT_EQ(again.Take("n"), (std::vector<std::string>{"1", "2"}));
  Ok(Post("/v1/jobs/a/complete", again.Body()));
  EXPECT_EQ(Job("a", "ports.in.n.size"), "0");
}

TEST_F(StatefulTest, WhatAnotherHasConsumedIsAConflict) {
  Push(R"({"type":"t","id":"a","ports":{"in":{"n":{}}},"inputs":{"n":[1,2]}})");
  RunInFlight run(Claim("t"));
  run.Take("n");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/ports/in/n/read", "")), "items.0.value"), "1");
  const HttpAnswer answer = Post("/v1/jobs/a/suspend", run.Body());
  EXPECT_EQ(answer.status, 409) << answer.body;
  EXPECT_EQ(TextAt(answer.body, "code"), "port_conflict");
  Ok(Post("/v1/jobs/a/release", R"({"token":")" + run.At("lease.token") + R"("})"));
  RunInFlight again(Claim("t"));
  EXPECT_EQ(again.Take("n"), std::vector<std::string>{"2"});
  Ok(Post("/v1/jobs/a/suspend", again.Body()));
}

TEST_F(StatefulTest, InputThatTheClaimDidNotSeeMakesItRunAgain) {
  Push(R"({"type":"t","id":"a","ports":{"in":{"n":{}}}})");
  RunInFlight run(Claim("t"));
  Write("a", "n", "7");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/suspend", run.Body())), "state"), "queued");
  RunInFlight next(Claim("t"));
  EXPECT_EQ(next.Take("n"), std::vector<std::string>{"7"});
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/complete", next.Body())), "state"), "completed");
  Ok(Post("/v1/jobs/a/ports/in/n", R"({"values":[8],"notify":false})"));
  EXPECT_EQ(StateOf("a"), "completed");
  Write("a", "n", "9");
  EXPECT_EQ(StateOf("a"), "queued");
  RunInFlight both(Claim("t"));
  EXPECT_EQ(both.Take("n"), (std::vector<std::string>{"8", "9"}));
}

TEST_F(StatefulTest, PortsAreDeclaredChangedAndMadeOnDemand) {
  Push(R"({"type":"t","id":"a","ports":{"in":{"n":{}},"out":{"*":{"default":5}}}})");
  const HttpAnswer unknown = Post("/v1/jobs/a/ports/in/m", R"({"values":[1]})");
  EXPECT_EQ(unknown.status, 404) << unknown.body;
  EXPECT_EQ(TextAt(unknown.body, "code"), "port_unknown");
  EXPECT_NE(TextAt(unknown.body, "detail").find("n"), std::string::npos);
  Ok(Call("PATCH", "/v1/jobs/a/ports", R"({"in":{"m":{"default":false}}})"));
  Write("a", "m", "null,false");
  const std::string page = Ok(Get("/v1/jobs/a/ports/in/m"));
  EXPECT_EQ(TextAt(page, "items"), R"([{"value":null},{"value":false}])");
  EXPECT_EQ(TextAt(page, "default"), "false");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/a/ports/in/m?from=1")), "items"), R"([{"value":false}])");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/a/ports/out/any")), "default"), "5");
  Ok(Post("/v1/jobs/a/ports/out/any", R"({"values":[1]})"));
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/a/ports")), "out.any.size"), "1");
  Ok(Call("PATCH", "/v1/jobs/a/ports", R"({"in":{"m":null}})"));
  EXPECT_EQ(Get("/v1/jobs/a/ports/in/m").status, 404);
}

TEST_F(StatefulTest, AReadIsAnsweredTheSameWayAgain) {
  Push(R"({"type":"t","id":"a","ports":{"out":{"r":{}}}})");
  Ok(Post("/v1/jobs/a/ports/out/r", R"({"values":[1,2,3]})"));
  const std::string key = "Idempotency-Key: k-1\r\n";
  const std::string first = Ok(Post("/v1/jobs/a/ports/out/r/read", R"({"limit":2})", key));
  EXPECT_EQ(TextAt(first, "items"), R"([{"value":1},{"value":2}])");
  EXPECT_EQ(NumberAt(first, "left"), 1);
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/ports/out/r/read", R"({"limit":2})", key)), "items"), TextAt(first, "items"));
  EXPECT_EQ(ReadOut("a", "r"), "3");
}

TEST_F(StatefulTest, ConnectMovesAllOfAPort) {
  Push(R"({"type":"t","id":"a","ports":{"out":{"r":{"default":9}}}})");
  Push(R"({"type":"t","id":"b","ports":{"in":{"n":{}}}})");
  Push(R"({"type":"t","id":"c","ports":{"in":{"n":{}}}})");
  Ok(Post("/v1/jobs/a/ports/out/r", R"({"values":[1,2]})"));
  const char* const places = R"({"from":{"out":"r"},"to":[{"job":"b","in":"n"},{"job":"c","in":"n"}]})";
  EXPECT_EQ(Post("/v1/jobs/a/connect", places).status, 204);
  for (const char* job : {"b", "c"}) {
    EXPECT_EQ(TextAt(Get("/v1/jobs/" + std::string(job) + "/ports/in/n").body, "items"),
              R"([{"value":1},{"value":2}])");
    EXPECT_EQ(Job(job, "ports.in.n.default"), "9");
  }
  EXPECT_EQ(Job("a", "ports.out.r.size"), "0");
  EXPECT_EQ(Job("a", "ports.out.r.default"), "");
}

TEST_F(StatefulTest, StateIsChangedFromOutsideToo) {
  Push(R"({"type":"t","id":"a","state":{"keep":1,"drop":null}})");
  EXPECT_EQ(Ok(Call("PATCH", "/v1/jobs/a/state", R"({"set":{"password":"p"},"unset":["drop"]})")),
            R"({"keep":1,"password":"[redacted]"})");
  EXPECT_EQ(Ok(Get("/v1/jobs/a/state")), R"({"keep":1,"password":"[redacted]"})");
  EXPECT_EQ(RunInFlight(Claim("t")).At("state"), R"({"keep":1,"password":"p"})");
}

TEST_F(StatefulTest, AnAliasIsUsableWhereAnIdIs) {
  Push(R"({"type":"t","id":"a","aliases":["first"],"ports":{"in":{"n":{}}}})");
  Push(R"({"type":"t","id":"b"})");
  EXPECT_EQ(Job("first", "id"), "a");
  Ok(Call("PUT", "/v1/jobs/first/aliases/total"));
  Write("total", "n", "1");
  EXPECT_EQ(Job("a", "ports.in.n.size"), "1");
  ExpectProblem(Call("PUT", "/v1/jobs/b/aliases/total"), 409, "name_taken", "alias");
  ExpectProblem(Post("/v1/jobs", R"({"type":"t","aliases":["b"]})"), 409, "name_taken", "aliases[0]");
  EXPECT_EQ(TextAt(Ok(Post("/v1/claim", R"({"worker":"w","job":"total"})")), "jobs.0.id"), "a");
  Ok(Call("DELETE", "/v1/jobs/a/aliases/total"));
  EXPECT_EQ(Get("/v1/jobs/total").status, 404);
}

TEST_F(StatefulTest, ATreeIsTerminatedAndDeletedAsAWhole) {
  Push(R"({"type":"t","id":"root","ports":{"in":{"n":{}}}})");
  Push(R"({"type":"t","id":"child","parent":"root","name":"c"})");
  Push(R"({"type":"t","id":"grandchild","parent":"child"})");
  Push(R"({"type":"t","id":"adopted"})");
  Ok(Call("PUT", "/v1/jobs/adopted/parent", R"({"parent":"root","name":"d"})"));
  ExpectProblem(Call("PUT", "/v1/jobs/root/parent", R"({"parent":"grandchild"})"), 422, "invalid", "parent");
  EXPECT_EQ(Job("root", "children.count"), "2");
  Ok(Call("DELETE", "/v1/jobs/adopted/parent"));
  EXPECT_EQ(Job("root", "children.count"), "1");
  EXPECT_EQ(Job("child", "parent"), R"({"id":"root","name":"c"})");
  Ok(Post("/v1/jobs/root/terminate", R"({"recursive":true})"));
  WaitForState("grandchild", "terminated");
  EXPECT_EQ(StateOf("child"), "terminated");
  EXPECT_EQ(StateOf("adopted"), "queued");
  while (Job("root", "children.open") != "0") continue;
  EXPECT_EQ(Call("DELETE", "/v1/jobs/root").status, 204);
  for (const char* id : {"root", "child", "grandchild"})
    EXPECT_EQ(Get("/v1/jobs/" + std::string(id)).status, 404) << id;
}

TEST_F(StatefulTest, AJobWithOpenChildrenIsNotDeleted) {
  Push(R"({"type":"t","id":"root"})");
  Push(R"({"type":"t","id":"child","parent":"root"})");
  Ok(Post("/v1/jobs/root/terminate"));
  ExpectProblem(Call("DELETE", "/v1/jobs/root"), 409, "not_empty");
}

TEST_F(StatefulTest, TypesAreRegisteredAndDemanded) {
  Ok(Call("PATCH", "/v1/queues/t", R"({"registered":true})"));
  EXPECT_EQ(TextAt(Get("/v1/queues/t").body, "registered"), "true");
  ExpectProblem(Post("/v1/jobs", R"({"type":"t"})"), 422, "not_registered", "type");
  Register("t", R"({"ports":{"in":{"n":{"default":1}}},"shutdown":true,"description":"adds"})");
  EXPECT_EQ(TextAt(Get("/v1/workers/t").body, "types.t.description"), "adds");
  EXPECT_EQ(TextAt(Get("/v1/workers/t/t").body, "ports.in.n.default"), "1");
  Push(R"({"type":"t","id":"a"})");
  EXPECT_EQ(Job("a", "ports.in.n.default"), "1");
  EXPECT_EQ(Job("a", "options.retry.max"), "0") << "an error of a job with ports shows";
  EXPECT_EQ(Call("DELETE", "/v1/workers/t/t").status, 204);
  EXPECT_EQ(Get("/v1/workers/t/t").status, 404);
}

TEST_F(StatefulTest, AShutdownRunComesBeforeTheEnd) {
  Register("t", R"({"ports":{"in":{"n":{}}},"shutdown":true})");
  Push(R"({"type":"t","id":"a"})");
  RunInFlight first(Claim("t"));
  EXPECT_EQ(first.At("first"), "true");
  EXPECT_EQ(first.At("phase"), "run");
  Ok(Post("/v1/jobs/a/suspend", first.Body()));
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/terminate")), "state"), "terminating");
  RunInFlight last(Claim("t"));
  EXPECT_EQ(last.At("phase"), "shutdown");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/heartbeat", R"({"token":")" + last.At("lease.token") + R"("})")), "cancel"),
            "false");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/a/complete", last.Body())), "state"), "terminated");
}

}  // namespace
}  // namespace pawl::system_test

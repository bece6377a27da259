// What a server finds after a copy, and what pawl copy refuses.
#include <algorithm>
#include <bit>

#include "engine/compare_stores.h"
#include "engine/copy_mark.h"
#include "store/key.h"
#include "tests/copy/copy_fixture.h"
#include "tests/support/raw_http.h"

namespace pawl {
namespace {

constexpr std::size_t kJobs = 3'000;

class CopyTest : public CopyFixture {
 protected:
  static std::string Hex(const Token& token) {
    std::string text;
    for (const std::uint8_t byte : token.bytes) {
      constexpr std::string_view kDigits = "0123456789abcdef";
      text += kDigits[byte >> 4U];
      text += kDigits[byte & 15U];
    }
    return text;
  }

  static std::vector<Seq> Claim(support::RawHttp& http, const std::string& queue, std::uint32_t count) {
    const auto answer = http.Post(
        "/v1/claim", "{\"queues\":[\"" + queue + "\"],\"worker\":\"w\",\"count\":" + std::to_string(count) + "}");
    std::vector<Seq> seqs;
    if (!answer) return seqs;
    for (const std::string_view job : support::ElementsAt(answer->body, "jobs")) {
      seqs.push_back(static_cast<Seq>(support::NumberAt(job, "seq")));
    }
    return seqs;
  }
};

TEST_F(CopyTest, AServerHandsOutTheWaitingJobsInTheSameOrder) {
  Crowd crowd(Dir("data"), kJobs);
  crowd.world().Close();
  MustCopy({"--from", Dir("data"), "--to", Url()});
  const support::ServerProcess server = ServeRedis("pawl");
  ASSERT_TRUE(server.ready()) << server.Log();
  support::RawHttp http(server.port());
  crowd.world().Open(crowd.now());
  for (const std::string queue : {"q0", "q1", "q0", "q2"}) {
    const std::vector<Seq> expected = crowd.Claim(queue, 100);
    EXPECT_EQ(Claim(http, queue, 100), expected) << queue;
    EXPECT_EQ(expected.empty(), queue == "q2") << "q2 is paused";
  }
}

TEST_F(CopyTest, ARunGoesOnWithItsToken) {
  std::vector<Crowd::Run> runs;
  {
    Crowd crowd(Dir("data"), kJobs);
    runs = crowd.runs();
  }
  ASSERT_GT(runs.size(), 2U);
  MustCopy({"--from", Dir("data"), "--to", Url()});
  const support::ServerProcess server = ServeRedis("pawl");
  ASSERT_TRUE(server.ready()) << server.Log();
  support::RawHttp http(server.port());
  for (const Crowd::Run& run : runs) {
    const auto answer = http.Post("/v1/jobs/~" + std::to_string(run.seq) + "/complete",
                                  "{\"token\":\"" + Hex(run.token) + "\",\"result\":1}");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 200) << answer->body;
  }
}

TEST_F(CopyTest, AWorkflowGoesOnWhereItStood) {
  Crowd::Run run;
  {
    Crowd crowd(Dir("data"), 100);
    crowd.BeginWorkflow();
    run = crowd.runs().back();  // of its second partition
  }
  MustCopy({"--from", Dir("data"), "--to", Url()});
  MustCopy({"--from", Url(), "--to", Dir("back")});
  MustCopy({"--from", Dir("back"), "--to", Url(), "--to-namespace", "again"});
  const support::ServerProcess server = ServeRedis("again");
  ASSERT_TRUE(server.ready()) << server.Log();
  support::RawHttp http(server.port());
  const auto complete = [&](const std::string& ref, const std::string& token) {
    const auto answer = http.Post("/v1/jobs/" + ref + "/complete", R"({"token":")" + token + R"(","result":2})");
    EXPECT_EQ(answer->status, 200) << answer->body;
  };
  // The clock of the crowd is some seconds ahead.
  const auto next = [&](const std::string& queue) {
    const auto answer = http.Post("/v1/claim", R"({"queues":[")" + queue + R"("],"worker":"w","wait":"20s"})");
    return std::string(support::ElementsAt(answer->body, "jobs").at(0));
  };
  complete("~" + std::to_string(run.seq), Hex(run.token));
  for (const std::string queue : {"load", "report"}) {
    const std::string job = next(queue);
    complete(support::TextAt(job, "id"), support::TextAt(job, "lease.token"));
  }
  const auto workflow = http.Get("/v1/workflows/" + std::string(kCrowdWorkflow));
  EXPECT_EQ(support::TextAt(workflow->body, "state"), "completed") << workflow->body;
}

TEST_F(CopyTest, ANewJobGetsANumberThatNoJobHad) {
  { Crowd crowd(Dir("data"), kJobs); }
  MustCopy({"--from", Dir("data"), "--to", Url()});
  const Seq next = OpenDirectory(Dir("data"))->Begin({}, 1)->first_seq();
  const support::ServerProcess server = ServeRedis("pawl");
  ASSERT_TRUE(server.ready()) << server.Log();
  support::RawHttp http(server.port());
  const auto answer = http.Post("/v1/jobs", R"({"type":"new"})");
  ASSERT_TRUE(answer);
  EXPECT_GE(static_cast<Seq>(support::NumberAt(answer->body, "seq")), next);
}

TEST_F(CopyTest, GoesFromNamespaceToNamespaceAndFromDirectoryToDirectory) {
  { Crowd crowd(Dir("a"), kJobs); }
  MustCopy({"--from", Dir("a"), "--to", Dir("b")});
  MustCopy({"--from", Dir("b"), "--to", Url(), "--to-namespace", "one"});
  MustCopy({"--from", Url(), "--from-namespace", "one", "--to", Url(), "--to-namespace", "two"});
  const std::string said = MustCopy({"--from", Url(), "--from-namespace", "two", "--to", Dir("c")});
  EXPECT_THAT(said, testing::HasSubstr("both are equal"));
  const auto compared = CompareStores(*OpenDirectory(Dir("a")), *OpenDirectory(Dir("c")));
  EXPECT_TRUE(compared.ok()) << ToString(compared.error());
}

TEST_F(CopyTest, ALeaseCountsFromTheCopy) {
  { Crowd crowd(Dir("data"), kJobs); }
  MustCopy({"--from", Dir("data"), "--to", Url()});
  const std::string first = redis_.Call({"ZRANGE", "pawl:{pawl}:leases", "0", "0"}).items.at(0).text;
  const std::string now = redis_.Call({"TIME"}).items.at(0).text;
  EXPECT_GT(KeyReader(first).Time() / 1000, std::stoll(now)) << "a lease has run out on the way";
  std::size_t leases = 0;
  for (const auto& block : redis_.Call({"ZRANGE", "pawl:{pawl}:leases", "0", "-1"}).items) {
    KeyReader in(block.text);
    in.Time();
    in.U64();
    leases += static_cast<std::size_t>(std::popcount(in.U64()));
  }
  EXPECT_EQ(std::to_string(leases), redis_.Call({"HGET", "pawl:{pawl}:counts", "leases"}).text);
  std::size_t held = 0;
  for (const auto& key : redis_.Call({"KEYS", "pawl:{pawl}:q:*:held"}).items) {
    held += static_cast<std::size_t>(redis_.Call({"ZCARD", key.text}).integer);
  }
  EXPECT_GT(held, 0U);
  EXPECT_EQ(leases, held) << "one for each run";
}

TEST_F(CopyTest, RefusesATargetThatIsNotEmpty) {
  { Crowd crowd(Dir("data"), 100); }
  MustCopy({"--from", Dir("data"), "--to", Url()});
  ExpectRefusal({"--from", Dir("data"), "--to", Url()}, 5, "is not empty");
  MustCopy({"--from", Dir("data"), "--to", Dir("other")});
  ExpectRefusal({"--from", Url(), "--to", Dir("other")}, 5, "is not empty");
  ExpectRefusal({"--from", Dir("data"), "--to", Dir("data") + "/."}, 2, "same as --from");
}

TEST_F(CopyTest, RefusesASourceThatIsNotThere) {
  ExpectRefusal({"--from", Dir("nothing"), "--to", Url()}, 4, "is not a data directory");
  ExpectRefusal({"--from", Url(), "--from-namespace", "nothing", "--to", Dir("new")}, 4, "nothing in the namespace");
  EXPECT_EQ(redis_.Call({"DBSIZE"}).integer, 0) << "a look leaves something behind";
  ExpectRefusal({"--from", Url(), "--from-namespace", "a}b", "--to", Dir("new")}, 2, "letters, digits");
}

TEST_F(CopyTest, RefusesADirectoryThatAServerUses) {
  const support::ServerProcess server({.data = Dir("data")});
  ASSERT_TRUE(server.ready()) << server.Log();
  ExpectRefusal({"--from", Dir("data"), "--to", Url()}, 5, "in use by process " + std::to_string(server.pid()));
}

TEST_F(CopyTest, RefusesNodesThatAreAliveUnlessForced) {
  const support::ServerProcess server = ServeRedis("pawl");
  ASSERT_TRUE(server.ready()) << server.Log();
  support::RawHttp http(server.port());
  ASSERT_TRUE(http.Post("/v1/jobs", R"({"type":"a"})"));
  ExpectRefusal({"--from", Url(), "--to", Dir("data")}, 5, "process " + std::to_string(server.pid()));
  MustCopy({"--from", Url(), "--to", Dir("data"), "--force"});
  ExpectRefusal({"--from", Dir("data"), "--to", Url()}, 5, "in use by node");
}

TEST_F(CopyTest, AServerDoesNotStartOnAMarkedDirectory) {
  {
    const auto store = OpenDirectory(Dir("data"));
    const auto batch = store->Begin({}, 0);
    Changes changes;
    changes.puts.emplace_back(CopyMark(), "elsewhere");
    ASSERT_TRUE(batch->Apply({batch->epoch()}, changes).value());
    ASSERT_TRUE(batch->Commit().ok());
  }
  const support::ServerProcess server({.data = Dir("data")});
  EXPECT_FALSE(server.ready());
  EXPECT_EQ(server.CountInLog("a copy from elsewhere is under way, or was cut short"), 1);
}

}  // namespace
}  // namespace pawl

// Scans that a server works by itself, or whose documents it reads for workers outside.
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "tests/support/http_peer.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using namespace std::chrono_literals;

constexpr int kDocuments = 250;

class ScansTest : public HttpTest {
 protected:
  ScansTest() {
    const std::string root = dir_.File("documents");
    std::filesystem::create_directory(root);
    for (const char* name : {"a", "b"}) {
      std::ofstream file(root + "/" + name + ".ndjson");
      for (int i = 1; i <= kDocuments; ++i) file << "{\"file\":\"" << name << "\",\"n\":" << i << "}\n";
    }
    std::ofstream(dir_.File("sources.toml"))
        << "[lines]\nkind = \"ndjson\"\nroot = \"" << root << "\"\n"
        << "[shop]\nkind = \"sqlite\"\nfile = \"" << dir_.File("shop.db") << "\"\ntables = [\"users\"]\n"
        << "[away]\nkind = \"redis\"\nurl = \"redis://127.0.0.1:1\"\n"
        << "streams = [\"events\"]\ntimeout = \"1s\"\n";
    ServerOptions options;
    options.sources = dir_.File("sources.toml");
    options.outbound.allow = {"127.0.0.1:" + std::to_string(peer_.port())};
    StartServer(std::move(options));
  }

  // A workflow of one task, whose job is ID:docs.
  void Scan(const std::string& id, const std::string& scan) {
    Ok(Post("/v1/workflows", R"({"id":")" + id + R"(","tasks":[{"name":"docs","type":"docs","scan":)" + scan + "}]}"));
  }
  std::string Workflow(const std::string& id) { return Get("/v1/workflows/" + id).body; }
  void WaitForEnd(const std::string& id) {
    while (TextAt(Workflow(id), "state") == "active") clock_->Advance(1ms);
  }
  std::string Task(const std::string& id) { return Get("/v1/workflows/" + id + "/tasks/docs").body; }
  // Claims and completes all jobs of a queue; their payloads.
  std::multiset<std::string> WorkOff(const std::string& queue) {
    std::multiset<std::string> payloads;
    for (std::string job = Claim(queue); !job.empty(); job = Claim(queue)) {
      payloads.insert(TextAt(job, "payload.document.file") + TextAt(job, "payload.document.n"));
      Ok(Post("/v1/jobs/" + TextAt(job, "id") + "/complete", WithToken(job)));
    }
    return payloads;
  }

  support::HttpPeer peer_;
};

constexpr std::string_view kBothFiles =
    R"("source":"lines","block":40,"partitions":[{"file":"a.ndjson"},{"file":"b.ndjson"}])";

std::string ScanOf(std::string_view rest) { return "{" + std::string(kBothFiles) + "," + std::string(rest) + "}"; }

TEST_F(ScansTest, EachDocumentBecomesAJobOnceAndTheTaskEndsWithThem) {
  Scan("w", ScanOf(R"("processor":{"jobs":{"type":"mail","window":10000}})"));
  std::multiset<std::string> seen;
  while (TextAt(Workflow("w"), "state") == "active") {
    seen.merge(WorkOff("mail"));
    clock_->Advance(1ms);
  }
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "completed") << Workflow("w");
  EXPECT_EQ(seen.size(), 2 * kDocuments);
  EXPECT_EQ(std::set(seen.begin(), seen.end()).size(), 2 * kDocuments) << "none twice";
  EXPECT_EQ(NumberAt(Task("w"), "totals.processed"), 2 * kDocuments) << Task("w");
  const std::string metrics = Get("/metrics").body;
  EXPECT_NE(metrics.find("pawl_scan_documents_total{source=\"lines\",result=\"processed\"} 500\n"), std::string::npos);
}

TEST_F(ScansTest, AnEndpointGetsEachBlock) {
  Scan("w", ScanOf(R"("processor":{"http":{"url":")" + peer_.Url("/status/204") + R"("}})"));
  WaitForEnd("w");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "completed") << Workflow("w");
  EXPECT_EQ(peer_.seen().size(), 14) << "seven blocks of each file";
  EXPECT_EQ(NumberAt(Task("w"), "totals.processed"), 2 * kDocuments);
}

TEST_F(ScansTest, AnEndpointThatIsNotAllowedIsRefusedAtOnce) {
  const HttpAnswer answer =
      Post("/v1/workflows", R"({"tasks":[{"name":"docs","scan":)" +
                                ScanOf(R"("processor":{"http":{"url":"http://10.0.0.1/"}})") + "}]}");
  EXPECT_EQ(answer.status, 422) << answer.body;
  EXPECT_NE(answer.body.find("blocked_url"), std::string::npos) << answer.body;
}

TEST_F(ScansTest, AMistakeInTheProcessorIsRefusedAtOnce) {
  const HttpAnswer answer = Post("/v1/workflows", R"({"tasks":[{"name":"docs","scan":)" +
                                                      ScanOf(R"("processor":{"jobs":{"per":"document"}})") + "}]}");
  EXPECT_EQ(answer.status, 422) << answer.body;
  EXPECT_NE(answer.body.find("scan.processor.jobs.type"), std::string::npos) << answer.body;
}

TEST_F(ScansTest, APartitionThatFailsStopsTheOthersIfTheTaskSaysSo) {
  Scan("w", R"({"source":"lines","stream":"infinite","partitions":[{"file":"a.ndjson"},{"file":"../b.ndjson"}],)"
            R"("processor":{"http":{"url":")" +
                peer_.Url("/status/204") + R"("}},"errors":{"on_error":"stop"}})");
  WaitForEnd("w");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "failed") << Workflow("w");
  const std::string partitions = Get("/v1/tasks/" + TextAt(Task("w"), "id") + "/partitions").body;
  EXPECT_EQ(TextAt(std::string(ElementsAt(partitions, "partitions").at(0)), "reason"), "stopped") << partitions;
  EXPECT_EQ(TextAt(std::string(ElementsAt(partitions, "partitions").at(1)), "state"), "dead") << partitions;
}

TEST_F(ScansTest, AScanThatIsSplitMakesItsPartitionsOnce) {
  sqlite3* shop = nullptr;
  ASSERT_EQ(sqlite3_open(dir_.File("shop.db").c_str(), &shop), SQLITE_OK);
  const char* rows =
      "create table users (id integer primary key, name text);"
      "with recursive n(i) as (select 1 union all select i + 1 from n where i < 100) insert into users select i, 'x' "
      "from n";
  ASSERT_EQ(sqlite3_exec(shop, rows, nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(shop);
  Scan("w", R"({"source":"shop","table":"users","split":4,"processor":{"http":{"url":")" + peer_.Url("/status/204") +
                R"("}}})");
  WaitForEnd("w");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "completed") << Workflow("w");
  EXPECT_EQ(NumberAt(Task("w"), "totals.processed"), 100) << Task("w");
  EXPECT_EQ(NumberAt(Task("w"), "partitions.total"), 4) << Task("w");
}

TEST_F(ScansTest, AWorkerOutsideReadsThroughTheServer) {
  Scan("w", R"({"source":"lines","partitions":[{"file":"a.ndjson"}]})");
  const std::string job = Claim("docs");
  const std::string path = "/v1/jobs/" + TextAt(job, "id");
  const std::string first = Ok(Post(path + "/read", WithToken(job, R"("limit":100)")));
  EXPECT_EQ(ElementsAt(first, "documents").size(), 100);
  EXPECT_EQ(TextAt(first, "eof"), "false");
  const std::string last = TextAt(first, "block.last");
  Ok(Post(path + "/commit", WithToken(job, R"("offset":)" + last + R"(,"processed":100)")));
  const std::string rest = Ok(Post(path + "/read", WithToken(job, R"("limit":1000)")));
  EXPECT_EQ(ElementsAt(rest, "documents").size(), kDocuments - 100) << "behind the offset";
  EXPECT_EQ(TextAt(rest, "eof"), "true");
  const std::string again = Ok(Post(path + "/read", WithToken(job, R"("limit":10,"after":)" + last)));
  EXPECT_EQ(ElementsAt(again, "documents").size(), 10) << "nothing has changed";
  const std::string end = TextAt(rest, "block.last");
  Ok(Post(path + "/complete", WithToken(job, R"("offset":)" + end + R"(,"processed":150)")));
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "completed");
  EXPECT_EQ(Post(path + "/read", WithToken(job)).status, 409) << "the lease is gone";
}

TEST_F(ScansTest, WhatIsNoPartitionHasNoDocuments) {
  Push(R"({"type":"mail","id":"m"})");
  const std::string job = Claim("mail");
  EXPECT_EQ(Post("/v1/jobs/m/read", WithToken(job)).status, 422);
  EXPECT_EQ(Post("/v1/jobs/nobody/read", WithToken(job)).status, 404);
}

TEST_F(ScansTest, ASourceThatIsAwayHoldsUpNoOther) {
  Scan("gone", R"({"source":"away","table":"events","partitions":[{},{},{},{},{},{},{},{},{},{},{},{}],)"
               R"("processor":{"jobs":{"type":"mail"}}})");
  Scan("w", ScanOf(R"("processor":{"http":{"url":")" + peer_.Url("/status/204") + R"("}})"));
  WaitForEnd("w");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "completed") << Workflow("w");
  EXPECT_EQ(TextAt(Workflow("gone"), "state"), "active");
  // After the first runs, which began together, it is asked once for each pause.
  const std::string name = "pawl_scan_source_errors_total{source=\"away\"} ";
  const auto errors = [&] {
    const std::string metrics = Get("/metrics").body;
    const std::size_t at = metrics.find(name);
    return at == std::string::npos ? 0 : std::stoi(metrics.substr(at + name.size()));
  };
  while (errors() == 0) clock_->Advance(1ms);
  EXPECT_LE(errors(), 13);
}

}  // namespace
}  // namespace pawl::system_test

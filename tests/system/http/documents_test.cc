// Tasks that come as documents of an application on MongoDB: imported, worked on from outside, exported.
#include <array>
#include <map>
#include <sstream>

#include "tests/support/task_document.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using support::kTaskDocument;

std::string Replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

// A second task of the same workflow.
std::string NextDocument(std::string_view stream, std::string_view status) {
  std::string text = Replaced(std::string(kTaskDocument), "jobId-t1", "jobId-t2");
  text = Replaced(text, R"("infinite")", '"' + std::string(stream) + '"');
  const std::string_view available = R"("available")";
  return text.replace(text.find(available), available.size(), '"' + std::string(status) + '"');
}

// What is the same at any time: without the lines of live members, and the commas before what may have been added.
std::string WithoutLive(const std::string& document) {
  std::istringstream lines(document);
  std::string rest;
  for (std::string line; std::getline(lines, line);) {
    bool live = false;
    for (const std::string_view name : {"status", "$numberLong", "errors", "acquisitions"}) {
      live = live || line.find('"' + std::string(name) + '"') != std::string::npos;
    }
    if (line.ends_with(',')) line.pop_back();
    if (!live) rest += line + "\n";
  }
  return rest;
}

class DocumentsTest : public HttpTest {
 protected:
  HttpAnswer Import(std::string_view document) { return Post("/v1/tasks", document); }
  std::string Export(const std::string& task) { return Ok(Get("/v1/tasks/" + task + "?format=document")); }
  std::string TaskState(const std::string& task) { return TextAt(Get("/v1/tasks/" + task).body, "state"); }
  std::string Partition(const std::string& task, int number) {
    return Ok(Get("/v1/tasks/" + task + "/partitions/" + std::to_string(number)));
  }
};

// A collection in which each partition has some documents, in the order of their keys.
class Collection {
 public:
  void Add(int partition, int count) {
    for (int i = 0; i < count; ++i) {
      char key[25];
      std::snprintf(key, sizeof(key), "68%022d", ++last_);
      keys_[partition].push_back(key);
    }
  }
  // At most `limit` keys behind `after`, which is empty or {"$oid":"…"}.
  std::vector<std::string> Read(int partition, const std::string& after, std::size_t limit) const {
    std::vector<std::string> block;
    const auto found = keys_.find(partition);
    if (found == keys_.end()) return block;
    for (const std::string& key : found->second) {
      if (block.size() < limit && Oid(key) > after) block.push_back(key);
    }
    return block;
  }
  static std::string Oid(const std::string& key) { return R"({"$oid":")" + key + R"("})"; }

 private:
  std::map<int, std::vector<std::string>> keys_;
  int last_ = 0;
};

// A program that works on partitions as a person would write it: a block, a commit, and so on until there is nothing.
class OutsideWorker {
 public:
  using Call = std::function<HttpAnswer(const std::string& path, const std::string& body)>;
  struct Account {
    std::map<std::string, int> done;  // by key
    int dead = 0;
    bool closed = false;  // the task, by the last answer
  };

  OutsideWorker(std::string name, const Collection& collection, Call call, Account& account)
      : name_(std::move(name)), collection_(collection), call_(std::move(call)), account_(account) {}

  // A step: claims, or works on one block of what it has claimed. False: nothing is to be had.
  bool Step() {
    if (run_.empty()) return Claim();
    const int number = static_cast<int>(NumberAt(run_, "partition.number"));
    const std::vector<std::string> block = collection_.Read(number, offset_, 8);
    if (block.empty()) {
      const std::string answer = Send("complete", "");
      account_.closed = TextAt(answer, "partition.task_closed") == "true" || TextAt(answer, "task_closed") == "true";
      run_.clear();
      return true;
    }
    Commit(block);
    return true;
  }

 private:
  bool Claim() {
    const HttpAnswer answer = call_("/v1/claim", R"({"queues":["q-mongo"],"worker":")" + name_ + R"("})");
    EXPECT_EQ(answer.status, 200) << answer.body;
    const auto jobs = ElementsAt(answer.body, "jobs");
    if (jobs.empty()) return false;
    run_ = jobs[0];
    const std::string offset = TextAt(run_, "partition.offset");
    offset_ = offset == "null" ? "" : offset;
    const std::string filter = TextAt(run_, "payload.info.mdbFilter");
    EXPECT_NE(filter.find("\"_np\": " + TextAt(run_, "partition.number")), std::string::npos) << run_;
    return true;
  }

  void Commit(const std::vector<std::string>& block) {
    int processed = 0;
    std::string dead;
    for (const std::string& key : block) {
      ++account_.done[key];
      if (account_.done.size() % 14 != 0) {
        ++processed;
        continue;
      }
      dead += (dead.empty() ? "" : ",") + (R"({"key":)" + Collection::Oid(key)) +
              R"(,"error":{"type":"bad","message":"no"},"document":{"n":1}})";
      ++account_.dead;
    }
    offset_ = Collection::Oid(block.back());
    Send("commit",
         R"("offset":)" + offset_ + R"(,"processed":)" + std::to_string(processed) + R"(,"dead":[)" + dead + "]");
  }

  std::string Send(const std::string& way, const std::string& members) {
    const HttpAnswer answer =
        call_("/v1/jobs/" + TextAt(run_, "id") + "/" + way,
              R"({"token":")" + TextAt(run_, "lease.token") + '"' + (members.empty() ? "" : "," + members) + "}");
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.body;
  }

  const std::string name_;
  const Collection& collection_;
  const Call call_;
  Account& account_;
  std::string run_;
  std::string offset_;
};

TEST_F(DocumentsTest, ADocumentIsImportedAndComesOutByteForByte) {
  const HttpAnswer imported = Import(kTaskDocument);
  EXPECT_EQ(imported.status, 201) << imported.body;
  EXPECT_EQ(TextAt(imported.body, "id"), "jobId-t1");
  EXPECT_EQ(TextAt(imported.body, "workflow.id"), "my-job-id");
  EXPECT_EQ(NumberAt(imported.body, "partitions.total"), 5);
  EXPECT_EQ(Export("jobId-t1"), kTaskDocument);
  const std::string workflow = Ok(Get("/v1/workflows/my-job-id"));
  EXPECT_EQ(TextAt(workflow, "state"), "active");
  EXPECT_EQ(TextAt(workflow, "stays_open"), "true");
}

TEST_F(DocumentsTest, TheSameDocumentAgainIsTheSameTask) {
  EXPECT_EQ(Import(kTaskDocument).status, 201);
  const HttpAnswer again = Import(kTaskDocument);
  EXPECT_EQ(again.status, 200) << again.body;
  EXPECT_EQ(TextAt(again.body, "id"), "jobId-t1");
  const std::string other = Replaced(std::string(kTaskDocument), "query-collection", "other");
  ExpectProblem(Import(other), 409, "id_taken", "_bid");
}

TEST_F(DocumentsTest, WhatADocumentCannotBeIsNamed) {
  const auto with = [](std::string_view from, std::string_view to) {
    return Replaced(std::string(kTaskDocument), from, to);
  };
  ExpectProblem(Import(with("{resumeObjectId}", "0")), 422, "bad_filter", "partitions[0].info.mdbFilter");
  ExpectProblem(Import(with("infinite", "endless")), 422, "invalid", "data_stream_type");
  Push(R"({"type":"x","id":"my-job-id"})");
  ExpectProblem(Import(kTaskDocument), 409, "id_taken", "jobBid");
  Push(R"({"type":"x","id":"jobId-t1:003"})");
  ExpectProblem(Import(with("my-job-id", "job-2")), 409, "id_taken", "partitions[2]._bid");
  EXPECT_EQ(Get("/v1/workflows/job-2").status, 404);
  ExpectProblem(Get("/v1/tasks/jobId-t1?format=document"), 404, "not_found");
  ExpectProblem(Get("/v1/tasks/jobId-t1?format=bson"), 422, "invalid", "format");
  Ok(Post("/v1/workflows", R"({"id":"w","tasks":[{"name":"a","type":"t","id":"plain","partitions":[{}]}]})"));
  ExpectProblem(Get("/v1/tasks/plain?format=document"), 404, "not_found");
}

TEST_F(DocumentsTest, PartitionsAtTheirEndAreNotWorkedOn) {
  const std::string_view from = R"("partitionNumber": 2,
      "status": "available")";
  const std::string document =
      Replaced(std::string(kTaskDocument), from, Replaced(std::string(from), "available", "EOF"));
  Ok(Import(document));
  EXPECT_EQ(Export("jobId-t1"), document);
  EXPECT_EQ(NumberAt(Ok(Get("/v1/tasks/jobId-t1")), "partitions.total"), 4);
  EXPECT_EQ(NumberAt(Partition("jobId-t1", 5), "number"), 5);
  EXPECT_EQ(Get("/v1/tasks/jobId-t1/partitions/2").status, 404);
}

// The one that waits is tied to the task before it when all of it is there.
TEST_F(DocumentsTest, ADocumentWithManyPartitionsIsMadeInSteps) {
  Ok(Import(R"({"_bid":"small","typ":"first","stream_type":"finite","job_id":"j","partitions":[)"
            R"({"_bid":"small:1","partitionNumber":1,"etag":0}]})"));
  std::string document =
      R"({"_bid":"big","typ":"x","stream_type":"finite","job_id":"j","status":"waiting","partitions":[)";
  for (int i = 1; i <= 700; ++i) {
    const std::string n = std::to_string(i);
    document += (i == 1 ? "" : ", ") + (R"({"_bid":"big:)" + n) + R"(","partitionNumber":)" + n + R"(,"etag":0})";
  }
  document += "]}";
  EXPECT_EQ(Import(document).status, 201);
  HttpAnswer exported;
  while ((exported = Get("/v1/tasks/big?format=document")).status == 503) continue;
  EXPECT_EQ(Ok(exported), document);
  EXPECT_EQ(TaskState("big"), "waiting");
  const std::string first = Claim("first");
  EXPECT_EQ(TaskState("big"), "waiting");
  Ok(Post("/v1/jobs/small:1/complete", R"({"token":")" + TextAt(first, "lease.token") + R"("})"));
  EXPECT_EQ(TaskState("big"), "active");
  EXPECT_EQ(TextAt(Claim("x"), "partition.task"), "big");
}

TEST_F(DocumentsTest, ThreeWorkersFromOutsideWorkOnTheDocument) {
  Ok(Import(kTaskDocument));
  ExpectProblem(Import(NextDocument("finite", "waiting")), 422, "unreachable_task", "status");
  Ok(Post("/v1/tasks/jobId-t1/drain"));
  Ok(Import(NextDocument("finite", "waiting")));
  EXPECT_EQ(TaskState("jobId-t2"), "waiting");
  EXPECT_EQ(Export("jobId-t2"), NextDocument("finite", "waiting"));
  Collection collection;
  for (int partition = 1; partition <= 4; ++partition) collection.Add(partition, 20);

  OutsideWorker::Account account;
  const auto call = [this](const std::string& path, const std::string& body) { return Post(path, body); };
  std::vector<OutsideWorker> workers;
  for (const char* const name : {"w1", "w2", "w3"}) workers.emplace_back(name, collection, call, account);
  while (!account.closed) {
    bool worked = false;
    for (std::size_t i = 0; i < workers.size() && !account.closed; ++i) {
      worked = workers[i].Step() || worked;
      // The answer that closed the first task comes from the commit that has started the second one.
      EXPECT_EQ(TaskState("jobId-t2"), account.closed ? "active" : "waiting");
    }
    ASSERT_TRUE(worked || account.closed) << "no worker has anything to do";
  }
  EXPECT_EQ(TaskState("jobId-t1"), "completed");
  EXPECT_EQ(TextAt(Claim("q-mongo"), "partition.task"), "jobId-t2");

  EXPECT_EQ(account.done.size(), 80);
  for (const auto& [key, times] : account.done) EXPECT_EQ(times, 1) << key;
  EXPECT_EQ(account.dead, 80 / 14);
  const std::string task = Ok(Get("/v1/tasks/jobId-t1"));
  EXPECT_EQ(NumberAt(task, "totals.read"), 80);
  EXPECT_EQ(NumberAt(task, "totals.processed"), 80 - account.dead);
  EXPECT_EQ(NumberAt(task, "totals.dead"), account.dead);

  const std::string exported = Export("jobId-t1");
  EXPECT_EQ(WithoutLive(exported), WithoutLive(std::string(kTaskDocument)));
  EXPECT_EQ(TextAt(exported, "status"), "done");
  const auto partitions = ElementsAt(exported, "partitions");
  ASSERT_EQ(partitions.size(), 5);
  for (int number = 1; number <= 5; ++number) {
    const std::string partition(partitions[static_cast<std::size_t>(number - 1)]);
    EXPECT_EQ(TextAt(partition, "status"), "EOF");
    EXPECT_EQ(TextAt(partition, "etag.$numberLong"), TextAt(Partition("jobId-t1", number), "etag"));
    EXPECT_EQ(NumberAt(partition, "acquisitions"), 1);
    EXPECT_EQ(TextAt(partition, "errors"), "");
  }
}

TEST_F(DocumentsTest, RunsThatFailAreCountedInTheDocument) {
  Ok(Import(NextDocument("finite", "ready")));
  EXPECT_EQ(TextAt(Export("jobId-t2"), "status"), "available");
  const std::string run = Claim("q-mongo");
  Ok(Post("/v1/jobs/" + TextAt(run, "id") + "/fail", WithToken(run, R"("error":{"message":"no"},"retry":false)")));
  const auto partitions = ElementsAt(Export("jobId-t2"), "partitions");
  ASSERT_EQ(partitions.size(), 5);
  EXPECT_EQ(TextAt(partitions[0], "status"), "error");
  EXPECT_EQ(NumberAt(partitions[0], "errors"), 1);
  EXPECT_EQ(NumberAt(partitions[0], "acquisitions"), 1);
}

}  // namespace
}  // namespace pawl::system_test

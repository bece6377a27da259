// Canaries in the real program: values of named secrets, which no place but the receivers of calls may ever see, and
// values under names of secrets, which only the store, its backup and whoever claims the job may see.
#include <sys/resource.h>

#include <filesystem>
#include <fstream>
#include <map>

#include "base/base64.h"
#include "tests/support/http_peer.h"
#include "tests/support/wait_until.h"
#include "tests/system/faults/fault_test.h"
#include "tests/system/http/event_reader.h"

namespace pawl::support {
namespace {

namespace fs = std::filesystem;

constexpr int kEach = 10;  // of each of the five ways that a canary takes

// "CANARY-NAMED-header-3-end": none is the beginning of another.
std::string Canary(const std::string& kind, const std::string& way, int number) {
  return "CANARY-" + kind + "-" + way + "-" + std::to_string(number) + "-end";
}

std::string FilesIn(const std::string& dir) {
  std::string all;
  for (const auto& entry : fs::recursive_directory_iterator(dir)) {
    if (entry.is_regular_file()) all += ReadFile(entry.path());
  }
  return all;
}

class SecretLeakTest : public FaultTest {
 protected:
  void SetUp() override {
    fs::create_directory(SecretsDir());
    Start({.data = Data(),
           .arguments = {"--secrets-dir", SecretsDir(), "--outbound-allow", "127.0.0.0/8", "--log-level", "debug"}});
  }

  std::string SecretsDir() const { return dir_.File("secrets"); }

  // Makes a secret, and returns what names it in a job.
  std::string Named(const std::string& way, int number, const std::string& before = "") {
    const std::string name = way + "-" + std::to_string(number);
    named_.push_back(Canary("NAMED", way, number));
    WriteFile(SecretsDir() + "/" + name, before + named_.back() + "\n");
    fs::permissions(SecretsDir() + "/" + name, fs::perms::owner_read | fs::perms::owner_write);
    return name;
  }
  std::string Plain(const std::string& way, int number) {
    plain_.push_back(Canary("PLAIN", way, number));
    return plain_.back();
  }

  void PushJob(const std::string& type, const std::string& payload, const std::string& callback) {
    const HttpAnswer pushed = Post("/v1/jobs", R"({"type":")" + type + R"(","retry":0,"payload":)" + payload +
                                                   R"(,"callbacks":{"with_payload":true,)" + callback + "}}");
    ASSERT_EQ(pushed.status, 201) << pushed.body;
    ids_.push_back(TextAt(pushed.body, "id"));
  }

  void PushWithNamedSecrets(int i) {
    const std::string told = R"("url":")" + peer_.Url("/told") + "\"";
    const auto from = [](const std::string& name) { return R"({"from":")" + name + "\"}"; };
    PushJob("mail", "{}", told + R"(,"headers":{"X-Key":)" + from(Named("callback", i)) + "}");
    // The canary is a part of the key in base64, as the file has it.
    const std::string key = "sign-" + std::to_string(i);
    named_.push_back(EncodeBase64(Canary("NAMED", "sign", i)));
    WriteFile(SecretsDir() + "/" + key, "whsec_" + named_.back() + "\n");
    PushJob("mail", "{}", told + R"(,"sign":")" + key + "\"");
    PushJob("http",
            R"({"url":")" + peer_.Url("/ok") + R"(","headers":{"Authorization":)" + from(Named("http", i)) + "}}",
            told);
    PushJob("download",
            R"({"url":")" + peer_.Url("/bytes/9") + R"(","headers":{"X-Key":)" + from(Named("download", i)) + "}}",
            told);
    PushJob("download",
            R"({"url":")" + peer_.Url("/bytes/9") + R"(","proxy":{"url":")" + proxy_.Url("") + R"(","credentials":)" +
                from(Named("proxy", i, "user:")) + "}}",
            told);
  }

  void PushWithSecretNames(int i) {
    const std::string told = R"("url":")" + peer_.Url("/told") + "\"";
    PushJob("mail", R"({"list":[{"password":")" + Plain("payload", i) + R"("}]})", told);
    PushJob("http",
            R"({"url":")" + peer_.Url("/ok") + R"(","headers":{"Authorization":"Bearer )" + Plain("header", i) + "\"}}",
            told);
    PushJob("download", R"({"url":")" + peer_.Url("/status/404?token=" + Plain("url", i)) + "\"}", told);
    PushJob("mail", "{}",
            R"("url":")" + peer_.Url("/status/410?api_key=" + Plain("callback-url", i)) +
                R"(","headers":{"X-Api-Key":")" + plain_.back() + "\"}");
  }

  // Completes all jobs of the queue, with a canary in each result.
  void CompleteMail() {
    for (int i = 0; i < 4 * kEach; ++i) {
      const HttpAnswer claimed = Post("/v1/claim", R"({"worker":"w","queues":["mail"]})");
      claims_ += claimed.body;
      const std::string result = i < kEach ? R"(,"result":{"access_token":")" + Plain("result", i) + "\"}" : "";
      const HttpAnswer done = Post("/v1/jobs/" + TextAt(claimed.body, "jobs.0.id") + "/complete",
                                   R"({"token":")" + TextAt(claimed.body, "jobs.0.lease.token") + "\"" + result + "}");
      ASSERT_EQ(done.status, 200) << done.body;
    }
  }

  void WaitUntilAllIsTold() {
    ASSERT_TRUE(WaitUntil([&] {
      const std::string queue = Get("/v1/queues/pawl.callbacks").body;
      return NumberAt(queue, "counts.completed") + NumberAt(queue, "counts.dead") ==
             static_cast<std::int64_t>(ids_.size());
    })) << Get("/v1/queues/pawl.callbacks").body;
  }

  // What the API shows of all that there is.
  std::string AllAnswers() {
    std::string all;
    const auto add = [&](const std::string& path) {
      const HttpAnswer answer = Get(path);
      EXPECT_EQ(answer.status, 200) << path << answer.body;
      all += answer.head + answer.body;
      return answer.body;
    };
    for (const std::string& id : ids_) {
      add("/v1/jobs/" + id);
      const std::string callbacks = add("/v1/jobs/" + id + "/callbacks");
      for (const std::string_view callback : ElementsAt(callbacks, "callbacks")) {
        add("/v1/callbacks/" + TextAt(callback, "id"));
      }
    }
    for (const char* path :
         {"/v1/jobs?limit=1000", "/v1/jobs?queue=pawl.callbacks&limit=1000", "/v1/callbacks?limit=1000", "/v1/outbound",
          "/v1/queues", "/v1/queues/download/groups", "/v1/workers", "/v1/nodes", "/v1/stats", "/metrics"}) {
      add(path);
    }
    return all;
  }

  std::string CallbackBodies() const {
    std::string all;
    for (const HttpPeer::Seen& request : peer_.seen()) {
      if (!request.Header("webhook-id").empty()) all += request.body;
    }
    return all;
  }

  std::string ArgumentsOfAllProcesses() const {
    std::string all;
    for (const auto& entry : fs::directory_iterator("/proc")) {
      std::ifstream file(entry.path() / "cmdline", std::ios::binary);
      all.append(std::istreambuf_iterator<char>(file), {});
    }
    return all;
  }

  static void ExpectNone(const std::vector<std::string>& canaries, const std::string& text, const std::string& where) {
    for (const std::string& canary : canaries) EXPECT_EQ(text.find(canary), std::string::npos) << canary << where;
  }
  static void ExpectAll(const std::vector<std::string>& canaries, const std::string& text, const std::string& where) {
    for (const std::string& canary : canaries) EXPECT_NE(text.find(canary), std::string::npos) << canary << where;
  }

  HttpPeer peer_;
  HttpPeer proxy_;
  std::vector<std::string> named_;
  std::vector<std::string> plain_;
  std::vector<std::string> ids_;
  std::string claims_;  // their answers
};

TEST_F(SecretLeakTest, CanariesAreFoundOnlyWhereTheyBelong) {
  system_test::EventReader events(server_->port(), "/v1/events");
  events.Until("\r\n\r\n");
  for (int i = 0; i < kEach; ++i) {
    PushWithNamedSecrets(i);
    PushWithSecretNames(i);
  }
  ASSERT_FALSE(HasFatalFailure());
  CompleteMail();
  ASSERT_EQ(named_.size(), 5U * kEach);
  ASSERT_EQ(plain_.size(), 5U * kEach);
  WaitUntilAllIsTold();
  Push("the-last-one");
  const std::string backup = dir_.File("backup");
  ASSERT_EQ(Post("/v1/admin/backup", R"({"path":")" + backup + "\"}").status, 200);

  std::map<std::string, std::string> shown = {{"the API", AllAnswers()},
                                              {"callback bodies", CallbackBodies()},
                                              {"arguments of processes", ArgumentsOfAllProcesses()},
                                              {"events", events.Until("the-last-one")}};
  EXPECT_EQ(server_->Terminate(), 0) << server_->Log();
  shown["the log"] = server_->Log();
  for (const auto& [where, text] : shown) {
    EXPECT_FALSE(text.empty()) << where;
    ExpectNone(named_, text, " in " + where);
    ExpectNone(plain_, text, " in " + where);
  }
  const std::string stored = FilesIn(Data());
  const std::string copied = ReadFile(backup);
  for (const auto& [where, text] : {std::pair{"the store", stored}, {"the backup", copied}, {"claims", claims_}}) {
    ExpectNone(named_, text, std::string(" in ") + where);
  }
  // The search finds what is there, and each secret was used.
  ExpectAll(plain_, copied, " is not in the backup");
  std::string received;
  for (const HttpPeer* one : {&peer_, &proxy_}) {
    for (const HttpPeer::Seen& request : one->seen()) received += request.head;
  }
  int sent = 0;
  for (const std::string& canary : named_) sent += received.find(canary) != std::string::npos ? 1 : 0;
  EXPECT_EQ(proxy_.seen().size(), static_cast<std::size_t>(kEach));
  EXPECT_EQ(sent, 3 * kEach) << "but keys, which only sign, and credentials of proxies, which are encoded";
}

TEST_F(SecretLeakTest, AServerWithSecretsLeavesNoCore) {
  rlimit limit{};
  ASSERT_EQ(prlimit(server_->pid(), RLIMIT_CORE, nullptr, &limit), 0);
  EXPECT_EQ(limit.rlim_cur, 0U);
  EXPECT_EQ(limit.rlim_max, 0U);
}

}  // namespace
}  // namespace pawl::support

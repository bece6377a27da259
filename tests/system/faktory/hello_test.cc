// How a connection begins and ends: greeting, HELLO, passwords and what they open, END.
#include "tests/system/faktory/faktory_test.h"
#include "wire/faktory/commands.h"

namespace pawl::system_test {
namespace {

class FaktoryHelloTest : public FaktoryTest {};

TEST_F(FaktoryHelloTest, TheGreetingIsOneWordOfJsonWithTheVersion) {
  RawFaktory client(faktory_port());
  const std::string greeting = client.Greeting();
  ASSERT_THAT(greeting, StartsWith("+HI {"));
  const std::string json = greeting.substr(4);
  EXPECT_EQ(json.find(' '), std::string::npos) << "a client splits the line at its second space";
  EXPECT_EQ(TextAt(json, "v"), "2");
  EXPECT_EQ(TextAt(json, "s"), "") << "no salt: no password is wanted";
  EXPECT_EQ(client.Call("HELLO {}"), "+OK");
}

TEST_F(FaktoryHelloTest, AProducerHasNoNameAndAWorkerIsListed) {
  const auto producer = Connect(R"({"v":2,"wid":"","hostname":null,"username":"u","extra":[1]})");
  EXPECT_EQ(ElementsAt(Get("/v1/workers").body, "workers").size(), 0U);
  const auto worker = Worker("w-1");
  const std::string list = Get("/v1/workers").body;
  EXPECT_EQ(TextAt(list, "workers.0.name"), "w-1");
  EXPECT_EQ(TextAt(list, "workers.0.host"), "h");
  EXPECT_EQ(TextAt(list, "workers.0.pid"), "7");
  EXPECT_EQ(TextAt(list, "workers.0.labels"), R"(["a"])");
}

TEST_F(FaktoryHelloTest, LinesMayEndWithLfAlone) {
  RawFaktory client(faktory_port());
  client.Greeting();
  client.Send("HELLO {\"v\":2}\nPUSH " + Job("job-00001") + "\nFETCH default\n");
  EXPECT_EQ(client.Reply(), "+OK");
  EXPECT_EQ(client.Reply(), "+OK");
  EXPECT_THAT(client.Reply(), HasSubstr("job-00001"));
}

TEST_F(FaktoryHelloTest, WithoutHelloThereIsAnErrorAndTheEnd) {
  for (const char* line : {"PUSH {}", "GET / HTTP/1.1", "", "HELLO", "HELLO {", "HELLO []", "hello {}",
                           R"(HELLO {"wid":"not a name"})", R"(HELLO {"v":"two"})", "\x16\x03\x01\x02"}) {
    RawFaktory client(faktory_port());
    client.Greeting();
    EXPECT_THAT(client.Call(line), StartsWith("-ERR ")) << line;
    EXPECT_TRUE(client.AtEnd()) << line;
  }
}

// Once 16 MiB of a line were kept for a client that had not introduced itself.
TEST_F(FaktoryHelloTest, BeforeHelloALineIsShort) {
  RawFaktory client(faktory_port());
  client.Greeting();
  client.Send("HELLO {\"v\":2,\"labels\":[\"" + std::string(5'000, 'x'));
  EXPECT_EQ(client.Reply(), "-ERR HELLO may have at most 4096 bytes in one line");
  EXPECT_TRUE(client.AtEnd());
  RawFaktory other(faktory_port());
  other.Greeting();
  other.Send("HELLO {\"v\":2}\nPUSH " + Job("job-00001", R"("custom":{"x":")" + std::string(60'000, 'x') + "\"}") +
             "\n");
  EXPECT_EQ(other.Reply(), "+OK");
  EXPECT_EQ(other.Reply(), "+OK") << "a long line may follow at once";
}

TEST_F(FaktoryHelloTest, HelloIsSaidOnce) {
  const auto client = Connect();
  EXPECT_EQ(client->Call("HELLO {}"), "-ERR unknown command HELLO");
  EXPECT_EQ(client->Call("FOO bar"), "-ERR unknown command FOO");
  EXPECT_EQ(client->Call("push " + Job("job-00001")), "-ERR unknown command push");
  EXPECT_THAT(client->Call(std::string(5'000, 'X')), StartsWith("-ERR unknown command XXXX"));
  EXPECT_EQ(client->Call("PUSH " + Job("job-00001")), "+OK") << "and none of this did harm";
}

TEST_F(FaktoryHelloTest, EndClosesWithoutAReply) {
  const auto client = Connect();
  client->SendLine("END");
  EXPECT_TRUE(client->AtEnd());
}

TEST_F(FaktoryHelloTest, WhatFollowsEndIsNotDone) {
  const auto client = Connect();
  client->Send("PUSH " + Job("job-00001") + "\r\nEND\r\nPUSH " + Job("job-00002") + "\r\n");
  EXPECT_EQ(client->Reply(), "+OK");
  EXPECT_TRUE(client->AtEnd());
  EXPECT_EQ(StateOf("job-00001"), "queued");
  EXPECT_EQ(Get("/v1/jobs/job-00002").status, 404);
}

// ---- Passwords ----

class FaktoryPasswordTest : public FaktoryTest {
 protected:
  FaktoryPasswordTest() : FaktoryTest(Options()) {}

  static ServerOptions Options() {
    ServerOptions options;
    options.tokens = {"pu:sh:push", "worker:push,work", "reader:read", "chief:admin"};
    return options;
  }

  static std::string Hash(const std::string& greeting, const std::string& password, bool iterated = true) {
    const std::string json = greeting.substr(4);
    const auto iterations = static_cast<int>(NumberAt(json, "i"));
    return faktory::PasswordHash(password, TextAt(json, "s"), iterated ? iterations : 1);
  }
  // The reply to HELLO.
  static std::string LogIn(RawFaktory& client, const std::string& password, const std::string& more = "") {
    const std::string greeting = client.Greeting();
    return client.Call(R"(HELLO {"v":2,"pwdhash":")" + Hash(greeting, password) + '"' + more + "}");
  }
};

TEST_F(FaktoryPasswordTest, AnyTokenIsAPasswordAndNothingElse) {
  for (const char* token : {"pu:sh", "worker", "reader", "chief"}) {
    RawFaktory client(faktory_port());
    EXPECT_EQ(LogIn(client, token), "+OK") << token;
  }
  for (const char* wrong : {"", "pu", "work", "worker:push,work", "WORKER"}) {
    RawFaktory client(faktory_port());
    EXPECT_EQ(LogIn(client, wrong, R"(,"wid":"intruder")"), "-ERR Invalid password") << wrong;
    EXPECT_TRUE(client.AtEnd());
  }
  RawFaktory client(faktory_port());
  EXPECT_EQ(client.Hello(R"({"v":2})"), "-ERR Invalid password");
  EXPECT_TRUE(client.AtEnd());
  RawFaktory chief(faktory_port());
  EXPECT_EQ(LogIn(chief, "chief"), "+OK");
  EXPECT_EQ(chief.Call(R"(BEAT {"wid":"intruder"})"), "-ERR unknown worker intruder");
}

TEST_F(FaktoryPasswordTest, WrongPasswordsThatComeTooFastAreToldSoAndGoodOnesNever) {
  std::string said;
  for (int i = 0; i < 1'000 && !said.starts_with("-ERR Too many"); ++i) {
    RawFaktory wrong(faktory_port());
    said = LogIn(wrong, "guess");
    EXPECT_TRUE(wrong.AtEnd());
  }
  EXPECT_EQ(said, "-ERR Too many wrong passwords come from this address; try again in a second");
  RawFaktory good(faktory_port());
  EXPECT_EQ(LogIn(good, "worker"), "+OK");
}

TEST_F(FaktoryPasswordTest, EverySaltIsNewAndAnAnswerToAnotherOneIsWrong) {
  RawFaktory first(faktory_port());
  RawFaktory second(faktory_port());
  const std::string answer = Hash(first.Greeting(), "worker");
  ASSERT_NE(Hash(second.Greeting(), "worker"), answer);
  EXPECT_EQ(second.Call(R"(HELLO {"v":2,"pwdhash":")" + answer + R"("})"), "-ERR Invalid password");
  EXPECT_EQ(first.Call(R"(HELLO {"v":2,"pwdhash":")" + answer + R"("})"), "+OK");
}

TEST_F(FaktoryPasswordTest, AnOldClientHashesOnce) {
  RawFaktory client(faktory_port());
  const std::string hash = Hash(client.Greeting(), "worker", false);
  EXPECT_EQ(client.Call(R"(HELLO {"v":1,"pwdhash":")" + hash + R"("})"), "+OK");
  RawFaktory newer(faktory_port());
  const std::string once = Hash(newer.Greeting(), "worker", false);
  EXPECT_EQ(newer.Call(R"(HELLO {"v":2,"pwdhash":")" + once + R"("})"), "-ERR Invalid password");
}

TEST_F(FaktoryPasswordTest, ATokenOpensWhatItsScopesSay) {
  RawFaktory producer(faktory_port());
  ASSERT_EQ(LogIn(producer, "pu:sh"), "+OK");
  EXPECT_EQ(producer.Call("PUSH " + Job("job-00001")), "+OK");
  EXPECT_EQ(producer.Call("PUSHB [" + Job("job-00002") + "]"), "${}");
  for (const char* line :
       {"FETCH default", "FETCHB 1 default", R"(ACK {"jid":"job-00001"})", R"(ACKB ["job-00001"])",
        R"(FAIL {"jid":"job-00001"})", R"(FAILB [])", R"(BEAT {"wid":"w"})", "TRACK GET job-00001"}) {
    EXPECT_THAT(producer.Call(line), HasSubstr("needs the scope work")) << line;
  }
  RawFaktory worker(faktory_port());
  ASSERT_EQ(LogIn(worker, "worker", R"(,"wid":"w-1")"), "+OK");
  EXPECT_EQ(TextAt(Fetch(worker), "jid"), "job-00001");
  EXPECT_EQ(worker.Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(worker.Call(R"(BEAT {"wid":"w-1"})"), "+OK");
  EXPECT_EQ(worker.Call("INFO"), "-ERR INFO needs the scope read");
  for (const char* line :
       {"FLUSH", "QUEUE PAUSE default", "QUEUE LATENCY default", R"(MUTATE {"cmd":"clear","target":"dead"})"}) {
    EXPECT_THAT(worker.Call(line), AllOf(StartsWith("-ERR "), HasSubstr("needs the scope admin"))) << line;
  }
  RawFaktory reader(faktory_port());
  ASSERT_EQ(LogIn(reader, "reader"), "+OK");
  EXPECT_NE(BulkOf(reader.Call("INFO")), "");
  EXPECT_EQ(reader.Call("PUSH " + Job("job-00003")), "-ERR PUSH needs the scope push");
  RawFaktory chief(faktory_port());
  ASSERT_EQ(LogIn(chief, "chief"), "+OK");
  EXPECT_EQ(chief.Call("FLUSH"), "+OK");
  EXPECT_EQ(TextAt(BulkOf(chief.Call("INFO")), "faktory.total_enqueued"), "0");
}

}  // namespace
}  // namespace pawl::system_test

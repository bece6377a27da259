// Many commands at once, and clients that send nonsense, too much, too slowly, or do not read: none of them hurts
// others.
#include <algorithm>

#include "tests/system/faktory/faktory_test.h"

namespace pawl::system_test {
namespace {

ServerOptions Strict() {
  ServerOptions options;
  options.listen.max_body_bytes = 64U << 10U;
  options.listen.max_connections = 5;
  options.listen.max_output_bytes = 64U << 10U;
  options.listen.handshake_timeout = milliseconds(300);
  options.listen.body_timeout = milliseconds(300);
  options.listen.write_timeout = milliseconds(300);
  return options;
}

class FaktoryLimitsTest : public FaktoryTest {
 protected:
  void ExpectToBeServed() {
    const auto client = Connect();
    EXPECT_EQ(client->Call("PUSH " + Job("job-other", R"("queue":"other")")), "+OK");
    EXPECT_EQ(TextAt(Fetch(*client, "other"), "jid"), "job-other");
    EXPECT_EQ(client->Call("ACK " + Jid("job-other")), "+OK");
  }
};

TEST_F(FaktoryLimitsTest, AThousandCommandsInOneGoAreAnsweredInOrder) {
  const auto client = Worker("w-1");
  std::string lines;
  const auto jid = [](int i) { return "job-" + std::to_string(10'000 + i); };
  for (int i = 0; i < 250; ++i) {
    lines +=
        "PUSH " + Job(jid(i)) + "\r\nWHAT" + std::to_string(i) + " x\r\nFETCH default\r\nACK " + Jid(jid(i)) + "\n";
  }
  client->Send(lines + "END\r\n");
  for (int i = 0; i < 250; ++i) {
    ASSERT_EQ(client->Reply(), "+OK");
    ASSERT_EQ(client->Reply(), "-ERR unknown command WHAT" + std::to_string(i));
    ASSERT_NE(BulkOf(client->Reply()), "");
    ASSERT_EQ(client->Reply(), "+OK");
  }
  EXPECT_TRUE(client->AtEnd());
}

TEST_F(FaktoryLimitsTest, PipelinedPushesAreAllThere) {
  const auto client = Connect();
  std::string lines;
  std::vector<std::string> pushed;
  for (int i = 0; i < 3'000; ++i) {
    pushed.push_back("job-" + std::to_string(10'000 + i));
    lines += "PUSH " + Job(pushed.back()) + "\r\n";
  }
  client->Send(lines);
  for (std::size_t i = 0; i < pushed.size(); ++i) ASSERT_EQ(client->Reply(), "+OK");
  const auto worker = Worker("w-1");
  std::vector<std::string> fetched;
  while (fetched.size() < pushed.size()) {
    const std::string jobs = BulkOf(worker->Call("FETCHB 1000 default"));
    ASSERT_NE(jobs, "") << fetched.size();
    for (const std::string_view job : ElementsAt(jobs, "")) fetched.push_back(TextAt(job, "jid"));
  }
  // On Redis the loops of a node race as two nodes do, and so do commands that did not wait for each other's reply.
  if (OnRedis()) std::sort(fetched.begin(), fetched.end());
  EXPECT_EQ(fetched, pushed);
}

TEST_F(FaktoryLimitsTest, AClientThatSendsNoMoreGetsAllItsReplies) {
  const auto client = Worker("w-1");
  std::string lines;
  for (int i = 0; i < 100; ++i) lines += "PUSH " + Job("job-" + std::to_string(10'000 + i)) + "\r\n";
  client->Send(lines + "FETCH default\r\nFETCH empty\r\nFETCHB 5 empty\r\nINFO\r\n");
  client->EndWriting();
  for (int i = 0; i < 100; ++i) ASSERT_EQ(client->Reply(), "+OK");
  const std::string fetched = client->Reply();
  EXPECT_TRUE(fetched == "$-1" || !BulkOf(fetched).empty()) << fetched;
  EXPECT_EQ(client->Reply(), "$-1");
  EXPECT_EQ(client->Reply(), "$-1");
  EXPECT_NE(TextAt(BulkOf(client->Reply()), "server"), "");
  EXPECT_TRUE(client->AtEnd());
  const auto other = Connect();
  const auto waiting = [&] { return TextAt(BulkOf(other->Call("INFO")), "faktory.queues.default"); };
  EXPECT_TRUE(WaitUntil([&] { return waiting() == (fetched == "$-1" ? "100" : "99"); })) << waiting();
}

TEST_F(FaktoryLimitsTest, BytesThatAreNoTextAreRefused) {
  const auto client = Connect();
  using namespace std::string_view_literals;
  EXPECT_THAT(client->Call("PUSH {\"jid\":\"job-00001\",\"jobtype\":\"mail\",\"args\":[\"\xff\xfe\"]}"),
              StartsWith("-ERR invalid JSON: "));
  EXPECT_THAT(client->Call("PUSH {\"jid\":\"job-00001\",\"jobtype\":\"mail\",\"args\":[\"a\0b\"]}"sv),
              StartsWith("-ERR invalid JSON: "));
  EXPECT_THAT(client->Call("PUSH \0\0\0"sv), StartsWith("-ERR invalid JSON: "));
  EXPECT_THAT(client->Call("\0\xff PUSH"sv), StartsWith("-ERR unknown command "));
  EXPECT_THAT(client->Call("FETCH \xff"), StartsWith("-ERR "));
  EXPECT_THAT(client->Call("PUSH " + std::string(100'000, '[')), StartsWith("-ERR invalid JSON: "));
  EXPECT_THAT(client->Call(""), StartsWith("-ERR unknown command"));
  EXPECT_THAT(client->Call("ACK {\"jid\":\"a\rb\"}"), StartsWith("-ERR "));
  EXPECT_EQ(client->Call("PUSH " + Job("job-00001")), "+OK");
}

class FaktoryStrictTest : public FaktoryLimitsTest {
 protected:
  FaktoryStrictTest() { Restart(Strict()); }
};

TEST_F(FaktoryStrictTest, ALineThatIsTooLongIsRefusedAndCut) {
  const auto client = Connect();
  EXPECT_EQ(client->Call("PUSH " + Job("job-00001", R"("custom":{"x":")" + std::string(60'000, 'x') + "\"}")), "+OK");
  client->Send("PUSH " + std::string(70'000, 'x'));
  EXPECT_EQ(client->Reply(), "-ERR a command may have at most 65536 bytes in one line");
  EXPECT_TRUE(client->AtEnd());
  const auto endless = Connect();
  endless->Send(std::string(5U << 20U, 'x'));
  EXPECT_TRUE(endless->AtEnd() || endless->Reply().starts_with("-ERR "));
  ExpectToBeServed();
}

TEST_F(FaktoryStrictTest, HalfALineMustGoOnButSilenceIsFine) {
  const auto silent = Connect();
  const auto client = Connect();
  client->Send("PUSH {\"jid\":");
  EXPECT_EQ(client->Reply(), "-ERR the rest of the line took too long to arrive");
  EXPECT_TRUE(client->AtEnd());
  EXPECT_EQ(silent->Call("PUSH " + Job("job-00001")), "+OK");
}

TEST_F(FaktoryStrictTest, WhoDoesNotSayHelloInTimeIsCut) {
  RawFaktory client(faktory_port());
  EXPECT_THAT(client.Greeting(), StartsWith("+HI "));
  EXPECT_THAT(client.Reply(), StartsWith("-ERR "));
  EXPECT_TRUE(client.AtEnd());
  RawFaktory dripping(faktory_port());
  dripping.Greeting();
  dripping.Send("HELLO");
  EXPECT_THAT(dripping.Reply(), StartsWith("-ERR "));
  EXPECT_TRUE(dripping.AtEnd());
}

TEST_F(FaktoryStrictTest, AClientThatDoesNotReadIsNotReadAndThenCut) {
  constexpr int kCommands = 300'000;
  RawFaktory deaf(faktory_port(), seconds(1));
  deaf.socket().LimitReceiveBuffer(4'096);
  ASSERT_EQ(deaf.Hello(), "+OK");
  const std::int64_t before = Metric("pawl_faktory_commands_total");
  std::string lines;
  for (int i = 0; i < kCommands; ++i) lines += "INFO\r\n";
  deaf.Send(lines);
  ExpectToBeServed();
  ASSERT_TRUE(WaitUntil([&] { return Metric("pawl_faktory_connections") == 0; }));
  EXPECT_LT(Metric("pawl_faktory_commands_total") - before, kCommands / 10) << "no more than the system's buffers hold";
}

TEST_F(FaktoryStrictTest, TooManyConnectionsAreToldAndHurtNobody) {
  std::vector<std::unique_ptr<RawFaktory>> served;
  for (int i = 0; i < 5; ++i) served.push_back(Connect());
  std::vector<std::unique_ptr<RawFaktory>> waiting;
  for (int i = 0; i < 2'000; ++i) {
    if (i % 300 == 0) waiting.clear();
    auto& client = waiting.emplace_back(std::make_unique<RawFaktory>(faktory_port()));
    const std::string greeting = client->Greeting();
    if (greeting.empty()) continue;  // too many of these, too: cut without a word
    ASSERT_THAT(greeting, StartsWith("+HI "));
    ASSERT_THAT(client->Reply(), StartsWith("-ERR too many connections"));
    ASSERT_TRUE(client->AtEnd());
  }
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(served[static_cast<std::size_t>(i)]->Call("PUSH " + Job("job-0000" + std::to_string(i))), "+OK");
  }
  served.clear();
  waiting.clear();
  ASSERT_TRUE(WaitUntil([&] { return Metric("pawl_faktory_connections") == 0; }));
  ExpectToBeServed();
}

}  // namespace
}  // namespace pawl::system_test

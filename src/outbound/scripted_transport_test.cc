// The transport of tests keeps the contract of Transport, as far as those who call can see it.
#include "tests/support/scripted_transport.h"

#include <gtest/gtest.h>

namespace pawl::outbound {
namespace {

using support::ScriptedTransport;

class NotingSink final : public Sink {
 public:
  bool OnHead(const Head& head) override {
    notes += "head " + std::to_string(head.status) + "; ";
    return head.status != 418;
  }
  bool OnBytes(std::span<const char> bytes) override {
    notes += std::string(bytes.data(), bytes.size()) + "; ";
    return true;
  }
  void OnEnd(const Outcome& outcome) override {
    notes += "end " + std::to_string(outcome.status) + " " + std::string(Name(outcome.failure));
  }
  std::string notes;
};

class ScriptedTransportTest : public testing::Test {
 protected:
  Request ToPage() const { return {.url = *ParseUrl("http://page.example/"), .max_bytes = 10}; }

  ScriptedTransport transport_;
  NotingSink sink_;
};

TEST_F(ScriptedTransportTest, AnswersAsTheTestSays) {
  transport_.Send(ToPage(), sink_);
  EXPECT_EQ(sink_.notes, "");
  EXPECT_EQ(transport_.at(0).request.url.host(), "page.example");
  transport_.Answer(0, 200, {{"etag", "x"}}, "hello");
  EXPECT_EQ(sink_.notes, "head 200; hello; end 200 ");
}

TEST_F(ScriptedTransportTest, FailsAsTheTestSaysAndAsTheLoopWould) {
  transport_.Send(ToPage(), sink_);
  transport_.Fail(0, Failure::kConnect);
  EXPECT_EQ(sink_.notes, "end 0 connect");
  NotingSink large;
  transport_.Send(ToPage(), large);
  transport_.Answer(1, 200, {}, "more than ten bytes");
  EXPECT_EQ(large.notes, "head 200; end 200 too_large");
  NotingSink refusing;
  transport_.Send(ToPage(), refusing);
  transport_.Answer(2, 418);
  EXPECT_EQ(refusing.notes, "head 418; end 418 refused_by_sink");
}

TEST_F(ScriptedTransportTest, CancelsLaterAndOnce) {
  const TransferId id = transport_.Send(ToPage(), sink_);
  transport_.Cancel(id);
  transport_.Cancel(id);
  EXPECT_EQ(sink_.notes, "");
  transport_.RunPosted();
  EXPECT_EQ(sink_.notes, "end 0 cancelled");
}

TEST_F(ScriptedTransportTest, TimeIsTheTests) {
  const Now before = transport_.now();
  transport_.clock().Advance(Millis(5));
  EXPECT_EQ(transport_.now().steady - before.steady, Millis(5));
}

}  // namespace
}  // namespace pawl::outbound

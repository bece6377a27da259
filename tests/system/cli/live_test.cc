// pawl top, pawl events and --watch: what is shown while it happens.
#include <gmock/gmock.h>

#include <thread>

#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

using testing::HasSubstr;

class LiveTest : public Dialogue {
 protected:
  LiveTest() { StartServer(); }
};

TEST_F(LiveTest, TopOnceIsPlainText) {
  Tell({"push", "mail"});
  const std::string once = Tell({"top", "--once"});
  EXPECT_THAT(once, HasSubstr("queued 1"));
  EXPECT_THAT(once, HasSubstr("\nmail"));
  EXPECT_THAT(once, HasSubstr("no workers"));
  EXPECT_EQ(once.find('\x1b'), std::string::npos);
  EXPECT_EQ(TextAt(Tell({"top", "--once", "--json", "--queue", "mail"}), "queues.0.queue"), "mail");
  EXPECT_EQ(Pawl({"top", "--queue", "nope"}).exit_code, 4);
}

TEST_F(LiveTest, TopIsDrawnAgainUntilQIsTyped) {
  Terminal terminal(120);
  Child top(terminal.Attach(Command({"top"})));
  ASSERT_TRUE(terminal.Await("no queues"));
  Tell({"push", "mail"});
  EXPECT_TRUE(terminal.Await("mail"));
  terminal.Type("q");
  EXPECT_EQ(top.Wait(), 0);
}

TEST_F(LiveTest, EventsAreALineForEachStep) {
  Child events(Command({"events", "--queue", "mail"}));
  Child json(Command({"events", "--json", "--state", "terminated"}));
  // A stream joins a moment after the command has started: jobs are pushed until it shows one.
  std::thread busy([this] {
    for (int i = 0; i < 30; ++i) Tell({"terminate", Tell({"push", "mail"}).substr(0, 36)});
  });
  const auto line = events.ReadLine();
  const auto object = json.ReadLine();
  busy.join();
  ASSERT_TRUE(line && object);
  EXPECT_THAT(*line, HasSubstr("  mail  "));
  EXPECT_EQ(TextAt(*object, "to"), "terminated");
  server_->Terminate();
  EXPECT_EQ(events.Wait(), 3) << "the server has ended the stream";
}

TEST_F(LiveTest, AListThatIsWatchedIsShownAgain) {
  Terminal terminal(120);
  Child watch(terminal.Attach(Command({"queues", "--watch", "--every", "100ms"})));
  ASSERT_TRUE(terminal.Await("no queues"));
  Tell({"push", "mail"});
  EXPECT_TRUE(terminal.Await("mail"));
  terminal.Type("q");
  EXPECT_EQ(watch.Wait(), 0);
  EXPECT_EQ(Pawl({"queues", "--watch", "--every", "1ms"}).exit_code, 2);
  EXPECT_EQ(Pawl({"workflow", "nope", "--watch"}).exit_code, 4);
}

}  // namespace
}  // namespace pawl::support

#include "store/stateful_codec.h"

#include <gtest/gtest.h>

#include "store/job_codec.h"

namespace pawl {
namespace {

Ports SomePorts() {
  Ports ports;
  ports.Put(PortSide::kIn, Port{"*", "null", {"/x", "/y/z"}});
  ports.Put(PortSide::kIn, Port{"a", {}, {}});
  ports.Put(PortSide::kOut, Port{"r", std::string(70'000, '7'), {}, false});
  ports.parent = 77;
  ports.defaults_changed = 3;
  ports.defaults_run = 2;
  return ports;
}

// All that is shorter or longer than it was written is told from what was written.
template <typename Decode>
void ExpectDamageIsSeen(const std::string& bytes, Decode decode) {
  EXPECT_FALSE(decode(bytes + "x").ok());
  for (std::size_t n = 0; n < bytes.size(); ++n) {
    const auto decoded = decode(std::string_view(bytes).substr(0, n));
    ASSERT_FALSE(decoded.ok()) << n;
    EXPECT_EQ(decoded.error().code, ErrorCode::kCorrupt);
  }
}

TEST(StatefulCodecTest, PortsComeBack) {
  EXPECT_EQ(DecodePorts(EncodePorts({})).value(), Ports{});
  EXPECT_EQ(DecodePorts(EncodePorts(SomePorts())).value(), SomePorts());
  Ports small = SomePorts();
  small.out.clear();
  ExpectDamageIsSeen(EncodePorts(small), DecodePorts);
}

TEST(StatefulCodecTest, APortsRecordSaysWhetherItsJobCountsChildren) {
  Ports ports = SomePorts();
  for (const Counting counting : {Counting::kOpen, Counting::kClosed}) {
    ports.counting = counting;
    EXPECT_EQ(DecodePorts(EncodePorts(ports)).value(), ports);
  }
}

TEST(StatefulCodecTest, HintsComeBack) {
  const Hint child{71};
  EXPECT_EQ(EncodeHint(child).size(), sizeof(Seq)) << "as it always was";
  EXPECT_EQ(DecodeHint(EncodeHint(child)).value(), child);
  const Hint count{0, CountedAs::kBranch, {10'000, 1, 2}};
  EXPECT_EQ(DecodeHint(EncodeHint(count)).value(), count);
  EXPECT_FALSE(DecodeHint(EncodeHint(count) + "x").ok());
  EXPECT_FALSE(DecodeHint("short").ok());
}

TEST(StatefulCodecTest, ValuesComeBack) {
  for (const PortItem& item : {PortItem{"null", {}}, PortItem{"", {}}, PortItem{"{\"a\":1}", "/x/y"}}) {
    EXPECT_EQ(DecodePortItem(EncodePortItem(item)).value(), item);
  }
  EXPECT_FALSE(DecodePortItem("\x05").ok());
}

TEST(StatefulCodecTest, StateComesBack) {
  const StateMap state = {{"", "1"}, {"a", "{}"}, {"key with spaces", std::string(100'000, ' ')}};
  EXPECT_EQ(DecodeState(EncodeState(state)).value(), state);
  EXPECT_EQ(DecodeState(EncodeState({})).value(), StateMap{});
  ExpectDamageIsSeen(EncodeState({{"a", "1"}, {"b", "2"}}), DecodeState);
}

TEST(StatefulCodecTest, TypesComeBack) {
  TypeSpec type;
  EXPECT_EQ(DecodeType(EncodeType(type)).value(), type);
  type.ports = SomePorts();
  type.startup = type.shutdown = true;
  type.retry_max = 0;
  type.idle_runs_max = 0;
  type.shutdown_timeout = Millis{5};
  type.description = "adds up";
  EXPECT_EQ(DecodeType(EncodeType(type)).value(), type);
  type.ports = {};
  ExpectDamageIsSeen(EncodeType(type), DecodeType);
}

TEST(StatefulCodecTest, NamesComeBack) {
  const std::vector<std::string> names = {"a", "", "b"};
  EXPECT_EQ(DecodeNames(EncodeNames(names)).value(), names);
  const auto child = DecodeChild(EncodeChild({9, "left"})).value();
  EXPECT_EQ(child.seq, 9U);
  EXPECT_EQ(child.name, "left");
}

TEST(StatefulCodecTest, AnAliasSaysItsName) {
  const auto alias = DecodeId(EncodeAlias(9, "boss")).value();
  EXPECT_EQ(alias.seq, 9U);
  EXPECT_EQ(alias.alias, "boss");
  const auto own = DecodeId(std::string("\x09\0\0\0\0\0\0\0", 8)).value();
  EXPECT_EQ(own.seq, 9U);
  EXPECT_EQ(own.alias, "");
  EXPECT_FALSE(DecodeId("abc").ok());
  EXPECT_FALSE(DecodeId(std::string("\x09\0\0\0\0\0\0\0\x02x", 10)).ok());
}

TEST(StatefulCodecTest, AHeadCarriesItsLife) {
  JobHead head;
  head.id = "x";
  head.client_id = true;
  const std::string plain = EncodeHead(head);
  Stateful stateful;
  stateful.parent = 5;
  stateful.child_name = "left";
  stateful.ports = stateful.over = stateful.state = stateful.aliases = true;
  stateful.children = stateful.started = stateful.keeps = stateful.more = true;
  stateful.ran = stateful.succeeded = true;
  stateful.counted_as = CountedAs::kMember;
  stateful.phase = Phase::kShuttingDown;
  stateful.wakes_seen = 10;
  stateful.child_events_seen = 11;
  stateful.idle_runs = 12;
  stateful.idle_strikes = 1;
  stateful.idle_since = SteadyFromMillis(13);
  stateful.not_before = SteadyFromMillis(14);
  stateful.work = 15;
  head.stateful = stateful;
  const std::string bytes = EncodeHead(head);
  EXPECT_EQ(DecodeHead(bytes)->stateful, stateful);
  EXPECT_EQ(DecodeHead(plain)->stateful, std::nullopt);
  head.stateful = Stateful{};
  EXPECT_EQ(DecodeHead(EncodeHead(head))->stateful, Stateful{});
  ExpectDamageIsSeen(bytes, DecodeHead);
}

}  // namespace
}  // namespace pawl

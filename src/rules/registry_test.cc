#include <gtest/gtest.h>

#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

class RegistryTest : public StatefulFixture {
 protected:
  Result<PutTypeOp::Reply> Register(const std::string& type, TypeSpec spec = {}) {
    return Do(PutTypeOp{"work", type, std::move(spec)});
  }
  std::uint32_t Types() {
    return Patch("work", [](QueuePatch&) {}).types;
  }
  std::optional<TypeSpec> Stored(const std::string& type) {
    const Record record =
        store_->Snapshot()->Read(TypeKey(names_.Find("work").value(), names_.Find(type).value())).value();
    if (!record.exists()) return std::nullopt;
    return DecodeType(record.value).value();
  }
};

TEST_F(RegistryTest, KeepsWhatAWorkerSaysOfItsTypes) {
  TypeSpec spec;
  spec.ports.in.push_back({"a", "1", {"/x"}, true});
  spec.shutdown = true;
  EXPECT_EQ(Register("sum", spec)->spec, spec);
  EXPECT_EQ(Stored("sum"), spec);
  ASSERT_TRUE(Register("other").ok());
  EXPECT_EQ(Types(), 2U);
  spec.shutdown = false;
  ASSERT_TRUE(Register("sum", spec).ok());
  EXPECT_EQ(Stored("sum"), spec);
  EXPECT_EQ(Types(), 2U);
}

TEST_F(RegistryTest, TheSameAgainChangesNothing) {
  ASSERT_TRUE(Register("sum").ok());
  ASSERT_TRUE(Register("sum").ok());
  EXPECT_TRUE(txn_.result().changes.empty());
}

TEST_F(RegistryTest, ForgetsAType) {
  ASSERT_TRUE(Register("sum").ok());
  EXPECT_EQ(Do(DeleteQueueOp{"work"}).error().code, ErrorCode::kNotEmpty);
  ASSERT_TRUE(Do(DeleteTypeOp{"work", "sum"}).ok());
  EXPECT_FALSE(Stored("sum").has_value());
  EXPECT_EQ(Do(DeleteTypeOp{"work", "sum"}).error().code, ErrorCode::kNotFound);
  EXPECT_EQ(Do(DeleteTypeOp{"nowhere", "sum"}).error().code, ErrorCode::kNotFound);
  EXPECT_TRUE(Do(DeleteQueueOp{"work"}).ok());
}

TEST_F(RegistryTest, RefusesPortsThatCannotBe) {
  TypeSpec spec;
  spec.ports.in.push_back({"a b", {}, {}, true});
  EXPECT_EQ(Register("sum", spec).error().code, ErrorCode::kInvalid);
  spec.ports = {};
  spec.ports.out.push_back({"o", {}, {"/pawl"}, true});
  EXPECT_EQ(Register("sum", spec).error().code, ErrorCode::kForbidden);
}

TEST_F(RegistryTest, TellsThoseWhoFollowIt) {
  const Seq seq = Sleeper("watch", {Channels(In("news"), {"/pawl/workers"})});
  watched_.system = {"/pawl/workers"};
  watched_.streams = true;
  ASSERT_TRUE(Register("sum").ok());
  ASSERT_EQ(txn_.result().messages.size(), 2U);  // and that the follower was woken
  const std::string expected = R"({"timestamp":"2023-11-14T22:13:20.000Z","queue":"work","type":"sum","change":"put"})";
  EXPECT_EQ(txn_.result().messages[0].channel, "/pawl/workers/work");
  EXPECT_EQ(txn_.result().messages[0].value, expected);
  EXPECT_EQ(Items(seq, "news"), (std::vector<PortItem>{{expected, "/pawl/workers/work"}}));
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
  ASSERT_TRUE(Do(DeleteTypeOp{"work", "sum"}).ok());
  EXPECT_EQ(Items(seq, "news").size(), 2U);
}

}  // namespace
}  // namespace pawl

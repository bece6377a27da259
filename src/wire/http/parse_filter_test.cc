#include "wire/http/parse_filter.h"

#include <gtest/gtest.h>

#include <string>

namespace pawl::http {
namespace {

TEST(ParseFilterTest, NeedsAtLeastOneField) {
  const auto filter = ParseFilter(R"({"queue":"q","state":"dead","type":"t","group":"g"})");
  ASSERT_TRUE(filter.ok());
  EXPECT_EQ(filter->queue, "q");
  EXPECT_EQ(filter->shown, std::vector<JobState>{JobState::kDead});
  EXPECT_EQ(ParseFilter("{}").error().code, ErrorCode::kInvalid);
  EXPECT_EQ(ParseFilter(R"({"group":"g"})").error().field, "group");
  EXPECT_EQ(ParseFilter(R"({"state":"daed"})").error().field, "state");
  EXPECT_NE(ParseFilter(R"({"state":"daed"})").error().detail.find(R"(did you mean "dead"?)"), std::string::npos);
}

TEST(ParseFilterTest, TakesListsTimesAndJobs) {
  const auto filter = ParseFilter(R"({"state":["dead","failed"],"reason":"expired","worker":"w","error_type":"Oops",
      "since":"2026-03-01T09:00:00Z","until":"2026-03-01T10:00:00Z","ids":["a","~7"],"where":["payload.a:1"],
      "text":"x"})");
  ASSERT_TRUE(filter.ok()) << ToString(filter.error());
  EXPECT_EQ(filter->shown, (std::vector<JobState>{JobState::kDead, JobState::kFailed}));
  EXPECT_EQ(filter->reasons, std::vector<Reason>{Reason::kExpired});
  EXPECT_EQ(filter->until - filter->since, std::chrono::hours(1));
  EXPECT_EQ(filter->jobs, (std::vector<JobRef>{std::string("a"), Seq{7}}));
  EXPECT_TRUE(filter->NeedsData());
  EXPECT_EQ(ParseFilter(R"({"ids":[]})").error().field, "ids");
  EXPECT_EQ(ParseFilter(R"({"ids":["~x"]})").error().field, "ids[0]");
  EXPECT_EQ(ParseFilter(R"({"reason":"expird"})").error().field, "reason");
  EXPECT_NE(ParseFilter(R"({"reason":"expird"})").error().detail.find("did you mean \"expired\"?"), std::string::npos);
}

TEST(AddWhereTest, SplitsPathAndValue) {
  JobFilter filter;
  ASSERT_TRUE(AddWhere("payload.order.id:17", filter).ok());
  ASSERT_TRUE(AddWhere(R"(meta.a\.b\:c:x:y)", filter).ok());
  ASSERT_TRUE(AddWhere("result:", filter).ok());
  EXPECT_EQ(filter.where[0].path, (std::vector<std::string>{"order", "id"}));
  EXPECT_EQ(filter.where[0].value, "17");
  EXPECT_EQ(filter.where[1].from, DataMatch::From::kMeta);
  EXPECT_EQ(filter.where[1].path, std::vector<std::string>{"a.b:c"});
  EXPECT_EQ(filter.where[1].value, "x:y");
  EXPECT_TRUE(filter.where[2].path.empty());
  EXPECT_EQ(AddWhere("payload.order", filter).error().detail, "must be PATH:VALUE, such as payload.order.id:17");
  EXPECT_NE(AddWhere("order.id:17", filter).error().detail.find("must begin with payload"), std::string::npos);
}

}  // namespace
}  // namespace pawl::http

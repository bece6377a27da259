#include "executors/s3_store.h"

#include <gtest/gtest.h>

#include "executors/folder_store.h"
#include "tests/support/scripted_transport.h"

namespace pawl {
namespace {

using outbound::Failure;

TEST(S3StoreTest, TheEndOfAPutSaysWhetherTheFileIsThere) {
  const auto end = [](outbound::Outcome outcome, std::string_view body = "") {
    return S3PutResult("s3", outcome, body);
  };
  EXPECT_TRUE(end({.status = 200}).ok());
  EXPECT_TRUE(end({.status = 204}).ok());
  // A person has to do something.
  EXPECT_EQ(end({.status = 403}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(end({.status = 301}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(end({.failure = Failure::kBlockedAddress}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(end({.failure = Failure::kTls}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(end({.status = 404}, "<Error><Code>NoSuchBucket</Code>").error().detail,
            "the store s3 answers with the status 404, NoSuchBucket");
  EXPECT_EQ(end({.status = 404}, "<Code>no word</Code>").error().detail, "the store s3 answers with the status 404");
  EXPECT_EQ(end({.status = 404}, "<Code>cut").error().detail, "the store s3 answers with the status 404, cut");
  // It will pass.
  EXPECT_EQ(end({.status = 503}).error().code, ErrorCode::kUnavailable);
  EXPECT_EQ(end({.status = 429}).error().code, ErrorCode::kUnavailable);
  for (const Failure failure : {Failure::kDns, Failure::kConnect, Failure::kTimeout, Failure::kTooSlow, Failure::kCut,
                                Failure::kProxy, Failure::kHostDown, Failure::kOwnFault}) {
    EXPECT_EQ(end({.failure = failure}).error().code, ErrorCode::kUnavailable) << Name(failure);
  }
  EXPECT_EQ(end({.failure = Failure::kCancelled}).error().code, ErrorCode::kStopping);
}

class DownloadStoresTest : public testing::Test {
 protected:
  DownloadStoresTest() {
    stores_.Add("default", std::make_unique<FolderStore>(nullptr, ""));
    stores_.Add("s3", std::make_unique<S3Store>(outgoing_, spec_, Millis(1'000)));
  }
  // The member that is wrong, or "ok".
  std::string Wrong(const StoreChoice& choice) const {
    const auto chosen = stores_.Choose(choice);
    return chosen.ok() ? "ok" : chosen.error().field;
  }
  std::string WrongMetadata(std::vector<std::pair<std::string, std::string>> metadata) const {
    return Wrong({.name = "s3", .metadata = std::move(metadata)});
  }

  support::ScriptedTransport transport_;
  outbound::Secrets secrets_{""};
  Outgoing outgoing_{{&transport_}, secrets_};
  const files::S3Spec spec_{.name = "s3", .kind = "s3", .bucket = "pictures", .url = "https://files.example"};
  DownloadStores stores_;
};

TEST_F(DownloadStoresTest, AJobChoosesAmongThem) {
  EXPECT_EQ(Wrong({}), "ok");
  EXPECT_EQ(Wrong({.name = "s3"}), "ok");
  EXPECT_EQ(Wrong({.name = "s4"}), "store");
  EXPECT_EQ(stores_.Choose({.name = "s4"}).error().detail, "there is no store s4; this server has: default, s3");
  EXPECT_EQ(Wrong({.name = "s3", .bucket = "other"}), "store.bucket");
  EXPECT_EQ(Wrong({.name = "s3", .region = "a/b"}), "store.region");
  EXPECT_EQ(Wrong({.bucket = "pictures"}), "store.bucket") << "of the folder";
  EXPECT_EQ(Wrong({.metadata = {{"a", "b"}}}), "store.metadata");
}

TEST_F(DownloadStoresTest, MetadataIsWhatS3KeepsAndEverybodySignsAlike) {
  EXPECT_EQ(WrongMetadata({{"sku", "7"}, {"title", "a b"}}), "ok");
  EXPECT_EQ(WrongMetadata({{"sku", "7"}, {"sku", "8"}}), "store.metadata.sku");
  EXPECT_EQ(WrongMetadata({{"a:b", "7"}}), "store.metadata.a:b");
  for (const char* value : {"", " a", "a ", "a  b", "a\tb", "\xc3\xa4", "a\r\nb: c"}) {
    EXPECT_EQ(WrongMetadata({{"sku", value}}), "store.metadata.sku") << value;
  }
  EXPECT_EQ(WrongMetadata({{"a", std::string(1'023, 'x')}, {"b", std::string(1'023, 'x')}}), "ok");
  EXPECT_EQ(WrongMetadata({{"a", std::string(1'024, 'x')}, {"b", std::string(1'023, 'x')}}), "store.metadata");
  EXPECT_EQ(WrongMetadata(std::vector<std::pair<std::string, std::string>>(33, {"a", "b"})), "store.metadata");
}

TEST_F(DownloadStoresTest, AnObjectIsFoundAtItsUrl) {
  const DownloadStore& store = *stores_.Find("s3");
  const std::string key = "00000000/7.1.000000000000002a";
  EXPECT_EQ(store.Find({.bucket = "pictures", .path = key})->url, "https://files.example/" + key);
  EXPECT_EQ(store.Find({.bucket = "others", .path = key}).error().code, ErrorCode::kNotFound);
  EXPECT_EQ(stores_.Find("default")->Find({.path = key}).error().code, ErrorCode::kNotFound) << "there is no folder";
}

}  // namespace
}  // namespace pawl

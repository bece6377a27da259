#include "files/s3_spec.h"

#include <gtest/gtest.h>

namespace pawl::files {
namespace {

S3Spec AmazonSpec() {
  return {.name = "s3",
          .kind = "s3",
          .region = "eu-west-2",
          .bucket = "pictures",
          .buckets = {"movies"},
          .access_key = "s3_access",
          .secret_key = "s3_secret"};
}

const StoredName kStored{.seq = 41'872, .attempt = 2, .random = 0x9f3c62ab00d1e755};

std::string UrlOf(const S3Spec& spec, std::string_view bucket = "", std::string_view region = "") {
  return S3ObjectUrl(spec, ChooseBucket(spec, bucket, region).value(), S3Key(spec, kStored))->text();
}

TEST(S3SpecTest, AnObjectIsInTheBucketsHostOrInItsPath) {
  S3Spec spec = AmazonSpec();
  const std::string file = "0000000a/41872.2.9f3c62ab00d1e755";
  EXPECT_EQ(UrlOf(spec), "https://pictures.s3.eu-west-2.amazonaws.com/" + file);
  EXPECT_EQ(UrlOf(spec, "movies", "us-east-1"), "https://movies.s3.us-east-1.amazonaws.com/" + file);
  spec.prefix = "pawl/";
  spec.path_style = true;
  EXPECT_EQ(UrlOf(spec), "https://s3.eu-west-2.amazonaws.com/pictures/pawl/" + file);
  spec.endpoint = "http://127.0.0.1:9000";
  spec.path_style.reset();
  EXPECT_EQ(UrlOf(spec, "movies", "us-east-1"), "http://127.0.0.1:9000/movies/pawl/" + file);
  spec.endpoint = "https://minio.example:9000/";
  spec.path_style = false;
  EXPECT_EQ(UrlOf(spec), "https://pictures.minio.example:9000/pawl/" + file);
}

TEST(S3SpecTest, AJobChoosesAmongTheBucketsThatAreAllowed) {
  S3Spec spec = AmazonSpec();
  EXPECT_EQ(ChooseBucket(spec, "", "")->name, "pictures");
  EXPECT_EQ(ChooseBucket(spec, "movies", "")->region, "eu-west-2");
  EXPECT_EQ(ChooseBucket(spec, "others", "").error().field, "bucket");
  EXPECT_EQ(ChooseBucket(spec, "", "evil.example/").error().field, "region");
  spec.bucket = "";
  EXPECT_EQ(ChooseBucket(spec, "", "").error().field, "bucket");
}

TEST(S3SpecTest, AWrongKeyIsNamed) {
  const auto wrong = [](auto change) {
    S3Spec spec = AmazonSpec();
    change(spec);
    const auto checked = CheckS3Spec(spec);
    return checked.ok() ? std::string("ok") : checked.error().detail.substr(0, checked.error().detail.find(' '));
  };
  EXPECT_EQ(wrong([](S3Spec&) {}), "ok");
  EXPECT_EQ(wrong([](S3Spec& s) { s.kind = "gcs"; }), "kind");
  EXPECT_EQ(wrong([](S3Spec& s) { s.name = "default"; }), "default");
  EXPECT_EQ(wrong([](S3Spec& s) { s.endpoint = "ftp://a.example"; }), "endpoint");
  EXPECT_EQ(wrong([](S3Spec& s) { s.endpoint = "https://a.example/path"; }), "endpoint");
  EXPECT_EQ(wrong([](S3Spec& s) { s.endpoint = "https://a.example:9000"; }), "ok");
  EXPECT_EQ(wrong([](S3Spec& s) { s.region = "EU"; }), "region");
  EXPECT_EQ(wrong([](S3Spec& s) { s.bucket = s.buckets[0] = "a/b"; }), "bucket");
  EXPECT_EQ(wrong([](S3Spec& s) { s.bucket = "", s.buckets = {}; }), "bucket");
  EXPECT_EQ(wrong([](S3Spec& s) { s.prefix = "a/../b/"; }), "prefix");
  EXPECT_EQ(wrong([](S3Spec& s) { s.prefix = "/a"; }), "prefix");
  EXPECT_EQ(wrong([](S3Spec& s) { s.prefix = "a b"; }), "prefix");
  EXPECT_EQ(wrong([](S3Spec& s) { s.prefix = "team/pawl-"; }), "ok");
  EXPECT_EQ(wrong([](S3Spec& s) { s.access_key = ""; }), "access_key");
  EXPECT_EQ(wrong([](S3Spec& s) { s.secret_key = "a/b"; }), "secret_key");
  EXPECT_EQ(wrong([](S3Spec& s) { s.url = "files.example"; }), "url");
}

TEST(S3SpecTest, OnlyObjectsThatPawlHasPutHaveAPublicUrl) {
  S3Spec spec = AmazonSpec();
  spec.prefix = "pawl/";
  const std::string key = S3Key(spec, kStored);
  EXPECT_EQ(S3PublicUrl(spec, "pictures", key), "");
  spec.url = "https://files.example/";
  EXPECT_EQ(S3PublicUrl(spec, "pictures", key), "https://files.example/pawl/0000000a/41872.2.9f3c62ab00d1e755");
  EXPECT_EQ(S3PublicUrl(spec, "movies", key), "") << "the URL is that of one bucket";
  EXPECT_EQ(S3PublicUrl(spec, "pictures", "pawl/other"), "");
  EXPECT_EQ(S3PublicUrl(spec, "pictures", key + "\r\nx: y"), "");
  EXPECT_EQ(S3PublicUrl(spec, "pictures", key.substr(5)), "");
}

}  // namespace
}  // namespace pawl::files

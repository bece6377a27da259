// The examples of "Authenticating Requests: Using the Authorization Header" in the documentation of Amazon S3.
#include "outbound/s3_signing.h"

#include <gtest/gtest.h>

#include <chrono>

namespace pawl::outbound {
namespace {

using namespace std::chrono_literals;

const S3Signer kExampleSigner{"AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "us-east-1"};
const WallTime kExampleTime = std::chrono::sys_days(2013y / 5 / 24);

std::string S3HeaderOf(const Request& request, std::string_view name) {
  const Header* header = FindHeader(request.headers, name);
  return header == nullptr ? "" : header->value;
}

TEST(S3SigningTest, AGetIsSignedAsInTheDocumentation) {
  Request request;
  request.url = ParseUrl("https://examplebucket.s3.amazonaws.com/test.txt").value();
  request.headers = {{"Range", "bytes=0-9"}};
  const std::string nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  SignForS3(kExampleSigner, kExampleTime, nothing, request);
  EXPECT_EQ(S3HeaderOf(request, "x-amz-date"), "20130524T000000Z");
  EXPECT_EQ(S3HeaderOf(request, "x-amz-content-sha256"), nothing);
  EXPECT_EQ(S3HeaderOf(request, "authorization"),
            "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
            "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,"
            "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
}

TEST(S3SigningTest, APutIsSignedAsInTheDocumentation) {
  Request request;
  request.method = "PUT";
  request.url = ParseUrl("https://examplebucket.s3.amazonaws.com/test%24file.text").value();
  request.headers = {{"x-amz-storage-class", "REDUCED_REDUNDANCY"}, {"Date", "Fri, 24 May 2013 00:00:00 GMT"}};
  SignForS3(kExampleSigner, kExampleTime, "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072", request);
  EXPECT_EQ(S3HeaderOf(request, "authorization"),
            "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
            "SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,"
            "Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd");
}

TEST(S3SigningTest, ThePortIsSignedUnlessItIsTheUsualOne) {
  const auto signature = [](const char* url) {
    Request request;
    request.url = ParseUrl(url).value();
    SignForS3(kExampleSigner, kExampleTime, "UNSIGNED-PAYLOAD", request);
    return S3HeaderOf(request, "authorization");
  };
  EXPECT_EQ(signature("http://s3.example:80/b/k"), signature("http://s3.example/b/k"));
  EXPECT_NE(signature("http://s3.example:9000/b/k"), signature("http://s3.example/b/k"));
}

TEST(S3SigningTest, TheSignatureCountsAsASecret) {
  Request request;
  request.url = ParseUrl("http://s3.example/b/k").value();
  SignForS3(kExampleSigner, kExampleTime, "UNSIGNED-PAYLOAD", request);
  EXPECT_TRUE(FindHeader(request.headers, "authorization")->secret);
}

}  // namespace
}  // namespace pawl::outbound

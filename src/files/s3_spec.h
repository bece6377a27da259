// S3Spec is a store of objects that the operator lets downloads be put into ([store.NAME] of the configuration), and
// where in it an object is. Amazon's S3 or anything that speaks its protocol. Values; pure.
//
// Keys are made of the prefix and the names of stored_name.h, so that nothing in them is ever percent-encoded.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "files/stored_name.h"
#include "outbound/url.h"

namespace pawl::files {

// The largest object that S3 takes in one request.
inline constexpr std::uint64_t kS3ObjectBytesMax = std::uint64_t{5} << 30U;

struct S3Spec {
  std::string name = {};      // as jobs say it
  std::string kind = {};      // "s3", the only one so far
  std::string endpoint = {};  // "https://host:port"; empty: Amazon's of the region
  std::string region = "us-east-1";
  std::string bucket = {};                // of jobs that name none; empty: they have to
  std::vector<std::string> buckets = {};  // others that a job may name
  std::string prefix = {};                // of all keys
  std::string access_key = {};            // the names of two secrets
  std::string secret_key = {};
  std::optional<bool> path_style = {};  // the bucket is in the path and not in the host; not given: with an endpoint
  std::string url = {};                 // where a web server has the objects of `bucket`; empty: nowhere
};

// Fails with kInvalid, saying which key is wrong and what would be right.
Result<void> CheckS3Spec(const S3Spec& spec);

struct S3Bucket {
  std::string name;
  std::string region;
};
// The bucket for a job that names this one; empty texts stand for the store's own. Fails with kInvalid, naming the
// member, unless the operator allows it.
Result<S3Bucket> ChooseBucket(const S3Spec& spec, std::string_view bucket, std::string_view region);

std::string S3Key(const S3Spec& spec, const StoredName& name);
// Fails with kInvalid if host and bucket make no URL together; not for a spec that was checked.
Result<outbound::Url> S3ObjectUrl(const S3Spec& spec, const S3Bucket& bucket, const std::string& key);
// Where people find the object; empty: nowhere. Also if `key` is none that S3Key makes.
std::string S3PublicUrl(const S3Spec& spec, std::string_view bucket, std::string_view key);

}  // namespace pawl::files

// Signatures of requests to S3 (AWS Signature Version 4): the server can tell who sends a request, when, and that
// neither its head nor its body was changed. Pure; thread-safe.
#pragma once

#include <string>

#include "base/clock.h"
#include "outbound/transport.h"

namespace pawl::outbound {

struct S3Signer {
  std::string access_key;
  std::string secret_key;
  std::string region;
};

// Adds x-amz-content-sha256, x-amz-date and authorization. All headers that the request has are signed, and Host with
// them; those that somebody on the way may change, such as User-Agent, are added later.
//
// The path of the URL must be what S3 makes of the key (only [A-Za-z0-9._~/-], or %XX in capitals), without a query.
// Values of headers have no space at either end and no two in a row, since those are where implementations differ.
void SignForS3(const S3Signer& signer, WallTime time, const std::string& body_sha256, Request& request);

}  // namespace pawl::outbound

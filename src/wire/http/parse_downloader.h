// The requests that docs/downloader.md shows as operations of Pawl, for clients that were written for them.
#pragma once

#include <string_view>

#include "base/error.h"
#include "base/result.h"
#include "rules/operations.h"

namespace pawl::http {

// POST /download: a job of the type download in the group `aggr_id`, with a callback in the downloader's form. The
// payload is not checked: the push policy does that.
Result<PushOp> ParseDownload(std::string_view body);

// What is wrong with a part of that job, under the name that the client has given it: "payload.url" is "url".
Error InDownloaderTerms(Error error);

}  // namespace pawl::http

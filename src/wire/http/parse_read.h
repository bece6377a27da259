// What a worker outside says to read documents through the server.
#pragma once

#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"
#include "model/job_ids.h"

namespace pawl::http {

struct DocumentsCall {
  Token token;
  std::string after = {};     // a key, as Extended JSON; empty: behind the offset of the partition
  std::uint32_t limit = 500;  // 1 to 10,000
  Millis wait{0};             // for a first document, up to 60 s
};
Result<DocumentsCall> ParseDocumentsCall(std::string_view body);  // POST /v1/jobs/{ref}/read

}  // namespace pawl::http

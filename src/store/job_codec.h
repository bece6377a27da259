// The bytes of a job: head, body and error. docs/storage.md shows the layouts; a change of layout is a new
// kJobFormat, and the old one stays readable.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "model/job.h"

namespace pawl {

std::string EncodeHead(const JobHead& head);
Result<JobHead> DecodeHead(std::string_view bytes);

std::string EncodeBody(const JobBody& body);
Result<JobBody> DecodeBody(std::string_view bytes);

std::string EncodeError(const JobError& error);
Result<JobError> DecodeError(std::string_view bytes);

}  // namespace pawl

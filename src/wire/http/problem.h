// Errors as answers: application/problem+json (RFC 9457), for every code of the table in base/error.
#pragma once

#include "base/error.h"
#include "wire/http/answer_writer.h"
#include "wire/http/message.h"

namespace pawl::http {

// {"type","title","status","code","detail","field"?}
void WriteProblem(AnswerWriter& json, const Error& error);

// The status follows from the code; what may succeed later comes with Retry-After.
Response ProblemOf(const Error& error);

}  // namespace pawl::http

#include "scan/verdict_json.h"

#include <string>
#include <utility>

#include "base/json_member.h"

namespace pawl {
namespace {

JobFailure VerdictError(const JsonValue& error) {
  if (error.kind == JsonKind::kObject) {
    return {.type = TextOfMember(error, "type"), .message = TextOfMember(error, "message")};
  }
  Result<std::string> text = error.String();
  return {.message = text.ok() ? *std::move(text) : std::string()};
}

}  // namespace

Result<Verdict> VerdictOf(const JsonValue& value) {
  const Result<std::string> word = value.kind == JsonKind::kString ? value.String() : TextOfMember(value, "status");
  PAWL_TRY(word);
  Verdict verdict;
  if (*word == "processed") {
    verdict.kind = Verdict::Kind::kProcessed;
  } else if (*word == "skipped") {
    verdict.kind = Verdict::Kind::kSkipped;
  } else if (*word == "retry") {
    verdict.kind = Verdict::Kind::kRetry;
  } else if (*word == "error") {
    verdict.kind = Verdict::Kind::kError;
  } else if (*word == "fatal") {
    verdict.kind = Verdict::Kind::kFatal;
  } else {
    return Error{ErrorCode::kInternal,
                 "the status of a document must be processed, skipped, retry, error or fatal, not \"" + *word + "\""};
  }
  verdict.error = VerdictError(MemberOf(value, "error"));
  return verdict;
}

}  // namespace pawl

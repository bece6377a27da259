#include "cli/exit_code.h"

#include <fmt/format.h>

#include <cstdio>

#include "cli/text.h"

namespace pawl::cli {
namespace {

std::string_view Advice(ErrorCode code) {
  switch (code) {
    case ErrorCode::kUnreachable:
      return "Is the server running? Start it with `pawl serve`, or name it with --url or PAWL_URL.";
    case ErrorCode::kUnauthorized:
      return "Give a token with --token or PAWL_TOKEN.";
    case ErrorCode::kForbidden:
      return "Use a token with the scope that this needs; docs/http.md lists the scopes.";
    case ErrorCode::kNoRoute:
      return "Does --url name a Pawl server of this version?";
    case ErrorCode::kOverloaded:
    case ErrorCode::kUnavailable:
    case ErrorCode::kStopping:
    case ErrorCode::kNotReady:
      return "Try again in a moment.";
    case ErrorCode::kNoSpace:
      return "Make room on the server's disk; pushes go on by themselves then.";
    default:
      return "";
  }
}

}  // namespace

int ExitCodeFor(ErrorCode code) {
  switch (code) {
    case ErrorCode::kUnreachable:
      return kExitUnreachable;
    case ErrorCode::kNotFound:
    case ErrorCode::kPortUnknown:
      return kExitNotFound;
    case ErrorCode::kInUse:
      return kExitConflict;
    case ErrorCode::kStorage:  // it is for a person to look at, not to try again
      return kExitFailed;
    case ErrorCode::kUnauthorized:
    case ErrorCode::kForbidden:
      return kExitDenied;
    default:
      break;
  }
  switch (Describe(code).http_status) {
    case 400:
    case 413:
    case 422:
      return kExitUsage;
    case 409:
    case 412:
      return kExitConflict;
    case 503:
    case 507:
      return kExitBusy;
    default:
      return kExitFailed;
  }
}

std::string Explain(const Error& error) {
  const std::string what = error.detail.empty() ? std::string(Describe(error.code).title) : error.detail;
  const std::string_view advice = Advice(error.code);
  return fmt::format("{}{}{}{}", error.field.empty() ? "" : error.field + ": ", what, advice.empty() ? "" : "\n",
                     advice);
}

int Fail(const Error& error) {
  fmt::print(stderr, "pawl: {}\n", Printable(Explain(error)));
  return ExitCodeFor(error.code);
}

int ExitWith(const Result<int>& outcome) { return outcome.ok() ? *outcome : Fail(outcome.error()); }

}  // namespace pawl::cli

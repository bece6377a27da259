#include "executors/call_end.h"

#include <string>

namespace pawl {

using outbound::Failure;

bool IsPassingStatus(int status) { return status >= 500 || status == 408 || status == 425 || status == 429; }

FinishOp CallEnd(const outbound::Outcome& outcome, bool expected) {
  FinishOp end;
  switch (outcome.failure) {
    case Failure::kCancelled:
    case Failure::kStopping:
    case Failure::kOwnFault:
      end.outcome = Outcome::kReleased;
      end.delay = outcome.failure == Failure::kOwnFault ? Millis{1'000} : Millis{0};
      return end;
    case Failure::kNone:
      if (expected) return end;
      end.outcome = Outcome::kFailed;
      end.error = JobError{"status", "the answer has the status " + std::to_string(outcome.status), {}};
      end.retry = IsPassingStatus(outcome.status);
      break;
    default:
      end.outcome = Outcome::kFailed;
      end.error = JobError{std::string(Name(outcome.failure)), outcome.error, {}};
      end.retry = !IsFinal(outcome.failure);
  }
  if (end.retry) end.retry_in = outcome.retry_after;
  return end;
}

FinishOp CallRefused(const Error& error) {
  FinishOp end;
  end.outcome = Outcome::kFailed;
  end.retry = error.code != ErrorCode::kInvalid;
  const std::string where = error.field.empty() ? "" : error.field + ": ";
  end.error = JobError{end.retry ? "unknown_secret" : "invalid_payload", where + error.detail, {}};
  return end;
}

}  // namespace pawl

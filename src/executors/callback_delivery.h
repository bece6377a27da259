// What one delivery of a callback sends, and what its outcome means for the job that the callback is. Pure: the
// notifier (executors/notifier.h) does the sending.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "executors/call_headers.h"
#include "executors/one_call_executor.h"
#include "outbound/transport.h"
#include "rules/operations.h"

namespace pawl {

// What the operator says of callbacks that do not say it themselves.
struct DeliveryDefaults {
  std::string sign = {};   // the name of the secret; empty: they are not signed
  Millis timeout{15'000};  // of an attempt
};

// The request for this attempt. The same payload gives the same id and body every time; only the timestamp and its
// signature differ.
//
// Fails with kNotFound (a secret that is not there), or with kInvalid: then every attempt would fail.
Result<outbound::Request> DeliveryRequest(const ClaimedJob& callback, const DeliveryDefaults& defaults, WallTime now,
                                          const FindSecret& find_secret);

inline constexpr std::size_t kAnswerKept = 1'024;  // bytes of an answer

// How the run ends: delivered, tried again later, failed for good, or given back if it was no fault of the receiver.
// The log of the attempts is the progress of the job. `random` spreads the pauses.
FinishOp DeliveryEnd(const ClaimedJob& callback, const Attempt& attempt, std::uint64_t random);

// The end of an attempt that could not be made, because of `error` of DeliveryRequest.
FinishOp UndeliverableEnd(const ClaimedJob& callback, const Error& error, WallTime now, std::uint64_t random);

}  // namespace pawl

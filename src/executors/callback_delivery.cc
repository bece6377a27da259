#include "executors/callback_delivery.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/json_member.h"
#include "base/json_writer.h"
#include "base/wall_format.h"
#include "executors/downloader_body.h"
#include "wire/json/callback_fields.h"

namespace pawl {
namespace {

using outbound::Failure;

constexpr std::size_t kLogKept = 20;
constexpr std::uint64_t kAnswerMost = 64U << 10U;  // bytes that are read, so that the connection can be used again
// The pauses between attempts: a receiver that is away for a moment hears soon, one that is away for a day still hears.
constexpr std::array<Millis, 8> kPauses{std::chrono::seconds(5),  std::chrono::seconds(30), std::chrono::minutes(2),
                                        std::chrono::minutes(10), std::chrono::minutes(30), std::chrono::hours(2),
                                        std::chrono::hours(6),    std::chrono::hours(12)};

// 90 % to 110 % of it.
Millis Spread(Millis pause, std::uint64_t random) {
  return pause * 9 / 10 + Millis(static_cast<std::int64_t>(random % 1'001) * pause.count() / 5'000);
}

Millis PauseAfter(const ClaimedJob& callback, const std::optional<Millis>& asked_for, std::uint64_t random) {
  const std::size_t failures = std::min<std::size_t>(callback.head.failures, kPauses.size() - 1);
  const Millis pause = Spread(kPauses[failures], random);
  return asked_for ? std::max(*asked_for, Millis{1'000}) : pause;
}

bool HasOwnRetry(const ClaimedJob& callback) {
  return MemberOf(KnownJson(callback.payload), "own_retry").raw == "true";
}

struct LogEntry {
  WallTime at;
  int status = 0;
  std::string error;
  std::chrono::microseconds took{0};
  std::string_view answer;
};

void WriteEntry(JsonWriter& json, const LogEntry& entry) {
  json.BeginObject().Key("at").String(FormatTime(entry.at)).Key("status");
  if (entry.status == 0) {
    json.Null();
  } else {
    json.Int(entry.status);
  }
  json.Key("error");
  if (entry.error.empty()) {
    json.Null();
  } else {
    json.String(entry.error);
  }
  json.Key("ms").Int(std::chrono::duration_cast<Millis>(entry.took).count());
  json.Key("answer").String(entry.answer).EndObject();
}

// The log of earlier attempts with this one behind it; the oldest make room.
std::string LogWith(const ClaimedJob& callback, const LogEntry& entry) {
  std::vector<std::string_view> earlier;
  if (callback.progress) {
    (void)ForEachElement(KnownJson(*callback.progress), [&](const JsonValue& one) -> Result<void> {
      earlier.push_back(one.raw);
      return {};
    });
  }
  const std::size_t from = earlier.size() < kLogKept ? 0 : earlier.size() - (kLogKept - 1);
  std::string log;
  JsonWriter json(log);
  json.BeginArray();
  for (std::size_t i = from; i < earlier.size(); ++i) json.Raw(earlier[i]);
  WriteEntry(json, entry);
  json.EndArray();
  return log;
}

FinishOp FailedEnd(const ClaimedJob& callback, JobError error, bool again, std::optional<Millis> retry_after,
                   std::uint64_t random) {
  FinishOp end;
  end.outcome = Outcome::kFailed;
  end.error = std::move(error);
  end.retry = again;
  // A policy that came with the callback counts, unless the receiver asks for another pause.
  if (again && (retry_after || !HasOwnRetry(callback))) end.retry_in = PauseAfter(callback, retry_after, random);
  return end;
}

FinishOp ReleasedEnd(Millis delay) {
  FinishOp end;
  end.outcome = Outcome::kReleased;
  end.delay = delay;
  return end;
}

// A receiver mends its certificate or the headers of its answer within the day; what may be called stays as it is.
bool NeverSucceeds(Failure failure) { return failure == Failure::kBlockedAddress || failure == Failure::kBadUrl; }

std::string StatusError(const outbound::Outcome& outcome) {
  if (outcome.status >= 300 && outcome.status < 400) {
    return "status " + std::to_string(outcome.status) + ": redirects are not followed";
  }
  return "status " + std::to_string(outcome.status);
}

}  // namespace

Result<outbound::Request> DeliveryRequest(const ClaimedJob& callback, const DeliveryDefaults& defaults, WallTime now,
                                          const FindSecret& find_secret) {
  const JsonValue payload = KnownJson(callback.payload);
  outbound::Request request;
  request.method = "POST";
  PAWL_ASSIGN(request.url, outbound::ParseUrl(TextOfMember(payload, "url")));
  request.body = TextOfMember(payload, "format") == "downloader" ? DownloaderBody(payload)
                                                                 : std::string(MemberOf(payload, "body").raw);
  request.headers = {{"content-type", "application/json"}, {"user-agent", UserAgent()}};
  if (const JsonValue own = MemberOf(payload, "headers"); !own.IsNull()) {
    std::vector<HeaderSpec> headers;
    PAWL_TRY(http::ReadHeaders(own, headers));
    PAWL_TRY(AddHeaders(headers, find_secret, request.headers));
  }
  std::string sign = TextOfMember(payload, "sign");
  if (sign.empty()) sign = defaults.sign;
  const WebhookStamp stamp{callback.head.id, now};
  AddWebhookHeaders(stamp, request);
  if (!sign.empty()) PAWL_TRY(SignRequest(stamp, sign, find_secret, request));
  const auto seconds = MemberOf(payload, "timeout").Number();
  request.timeout = seconds.ok() ? Millis(static_cast<std::int64_t>(*seconds * 1e3)) : defaults.timeout;
  request.max_bytes = kAnswerMost;
  return request;
}

FinishOp DeliveryEnd(const ClaimedJob& callback, const Attempt& attempt, std::uint64_t random) {
  const outbound::Outcome& outcome = attempt.outcome;
  switch (outcome.failure) {
    case Failure::kCancelled:
    case Failure::kStopping:
      return ReleasedEnd(Millis{0});
    case Failure::kOwnFault:
      return ReleasedEnd(std::chrono::seconds(1));
    default:
      break;
  }
  // The status decides, even if the rest of the answer was too long or did not come.
  const bool answered = outcome.status != 0;
  const bool delivered = answered && outcome.status >= 200 && outcome.status < 300;
  const std::string error = delivered ? "" : answered ? StatusError(outcome) : outcome.error;
  const std::string log = LogWith(callback, {attempt.began, outcome.status, error, outcome.took, attempt.answer});
  FinishOp end;
  if (!delivered) {
    const bool for_good = outcome.status == 410 || (!answered && NeverSucceeds(outcome.failure));
    JobError why{answered ? "status" : std::string(Name(outcome.failure)), error, {}};
    end = FailedEnd(callback, std::move(why), !for_good, outcome.retry_after, random);
  }
  end.progress = log;
  return end;
}

FinishOp UndeliverableEnd(const ClaimedJob& callback, const Error& error, WallTime now, std::uint64_t random) {
  const bool secret_missing = error.code != ErrorCode::kInvalid;
  JobError why{secret_missing ? "unknown_secret" : "invalid_payload", error.detail, {}};
  FinishOp end = FailedEnd(callback, std::move(why), secret_missing, {}, random);
  end.progress = LogWith(callback, {now, 0, error.detail, {}, ""});
  return end;
}

}  // namespace pawl

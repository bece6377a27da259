#include "rules/callbacks.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "base/json_writer.h"
#include "base/redact.h"
#include "base/wall_format.h"
#include "model/callback.h"
#include "rules/new_job.h"
#include "rules/pusher.h"
#include "store/bytes.h"
#include "store/callback_codec.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kShownMax = 256U << 10U;  // of a result or payload in the body
constexpr std::uint32_t kRetries = 8;
constexpr std::uint32_t kCrashes = 20;
// Of an attempt, for the lease of a callback that leaves its time-out to the notifier.
constexpr Millis kTimeout = std::chrono::seconds(15);
constexpr Millis kLeaseBeyondTimeout = std::chrono::seconds(15);
constexpr Millis kRetentionLeast = std::chrono::hours(1);
constexpr Millis kTestExpires = std::chrono::seconds(30);
constexpr Millis kLookAgainLeast = std::chrono::minutes(1);
constexpr Millis kLookAgainMost = std::chrono::hours(1);

// One end of a job, and what its callbacks say of it.
struct ToldEnd {
  Seq owner = 0;
  const JobHead& head;
  CallbackEvent event;
  std::uint32_t number = 0;
  const JobBody& body;
  std::optional<std::string> result = {};
  std::optional<JobError> error = {};
};

void WriteName(JsonWriter& json, std::string_view key, std::string_view name) {
  json.Key(key);
  if (name.empty()) {
    json.Null();
  } else {
    json.String(name);
  }
}

void WriteTime(JsonWriter& json, std::string_view key, WallTime time) {
  WriteName(json, key, time == WallTime{} ? "" : FormatTime(time));
}

// As an answer shows it: without secrets. What is too long is left out, and its size takes its place.
void WriteShown(JsonWriter& json, const std::string& name, const std::optional<std::string>& value) {
  const bool too_long = value && value->size() > kShownMax;
  json.Key(name).Raw(value && !too_long ? RedactJson(*value) : "null");
  if (too_long) json.Key(name + "_bytes").Uint(value->size());
}

void WriteFailure(JsonWriter& json, const std::optional<JobError>& error) {
  json.Key("error");
  if (!error) {
    json.Null();
    return;
  }
  const std::string message = RedactText(error->message).value_or(error->message);
  json.BeginObject().Key("type").String(error->type).Key("message").String(message).EndObject();
}

// The body of the request.
void WriteBody(JsonWriter& json, const ToldEnd& end, const CallbackSpec& callback, Txn& txn) {
  const JobHead& head = end.head;
  json.BeginObject().Key("type").String("job." + std::string(Name(end.event)));
  WriteTime(json, "timestamp", txn.now().wall);
  json.Key("data").BeginObject().Key("id").String(head.id).Key("seq").Uint(end.owner);
  json.Key("type").String(txn.NameOf(head.type)).Key("queue").String(txn.NameOf(head.queue));
  WriteName(json, "group", head.group);
  json.Key("state").String(Name(head.shown));
  WriteName(json, "reason", head.reason == Reason::kNone ? "" : Name(head.reason));
  json.Key("attempt").Uint(head.attempt).Key("end").Uint(end.number);
  WriteShown(json, "result", end.result);
  WriteFailure(json, end.error);
  json.Key("extra").Raw(callback.extra.empty() ? "null" : callback.extra);
  WriteTime(json, "created_at", head.created);
  WriteTime(json, "started_at", head.started);
  WriteTime(json, "ended_at", head.ended);
  if (callback.with_payload) WriteShown(json, "payload", end.body.payload);
  json.EndObject().EndObject();
}

// What the notifier gets. `write_end` adds whose end it tells of, and the body.
template <typename WriteEnd>
std::string PayloadOf(const CallbackSpec& callback, WriteEnd write_end) {
  std::string payload;
  JsonWriter json(payload);
  json.BeginObject().Key("url").String(callback.url).Key("host").String(HostOf(callback.url));
  if (!callback.headers.empty()) WriteHeaders(json.Key("headers"), callback.headers);
  if (callback.timeout) json.Key("timeout").Double(static_cast<double>(callback.timeout->count()) / 1e3);
  if (!callback.sign.empty()) json.Key("sign").String(callback.sign);
  json.Key("format").String(callback.format.empty() ? "pawl" : callback.format);
  if (callback.retry != RetrySpec{}) json.Key("own_retry").Bool(true);
  write_end(json);
  json.EndObject();
  return payload;
}

// The job that the callback is.
JobSpec SpecOf(const CallbackSpec& callback, std::string payload) {
  JobSpec spec;
  spec.type = kCallbackType;
  spec.queue = kCallbackQueue;
  spec.payload = std::move(payload);
  spec.group = HostOf(callback.url);
  spec.delay = Millis{0};
  spec.lease = callback.timeout.value_or(kTimeout) + kLeaseBeyondTimeout;
  spec.timeout = Millis{0};
  spec.retention = kRetentionLeast;
  spec.retry = callback.retry;
  if (!spec.retry.max) spec.retry.max = kRetries;
  spec.max_crashes = kCrashes;
  spec.callbacks.emplace();  // none of its own
  return spec;
}

JobSpec SpecOf(const ToldEnd& end, std::size_t index, Txn& txn) {
  const CallbackSpec& callback = end.body.callbacks[index];
  const auto write_end = [&](JsonWriter& json) {
    json.Key("owner").BeginObject().Key("id").String(end.head.id).Key("seq").Uint(end.owner).EndObject();
    json.Key("event").String(Name(end.event)).Key("end").Uint(end.number).Key("index").Uint(index);
    WriteBody(json.Key("body"), end, callback, txn);
  };
  JobSpec spec = SpecOf(callback, PayloadOf(callback, write_end));
  spec.priority = end.head.priority;
  spec.retention = std::max(end.head.options.retention, kRetentionLeast);
  spec.created_by = "job:" + end.head.id;
  return spec;
}

// The id of a callback is the same however often the end is decided.
std::uint64_t SeedOf(const ToldEnd& end, std::size_t index) {
  std::string text;
  ByteWriter out(text);
  out.U64(end.owner);
  out.U32(end.number);
  out.U64(index);
  return std::hash<Hash128>()(HashBytes(text));
}

void ReadSides(ToldEnd& end, Txn& txn) {
  if (end.head.side.result) end.result = txn.Raw(SideKey(RecordKind::kResult, end.owner));
  if (!end.head.side.error) return;
  const auto bytes = txn.Raw(SideKey(RecordKind::kError, end.owner));
  if (!bytes) return;
  if (auto error = DecodeError(*bytes); error.ok()) end.error = *std::move(error);
}

}  // namespace

void MakeCallbacks(Seq owner, const JobHead& head, Txn& txn) {
  const auto event = EventOf(head.shown);
  if (!event || !Wants(head.callback_events, *event)) return;
  const auto body = txn.Body(owner);
  if (!body) return;  // has yet to be read, or is damaged: then the decision does not count
  MadeCallbacks record = txn.MadeBy(owner);
  ++record.ends;
  ToldEnd end{owner, head, *event, record.ends, *body};
  ReadSides(end, txn);
  Pusher pusher(txn);
  for (std::size_t i = 0; i < body->callbacks.size(); ++i) {
    if (!Wants(EventsOf(body->callbacks[i]), *event)) continue;
    const Seq seq = txn.NewSeq();
    const auto added = pusher.Add(SpecOf(end, i, txn), seq, SeedOf(end, i), txn);
    PAWL_CHECK(added.ok() || txn.incomplete() || txn.damage(), "a callback could not be made");
    record.made.push_back({seq, end.number, static_cast<std::uint8_t>(i), *event});
  }
  CreateJobs(pusher.jobs(), txn);
  if (record.made.size() > kMadeCallbacksKept) {
    record.made.erase(record.made.begin(), record.made.end() - static_cast<std::ptrdiff_t>(kMadeCallbacksKept));
  }
  txn.Put(CallbacksKey(owner), EncodeMadeCallbacks(record));
}

JobSpec TestCallbackSpec(const CallbackSpec& callback, WallTime now) {
  JobSpec spec = SpecOf(callback, PayloadOf(callback, [&](JsonWriter& json) {
                          json.Key("event").String("test").Key("end").Uint(0).Key("body").BeginObject();
                          json.Key("type").String("pawl.test");
                          WriteTime(json, "timestamp", now);
                          json.Key("data").BeginObject();
                          json.Key("extra").Raw(callback.extra.empty() ? "null" : callback.extra);
                          json.EndObject().EndObject();
                        }));
  spec.retry.max = 0;
  spec.expires_in = kTestExpires;
  return spec;
}

std::size_t WeightOfCallbacks(const JobHead& head, CallbackEvent event) {
  return Wants(head.callback_events, event) ? kCallbacksMax * WeightOfJob(true) : 0;
}

std::optional<WallTime> KeptByCallbacks(Seq owner, const JobHead& head, Txn& txn) {
  if (head.callback_events == 0) return std::nullopt;
  const WallTime now = txn.now().wall;
  WallTime last_end = head.ended;
  for (const MadeCallback& one : txn.MadeBy(owner).made) {
    const JobHead* callback = txn.Head(one.seq);
    if (callback == nullptr) continue;  // it has ended, and its own retention is over
    if (!HasEnded(callback->state)) {
      return now + std::clamp<Millis>((now - head.ended) / 2, kLookAgainLeast, kLookAgainMost);
    }
    last_end = std::max(last_end, callback->ended);
  }
  const WallTime due = last_end + head.options.retention;
  return due > now ? std::optional(due) : std::nullopt;
}

}  // namespace pawl

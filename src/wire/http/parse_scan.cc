#include "wire/http/parse_scan.h"

#include <algorithm>
#include <array>

#include "base/json_writer.h"
#include "model/offset.h"
#include "model/workflow.h"
#include "wire/http/query.h"
#include "wire/json/fields.h"
#include "wire/json/port_values.h"

namespace pawl::http {
namespace {

// ---- A step of a run ----

Result<void> ReadMessage(const JsonValue& value, DeadDocument& out) {
  return ReadText(value, kMaxPayloadMax, out.error.message);
}

constexpr std::array<Field<DeadDocument>, 2> kDeadErrorFields{{
    {"type", [](const JsonValue& v, DeadDocument& out) { return ReadText(v, kTextMax, out.error.type); }},
    {"message", ReadMessage},
}};

constexpr std::array<Field<DeadDocument>, 3> kDeadFields{{
    {"key",
     [](const JsonValue& v, DeadDocument& out) -> Result<void> {
       out.key.assign(v.raw);
       return {};
     },
     true},
    {"error",
     [](const JsonValue& v, DeadDocument& out) -> Result<void> {
       PAWL_TRY(ReadObject<DeadDocument>(v, kDeadErrorFields, out));
       return {};
     },
     true},
    {"document",
     [](const JsonValue& v, DeadDocument& out) -> Result<void> {
       out.document.assign(v.raw);
       return {};
     }},
}};

// ---- The scan of a task ----

struct ScanCall {
  ScanRequest request;
  ScanTask task;
  std::optional<JsonValue> partitions;
};

constexpr std::array<Word<DataStream>, 2> kStreams{
    {{"finite", DataStream::kFinite}, {"infinite", DataStream::kInfinite}}};

constexpr std::array<Word<OnError>, 2> kTaskOnError{{{"continue", OnError::kContinue}, {"stop", OnError::kStop}}};

// Whatever it is: the source, or what processes the documents, reads it.
Result<void> Leave(const JsonValue&, ScanCall&) { return {}; }

Result<void> ReadRatio(const JsonValue& value, ScanTask& out) {
  PAWL_ASSIGN(const double ratio, value.Number());
  if (ratio < 0 || ratio > 1) return Error{ErrorCode::kInvalid, "must be a number from 0 to 1"};
  constexpr double kMillion = 1e6;
  out.max_dead_ppm = static_cast<std::uint32_t>(ratio * kMillion);
  return {};
}

// What the executor does with documents and blocks that fail is its own.
Result<void> ReadErrors(const JsonValue& value, ScanCall& out) {
  return ForEachMember(value, [&](std::string_view key, const JsonValue& member) -> Result<void> {
    if (key == "max_dead") return ReadWhole(member, 0, kDocumentsMax, out.task.max_dead);
    if (key == "max_dead_ratio") return ReadRatio(member, out.task);
    if (key == "on_error") {
      auto word = ReadWord<OnError>(member, kTaskOnError);
      if (!word.ok()) return Within("on_error", std::move(word).error());
      out.request.on_error = *word;
    }
    return {};
  });
}

constexpr std::array<Field<ScanCall>, 24> kScanFields{{
    {"source", [](const JsonValue& v, ScanCall& out) { return ReadName(v, out.request.source); }},
    {"stream",
     [](const JsonValue& v, ScanCall& out) -> Result<void> {
       PAWL_ASSIGN(out.request.stream, ReadWord<DataStream>(v, kStreams));
       return {};
     }},
    {"poll",
     [](const JsonValue& v, ScanCall& out) -> Result<void> {
       std::optional<Millis> poll;
       PAWL_TRY(ReadSpan(v, kPollRange, poll));
       out.task.poll = *poll;
       return {};
     }},
    {"poll_max",
     [](const JsonValue& v, ScanCall& out) -> Result<void> {
       std::optional<Millis> poll;
       PAWL_TRY(ReadSpan(v, kPollRange, poll));
       out.task.poll_max = *poll;
       return {};
     }},
    {"split",
     [](const JsonValue& v, ScanCall& out) {
       return ReadWhole(v, 1, static_cast<std::int64_t>(kPartitionsMax), out.request.split);
     }},
    {"partitions",
     [](const JsonValue& v, ScanCall& out) -> Result<void> {
       out.partitions = v;
       return {};
     }},
    {"processor",
     [](const JsonValue& v, ScanCall& out) -> Result<void> {
       if (v.kind != JsonKind::kObject) return Error{ErrorCode::kInvalid, R"(must be an object, such as {"jobs":{…}})"};
       out.request.worked_here = true;
       return {};
     }},
    {"errors", ReadErrors},
    {"table", Leave},
    {"collection", Leave},
    {"query", Leave},
    {"file", Leave},
    {"columns", Leave},
    {"key", Leave},
    {"where", Leave},
    {"filter", Leave},
    {"time", Leave},
    {"settle", Leave},
    {"late", Leave},
    {"block", Leave},
    {"run_for", Leave},
    {"gap", Leave},
    {"info", Leave},
    {"window", Leave},
}};

Result<void> ReadListed(const JsonValue& value, ListedPartition& out) {
  if (value.kind != JsonKind::kObject) {
    return Error{ErrorCode::kInvalid, R"(must be an object with what the partition reads, such as {"where":…})"};
  }
  out.payload.assign(value.raw);
  if (const auto offset = FindMember(value, "offset")) {
    if (Result<void> read = ReadOffset(*offset, out.offset); !read.ok()) {
      return Within("offset", std::move(read).error());
    }
  }
  return {};
}

// All but the list of the partitions: each of those has its own part.
Result<std::string> WithoutPartitions(const JsonValue& scan) {
  std::string text;
  JsonWriter json(text);
  json.BeginObject();
  PAWL_TRY(ForEachMember(scan, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    if (key != "partitions") json.Key(key).Raw(value.raw);
    return {};
  }));
  json.EndObject();
  return text;
}

struct MoveBody {
  std::string offset;
};
constexpr std::array<Field<MoveBody>, 1> kMoveFields{{
    {"offset", [](const JsonValue& v, MoveBody& out) { return ReadOffset(v, out.offset); }, true},
}};

struct ReplayBody {
  std::optional<std::uint32_t> partition;
};
constexpr std::array<Field<ReplayBody>, 1> kReplayFields{{
    {"partition",
     [](const JsonValue& v, ReplayBody& out) {
       return ReadWhole(v, 1, static_cast<std::int64_t>(kPartitionsMax), out.partition);
     }},
}};

}  // namespace

Result<void> ReadOffset(const JsonValue& value, std::string& out) {
  if (value.IsNull()) {
    out.clear();
    return {};
  }
  if (value.raw.size() > kOffsetBytesMax) {
    return Error{ErrorCode::kInvalid, "must have at most " + std::to_string(kOffsetBytesMax) + " bytes"};
  }
  out.assign(value.raw);
  return {};
}

Result<void> ReadDead(const JsonValue& value, std::vector<DeadDocument>& out) {
  return ReadElements(value, kDeadInStepMax, [&](const JsonValue& one) -> Result<void> {
    PAWL_TRY(ReadObject<DeadDocument>(one, kDeadFields, out.emplace_back()));
    return {};
  });
}

Result<void> CheckStep(const PartitionStep& step, const WireLimits& limits) {
  for (std::size_t i = 0; i < step.dead.size(); ++i) {
    const DeadDocument& dead = step.dead[i];
    const std::size_t bytes = dead.key.size() + dead.error.message.size() + dead.document.size();
    if (Result<void> fits = CheckSize(bytes, limits, "document"); !fits.ok()) {
      return Within("dead", Within(i, std::move(fits).error()));
    }
    if (dead.key.size() > kOffsetBytesMax) {
      return Within("dead", Within(i, {ErrorCode::kInvalid, "must have at most 4096 bytes", "key"}));
    }
  }
  return {};
}

Result<ScanRequest> ReadScan(const JsonValue& value) {
  ScanCall call;
  PAWL_TRY(ReadObject<ScanCall>(value, kScanFields, call));
  ScanRequest& request = call.request;
  if (call.partitions && request.split) {
    return Error{ErrorCode::kInvalid, "partitions are either listed, or made by split", "split"};
  }
  if (request.source.empty() && (request.split || request.worked_here)) {
    return Error{ErrorCode::kInvalid, "is needed: without it only a worker of yours knows where the documents are",
                 "source"};
  }
  if (call.partitions) {
    Result<void> read = ForEachElement(*call.partitions, [&](const JsonValue& one) -> Result<void> {
      const std::size_t index = request.partitions.size();
      if (index == kPartitionsMax) {
        return Error{ErrorCode::kTooLarge, "has more than " + std::to_string(kPartitionsMax) + " partitions"};
      }
      Result<void> listed = ReadListed(one, request.partitions.emplace_back());
      return listed.ok() ? Result<void>() : Within(index, std::move(listed).error());
    });
    if (!read.ok()) return Within("partitions", std::move(read).error());
  } else if (!request.split) {
    request.partitions.push_back({"{}", ""});
  }
  call.task.infinite = request.stream == DataStream::kInfinite;
  call.task.poll_max = std::max(call.task.poll, call.task.poll_max);
  PAWL_ASSIGN(call.task.scan, WithoutPartitions(value));
  request.task = std::make_shared<const ScanTask>(std::move(call.task));
  return std::move(request);
}

Result<std::string> ParsePartitionPatch(std::string_view body) {
  PAWL_ASSIGN(MoveBody patch, ReadBody<MoveBody>(body, kMoveFields));
  return std::move(patch.offset);
}

Result<std::optional<std::uint32_t>> ParseReplay(std::string_view body) {
  if (body.empty()) return std::optional<std::uint32_t>();
  PAWL_ASSIGN(const ReplayBody replay, ReadBody<ReplayBody>(body, kReplayFields));
  return replay.partition;
}

Result<void> ReadErrorCursor(const std::string& text, ScanErrorQuery& out) {
  const std::size_t dot = text.find('.');
  if (dot == std::string::npos) return Error{ErrorCode::kInvalid, "is not the cursor of a page"};
  PAWL_ASSIGN(out.from, ParseWhole(text.substr(0, dot), 0, kSeqEnd));
  PAWL_ASSIGN(out.after, ParseWhole(text.substr(dot + 1), 0, kSeqEnd));
  return {};
}

}  // namespace pawl::http

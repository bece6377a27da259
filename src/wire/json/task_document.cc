#include "wire/json/task_document.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <unordered_set>
#include <utility>

#include "base/json_scan.h"
#include "base/json_writer.h"
#include "model/workflow.h"
#include "wire/json/fields.h"
#include "wire/json/port_values.h"

namespace pawl::http {
namespace {

constexpr std::int64_t kBlockMax = 100'000;

// ---- Numbers: 7, {"$numberInt":"7"}, {"$numberLong":"7"}, {"$numberDouble":"7.0"} ----

constexpr std::array<std::string_view, 4> kNumberTypes{"$numberInt", "$numberLong", "$numberDouble", "$numberDecimal"};

struct TypedNumber {
  std::string_view type;  // empty: a plain number
  JsonValue value;        // the number, or the string with it
};

// Nothing: it is no number at all.
std::optional<TypedNumber> NumberIn(const JsonValue& value) {
  if (value.kind == JsonKind::kNumber) return TypedNumber{"", value};
  std::optional<TypedNumber> number;
  std::size_t members = 0;
  if (value.kind != JsonKind::kObject) return number;
  std::string buffer;
  json::WalkMembers(value.raw, [&](std::string_view literal, const JsonValue& member) {
    const auto* const type = std::ranges::find(kNumberTypes, json::Unquote(literal, buffer));
    if (type != kNumberTypes.end() && member.kind == JsonKind::kString) number = TypedNumber{*type, member};
    return ++members == 1;
  });
  return members == 1 ? number : std::nullopt;
}

Result<std::int64_t> DocumentWhole(const JsonValue& value, std::int64_t low, std::int64_t high) {
  const auto number = NumberIn(value);
  if (!number) return Invalid(R"(must be a whole number, such as 7 or {"$numberLong":"7"})");
  if (number->type.empty()) return WholeIn(number->value, low, high);
  PAWL_ASSIGN(const std::string digits, number->value.String());
  const auto plain = ParseJson(digits);
  if (!plain.ok() || plain->kind != JsonKind::kNumber) {
    return Invalid("must be a whole number, but the text in " + std::string(number->type) + " is none");
  }
  return WholeIn(*plain, low, high);
}

Result<void> ReadDocumentCount(const JsonValue& value, std::uint64_t& out) {
  PAWL_ASSIGN(const std::int64_t whole, DocumentWhole(value, 0, std::numeric_limits<std::int64_t>::max()));
  out = static_cast<std::uint64_t>(whole);
  return {};
}

// ---- Members that are read; all others are kept, and nobody looks into them ----

template <typename T>
struct DocumentField {
  std::string_view name;
  std::string_view other_name;  // under which some versions of the documents have it; empty: none
  Result<void> (*read)(const JsonValue& value, T& out);
  bool required = false;
};

template <typename T, std::size_t kSize>
Result<void> ReadDocument(const JsonValue& object, const std::array<DocumentField<T>, kSize>& fields, T& out) {
  std::array<bool, kSize> seen{};
  Result<void> read = ReadMembers(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    for (std::size_t i = 0; i < kSize; ++i) {
      const DocumentField<T>& field = fields[i];
      if (key != field.name && (field.other_name.empty() || key != field.other_name)) continue;
      if (std::exchange(seen[i], true)) {
        return Invalid("says the same as " + std::string(key == field.name ? field.other_name : field.name) +
                       "; give one of them");
      }
      return field.read(value, out);
    }
    return {};
  });
  PAWL_TRY(std::move(read));
  for (std::size_t i = 0; i < kSize; ++i) {
    if (fields[i].required && !seen[i]) return MissingField(fields[i].name);
  }
  return {};
}

// ---- A partition ----

struct PartitionSpec {
  DocumentPartition partition;
  bool over = false;
  std::optional<std::string> filter;
  std::string info = "info";  // how its member is named
};

constexpr std::array<Word<bool>, 4> kPartitionStatuses{
    {{"available", false}, {"retry", false}, {"EOF", true}, {"closed", true}}};

Result<void> ReadPartitionStatus(const JsonValue& value, PartitionSpec& out) {
  if (value.raw == R"("error")") {
    return Invalid(R"(a partition with an error is imported as "available", to be worked on again, or as "EOF", to be )"
                   "left alone");
  }
  PAWL_ASSIGN(out.over, ReadWord<bool>(value, kPartitionStatuses));
  return {};
}

constexpr std::array<DocumentField<PartitionSpec>, 1> kPartitionInfo{{
    {"mdbFilter", "",
     [](const JsonValue& v, PartitionSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.filter, v.String());
       return CheckDocumentFilter(*out.filter);
     }},
}};

constexpr std::array<DocumentField<PartitionSpec>, 7> kPartition{{
    {"_bid", "", [](const JsonValue& v, PartitionSpec& out) { return ReadNewName(v, out.partition.id); }, true},
    {"partitionNumber", "",
     [](const JsonValue& v, PartitionSpec& out) -> Result<void> {
       PAWL_ASSIGN(const std::int64_t number, DocumentWhole(v, 1, kPartitionsMax));
       out.partition.number = static_cast<std::uint32_t>(number);
       return {};
     },
     true},
    {"status", "", ReadPartitionStatus},
    {"etag", "", [](const JsonValue& v, PartitionSpec& out) { return ReadDocumentCount(v, out.partition.etag); }},
    {"errors", "",
     [](const JsonValue& v, PartitionSpec&) -> Result<void> {
       std::uint64_t count = 0;
       return ReadDocumentCount(v, count);
     }},
    {"acquisitions", "",
     [](const JsonValue& v, PartitionSpec&) -> Result<void> {
       std::uint64_t count = 0;
       return ReadDocumentCount(v, count);
     }},
    {"info", "properties", [](const JsonValue& v, PartitionSpec& out) { return ReadDocument(v, kPartitionInfo, out); }},
}};

// ---- The task ----

struct TaskSpecOfDocument {
  TaskDocument document;
  std::optional<JsonValue> partitions;
};

// What is done needs no import: nothing of it would ever run.
Result<void> ReadTaskStatus(const JsonValue& value, TaskSpecOfDocument& out) {
  constexpr std::array<Word<bool>, 3> kStatuses{{{"available", false}, {"ready", false}, {"waiting", true}}};
  PAWL_ASSIGN(out.document.waits, ReadWord<bool>(value, kStatuses));
  return {};
}

Result<void> ReadStream(const JsonValue& value, TaskSpecOfDocument& out) {
  constexpr std::array<Word<bool>, 2> kStreams{{{"finite", false}, {"infinite", true}}};
  PAWL_ASSIGN(out.document.infinite, ReadWord<bool>(value, kStreams));
  return {};
}

Result<void> ReadDocumentText(const JsonValue& value, std::string& out) {
  PAWL_TRY(ReadText(value, kLabelMax, out));
  return {};
}

constexpr std::array<DocumentField<TaskSpecOfDocument>, 3> kTaskInfo{{
    {"mdbInstance", "", [](const JsonValue& v, TaskSpecOfDocument& out) { return ReadName(v, out.document.source); }},
    {"mdbCollection", "",
     [](const JsonValue& v, TaskSpecOfDocument& out) { return ReadDocumentText(v, out.document.collection); }},
    {"mdbBatchSize", "",
     [](const JsonValue& v, TaskSpecOfDocument& out) -> Result<void> {
       PAWL_ASSIGN(const std::int64_t block, DocumentWhole(v, 0, kBlockMax));
       out.document.block = static_cast<std::uint32_t>(block);
       return {};
     }},
}};

constexpr std::array<DocumentField<TaskSpecOfDocument>, 7> kTask{{
    {"_bid", "", [](const JsonValue& v, TaskSpecOfDocument& out) { return ReadNewName(v, out.document.id); }, true},
    {"status", "", ReadTaskStatus},
    {"typ", "data_source_type",
     [](const JsonValue& v, TaskSpecOfDocument& out) { return ReadNewName(v, out.document.type); }, true},
    {"data_stream_type", "stream_type", ReadStream, true},
    {"jobBid", "job_id",
     [](const JsonValue& v, TaskSpecOfDocument& out) { return ReadNewName(v, out.document.workflow); }, true},
    {"info", "properties", [](const JsonValue& v, TaskSpecOfDocument& out) { return ReadDocument(v, kTaskInfo, out); }},
    {"partitions", "",
     [](const JsonValue& v, TaskSpecOfDocument& out) -> Result<void> {
       out.partitions = v;
       return {};
     },
     true},
}};

// ---- Parts of a text that are replaced ----

class Splices {
 public:
  explicit Splices(std::string_view text) : text_(text) {}

  // `part` is a view of the text, behind those before.
  void Replace(std::string_view part, std::string_view with) {
    KeepTo(static_cast<std::size_t>(part.data() - text_.data()));
    out_ += with;
    kept_ += part.size();
  }
  void KeepTo(std::size_t end) {
    out_ += text_.substr(kept_, end - kept_);
    kept_ = end;
  }
  std::string Take() {
    KeepTo(text_.size());
    return std::move(out_);
  }

 private:
  std::string_view text_;
  std::size_t kept_ = 0;  // bytes of the text that are done
  std::string out_;
};

Result<void> ReadDocumentPartition(const JsonValue& value, const WireLimits& limits, PartitionSpec& out) {
  PAWL_TRY(ReadDocument(value, kPartition, out));
  PAWL_TRY(CheckSize(value.raw.size(), limits, ""));
  out.partition.text.assign(value.raw);
  return {};
}

// Each of them has a name and a number of its own.
class SeenPartitions {
 public:
  Result<void> Add(const DocumentPartition& partition) {
    if (!ids_.insert(partition.id).second) {
      return Error{ErrorCode::kInvalid, "another partition has this _bid too", "_bid"};
    }
    if (numbers_.insert(partition.number).second) return {};
    return Error{ErrorCode::kInvalid, "another partition has this number too", "partitionNumber"};
  }

 private:
  std::unordered_set<std::string> ids_;
  std::unordered_set<std::uint32_t> numbers_;
};

// Fills in the partitions, and the frame from what is left of the text.
Result<void> ReadPartitionsOfDocument(std::string_view text, const JsonValue& list, const WireLimits& limits,
                                      TaskDocument& out) {
  Splices frame(text);
  SeenPartitions seen;
  std::size_t place = 0;
  Result<void> read = ReadElements(list, kPartitionsMax, [&](const JsonValue& value) -> Result<void> {
    PartitionSpec spec;
    PAWL_TRY(ReadDocumentPartition(value, limits, spec));
    if (!out.collection.empty() && !spec.filter) {
      return Error{ErrorCode::kBadFilter, "a partition of a collection needs a filter that says which part it is",
                   "info.mdbFilter"};
    }
    PAWL_TRY(seen.Add(spec.partition));
    if (spec.partition.id == out.id) {
      return Error{ErrorCode::kInvalid, "must not be the _bid of the task", "_bid"};
    }
    spec.partition.place = place++;
    if (spec.over) return {};
    frame.Replace(value.raw, "null");
    out.partitions.push_back(std::move(spec.partition));
    return {};
  });
  PAWL_TRY(std::move(read));
  if (out.partitions.empty()) return Invalid("must have at least one partition that is to be worked on");
  out.frame = frame.Take();
  return {};
}

// ---- The filter ----

bool IsText(const JsonValue& value, std::string_view text) {
  std::string buffer;
  return value.kind == JsonKind::kString && json::Unquote(value.raw, buffer) == text;
}

// Whether a value of it is where the offset goes.
bool HasPlaceOfOffset(const JsonValue& value) {
  if (IsText(value, "{resume}")) return true;
  bool found = false;
  if (value.kind == JsonKind::kArray) {
    json::WalkElements(value.raw, [&](const JsonValue& element) { return !(found = HasPlaceOfOffset(element)); });
  }
  if (value.kind == JsonKind::kObject) {
    std::string key;
    json::WalkMembers(value.raw, [&](std::string_view literal, const JsonValue& member) {
      found = (json::Unquote(literal, key) == "$oid" && IsText(member, "{resumeObjectId}")) || HasPlaceOfOffset(member);
      return !found;
    });
  }
  return found;
}

// ---- Writing ----

struct WrittenMember {
  std::string_view key;  // as it is written
  JsonValue value;
};

std::vector<WrittenMember> MembersOfText(std::string_view object) {
  std::vector<WrittenMember> members;
  json::WalkMembers(object, [&](std::string_view literal, const JsonValue& value) {
    members.push_back({literal, value});
    return true;
  });
  return members;
}

std::string_view WordOf(DocumentStatus status) {
  switch (status) {
    case DocumentStatus::kWaiting:
      return "waiting";
    case DocumentStatus::kAvailable:
      return "available";
    case DocumentStatus::kDone:
      return "done";
    case DocumentStatus::kEof:
      return "EOF";
    case DocumentStatus::kError:
      break;
  }
  return "error";
}

std::string JsonString(std::string_view text) {
  std::string out;
  AppendJsonString(out, text);
  return out;
}

// A value that tells how the work stands.
struct LiveMember {
  std::string_view name;
  std::optional<std::string_view> word;  // of a status
  std::uint64_t count = 0;               // otherwise
  bool silent = false;                   // it need not be there
  bool written = false;
};

LiveMember LiveStatus(DocumentStatus status) {
  return {.name = "status", .word = WordOf(status), .silent = status == DocumentStatus::kAvailable};
}
LiveMember LiveCount(std::string_view name, std::uint64_t count) {
  return {.name = name, .word = {}, .count = count, .silent = count == 0};
}

void ReplaceCount(const JsonValue& old, std::uint64_t count, Splices& text) {
  std::uint64_t was = 0;
  if (ReadDocumentCount(old, was).ok() && was == count) return;
  const std::string digits = std::to_string(count);
  const auto number = NumberIn(old);
  if (number && number->type.empty()) {
    text.Replace(old.raw, digits);
  } else if (number && (number->type == "$numberLong" ||
                        (number->type == "$numberInt" && count <= std::numeric_limits<std::int32_t>::max()))) {
    text.Replace(number->value.raw, JsonString(digits));
  } else {
    text.Replace(old.raw, R"({"$numberLong":")" + digits + R"("})");
  }
}

void ReplaceLive(const JsonValue& old, const LiveMember& live, Splices& text) {
  if (!live.word) return ReplaceCount(old, live.count, text);
  const Result<std::string> was = old.String();
  if (!was.ok() || *was != *live.word) text.Replace(old.raw, JsonString(*live.word));
}

// Adds the members that are not there behind the last one, with the white space that this one has.
void AddLive(std::string_view object, const WrittenMember& last, std::span<const LiveMember> live, Splices& text) {
  const char* before = last.key.data();
  while (before > object.data() && json::IsSpace(before[-1])) --before;
  const std::string_view space(before, static_cast<std::size_t>(last.key.data() - before));
  const char* const key_end = last.key.data() + last.key.size();
  const std::string_view colon(key_end, static_cast<std::size_t>(last.value.raw.data() - key_end));
  text.KeepTo(static_cast<std::size_t>(last.value.raw.data() + last.value.raw.size() - object.data()));
  for (const LiveMember& member : live) {
    if (member.written || member.silent) continue;
    std::string added(",");
    added.append(space).append(JsonString(member.name)).append(colon);
    added += member.word ? JsonString(*member.word) : std::to_string(member.count);
    text.Replace({last.value.raw.data() + last.value.raw.size(), 0}, added);
  }
}

// `replace(name, value, text)` may replace what is not live.
template <typename Replace>
std::string RenderObject(std::string_view object, std::span<LiveMember> live, Replace replace) {
  const std::vector<WrittenMember> members = MembersOfText(object);
  Splices text(object);
  std::string buffer;
  for (const WrittenMember& member : members) {
    const std::string_view name = json::Unquote(member.key, buffer);
    const auto found = std::ranges::find(live, name, &LiveMember::name);
    if (found == live.end()) {
      replace(name, member.value, text);
    } else {
      found->written = true;
      ReplaceLive(member.value, *found, text);
    }
  }
  if (!members.empty()) AddLive(object, members.back(), live, text);
  return text.Take();
}

}  // namespace

Result<TaskDocument> ParseTaskDocument(std::string_view text, const WireLimits& limits) {
  PAWL_ASSIGN(const JsonValue object, ParseJson(text));
  TaskSpecOfDocument spec;
  PAWL_TRY(ReadDocument(object, kTask, spec));
  TaskDocument& document = spec.document;
  if (document.source.empty() != document.collection.empty()) {
    return Error{ErrorCode::kInvalid, "mdbInstance and mdbCollection go together", "info"};
  }
  auto read = ReadPartitionsOfDocument(object.raw, *spec.partitions, limits, document);
  if (!read.ok()) return Within("partitions", std::move(read).error());
  PAWL_TRY(CheckSize(document.frame.size(), limits, ""));
  return std::move(document);
}

Result<void> CheckDocumentFilter(std::string_view filter) {
  const auto object = ParseJson(filter);
  if (!object.ok()) {
    return Error{ErrorCode::kBadFilter, "is not JSON: " + object.error().detail};
  }
  if (object->kind != JsonKind::kObject) {
    return Error{ErrorCode::kBadFilter, R"(must be an object as text, such as "{\"_id\":{\"$gt\":\"{resume}\"}}")"};
  }
  if (HasPlaceOfOffset(*object)) return {};
  return Error{ErrorCode::kBadFilter,
               R"(says nowhere where to go on: {"$oid":"{resumeObjectId}"}, or "{resume}" for keys of other types, )"
               "stands for the key of the last document that is done"};
}

std::string RenderDocumentPartition(std::string_view text, const LivePartition& live) {
  std::array<LiveMember, 4> members{LiveStatus(live.status), LiveCount("etag", live.etag),
                                    LiveCount("errors", live.errors), LiveCount("acquisitions", live.acquisitions)};
  return RenderObject(text, members, [](std::string_view, const JsonValue&, Splices&) {});
}

std::size_t PlacesInFrame(std::string_view frame) {
  std::size_t places = 0;
  const auto partitions = FindMember(KnownJson(frame), "partitions");
  if (!partitions || partitions->kind != JsonKind::kArray) return places;
  json::WalkElements(partitions->raw, [&](const JsonValue& element) {
    places += element.IsNull() ? 1 : 0;
    return true;
  });
  return places;
}

std::string RenderTaskDocument(std::string_view frame, DocumentStatus status, std::span<const std::string> partitions) {
  std::array<LiveMember, 1> members{LiveStatus(status)};
  std::size_t next = 0;
  return RenderObject(frame, members, [&](std::string_view name, const JsonValue& value, Splices& text) {
    if (name != "partitions" || value.kind != JsonKind::kArray) return;
    json::WalkElements(value.raw, [&](const JsonValue& element) {
      if (element.IsNull() && next < partitions.size()) text.Replace(element.raw, partitions[next++]);
      return true;
    });
  });
}

}  // namespace pawl::http

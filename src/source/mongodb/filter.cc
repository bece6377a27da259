#include "source/mongodb/filter.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/base64.h"
#include "base/json_reader.h"
#include "base/json_writer.h"

namespace pawl::source {
namespace {

// They run a program in the server; $expr is refused with them, wherever they stand in it.
constexpr std::array<std::string_view, 3> kRefused{"$where", "$function", "$accumulator"};

constexpr std::string_view kResumeObjectId = "{resumeObjectId}";
constexpr std::string_view kResume = "{resume}";

Error BadFilter(std::string detail) { return {ErrorCode::kBadFilter, std::move(detail), "filter"}; }

bool IsText(const JsonValue& value, std::string_view text) {
  if (value.kind != JsonKind::kString) return false;
  std::string buffer;
  const auto found = value.StringView(buffer);
  return found.ok() && *found == text;
}

// {"$oid":"{resumeObjectId}"}
bool IsResumeObjectId(const JsonValue& value) {
  const auto id = FindMember(value, "$oid");
  return id && (IsText(*id, kResumeObjectId) || IsText(*id, kResume));
}

class Filling {
 public:
  Filling(std::string object_id, std::string any) : object_id_(std::move(object_id)), any_(std::move(any)) {}

  // Recurses at most kJsonDepthMax deep: the text has been parsed.
  Result<void> Write(const JsonValue& value, JsonWriter& json) {
    if (IsResumeObjectId(value)) return Place(object_id_, json);
    if (IsText(value, kResume)) return Place(any_, json);
    if (value.kind == JsonKind::kArray) {
      json.BeginArray();
      PAWL_TRY(ForEachElement(value, [&](const JsonValue& element) { return Write(element, json); }));
      json.EndArray();
      return {};
    }
    if (value.kind != JsonKind::kObject) {
      json.Raw(value.raw);
      return {};
    }
    json.BeginObject();
    PAWL_TRY(ForEachMember(value, [&](std::string_view name, const JsonValue& member) -> Result<void> {
      if (std::ranges::find(kRefused, name) != kRefused.end()) {
        return BadFilter("the operator " + std::string(name) +
                         " runs JavaScript in the server; use operators that compare");
      }
      // A key of BSON ends at its first zero byte: what stands behind it would not be seen here.
      if (name.find('\0') != std::string_view::npos) return BadFilter("a name has a zero byte in it");
      json.Key(name);
      return Write(member, json);
    }));
    json.EndObject();
    return {};
  }

  bool has_place() const { return places_ > 0; }

 private:
  Result<void> Place(const std::string& value, JsonWriter& json) {
    ++places_;
    json.Raw(value);
    return {};
  }

  const std::string object_id_;
  const std::string any_;
  int places_ = 0;
};

Result<std::string> Fill(std::string_view filter, Filling& filling) {
  const auto parsed = ParseJson(filter);
  if (!parsed.ok()) return BadFilter("is not JSON: " + parsed.error().detail);
  if (parsed->kind != JsonKind::kObject) {
    return BadFilter("must be an object, such as {\"country\":\"IT\"}; it is " + std::string(Name(parsed->kind)));
  }
  std::string text;
  JsonWriter json(text);
  const Result<void> written = filling.Write(*parsed, json);
  if (written.ok()) return text;
  return written.error().code == ErrorCode::kBadFilter ? written.error() : BadFilter(written.error().detail);
}

struct IdWriter {
  std::string& text;

  void Typed(std::string_view type, std::string_view value) const {
    JsonWriter(text).BeginObject().Key(type).String(value).EndObject();
  }
  void Bytes(std::string_view bytes, std::uint8_t sub_type) const {
    JsonWriter json(text);
    json.BeginObject().Key("$binary").BeginObject().Key("base64").String(EncodeBase64(bytes));
    json.Key("subType").String(ToHex({&sub_type, 1})).EndObject().EndObject();
  }

  bool operator()(std::int64_t whole) const { return Typed("$numberLong", std::to_string(whole)), true; }
  bool operator()(double number) const {
    std::string digits;
    JsonWriter(digits).Double(number);
    return Typed("$numberDouble", digits), true;
  }
  bool operator()(const Decimal& decimal) const {
    std::string digits;
    AppendDecimal(digits, decimal);
    return Typed("$numberDecimal", digits), true;
  }
  bool operator()(const std::string& string) const { return JsonWriter(text).String(string), true; }
  bool operator()(const ObjectId& id) const { return Typed("$oid", ToHex(id.bytes)), true; }
  bool operator()(WallTime time) const {
    JsonWriter json(text);
    json.BeginObject().Key("$date").BeginObject().Key("$numberLong").String(std::to_string(ToMillis(time)));
    json.EndObject().EndObject();
    return true;
  }
  bool operator()(const Uuid& uuid) const {
    std::string bytes;
    for (const std::uint64_t half : {uuid.high, uuid.low}) {
      for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(half >> static_cast<unsigned>(shift));
    }
    return Bytes(bytes, 4), true;
  }
  bool operator()(const Binary& binary) const { return Bytes(binary.bytes, binary.sub_type), true; }
  bool operator()(const FilePlace&) const { return false; }
  bool operator()(const StreamId&) const { return false; }
  bool operator()(const std::vector<Offset>&) const { return false; }
};

}  // namespace

Result<std::string> FillFilter(std::string_view filter, const std::optional<Offset>& after) {
  std::string object_id = R"({"$oid":"000000000000000000000000"})";
  std::string any = R"({"$minKey":1})";
  if (after) {
    PAWL_ASSIGN(any, IdValue(*after));
    object_id = any;
  }
  Filling filling(std::move(object_id), std::move(any));
  PAWL_ASSIGN(std::string text, Fill(filter, filling));
  if (filling.has_place()) return text;
  return BadFilter(
      "has no place for the offset; it needs a condition such as {\"_id\":{\"$gt\":{\"$oid\":\"{resumeObjectId}\"}}}, "
      "or "
      "\"{resume}\" for an _id of another type");
}

Result<void> CheckFilter(std::string_view filter) {
  Filling filling(R"({"$minKey":1})", R"({"$minKey":1})");
  PAWL_TRY(Fill(filter, filling));
  if (filling.has_place()) return BadFilter("has a place for the offset, which only the filter of a partition has");
  return {};
}

Result<std::string> IdValue(const Offset& offset) {
  std::string text;
  if (std::visit(IdWriter{text}, offset.value)) return text;
  return Error{ErrorCode::kKeyType, "the offset is " + std::string(KindName(offset)) + ", which is no _id of MongoDB"};
}

}  // namespace pawl::source

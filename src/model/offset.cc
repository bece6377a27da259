#include "model/offset.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>
#include <tuple>
#include <utility>

#include "base/base64.h"
#include "base/json_writer.h"
#include "base/names.h"
#include "base/wall_format.h"

namespace pawl {
namespace {

constexpr std::int64_t kLastShownMs = 253'402'300'799'999;  // the end of the year 9999

Error BadOffset(std::string_view what) { return Error{ErrorCode::kInvalid, "a key " + std::string(what)}; }

template <typename T>
std::optional<T> WholeText(std::string_view text) {
  T value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

Result<Offset> WholeOffset(std::string_view text) {
  if (const auto value = WholeText<std::int64_t>(text)) return Offset{*value};
  return BadOffset(R"(that is a whole number must fit into 64 bits; a longer one is written {"$numberDecimal":"…"})");
}

Result<Offset> NumberOffset(const JsonValue& value) {
  if (value.raw.find_first_of(".eE") == std::string_view::npos) return WholeOffset(value.raw);
  PAWL_ASSIGN(const double number, value.Number());
  return Offset{number == 0 ? 0.0 : number};  // -0.0 is the same key
}

Result<Offset> DoubleOffset(std::string_view text) {
  if (text == "Infinity") return Offset{std::numeric_limits<double>::infinity()};
  if (text == "-Infinity") return Offset{-std::numeric_limits<double>::infinity()};
  const auto number = ParseJson(text);
  if (!number.ok() || number->kind != JsonKind::kNumber) {
    return BadOffset(R"({"$numberDouble":…} must hold a number as text, "Infinity" or "-Infinity")");
  }
  PAWL_ASSIGN(const double value, number->Number());
  return Offset{value == 0 ? 0.0 : value};
}

Result<Offset> DecimalOffset(std::string_view text) {
  const auto number = ParseJson(text);
  auto decimal = number.ok() && number->kind == JsonKind::kNumber ? ReadDecimal(number->raw) : std::nullopt;
  if (decimal) return Offset{*std::move(decimal)};
  return BadOffset(R"({"$numberDecimal":…} must hold a number as text, such as "1.5")");
}

Result<Offset> ObjectIdOffset(std::string text) {
  std::ranges::transform(text, text.begin(), LowerCase);
  ObjectId id;
  if (FromHex(text, id.bytes)) return Offset{id};
  return BadOffset(R"({"$oid":…} must hold 24 hexadecimal digits)");
}

Result<Offset> UuidOffset(std::string text) {
  std::ranges::transform(text, text.begin(), LowerCase);
  if (const auto uuid = ParseUuid(text)) return Offset{*uuid};
  return BadOffset(R"({"$uuid":…} must hold a UUID, such as "0190163d-8694-739b-aea5-966c26f8ad91")");
}

Result<Offset> DateOffset(const JsonValue& value) {
  if (value.kind == JsonKind::kObject) {
    PAWL_ASSIGN(const Offset ms, ParseOffset(value));
    if (const auto* whole = std::get_if<std::int64_t>(&ms.value)) return Offset{WallTime(Millis(*whole))};
  } else if (value.kind == JsonKind::kString) {
    PAWL_ASSIGN(const std::string text, value.String());
    PAWL_ASSIGN(const WallTime time, ParseTime(text));
    return Offset{time};
  }
  return BadOffset(R"({"$date":…} must hold a time such as "2026-11-17T01:00:00.000Z", or {"$numberLong":"…"})");
}

Result<Offset> BinaryOffset(const JsonValue& value) {
  const Error bad = BadOffset(R"({"$binary":…} must hold {"base64":"…","subType":"00"})");
  std::optional<std::string> bytes;
  std::optional<std::string> sub_type;
  PAWL_TRY(ForEachMember(value, [&](std::string_view key, const JsonValue& member) -> Result<void> {
    PAWL_ASSIGN(std::string text, member.String());
    if (key == "base64") {
      bytes = DecodeBase64(text);
    } else if (key == "subType") {
      sub_type = std::move(text);
    } else {
      return bad;
    }
    return {};
  }));
  if (!bytes || !sub_type) return bad;
  if (sub_type->size() == 1) sub_type->insert(0, "0");
  std::ranges::transform(*sub_type, sub_type->begin(), LowerCase);
  std::array<std::uint8_t, 1> type{};
  if (!FromHex(*sub_type, type)) return bad;
  if (type[0] != 4) return Offset{Binary{type[0], *std::move(bytes)}};
  if (bytes->size() != 16) return BadOffset("that is a UUID must have 16 bytes");
  Uuid uuid;
  for (std::size_t i = 0; i < 16; ++i) {
    std::uint64_t& half = i < 8 ? uuid.high : uuid.low;
    half = half << 8 | static_cast<std::uint8_t>((*bytes)[i]);
  }
  return Offset{uuid};
}

// "1-0", "2049:131:17": as many numbers as there are places for them.
bool SplitNumbers(std::string_view text, char separator, std::span<std::uint64_t> numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::size_t end = i + 1 < numbers.size() ? text.find(separator) : text.size();
    if (end == std::string_view::npos) return false;
    const auto number = WholeText<std::uint64_t>(text.substr(0, end));
    if (!number) return false;
    numbers[i] = *number;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

Result<Offset> StreamOffset(std::string_view text) {
  std::array<std::uint64_t, 2> parts{};
  if (SplitNumbers(text, '-', parts)) return Offset{StreamId{parts[0], parts[1]}};
  return BadOffset(R"({"stream":…} must hold the id of an entry, such as "1526919030474-0")");
}

Result<Offset> FileOffset(const JsonValue& object) {
  const Error bad = BadOffset(R"(of a file must be {"file":"DEVICE:INODE:SIZE","byte":17})");
  FilePlace place;
  bool has_file = false;
  bool has_byte = false;
  PAWL_TRY(ForEachMember(object, [&](std::string_view key, const JsonValue& member) -> Result<void> {
    if (key == "file") {
      PAWL_ASSIGN(const std::string text, member.String());
      std::array<std::uint64_t, 3> parts{};
      if (!SplitNumbers(text, ':', parts)) return bad;
      std::tie(place.device, place.inode, place.size) = std::tie(parts[0], parts[1], parts[2]);
      has_file = true;
    } else if (key == "byte") {
      PAWL_ASSIGN(const std::int64_t byte, member.Int());
      if (byte < 0) return bad;
      place.byte = static_cast<std::uint64_t>(byte);
      has_byte = true;
    } else {
      return bad;
    }
    return {};
  }));
  if (!has_file || !has_byte) return bad;
  return Offset{place};
}

Result<Offset> ObjectOffset(const JsonValue& object) {
  if (FindMember(object, "file")) return FileOffset(object);
  std::optional<Result<Offset>> found;
  PAWL_TRY(ForEachMember(object, [&](std::string_view key, const JsonValue& member) -> Result<void> {
    if (found) return BadOffset(R"(that is an object must have one member, such as {"$oid":"…"})");
    if (key == "$date") {
      found = DateOffset(member);
      return {};
    }
    if (key == "$binary") {
      found = BinaryOffset(member);
      return {};
    }
    PAWL_ASSIGN(std::string text, member.String());
    if (key == "$oid") {
      found = ObjectIdOffset(std::move(text));
    } else if (key == "$uuid") {
      found = UuidOffset(std::move(text));
    } else if (key == "$numberInt" || key == "$numberLong") {
      found = WholeOffset(text);
    } else if (key == "$numberDouble") {
      found = DoubleOffset(text);
    } else if (key == "$numberDecimal") {
      found = DecimalOffset(text);
    } else if (key == "stream") {
      found = StreamOffset(text);
    } else {
      return BadOffset(R"(that is an object must be one of Extended JSON, such as {"$oid":"…"}, not {")" +
                       std::string(key) + R"(":…})");
    }
    return {};
  }));
  return found ? *std::move(found) : BadOffset(R"(that is an object must not be empty)");
}

Result<Offset> ListOffset(const JsonValue& array) {
  std::vector<Offset> elements;
  PAWL_TRY(ForEachElement(array, [&](const JsonValue& value) -> Result<void> {
    if (value.kind == JsonKind::kArray) return BadOffset("of several columns has no arrays in it");
    if (elements.size() == kOffsetElementsMax) return BadOffset("has at most 16 columns");
    PAWL_ASSIGN(Offset element, ParseOffset(value));
    elements.push_back(std::move(element));
    return {};
  }));
  if (elements.empty()) return BadOffset("of several columns must have at least one");
  return Offset{std::move(elements)};
}

void AppendMember(std::string& out, std::string_view name, std::string_view text) {
  JsonWriter(out).BeginObject().Key(name).String(text).EndObject();
}

struct Renderer {
  std::string& out;

  void operator()(std::int64_t value) const { JsonWriter(out).Int(value); }
  void operator()(double value) const {
    if (!std::isfinite(value)) return AppendMember(out, "$numberDouble", value > 0 ? "Infinity" : "-Infinity");
    const std::size_t start = out.size();
    JsonWriter(out).Double(value);
    if (out.find_first_of(".e", start) == std::string::npos) out += ".0";  // or it would be a whole number
  }
  void operator()(const Decimal& value) const {
    std::string text;
    AppendDecimal(text, value);
    AppendMember(out, "$numberDecimal", text);
  }
  void operator()(const std::string& value) const { AppendJsonString(out, value); }
  void operator()(const ObjectId& value) const { AppendMember(out, "$oid", ToHex(value.bytes)); }
  void operator()(WallTime value) const {
    const std::int64_t ms = ToMillis(value);
    if (ms >= 0 && ms <= kLastShownMs) return AppendMember(out, "$date", FormatTime(value));
    JsonWriter json(out);
    json.BeginObject().Key("$date").BeginObject().Key("$numberLong").String(std::to_string(ms)).EndObject().EndObject();
  }
  void operator()(const Uuid& value) const { AppendMember(out, "$uuid", FormatUuid(value)); }
  void operator()(const Binary& value) const {
    JsonWriter json(out);
    json.BeginObject().Key("$binary").BeginObject().Key("base64").String(EncodeBase64(value.bytes));
    json.Key("subType").String(ToHex(std::array{value.sub_type})).EndObject().EndObject();
  }
  void operator()(const FilePlace& value) const {
    const std::string file =
        std::to_string(value.device) + ':' + std::to_string(value.inode) + ':' + std::to_string(value.size);
    JsonWriter(out).BeginObject().Key("file").String(file).Key("byte").Uint(value.byte).EndObject();
  }
  void operator()(StreamId value) const {
    AppendMember(out, "stream", std::to_string(value.ms) + '-' + std::to_string(value.seq));
  }
  void operator()(const std::vector<Offset>& elements) const {
    out += '[';
    for (std::size_t i = 0; i < elements.size(); ++i) {
      if (i > 0) out += ',';
      std::visit(*this, elements[i].value);
    }
    out += ']';
  }
};

using Order = std::optional<std::strong_ordering>;

struct Comparer {
  template <typename A, typename B>
  Order operator()(const A&, const B&) const {
    return std::nullopt;
  }
  Order operator()(std::int64_t a, std::int64_t b) const { return a <=> b; }
  Order operator()(double a, double b) const { return std::strong_order(a, b); }
  Order operator()(const Decimal& a, const Decimal& b) const { return EqualOrUnknown(a == b); }
  Order operator()(const std::string& a, const std::string& b) const { return EqualOrUnknown(a == b); }
  Order operator()(const ObjectId& a, const ObjectId& b) const { return a <=> b; }
  Order operator()(WallTime a, WallTime b) const { return ToMillis(a) <=> ToMillis(b); }
  Order operator()(const Uuid& a, const Uuid& b) const {
    return a.high != b.high ? a.high <=> b.high : a.low <=> b.low;
  }
  // MongoDB puts the shorter one first, SQL the one that differs in a lower byte: known only where they agree.
  Order operator()(const Binary& a, const Binary& b) const {
    if (a.sub_type != b.sub_type) return std::nullopt;
    const auto by_length = a.bytes.size() <=> b.bytes.size();
    const auto by_bytes = a.bytes.compare(b.bytes) <=> 0;
    if (by_length == std::strong_ordering::equal || by_length == by_bytes) return by_bytes;
    return std::nullopt;
  }
  Order operator()(const FilePlace& a, const FilePlace& b) const {
    if (a.device != b.device || a.inode != b.inode || a.size != b.size) return std::nullopt;
    return a.byte <=> b.byte;
  }
  Order operator()(StreamId a, StreamId b) const { return a <=> b; }
  Order operator()(const std::vector<Offset>& a, const std::vector<Offset>& b) const {
    if (a.size() != b.size()) return std::nullopt;
    for (std::size_t i = 0; i < a.size(); ++i) {
      const Order order = CompareOffsets(a[i], b[i]);
      if (order != std::strong_ordering::equal) return order;
    }
    return std::strong_ordering::equal;
  }

 private:
  static Order EqualOrUnknown(bool equal) { return equal ? Order(std::strong_ordering::equal) : std::nullopt; }
};

constexpr std::array<std::string_view, std::variant_size_v<Offset::Value>> kKindNames = {"a whole number",
                                                                                         "a number with a fraction",
                                                                                         "a decimal",
                                                                                         "text",
                                                                                         "an ObjectId",
                                                                                         "a date",
                                                                                         "a UUID",
                                                                                         "bytes",
                                                                                         "a place in a file",
                                                                                         "a stream id",
                                                                                         "a key of several columns"};

}  // namespace

Result<Offset> ParseOffset(std::string_view text) {
  if (text.size() > kOffsetBytesMax) return BadOffset("has at most 4,096 bytes");
  PAWL_ASSIGN(const JsonValue value, ParseJson(text));
  return ParseOffset(value);
}

Result<Offset> ParseOffset(const JsonValue& value) {
  if (value.raw.size() > kOffsetBytesMax) return BadOffset("has at most 4,096 bytes");
  switch (value.kind) {
    case JsonKind::kNumber:
      return NumberOffset(value);
    case JsonKind::kString: {
      PAWL_ASSIGN(std::string text, value.String());
      return Offset{std::move(text)};
    }
    case JsonKind::kObject:
      return ObjectOffset(value);
    case JsonKind::kArray:
      return ListOffset(value);
    case JsonKind::kNull:
    case JsonKind::kBool:
      break;
  }
  return BadOffset("must be a number, text, an object of Extended JSON, or an array of these, not " +
                   std::string(Name(value.kind)));
}

std::string RenderOffset(const Offset& offset) {
  std::string text;
  std::visit(Renderer{text}, offset.value);
  return text;
}

std::optional<std::strong_ordering> CompareOffsets(const Offset& a, const Offset& b) {
  return std::visit(Comparer{}, a.value, b.value);
}

std::optional<WallTime> TimeOfOffset(const Offset& offset) {
  if (const auto* time = std::get_if<WallTime>(&offset.value)) return *time;
  if (const auto* entry = std::get_if<StreamId>(&offset.value)) {
    return WallFromMillis(static_cast<std::int64_t>(entry->ms));
  }
  const auto* id = std::get_if<ObjectId>(&offset.value);
  if (id == nullptr) return std::nullopt;
  std::int64_t seconds = 0;
  for (int i = 0; i < 4; ++i) seconds = seconds << 8 | id->bytes[static_cast<std::size_t>(i)];
  return WallFromMillis((seconds + 1) * 1'000);
}

std::string_view KindName(const Offset& offset) { return kKindNames[offset.value.index()]; }

}  // namespace pawl

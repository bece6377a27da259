// An Offset is the key of a document: how far a partition of a scan has come. It is written as Extended JSON v2, and
// what the same key may look like (17, {"$numberLong":"17"}) has one text only once it has been rendered.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/clock.h"
#include "base/decimal.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "base/uuid.h"

namespace pawl {

inline constexpr std::size_t kOffsetBytesMax = 4'096;  // of its text
inline constexpr std::size_t kOffsetElementsMax = 16;  // of a key of several columns

struct ObjectId {
  std::array<std::uint8_t, 12> bytes{};
  auto operator<=>(const ObjectId&) const = default;
};

struct Binary {
  std::uint8_t sub_type = 0;  // as BSON numbers them; a UUID (4) is none of these
  std::string bytes;
  bool operator==(const Binary&) const = default;
};

// A place between two lines of a file. What the file was, when it was first read, tells it from one that has taken its
// name since.
struct FilePlace {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::uint64_t size = 0;  // when it was first read: it may have grown since, and never shrinks
  std::uint64_t byte = 0;
  bool operator==(const FilePlace&) const = default;
};

// The id of an entry of a Redis stream.
struct StreamId {
  std::uint64_t ms = 0;
  std::uint64_t seq = 0;
  auto operator<=>(const StreamId&) const = default;
};

struct Offset {
  // In this order: a whole number, a number with a fraction, a decimal, text, ObjectId, date, UUID, bytes, file place,
  // stream id, and a key of several columns, whose elements are none themselves.
  using Value = std::variant<std::int64_t, double, Decimal, std::string, ObjectId, WallTime, Uuid, Binary, FilePlace,
                             StreamId, std::vector<Offset>>;
  Value value;

  bool operator==(const Offset&) const = default;
};

// 17 · 1.5 · "text" · {"$numberDecimal":"1.5"} · {"$oid":"…"} · {"$date":"2026-11-17T01:00:00.000Z"} · {"$uuid":"…"} ·
// {"$binary":{"base64":"…","subType":"00"}} · {"file":"DEVICE:INODE:SIZE","byte":17} · {"stream":"1-0"} · [17,"text"],
// and the longer forms of Extended JSON: $numberInt, $numberLong, $numberDouble, {"$date":{"$numberLong":"…"}}.
// Fails with kBadJson, kTooDeep, or kInvalid.
Result<Offset> ParseOffset(std::string_view text);
Result<Offset> ParseOffset(const JsonValue& value);

// The first of the forms above. The same offset has the same bytes.
std::string RenderOffset(const Offset& offset);

// How `a` stands to `b` wherever they are in order; nothing when they are of different kinds, or when only their source
// knows the order: of two texts (its collation), two decimals, places in two files.
std::optional<std::strong_ordering> CompareOffsets(const Offset& a, const Offset& b);

// When the document with this key was made, of keys that say so: a date, an entry of a stream, an ObjectId (the end of
// its second).
std::optional<WallTime> TimeOfOffset(const Offset& offset);

// "a whole number", "an ObjectId": for messages.
std::string_view KindName(const Offset& offset);

}  // namespace pawl

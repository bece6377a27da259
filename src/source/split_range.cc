#include "source/split_range.h"

#include <fmt/format.h>

#include <utility>

#include "base/json_writer.h"

namespace pawl::source {
namespace {

// The first eight bytes, which begin with the seconds at which the id was made.
std::uint64_t HighHalf(const ObjectId& id) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < 8; ++i) value = value << 8 | id.bytes.at(i);
  return value;
}

Offset ObjectIdFrom(std::uint64_t high) {
  ObjectId id;
  for (std::size_t i = 0; i < 8; ++i) id.bytes.at(i) = static_cast<std::uint8_t>(high >> (56 - 8 * i));
  return {id};
}

constexpr std::uint64_t kSignBit = std::uint64_t{1} << 63;

// A key as a number that grows with it.
std::optional<std::uint64_t> Position(const Offset& offset) {
  if (const auto* whole = std::get_if<std::int64_t>(&offset.value))
    return static_cast<std::uint64_t>(*whole) ^ kSignBit;
  if (const auto* date = std::get_if<WallTime>(&offset.value)) {
    return static_cast<std::uint64_t>(ToMillis(*date)) ^ kSignBit;
  }
  if (const auto* id = std::get_if<ObjectId>(&offset.value)) return HighHalf(*id);
  return std::nullopt;
}

// The least key of the kind of `like` at a position.
Offset KeyAt(const Offset& like, std::uint64_t position) {
  if (std::holds_alternative<ObjectId>(like.value)) return ObjectIdFrom(position);
  const auto value = static_cast<std::int64_t>(position ^ kSignBit);
  if (std::holds_alternative<WallTime>(like.value)) return {WallFromMillis(value)};
  return {value};
}

std::string Part(const std::optional<std::string>& from, const std::optional<std::string>& to) {
  std::string text;
  JsonWriter json(text);
  json.BeginObject();
  if (from) json.Key("from").Raw(*from);
  if (to) json.Key("to").Raw(*to);
  json.EndObject();
  return text;
}

}  // namespace

Result<std::vector<std::string>> SplitRange(const std::optional<Offset>& least, const std::optional<Offset>& greatest,
                                            std::uint32_t parts) {
  if (parts == 0 || parts > kPartsMax) {
    return Error{ErrorCode::kInvalid, fmt::format("a scan is split into 1 to {} parts", kPartsMax), "split"};
  }
  if (!least || !greatest) return std::vector<std::string>{Part({}, {})};
  const auto first = Position(*least);
  const auto last = Position(*greatest);
  if (!first || !last || least->value.index() != greatest->value.index()) {
    return Error{ErrorCode::kKeyType,
                 fmt::format("only keys that are whole numbers, dates or ObjectIds can be split into ranges; the least "
                             "is {} and the greatest {}; name the partitions instead",
                             KindName(*least), KindName(*greatest)),
                 "split"};
  }
  const std::uint64_t width = *last > *first ? *last - *first : 0;
  std::vector<std::string> all;
  std::optional<std::string> from;
  std::uint64_t before = *first;
  for (std::uint64_t i = 1; i < parts; ++i) {
    const std::uint64_t border = *first + width / parts * i + width % parts * i / parts;
    if (border == before) continue;  // there are not so many keys
    std::string to = RenderOffset(KeyAt(*least, border));
    all.push_back(Part(from, to));
    from = std::move(to);
    before = border;
  }
  all.push_back(Part(from, {}));
  return all;
}

}  // namespace pawl::source

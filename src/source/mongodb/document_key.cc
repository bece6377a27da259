#include "source/mongodb/document_key.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "base/decimal.h"
#include "base/json_reader.h"

namespace pawl::source {
namespace {

// The big-endian number of eight bytes.
std::uint64_t HalfOf(const std::uint8_t* bytes) {
  std::uint64_t half = 0;
  for (int i = 0; i < 8; ++i) half = half << 8U | bytes[i];
  return half;
}

Offset BinaryKey(const bson_iter_t& id) {
  bson_subtype_t sub_type = BSON_SUBTYPE_BINARY;
  std::uint32_t size = 0;
  const std::uint8_t* bytes = nullptr;
  bson_iter_binary(&id, &sub_type, &size, &bytes);
  if (sub_type == BSON_SUBTYPE_UUID && size == 16) return Offset{Uuid{HalfOf(bytes), HalfOf(bytes + 8)}};
  return Offset{Binary{.sub_type = static_cast<std::uint8_t>(sub_type),
                       .bytes = std::string(reinterpret_cast<const char*>(bytes), size)}};
}

std::optional<Offset> DecimalKey(const bson_iter_t& id) {
  bson_decimal128_t value{};
  std::array<char, BSON_DECIMAL128_STRING> text{};
  if (!bson_iter_decimal128(&id, &value)) return std::nullopt;
  bson_decimal128_to_string(&value, text.data());
  if (!ValidateJson(text.data()).ok()) return std::nullopt;  // NaN, Infinity
  const auto decimal = ReadDecimal(text.data());
  return decimal ? std::optional(Offset{*decimal}) : std::nullopt;
}

std::optional<Offset> KeyOf(const bson_iter_t& id) {
  switch (bson_iter_type(&id)) {
    case BSON_TYPE_INT32:
    case BSON_TYPE_INT64:
      return Offset{bson_iter_as_int64(&id)};
    case BSON_TYPE_DOUBLE:
      if (!std::isfinite(bson_iter_double(&id))) return std::nullopt;
      return Offset{bson_iter_double(&id)};
    case BSON_TYPE_DECIMAL128:
      return DecimalKey(id);
    case BSON_TYPE_UTF8: {
      std::uint32_t size = 0;
      const char* text = bson_iter_utf8(&id, &size);
      if (!bson_utf8_validate(text, size, true)) return std::nullopt;
      return Offset{std::string(text, size)};
    }
    case BSON_TYPE_OID: {
      ObjectId key;
      std::copy_n(bson_iter_oid(&id)->bytes, key.bytes.size(), key.bytes.begin());
      return Offset{key};
    }
    case BSON_TYPE_DATE_TIME:
      return Offset{WallFromMillis(bson_iter_date_time(&id))};
    case BSON_TYPE_BINARY:
      return BinaryKey(id);
    default:
      return std::nullopt;
  }
}

bool IsNumber(const Offset& offset) {
  return std::holds_alternative<std::int64_t>(offset.value) || std::holds_alternative<double>(offset.value) ||
         std::holds_alternative<Decimal>(offset.value);
}

}  // namespace

Result<Offset> KeyOfDocument(const bson_t& document) {
  bson_iter_t id;
  const bool found = bson_iter_init_find(&id, &document, "_id");
  auto key = found ? KeyOf(id) : std::nullopt;
  if (key) return *std::move(key);
  return Error{ErrorCode::kKeyType,
               "a document has an _id that cannot be an offset; it must be an ObjectId, a number, text, a date, a UUID "
               "or bytes"};
}

bool AreOfOneType(const Offset& a, const Offset& b) {
  if (IsNumber(a) && IsNumber(b)) return true;
  // A UUID is bytes of a sub-type for MongoDB.
  const auto is_bytes = [](const Offset& offset) {
    return std::holds_alternative<Uuid>(offset.value) || std::holds_alternative<Binary>(offset.value);
  };
  if (is_bytes(a) && is_bytes(b)) return true;
  return a.value.index() == b.value.index();
}

}  // namespace pawl::source

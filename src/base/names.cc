#include "base/names.h"

#include <algorithm>
#include <array>
#include <string>

#include "base/utf8.h"

namespace pawl {
namespace {

constexpr std::size_t kNameMax = 128;
constexpr std::size_t kGroupMax = 256;
constexpr std::size_t kComparedMax = 64;  // no field name is longer

bool IsNameChar(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
         c == ':' || c == '-';
}

// C0 and DEL are one byte; the C1 controls U+0080 to U+009F are C2 80 to C2 9F.
bool HasControl(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x20 || byte == 0x7F) return true;
    if (byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0) return true;
  }
  return false;
}

// Insertions, deletions, changes and swaps of neighbours that lead from one word to the other.
std::size_t Slips(std::string_view a, std::string_view b) {
  using Row = std::array<std::size_t, kComparedMax + 1>;
  Row before_last{};
  Row last{};
  Row row{};
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = LowerCase(a[i - 1]) == LowerCase(b[j - 1]);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
      const bool swapped =
          i > 1 && j > 1 && LowerCase(a[i - 1]) == LowerCase(b[j - 2]) && LowerCase(a[i - 2]) == LowerCase(b[j - 1]);
      if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
    before_last = last;
    last = row;
  }
  return last[b.size()];
}

}  // namespace

Result<void> CheckName(std::string_view value, std::string_view field) {
  const bool good = !value.empty() && value.size() <= kNameMax && std::all_of(value.begin(), value.end(), IsNameChar);
  if (good) return {};
  return Error{ErrorCode::kInvalid, "must be 1 to 128 characters out of A-Z, a-z, 0-9, '_', '.', ':' and '-'",
               std::string(field)};
}

Result<void> CheckGroup(std::string_view value, std::string_view field) {
  if (!value.empty() && value.size() <= kGroupMax && IsUtf8(value) && !HasControl(value)) return {};
  return Error{ErrorCode::kInvalid, "must be 1 to 256 bytes of UTF-8 without control characters", std::string(field)};
}

std::string_view NearestName(std::string_view word, std::span<const std::string_view> known) {
  std::string_view nearest;
  if (word.empty() || word.size() > kComparedMax) return nearest;
  std::size_t fewest = (word.size() + 2) / 3 + 1;  // a third of the word may be wrong
  for (const std::string_view name : known) {
    if (name.empty() || name.size() > kComparedMax) continue;
    const std::size_t slips = Slips(word, name);
    if (slips >= fewest || slips >= name.size()) continue;
    fewest = slips;
    nearest = name;
  }
  return nearest;
}

}  // namespace pawl

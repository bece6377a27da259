#include "files/content_type.h"

#include <fmt/format.h>
#include <magic.h>

#include <algorithm>
#include <utility>

namespace pawl::files {
namespace {

constexpr std::size_t kEntriesMax = 32;
constexpr std::size_t kEntryBytesMax = 128;
constexpr std::string_view kUnknownType = "application/octet-stream";

std::string LowerCase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

// Only the last '*' is ever tried again, so the time is at most the product of the lengths.
bool FitsGlob(std::string_view glob, std::string_view text) {
  std::size_t g = 0;
  std::size_t t = 0;
  std::size_t star = std::string_view::npos;
  std::size_t star_ends_at = 0;
  while (t < text.size()) {
    if (g < glob.size() && glob[g] == '*') {
      star = g++;
      star_ends_at = t;
    } else if (g < glob.size() && (glob[g] == '?' || glob[g] == text[t])) {
      ++g;
      ++t;
    } else if (star != std::string_view::npos) {
      g = star + 1;
      t = ++star_ends_at;
    } else {
      return false;
    }
  }
  return std::all_of(glob.begin() + static_cast<std::ptrdiff_t>(g), glob.end(), [](char c) { return c == '*'; });
}

}  // namespace

void ContentTypes::Close::operator()(magic_set* magic) const { magic_close(magic); }

Result<ContentTypes> ContentTypes::Load() {
  // What is packed in a file is not looked into: no decompression, no helper process.
  ContentTypes types(magic_open(MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS | MAGIC_NO_CHECK_ELF));
  if (types.magic_ == nullptr || magic_load(types.magic_.get(), nullptr) != 0) {
    const char* const why = types.magic_ == nullptr ? nullptr : magic_error(types.magic_.get());
    return Error{ErrorCode::kInternal,
                 fmt::format("the database of file types (libmagic) cannot be loaded: {}", why == nullptr ? "-" : why)};
  }
  return types;
}

std::string ContentTypes::TypeOf(std::string_view first_bytes) const {
  first_bytes = first_bytes.substr(0, kLookBytes);
  const char* const type = magic_buffer(magic_.get(), first_bytes.data(), first_bytes.size());
  return type == nullptr || *type == '\0' ? std::string(kUnknownType) : std::string(type);
}

Result<MimeList> MimeList::Parse(std::span<const std::string> entries) {
  if (entries.size() > kEntriesMax) {
    return Error{ErrorCode::kInvalid, fmt::format("a list of types has at most {} entries", kEntriesMax)};
  }
  MimeList list;
  for (const std::string& entry : entries) {
    const bool unwanted = entry.starts_with('!');
    const std::string_view glob = std::string_view(entry).substr(unwanted ? 1 : 0);
    const bool fits = !glob.empty() && glob.size() <= kEntryBytesMax &&
                      std::all_of(glob.begin(), glob.end(), [](char c) { return c > ' ' && c < 0x7f && c != '!'; });
    if (!fits) {
      return Error{ErrorCode::kInvalid,
                   "an entry is a type or a pattern of types, such as image/* or !image/vnd.adobe.photoshop"};
    }
    (unwanted ? list.unwanted_ : list.wanted_).push_back(LowerCase(glob));
  }
  return list;
}

bool MimeList::Takes(std::string_view type) const {
  const std::string lower = LowerCase(type);
  const auto fits = [&](const std::string& glob) { return FitsGlob(glob, lower); };
  if (std::any_of(unwanted_.begin(), unwanted_.end(), fits)) return false;
  return wanted_.empty() || std::any_of(wanted_.begin(), wanted_.end(), fits);
}

}  // namespace pawl::files

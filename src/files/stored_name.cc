#include "files/stored_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/uuid.h"

namespace pawl::files {
namespace {

// Forms that to_chars would not write, such as leading zeros, are found by writing the name again.
template <typename Number>
bool ReadNumber(std::string_view text, int base, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  return error == std::errc() && end == text.data() + text.size();
}

// Takes what is behind the last dot off the text.
std::optional<std::string_view> TakeLast(std::string_view& text) {
  const std::size_t dot = text.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const std::string_view last = text.substr(dot + 1);
  text = text.substr(0, dot);
  return last;
}

}  // namespace

std::string BlockText(std::uint32_t block) { return fmt::format("{:08x}", block); }

std::string FileText(const StoredName& name) {
  return fmt::format("{}.{}.{:016x}", name.seq, name.attempt, name.random);
}

std::string PathText(const StoredName& name) { return BlockText(name.block()) + "/" + FileText(name); }

std::string FileText(const TempName& name) { return fmt::format("{}.{}.{}", name.node, name.seq, name.attempt); }

std::optional<std::uint32_t> ParseBlock(std::string_view text) {
  std::uint32_t block = 0;
  if (!ReadNumber(text, 16, block) || BlockText(block) != text) return std::nullopt;
  return block;
}

std::optional<StoredName> ParseFile(std::uint32_t block, std::string_view file) {
  StoredName name;
  std::string_view rest = file;
  const auto random = TakeLast(rest);
  const auto attempt = random ? TakeLast(rest) : std::nullopt;
  if (!attempt || !ReadNumber(rest, 10, name.seq) || !ReadNumber(*attempt, 10, name.attempt) ||
      !ReadNumber(*random, 16, name.random)) {
    return std::nullopt;
  }
  if (name.seq >= kSeqEnd || name.block() != block || FileText(name) != file) return std::nullopt;
  return name;
}

std::optional<StoredName> ParsePath(std::string_view path) {
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto block = ParseBlock(path.substr(0, slash));
  return block ? ParseFile(*block, path.substr(slash + 1)) : std::nullopt;
}

std::optional<TempName> ParseTemp(std::string_view file) {
  TempName name;
  std::string_view rest = file;
  const auto attempt = TakeLast(rest);
  const auto seq = attempt ? TakeLast(rest) : std::nullopt;
  if (!seq || !ReadNumber(*seq, 10, name.seq) || !ReadNumber(*attempt, 10, name.attempt)) return std::nullopt;
  name.node = rest;
  if (!FitsTempName(name.node) || FileText(name) != file) return std::nullopt;
  return name;
}

bool FitsTempName(std::string_view node) {
  return !node.empty() && node.size() <= 100 && node.front() != '.' &&
         std::all_of(node.begin(), node.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
                  c == '.';
         });
}

}  // namespace pawl::files

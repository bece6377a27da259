#include "base/health.h"

#include <algorithm>

#include "base/check.h"
#include "base/log.h"

namespace pawl {

std::string& Health::FindingOf(std::string_view part) {
  const auto found = findings_.find(part);
  if (found != findings_.end()) return found->second;
  PAWL_CHECK(
      !part.empty() && std::ranges::all_of(
                           part, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }),
      "the name of a part of Health is not a word");
  PAWL_CHECK(findings_.size() < kPartsMax, "Health has too many parts");
  return findings_[std::string(part)];
}

void Health::Report(std::string_view part, std::string_view finding) {
  const MutexLock lock(mutex_);
  std::string& known = FindingOf(part);
  if (known == finding) return;
  known = finding;
  Log(LogLevel::kError, "not healthy", {{"part", part}, {"finding", finding}});
}

void Health::Clear(std::string_view part) {
  const MutexLock lock(mutex_);
  std::string& known = FindingOf(part);
  if (known.empty()) return;
  known.clear();
  Log(LogLevel::kInfo, "healthy again", {{"part", part}});
}

std::vector<Health::Part> Health::Parts() const {
  const MutexLock lock(mutex_);
  std::vector<Part> parts;
  parts.reserve(findings_.size());
  for (const auto& [name, finding] : findings_) parts.push_back({name, finding});
  return parts;
}

std::string Health::Findings() const {
  std::string text;
  for (const Part& part : Parts()) {
    if (part.finding.empty()) continue;
    if (!text.empty()) text += "; ";
    text += part.name + ": " + part.finding;
  }
  return text;
}

}  // namespace pawl

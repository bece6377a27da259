#include "source/registry.h"

#include <fmt/format.h>

#include <utility>

#include "base/log.h"

namespace pawl::source {
namespace {

constexpr std::size_t kSourcesFileBytesMax = std::size_t{1} << 20U;

}  // namespace

Result<std::unique_ptr<Registry>> Registry::Open(std::string path, OpenSource open) {
  std::unique_ptr<Registry> registry(new Registry(std::move(path), std::move(open)));
  if (registry->path_.empty()) return registry;
  const MutexLock lock(registry->mutex_);
  if (const Result<bool> read = registry->ReadFile(); !read.ok()) {
    return Error{ErrorCode::kInvalid, read.error().detail, "sources"};
  }
  return registry;
}

Result<bool> Registry::ReadFile() {
  PAWL_ASSIGN(std::string text, ReadSmallFile(path_, kSourcesFileBytesMax));
  if (text == text_) return false;
  text_ = std::move(text);
  PAWL_ASSIGN(specs_, ParseSources(text_, path_));
  std::erase_if(opened_, [this](const auto& entry) PAWL_REQUIRES(mutex_) { return !specs_.contains(entry.first); });
  return true;
}

void Registry::ReadChangedFile() {
  if (path_.empty()) return;
  const Result<bool> read = ReadFile();
  if (read.ok()) {
    if (*read) said_.clear();
    return;
  }
  if (read.error().detail == said_) return;
  said_ = read.error().detail;
  Log(LogLevel::kError, "the file of the sources cannot be used; they stay as they were", {{"error", said_}});
}

Result<SourceSpec> Registry::FindSpec(const ScanSpec& scan) {
  ReadChangedFile();
  if (scan.source.empty()) return Error{ErrorCode::kInvalid, "a scan names its source", "source"};
  const auto found = specs_.find(scan.source);
  if (found != specs_.end()) return found->second;
  if (path_.empty()) {
    return Error{ErrorCode::kUnknownSource,
                 fmt::format("there is no source named {}: the option `sources` names no file", scan.source), "source"};
  }
  std::vector<std::string_view> known;
  for (const auto& [name, spec] : specs_) known.push_back(name);
  return Error{
      ErrorCode::kUnknownSource,
      fmt::format("there is no source named {}; {}", scan.source,
                  known.empty() ? "sources.toml has none" : fmt::format("there are {}", fmt::join(known, ", "))),
      "source"};
}

Result<std::shared_ptr<Source>> Registry::Find(const ReadRequest& request) {
  PAWL_ASSIGN(const ScanSpec scan, ParseScanSpec(request.scan, request.partition));
  const MutexLock lock(mutex_);
  PAWL_ASSIGN(const SourceSpec spec, FindSpec(scan));
  PAWL_TRY(CheckScan(spec, scan, request.infinite));
  Credentials access;
  PAWL_ASSIGN(access.url, ReadCredential(spec.url, "url"));
  PAWL_ASSIGN(access.token, ReadCredential(spec.token, "token"));
  Opened& opened = opened_[spec.name];
  if (opened.source == nullptr || opened.spec != spec || opened.access != access) {
    PAWL_ASSIGN(opened.source, open_(spec, access));
    opened.spec = spec;
    opened.access = std::move(access);
  }
  return opened.source;
}

Result<Block> Registry::Read(const ReadRequest& request) {
  PAWL_ASSIGN(const std::shared_ptr<Source> source, Find(request));
  return source->Read(request);
}

Result<std::vector<std::string>> Registry::Plan(const ReadRequest& request, std::uint32_t parts) {
  PAWL_ASSIGN(const std::shared_ptr<Source> source, Find(request));
  return source->Plan(request, parts);
}

Result<void> Registry::Check(std::string_view scan, std::string_view partition, bool infinite) {
  PAWL_ASSIGN(const ScanSpec parsed, ParseScanSpec(scan, partition));
  const MutexLock lock(mutex_);
  PAWL_ASSIGN(const SourceSpec spec, FindSpec(parsed));
  return CheckScan(spec, parsed, infinite);
}

std::vector<std::string> Registry::Names() {
  const MutexLock lock(mutex_);
  ReadChangedFile();
  std::vector<std::string> names;
  for (const auto& [name, spec] : specs_) names.push_back(name);
  return names;
}

}  // namespace pawl::source

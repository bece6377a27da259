// The one file that knows Abseil, whose time zones are right where others of Debian are not: it reads the rule at the
// end of a zone's file, by which times after 2037 go.
#include "plan/zone.h"

#include <absl/time/civil_time.h>
#include <absl/time/time.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <vector>

#include "base/mutex.h"
#include "base/names.h"

namespace pawl {

struct Zone::Data {
  std::string name;
  absl::TimeZone zone;
};

namespace {

namespace fs = std::filesystem;

absl::CivilSecond ToCivil(LocalTime local) { return absl::CivilSecond(1970, 1, 1) + local.time_since_epoch().count(); }

std::chrono::sys_seconds FromAbsl(absl::Time time) {
  return std::chrono::sys_seconds(std::chrono::seconds(absl::ToUnixSeconds(time)));
}

fs::path ZoneFolder() {
  const char* folder = std::getenv("TZDIR");  // NOLINT(concurrency-mt-unsafe): nobody sets it
  return folder != nullptr && *folder != '\0' ? folder : "/usr/share/zoneinfo";
}

// Other names lead out of the folder of zones, or to what is no place: "../../etc/passwd", "posixrules".
bool IsZoneName(std::string_view name) {
  const auto allowed = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '+' || c == '/';
  };
  return !name.empty() && name.size() <= 64 && name.front() >= 'A' && name.front() <= 'Z' &&
         std::all_of(name.begin(), name.end(), allowed);
}

std::vector<std::string> ReadZoneNames() {
  std::vector<std::string> names{"UTC"};
  std::error_code failed;
  const fs::path folder = ZoneFolder();
  for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
    std::string name = at->path().lexically_relative(folder).string();
    if (at->is_regular_file(failed) && IsZoneName(name)) names.push_back(std::move(name));
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string_view PlaceOf(std::string_view zone) { return zone.substr(zone.rfind('/') + 1); }

// "Roma" stands for Europe/Rome: a name without its region is looked for among the places.
std::string_view NearestZone(std::string_view name) {
  static const std::vector<std::string> known = ReadZoneNames();
  const bool has_region = name.find('/') != std::string_view::npos;
  std::vector<std::string_view> names;
  for (const std::string& zone : known) names.push_back(has_region ? zone : PlaceOf(zone));
  const std::string_view nearest = NearestName(name, names);
  if (nearest.empty()) return {};
  return known[static_cast<std::size_t>(std::find(names.begin(), names.end(), nearest) - names.begin())];
}

Error UnknownZone(std::string_view name) {
  const std::string_view nearest = NearestZone(name);
  std::string detail = "there is no time zone \"" + std::string(name.substr(0, 64)) + "\"";
  detail += nearest.empty() ? "; names are such as Europe/Rome or UTC" : "; do you mean " + std::string(nearest) + "?";
  return {ErrorCode::kUnknownTimezone, detail, "timezone"};
}

}  // namespace

Result<Zone> Zone::Find(std::string_view name) {
  static Mutex mutex;
  static std::map<std::string, std::shared_ptr<const Data>, std::less<>> loaded PAWL_GUARDED_BY(mutex);
  if (!IsZoneName(name)) return UnknownZone(name);
  const MutexLock lock(mutex);
  const auto known = loaded.find(name);
  if (known != loaded.end()) return Zone(known->second);
  // Abseil keeps every name that it is asked for, so it is asked only for those that exist.
  std::error_code failed;
  if (name != "UTC" && !fs::is_regular_file(ZoneFolder() / name, failed)) return UnknownZone(name);
  auto data = std::make_shared<Data>();
  data->name = name;
  if (!absl::LoadTimeZone(data->name, &data->zone)) return UnknownZone(name);
  loaded.emplace(data->name, data);
  return Zone(std::move(data));
}

const std::string& Zone::name() const { return data_->name; }

Zone::Offset Zone::OffsetAt(std::chrono::sys_seconds at) const {
  const absl::Time time = absl::FromUnixSeconds(at.time_since_epoch().count());
  Offset offset{std::chrono::seconds(data_->zone.At(time).offset)};
  absl::TimeZone::CivilTransition change;
  if (data_->zone.NextTransition(time, &change)) offset.until = FromAbsl(data_->zone.At(change.to).trans);
  return offset;
}

std::chrono::sys_seconds Zone::FirstAt(LocalTime local) const {
  const absl::TimeZone::TimeInfo info = data_->zone.At(ToCivil(local));
  return FromAbsl(info.kind == absl::TimeZone::TimeInfo::SKIPPED ? info.trans : info.pre);
}

}  // namespace pawl

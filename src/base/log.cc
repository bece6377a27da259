#include "base/log.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>

#include "base/json_writer.h"
#include "base/mutex.h"
#include "base/redact.h"
#include "base/wall_format.h"

namespace pawl {
namespace {

std::atomic<LogFormat> log_format{LogFormat::kLogfmt};
std::atomic<LogLevel> log_lowest{LogLevel::kInfo};

std::string_view Name(LogLevel level) {
  constexpr std::array<std::string_view, 4> kNames{"debug", "info", "warn", "error"};
  return kNames.at(static_cast<std::size_t>(level));
}

void PutValue(JsonWriter& json, const LogField& field) {
  if (IsSecretName(field.key)) {
    json.String(kRedacted);
  } else if (const auto* text = std::get_if<std::string_view>(&field.value)) {
    const auto redacted = RedactText(*text);
    json.String(redacted ? std::string_view(*redacted) : *text);
  } else if (const auto* whole = std::get_if<std::int64_t>(&field.value)) {
    json.Int(*whole);
  } else if (const auto* positive = std::get_if<std::uint64_t>(&field.value)) {
    json.Uint(*positive);
  } else if (const auto* number = std::get_if<double>(&field.value)) {
    json.Double(*number);
  } else {
    json.Bool(std::get<bool>(field.value));
  }
}

// A JSON string is also a quoted value of logfmt; the quotes go where nothing inside needs them.
void AppendLogfmtValue(std::string& line, std::string_view json) {
  const bool quoted = json.size() >= 2 && json.front() == '"';
  const std::string_view inner = quoted ? json.substr(1, json.size() - 2) : json;
  const bool plain = !inner.empty() && std::none_of(inner.begin(), inner.end(), [](char c) {
    return c == ' ' || c == '=' || c == '"' || c == '\\' || static_cast<signed char>(c) < 0x20;
  });
  line += plain ? inner : json;
}

std::string LogfmtLine(WallTime time, LogLevel level, std::string_view event, std::span<const LogField> fields) {
  std::string line = "ts=" + FormatTime(time);
  line.append(" level=").append(Name(level)).append(" event=");
  AppendJsonString(line, event);
  std::string value;
  for (const LogField& field : fields) {
    value.clear();
    JsonWriter json(value);
    PutValue(json, field);
    line.append(" ").append(field.key).append("=");
    AppendLogfmtValue(line, value);
  }
  return line + '\n';
}

std::string JsonLine(WallTime time, LogLevel level, std::string_view event, std::span<const LogField> fields) {
  std::string line;
  JsonWriter json(line);
  json.BeginObject().Key("ts").String(FormatTime(time)).Key("level").String(Name(level)).Key("event").String(event);
  for (const LogField& field : fields) {
    json.Key(field.key);
    PutValue(json, field);
  }
  json.EndObject();
  return line + '\n';
}

// A log that cannot be written must not stop the work, so an error ends the line quietly.
void WriteAll(std::string_view line) {
  static Mutex mutex;
  const MutexLock lock(mutex);
  while (!line.empty()) {
    const ssize_t written = write(STDERR_FILENO, line.data(), line.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    line.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

void SetLog(LogFormat format, LogLevel lowest) {
  log_format = format;
  log_lowest = lowest;
}

bool LogsAt(LogLevel level) { return level >= log_lowest.load(std::memory_order_relaxed); }

void Log(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) {
  if (!LogsAt(level)) return;
  const auto now = std::chrono::floor<Millis>(std::chrono::system_clock::now());
  WriteAll(FormatLogLine(log_format, now, level, event, fields));
}

std::string FormatLogLine(LogFormat format, WallTime time, LogLevel level, std::string_view event,
                          std::span<const LogField> fields) {
  return format == LogFormat::kJson ? JsonLine(time, level, event, fields) : LogfmtLine(time, level, event, fields);
}

}  // namespace pawl

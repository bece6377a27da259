// The log: one line an event, to standard error, for people (logfmt) or programs (JSON).
//   Log(LogLevel::kInfo, "listening", {{"addr", address}, {"tls", true}});
//   ts=2026-01-02T03:04:05.678Z level=info event="listening" addr=127.0.0.1:7171 tls=true
// Fields named like secrets, and credentials in texts, are redacted. Thread-safe; a line is never torn.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "base/clock.h"

namespace pawl {

enum class LogLevel : std::uint8_t { kDebug, kInfo, kWarn, kError };
enum class LogFormat : std::uint8_t { kLogfmt, kJson };

// A key and a value that live at least as long as the call of Log.
struct LogField {
  LogField(std::string_view k, std::string_view v) : key(k), value(v) {}
  LogField(std::string_view k, const std::string& v) : key(k), value(std::string_view(v)) {}
  LogField(std::string_view k, const char* v) : key(k), value(std::string_view(v)) {}
  LogField(std::string_view k, bool v) : key(k), value(v) {}
  LogField(std::string_view k, std::floating_point auto v) : key(k), value(static_cast<double>(v)) {}
  LogField(std::string_view k, std::signed_integral auto v) : key(k), value(static_cast<std::int64_t>(v)) {}
  LogField(std::string_view k, std::unsigned_integral auto v) : key(k), value(static_cast<std::uint64_t>(v)) {}

  std::string_view key;
  std::variant<std::string_view, std::int64_t, std::uint64_t, double, bool> value;
};

// What is written, and how: logfmt from kInfo on unless changed.
void SetLog(LogFormat format, LogLevel lowest);

// Whether a line of this level would be written, for fields that are dear to compute.
bool LogsAt(LogLevel level);

void Log(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {});

// The line that Log writes, with its newline.
std::string FormatLogLine(LogFormat format, WallTime time, LogLevel level, std::string_view event,
                          std::span<const LogField> fields);

}  // namespace pawl

#include "cli/text.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace pawl::cli {
namespace {

// Code points, which is the width of all but the rarest names.
std::size_t Width(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool IsNumber(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789.-%") == std::string_view::npos;
}

std::string_view StateColour(std::string_view state) {
  if (state == "completed") return "\x1b[32m";
  if (state == "running" || state == "terminating") return "\x1b[36m";
  if (state == "dead" || state == "failed") return "\x1b[31m";
  if (state == "retrying" || state == "suspended") return "\x1b[33m";
  return "";
}

}  // namespace

std::string Printable(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    // U+0080 to U+009F, which some terminals obey too, are 0xC2 and a byte below 0xA0.
    const bool c1 = byte == 0xC2U && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0U;
    if ((byte < 0x20U && text[i] != '\n') || byte == 0x7FU || c1) {
      out += text[i] == '\t' ? ' ' : '?';
      if (c1) ++i;
    } else {
      out += text[i];
    }
  }
  return out;
}

std::string FormatSpan(Millis span) {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(span).count();
  if (seconds < 60) return fmt::format("{}s", std::max<std::int64_t>(seconds, 0));
  if (seconds < 3'600) return fmt::format("{}m", seconds / 60);
  if (seconds < 48 * 3'600) return fmt::format("{}h", seconds / 3'600);
  return fmt::format("{}d", seconds / 86'400);
}

std::string FormatAge(WallTime time, WallTime now) {
  if (time > now) return time - now < Millis(1'000) ? "now" : "in " + FormatSpan(time - now);
  return now - time < Millis(1'000) ? "now" : FormatSpan(now - time) + " ago";
}

std::string FormatBytes(std::uint64_t bytes) {
  constexpr std::array<std::string_view, 5> kUnits{"B", "KiB", "MiB", "GiB", "TiB"};
  auto value = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (; value >= 1024 && unit + 1 < kUnits.size(); ++unit) value /= 1024;
  return unit == 0 ? fmt::format("{} B", bytes) : fmt::format("{:.1f} {}", value, kUnits.at(unit));
}

Table::Table(std::vector<std::string> header) { rows_.push_back(std::move(header)); }

void Table::Add(std::vector<std::string> row) {
  for (std::string& cell : row) {
    cell = Printable(cell);
    std::replace(cell.begin(), cell.end(), '\n', ' ');
  }
  row.resize(rows_.front().size());
  rows_.push_back(std::move(row));
}

std::string Table::Render(bool colour) const {
  const auto& header = rows_.front();
  std::vector<std::size_t> widths(header.size(), 0);
  std::vector<bool> numeric(header.size(), rows_.size() > 1);
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    for (std::size_t c = 0; c < header.size(); ++c) {
      widths[c] = std::max(widths[c], Width(rows_[r][c]));
      if (r > 0 && !rows_[r][c].empty() && !IsNumber(rows_[r][c])) numeric[c] = false;
    }
  }
  std::string out;
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    std::string line;
    for (std::size_t c = 0; c < header.size(); ++c) {
      const std::string& cell = rows_[r][c];
      const std::string padding(widths[c] - Width(cell), ' ');
      const std::string_view paint = colour && r > 0 && header[c] == "STATE" ? StateColour(cell) : "";
      const std::string shown = paint.empty() ? cell : fmt::format("{}{}\x1b[0m", paint, cell);
      line += (c > 0 ? "  " : "") + (numeric[c] ? padding + shown : shown + padding);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

void Details::Add(std::string_view name, std::string_view value) {
  if (!value.empty()) lines_.emplace_back(name, Printable(value));
}

std::string Details::Render() const {
  std::size_t width = 0;
  for (const auto& [name, value] : lines_) width = std::max(width, Width(name));
  std::string out;
  for (const auto& [name, value] : lines_) {
    out += name + std::string(width - Width(name) + 2, ' ');
    for (const char c : value) {
      out += c;
      if (c == '\n') out += std::string(width + 2, ' ');
    }
    out += '\n';
  }
  return out;
}

bool WantsColour() {
  const char* const no_colour = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe): nothing sets variables
  return isatty(STDOUT_FILENO) == 1 && (no_colour == nullptr || *no_colour == '\0');
}

}  // namespace pawl::cli

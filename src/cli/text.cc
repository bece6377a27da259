#include "cli/text.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
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
  if (state == "running" || state == "active" || state == "terminating") return "\x1b[36m";
  if (state == "dead" || state == "failed") return "\x1b[31m";
  if (state == "retrying" || state == "suspended" || state == "paused") return "\x1b[33m";
  return "";
}

// The first `count` code points.
std::string_view Head(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  for (std::size_t shown = 0; end < text.size(); ++end) {
    if ((static_cast<unsigned char>(text[end]) & 0xC0U) != 0x80U && shown++ == count) break;
  }
  return text.substr(0, end);
}

// The last `count` code points.
std::string_view Tail(std::string_view text, std::size_t count) {
  const std::size_t width = Width(text);
  return count >= width ? text : text.substr(Head(text, width - count).size());
}

// `text` in at most `width` columns, with "…" for what was cut.
std::string Cut(std::string_view text, std::size_t width, bool keep_ends) {
  if (Width(text) <= width) return std::string(text);
  const std::size_t tail = keep_ends ? (width - 1) / 2 : 0;
  return fmt::format("{}…{}", Head(text, width - 1 - tail), Tail(text, tail));
}

// No column is cut to less than this.
constexpr std::size_t kColumnMin = 6;
constexpr std::size_t kColumnGap = 2;

std::size_t LineWidth(const std::vector<std::size_t>& widths) {
  std::size_t width = 0;
  for (const std::size_t column : widths) width += column == 0 ? 0 : column + (width == 0 ? 0 : kColumnGap);
  return width;
}

// Where the text of a line of help begins: behind the names of an option, or at the start.
std::size_t TextColumn(std::string_view line) {
  const std::size_t start = line.find_first_not_of(' ');
  const std::size_t gap = line.find("  ", start);
  return gap == std::string_view::npos ? start : line.find_first_not_of(' ', gap);
}

void AppendWrapped(std::string& out, std::string_view line, std::size_t width) {
  const std::size_t indent = TextColumn(line);
  out.append(line.substr(0, indent));
  line.remove_prefix(indent);
  std::size_t column = indent;
  while (!line.empty()) {
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(word.size() + 1, line.size()));
    if (column > indent && column + 1 + Width(word) > width) {
      out.append("\n").append(indent, ' ');
      column = indent;
    }
    if (column > indent) {
      out += ' ';
      ++column;
    }
    out.append(word);
    column += Width(word);
  }
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

std::vector<std::size_t> Table::Widths(const Screen& screen) const {
  const std::size_t columns = rows_.front().size();
  std::vector<std::size_t> widths(columns, 0);
  std::vector<std::size_t> needed(columns, 0);  // without the header
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    for (std::size_t c = 0; c < columns; ++c) {
      widths[c] = std::max(widths[c], Width(rows_[r][c]));
      if (r > 0) needed[c] = std::max(needed[c], Width(rows_[r][c]));
    }
  }
  if (screen.width == 0 || LineWidth(widths) <= screen.width) return widths;
  for (std::size_t c = 0; c < columns && rows_.size() > 1; ++c) {
    if (needed[c] == 0) widths[c] = 0;
  }
  // Takes a column off the widest one that is wider than its least.
  const auto shrink = [&](const std::vector<std::size_t>& least) {
    while (LineWidth(widths) > screen.width) {
      std::size_t widest = columns;
      for (std::size_t c = 0; c < columns; ++c) {
        if (widths[c] > std::max(least[c], kColumnMin) && (widest == columns || widths[c] > widths[widest])) widest = c;
      }
      if (widest == columns) return;
      --widths[widest];
    }
  };
  shrink(needed);
  shrink(std::vector<std::size_t>(columns, 0));
  return widths;
}

std::string Table::Render(const Screen& screen) const {
  const auto& header = rows_.front();
  const std::vector<std::size_t> widths = Widths(screen);
  std::vector<bool> numeric(header.size(), rows_.size() > 1);
  for (std::size_t r = 1; r < rows_.size(); ++r) {
    for (std::size_t c = 0; c < header.size(); ++c) {
      if (!rows_[r][c].empty() && !IsNumber(rows_[r][c])) numeric[c] = false;
    }
  }
  std::string out;
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    std::string line;
    for (std::size_t c = 0; c < header.size(); ++c) {
      if (widths[c] == 0) continue;
      const std::string cell = Cut(rows_[r][c], widths[c], header[c] == "ID");
      const std::string padding(widths[c] - Width(cell), ' ');
      const std::string_view paint = screen.colour && r > 0 && header[c] == "STATE" ? StateColour(rows_[r][c]) : "";
      const std::string shown = paint.empty() ? cell : fmt::format("{}{}\x1b[0m", paint, cell);
      line += (line.empty() ? "" : std::string(kColumnGap, ' ')) + (numeric[c] ? padding + shown : shown + padding);
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

Screen ThisScreen() { return ScreenOf(STDOUT_FILENO); }

Screen ScreenOf(int descriptor) {
  if (isatty(descriptor) != 1) return {};
  const char* const no_colour = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe): nothing sets variables
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) size.ws_col = 0;
  return {.colour = no_colour == nullptr || *no_colour == '\0', .width = size.ws_col};
}

std::string CutText(std::string_view text, std::size_t width) {
  return width == 0 ? std::string(text) : Cut(text, width, false);
}

std::string WrapHelp(std::string_view help, std::size_t width) {
  std::string out;
  while (!help.empty()) {
    const std::size_t end = std::min(help.find('\n'), help.size());
    const std::string_view line = help.substr(0, end);
    const bool again = line.empty() && out.ends_with("\n\n");
    if (width == 0 || Width(line) <= width) {
      out.append(line);
    } else {
      AppendWrapped(out, line, width);
    }
    if (end < help.size() && !again) out += '\n';
    help.remove_prefix(std::min(end + 1, help.size()));
  }
  return out;
}

}  // namespace pawl::cli

// Text for people: tables, ages, and what is safe to show on a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace pawl::cli {

// Without control characters (a terminal would obey them), but for the end of a line.
std::string Printable(std::string_view text);

// "12s", "3m", "5h", "4d": rounded down to one unit.
std::string FormatSpan(Millis span);

// "3m ago", "in 5h", "now".
std::string FormatAge(WallTime time, WallTime now);

// Bytes as people read them: "1.5 MiB".
std::string FormatBytes(std::uint64_t bytes);

// Columns under a header, as wide as they need be; columns of numbers are aligned to the right. The column STATE is
// coloured if `colour` is set.
class Table {
 public:
  explicit Table(std::vector<std::string> header);
  void Add(std::vector<std::string> row);
  bool empty() const { return rows_.size() == 1; }
  std::string Render(bool colour) const;

 private:
  std::vector<std::vector<std::string>> rows_;  // the header first
};

// Names and values in two columns; those without a value are left out.
class Details {
 public:
  void Add(std::string_view name, std::string_view value);
  std::string Render() const;

 private:
  std::vector<std::pair<std::string, std::string>> lines_;
};

// Whether standard output is a terminal that wants colours (NO_COLOR is not set).
bool WantsColour();

}  // namespace pawl::cli

// Text for people: tables, ages, what is safe to show on a terminal, and what fits on it.
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

// Where text for people goes.
struct Screen {
  bool colour = false;
  std::size_t width = 0;  // in columns; 0: no limit, as in a file or a pipe
};

// Coloured and limited only if the descriptor is a terminal; not coloured if NO_COLOR is set.
Screen ScreenOf(int descriptor);
Screen ThisScreen();  // standard output

// At most so many columns of `text` (0: no limit), with "…" for the rest.
std::string CutText(std::string_view text, std::size_t width);

// Breaks the lines of a help text that are longer than `width` (0: no limit) between words. What follows is indented to
// where the text of its line begins. Of several empty lines one stays.
std::string WrapHelp(std::string_view help, std::size_t width);

// Columns under a header, as wide as they need be; columns of numbers are aligned to the right. On a screen that is too
// narrow, columns that are empty in all rows are left out, then long headers are cut ("…"), and then the widest
// columns; an ID keeps both of its ends, which is where ids differ. The column STATE is coloured.
class Table {
 public:
  explicit Table(std::vector<std::string> header);
  void Add(std::vector<std::string> row);
  bool empty() const { return rows_.size() == 1; }
  std::string Render(const Screen& screen) const;

 private:
  // The widths of the columns on such a screen; 0: left out.
  std::vector<std::size_t> Widths(const Screen& screen) const;

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

}  // namespace pawl::cli

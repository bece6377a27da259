// Cuts what a client sends into command lines: each ends with LF, or CR LF.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace pawl::faktory {

class LineReader {
 public:
  explicit LineReader(std::size_t max_line) : max_line_(max_line) {}

  std::size_t max_line() const { return max_line_; }
  void SetMaxLine(std::size_t bytes) { max_line_ = bytes; }  // from the line on that comes next

  void Feed(std::string_view data);
  // The next whole line, without its end; a view until the next Feed. Nothing: there is none yet, or it is too long.
  std::optional<std::string_view> Next();
  // When Next gave nothing: the line has more bytes before its LF than it may have, whether that LF came already or
  // not. Nothing more comes.
  bool too_long() const;
  // Bytes that were fed and not handed out.
  std::size_t held() const;
  std::size_t capacity() const { return input_.capacity(); }
  // When nothing more is read: gives the memory back.
  void Drop();

 private:
  std::size_t max_line_;
  std::string input_;
  std::size_t start_ = 0;    // of the line that is looked for
  std::size_t scanned_ = 0;  // no LF in [start_, scanned_)
};

}  // namespace pawl::faktory

#include "wire/faktory/line_reader.h"

#include <algorithm>

namespace pawl::faktory {
namespace {

// What an idle connection may keep of the memory that a long line took.
constexpr std::size_t kKeptBytes = std::size_t{64} << 10;

}  // namespace

void LineReader::Feed(std::string_view data) {
  const bool all_read = start_ == input_.size();
  if (all_read && input_.capacity() > kKeptBytes) std::string().swap(input_);
  // Moving what is left only when it is the smaller half costs no more than what was fed.
  if (all_read || start_ > input_.size() / 2) {
    input_.erase(0, start_);
    scanned_ -= start_;
    start_ = 0;
  }
  input_.append(data);
}

std::optional<std::string_view> LineReader::Next() {
  scanned_ = std::min(input_.find('\n', scanned_), input_.size());
  if (scanned_ == input_.size() || too_long()) return std::nullopt;
  std::string_view line(input_.data() + start_, scanned_ - start_);
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  start_ = ++scanned_;
  return line;
}

bool LineReader::too_long() const { return scanned_ - start_ > max_line_; }

void LineReader::Drop() {
  std::string().swap(input_);
  start_ = scanned_ = 0;
}

std::size_t LineReader::held() const { return input_.size() - start_; }

}  // namespace pawl::faktory

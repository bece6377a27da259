#include "model/job_ids.h"

#include <charconv>

namespace pawl {

JobRef RefOf(std::string_view text) {
  if (!text.starts_with('~')) return std::string(text);
  Seq seq = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + 1, end, seq);
  if (error == std::errc{} && stop == end) return seq;
  return std::string(text);
}

std::string TextOf(const JobRef& ref) {
  if (const auto* seq = std::get_if<Seq>(&ref)) return "~" + std::to_string(*seq);
  return std::get<std::string>(ref);
}

}  // namespace pawl

// The words of workflows that more than one request has.
#pragma once

#include <array>

#include "pawl/workflow.h"
#include "wire/json/fields.h"

namespace pawl::http {

inline constexpr std::array<Word<When>, 3> kWhenWords{
    {{"succeeded", When::kSucceeded}, {"ended", When::kEnded}, {"failed", When::kFailed}}};
inline constexpr std::array<Word<OnError>, 3> kOnErrorWords{
    {{"continue", OnError::kContinue}, {"stop", OnError::kStop}, {"pause", OnError::kPause}}};

template <typename E, std::size_t Size>
constexpr std::string_view WordFor(const std::array<Word<E>, Size>& words, E value) {
  for (const Word<E>& word : words) {
    if (word.value == value) return word.text;
  }
  return "";
}

inline Result<void> ReadWhen(const JsonValue& value, When& out) {
  PAWL_ASSIGN(out, ReadWord<When>(value, kWhenWords));
  return {};
}

}  // namespace pawl::http

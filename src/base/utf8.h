// Well-formed UTF-8 as Unicode defines it: no overlong forms, no surrogates, nothing above U+10FFFF.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pawl {

// The length of the well-formed sequence that starts at `p`, or 0 when there is none before `end`.
std::size_t Utf8Length(const char* p, const char* end);

bool IsUtf8(std::string_view text);

// The first characters of a text; a byte that is none counts as one.
std::string_view Utf8Start(std::string_view text, std::size_t characters);

// Appends one code point (not a surrogate, at most U+10FFFF).
void AppendUtf8(std::string& out, char32_t code_point);

}  // namespace pawl

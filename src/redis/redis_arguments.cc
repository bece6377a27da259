#include "redis/redis_arguments.h"

#include <array>
#include <charconv>

namespace pawl {

void AppendRespCount(std::string& out, char kind, std::size_t count) {
  std::array<char, 24> text;
  text[0] = kind;
  char* end = std::to_chars(text.data() + 1, text.data() + text.size() - 2, count).ptr;
  *end++ = '\r';
  *end++ = '\n';
  out.append(text.data(), end);
}

void AppendRespString(std::string& out, std::string_view text) {
  AppendRespCount(out, '$', text.size());
  out += text;
  out += "\r\n";
}

RedisArguments& RedisArguments::Add(std::string_view argument) {
  AppendRespString(encoded_, argument);
  ++count_;
  return *this;
}

RedisArguments& RedisArguments::Add(const RedisArguments& others) {
  encoded_ += others.encoded_;
  count_ += others.count_;
  return *this;
}

void RedisArguments::Clear() {
  count_ = 0;
  encoded_.clear();
}

}  // namespace pawl

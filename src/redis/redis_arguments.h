// Arguments of a command in the form in which they are sent, so that they can be written before it is known what
// stands in front of them, and large ones are copied once.
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

namespace pawl {

class RedisArguments {
 public:
  // Any bytes.
  RedisArguments& Add(std::string_view argument);
  RedisArguments& Add(std::integral auto number) {
    static_assert(!std::same_as<decltype(number), bool> && !std::same_as<decltype(number), char>, "say what is meant");
    return Add(std::string_view(std::to_string(number)));
  }
  RedisArguments& Add(const RedisArguments& others);

  void Reserve(std::size_t bytes) { encoded_.reserve(encoded_.size() + bytes); }
  void Clear();

  std::size_t count() const { return count_; }
  std::string_view encoded() const { return encoded_; }  // in RESP

 private:
  std::size_t count_ = 0;
  std::string encoded_;
};

// "*3\r\n", "$11\r\n"
void AppendRespCount(std::string& out, char kind, std::size_t count);
void AppendRespString(std::string& out, std::string_view text);

}  // namespace pawl

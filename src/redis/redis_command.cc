#include "redis/redis_command.h"

#include <array>
#include <charconv>

namespace pawl {
namespace {

// "*3\r\n", "$11\r\n"
void AppendCount(std::string& out, char kind, std::size_t count) {
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), count).ptr;
  out += kind;
  out.append(digits.data(), end);
  out += "\r\n";
}

void AppendString(std::string& out, std::string_view text) {
  AppendCount(out, '$', text.size());
  out += text;
  out += "\r\n";
}

}  // namespace

RedisCommand::RedisCommand(std::string_view name) { Add(name); }

template <typename Keys, typename Arguments>
RedisCommand RedisCommand::OfScript(const RedisScript& script, const Keys& keys, const Arguments& arguments) {
  RedisCommand command(script);
  command.Add(keys.size());
  for (const std::string_view key : keys) command.Add(key);
  for (const std::string_view argument : arguments) command.Add(argument);
  return command;
}

RedisCommand RedisCommand::Script(const RedisScript& script, std::span<const std::string> keys,
                                  std::span<const std::string> arguments) {
  return OfScript(script, keys, arguments);
}

RedisCommand RedisCommand::Script(const RedisScript& script, std::initializer_list<std::string_view> keys,
                                  std::initializer_list<std::string_view> arguments) {
  return OfScript(script, keys, arguments);
}

RedisCommand& RedisCommand::Add(std::string_view argument) & {
  AppendString(arguments_, argument);
  ++argument_count_;
  return *this;
}

void RedisCommand::AppendHead(std::string& out, bool with_body) const {
  AppendCount(out, '*', argument_count_ + (script_ == nullptr ? 0 : 2));
  if (script_ == nullptr) return;
  AppendString(out, with_body ? "EVAL" : "EVALSHA");
  AppendString(out, with_body ? script_->body : script_->sha1);
}

}  // namespace pawl

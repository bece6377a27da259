#include "redis/redis_command.h"

namespace pawl {

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

void RedisCommand::AppendHead(std::string& out, bool with_body) const {
  AppendRespCount(out, '*', arguments_.count() + (script_ == nullptr ? 0 : 2));
  if (script_ == nullptr) return;
  AppendRespString(out, with_body ? "EVAL" : "EVALSHA");
  AppendRespString(out, with_body ? script_->body : script_->sha1);
}

}  // namespace pawl

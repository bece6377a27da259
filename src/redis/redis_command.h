// A command for Redis, kept in the form in which it is sent, so that a pipeline can be sent again without building it
// again, and large arguments are copied once.
//
//   RedisCommand("HMGET").Add(key).Add("head").Add(17)
//   RedisCommand::Script(commit, keys).Add(stamp)
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "redis/redis_arguments.h"
#include "redis/redis_script.h"

namespace pawl {

class RedisCommand {
 public:
  explicit RedisCommand(std::string_view name);

  // Runs `script`, which must outlive the command; the script's ARGV are added with Add. It is sent by the hash of the
  // script (EVALSHA), and with its body (EVAL) where Redis does not know it.
  static RedisCommand Script(const RedisScript& script, std::span<const std::string> keys,
                             std::span<const std::string> arguments = {});
  static RedisCommand Script(const RedisScript& script, std::initializer_list<std::string_view> keys,
                             std::initializer_list<std::string_view> arguments = {});

  // Any bytes, a number, or arguments that were encoded before.
  template <typename T>
  RedisCommand& Add(const T& argument) & {
    arguments_.Add(argument);
    return *this;
  }
  template <typename T>
  RedisCommand&& Add(const T& argument) && {
    return std::move(Add(argument));
  }

  // Makes room for this many bytes of further arguments at once.
  void Reserve(std::size_t bytes) { arguments_.Reserve(bytes); }

  // How much is sent, but for a few bytes.
  std::size_t size() const { return arguments_.encoded().size(); }

  // ---- For who sends it ----
  const RedisScript* script() const { return script_; }
  // What comes before encoded_arguments() on the wire. With `with_body` a script is sent whole.
  void AppendHead(std::string& out, bool with_body) const;
  std::string_view encoded_arguments() const { return arguments_.encoded(); }

 private:
  explicit RedisCommand(const RedisScript& script) : script_(&script) {}

  template <typename Keys, typename Arguments>
  static RedisCommand OfScript(const RedisScript& script, const Keys& keys, const Arguments& arguments);

  const RedisScript* script_ = nullptr;
  RedisArguments arguments_;  // of a script without the command's name and the script
};

}  // namespace pawl

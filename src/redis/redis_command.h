// A command for Redis, kept in the form in which it is sent, so that a pipeline can be sent again without building it
// again, and large arguments are copied once.
//
//   RedisCommand("HMGET").Add(key).Add("head").Add(17)
//   RedisCommand::Script(commit, keys).Add(stamp)
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

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

  // Any bytes.
  RedisCommand& Add(std::string_view argument) &;
  RedisCommand& Add(std::integral auto number) & {
    static_assert(!std::same_as<decltype(number), bool> && !std::same_as<decltype(number), char>, "say what is meant");
    return Add(std::string_view(std::to_string(number)));
  }
  RedisCommand&& Add(std::string_view argument) && { return std::move(Add(argument)); }
  RedisCommand&& Add(std::integral auto number) && { return std::move(Add(number)); }

  // Makes room for this many bytes of further arguments at once.
  void Reserve(std::size_t bytes) { arguments_.reserve(arguments_.size() + bytes); }

  // How much is sent, but for a few bytes.
  std::size_t size() const { return arguments_.size(); }

  // ---- For who sends it ----
  const RedisScript* script() const { return script_; }
  // What comes before encoded_arguments() on the wire. With `with_body` a script is sent whole.
  void AppendHead(std::string& out, bool with_body) const;
  std::string_view encoded_arguments() const { return arguments_; }

 private:
  explicit RedisCommand(const RedisScript& script) : script_(&script) {}

  template <typename Keys, typename Arguments>
  static RedisCommand OfScript(const RedisScript& script, const Keys& keys, const Arguments& arguments);

  const RedisScript* script_ = nullptr;
  std::size_t argument_count_ = 0;  // in arguments_: of a script without the command's name and the script
  std::string arguments_;           // encoded in RESP
};

}  // namespace pawl

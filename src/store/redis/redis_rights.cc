#include "store/redis/redis_rights.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "store/redis/redis_reader.h"

namespace pawl {
namespace {

enum class Of : std::uint8_t { kServer, kKey, kScript, kChannel, kTransaction, kConnection };

struct Used {
  std::string_view name;  // in lower case
  Of of;
  int arguments;  // how many it needs at least, besides a key or channel
};

// Scripts call some of them: Redis asks for the rights of the caller there too.
constexpr std::array<Used, 41> kUsed{{
    {"ping", Of::kServer, 0},
    {"info", Of::kServer, 0},
    {"time", Of::kServer, 0},
    {"wait", Of::kServer, 2},
    {"multi", Of::kTransaction, 0},
    {"discard", Of::kTransaction, 0},
    {"eval", Of::kScript, 0},
    {"evalsha", Of::kScript, 0},
    {"get", Of::kKey, 0},
    {"set", Of::kKey, 1},
    {"setnx", Of::kKey, 1},
    {"incr", Of::kKey, 0},
    {"incrby", Of::kKey, 1},
    {"hget", Of::kKey, 1},
    {"hmget", Of::kKey, 1},
    {"hexists", Of::kKey, 1},
    {"hgetall", Of::kKey, 0},
    {"hset", Of::kKey, 2},
    {"hsetnx", Of::kKey, 2},
    {"hdel", Of::kKey, 1},
    {"hincrby", Of::kKey, 2},
    {"hscan", Of::kKey, 1},
    {"zadd", Of::kKey, 2},
    {"zrem", Of::kKey, 1},
    {"zcard", Of::kKey, 0},
    {"zcount", Of::kKey, 2},
    {"zlexcount", Of::kKey, 2},
    {"zscore", Of::kKey, 1},
    {"zmscore", Of::kKey, 1},
    {"zpopmin", Of::kKey, 0},
    {"zrange", Of::kKey, 2},
    {"zrangebylex", Of::kKey, 2},
    {"zrangebyscore", Of::kKey, 2},
    {"zrevrangebylex", Of::kKey, 2},
    {"zrevrangebyscore", Of::kKey, 2},
    {"zremrangebylex", Of::kKey, 2},
    {"publish", Of::kChannel, 1},
    {"subscribe", Of::kChannel, 0},
    {"select", Of::kConnection, 0},
    {"role", Of::kConnection, 0},
    {"cluster|slots", Of::kConnection, 0},
}};

RedisCommand TryOf(const Used& used, const RedisKeys& keys) {
  RedisCommand command(used.name);
  if (used.of == Of::kScript) return std::move(command.Add("return 1").Add(1).Add(keys.Of("rights")));
  if (used.of == Of::kKey) command.Add(keys.Of("rights"));
  if (used.of == Of::kChannel) command.Add(keys.Told());
  for (int i = 0; i < used.arguments; ++i) command.Add("0");
  return command;
}

// By what Redis says of each.
struct Missing {
  std::vector<std::string> commands;
  bool keys = false;
  bool channels = false;

  bool any() const { return !commands.empty() || keys || channels; }

  void Note(std::string_view name, const RedisReply& reply) {
    if (!reply.IsError("NOPERM")) return;
    if (reply.text.find("channel") != std::string::npos) {
      channels = true;
    } else if (reply.text.find(" key") != std::string::npos) {
      keys = true;
    } else {
      commands.emplace_back(name);
    }
  }
};

Error Lacks(const Missing& missing, const RedisUrl& url, const std::string& name_space) {
  const std::string user = url.user.empty() ? "default" : url.user;
  std::vector<std::string> lacks;
  if (!missing.commands.empty()) lacks.push_back(fmt::format("the commands {}", fmt::join(missing.commands, " ")));
  if (missing.keys) lacks.push_back(fmt::format("the keys pawl:{{{}}}:*", name_space));
  if (missing.channels) lacks.push_back(fmt::format("the channels pawl:{{{}}}:*", name_space));
  return {
      ErrorCode::kInvalid,
      fmt::format("the user {} of Redis has no right to {}; an administrator of Redis can give it: ACL SETUSER {} {}",
                  user, fmt::join(lacks, ", nor to "), user, RightsNeeded(name_space)),
      "redis"};
}

}  // namespace

std::string RightsNeeded(const std::string& name_space) {
  std::string rules = fmt::format("'~pawl:{{{0}}}:*' '&pawl:{{{0}}}:*'", name_space);
  for (const Used& used : kUsed) {
    const std::string_view quote = used.name.find('|') == std::string_view::npos ? "" : "'";
    rules += fmt::format(" {0}+{1}{0}", quote, used.name);
  }
  return rules;
}

// Inside a transaction Redis checks the rights to a command and puts it aside; DISCARD drops all of them.
Result<void> CheckRights(RedisLink& link, const RedisUrl& url, const std::string& name_space) {
  const RedisKeys keys(name_space);
  std::vector<RedisCommand> commands;
  commands.emplace_back("multi");
  commands.emplace_back("discard");
  Missing missing;
  PAWL_ASSIGN(const auto transaction, link.Call(commands));
  missing.Note("multi", transaction[0]);
  missing.Note("discard", transaction[1]);
  if (missing.any()) return Lacks(missing, url, name_space);  // what is tried would be carried out

  std::vector<const Used*> tried;
  commands.pop_back();
  for (const Used& used : kUsed) {
    // Those of a connection are tried by connecting.
    if (used.of == Of::kTransaction || used.of == Of::kConnection) continue;
    tried.push_back(&used);
    commands.push_back(TryOf(used, keys));
  }
  commands.emplace_back("discard");
  PAWL_ASSIGN(const auto replies, link.Call(commands));
  for (std::size_t i = 0; i < tried.size(); ++i) missing.Note(tried[i]->name, replies[i + 1]);
  if (missing.any()) return Lacks(missing, url, name_space);
  return {};
}

}  // namespace pawl

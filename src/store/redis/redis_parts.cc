#include "store/redis/redis_parts.h"

#include "store/envelope.h"
#include "store/redis/redis_reader.h"
#include "store/redis/scripts.h"

namespace pawl {
namespace {

RedisCommand ListsCommand(const RedisKeys& keys, std::span<const ListAsk> asks) {
  static const RedisScript script(ListsScript());
  RedisCommand command = RedisCommand::Script(script, {keys.Of("lists")});
  for (const ListAsk& ask : asks) command.Add(ask.list.view()).Add(ask.from).Add(ask.items);
  return command;
}

Result<ListPart> ListPartOf(const RedisReply& reply) {
  if (reply.items.size() < 3) return Error{ErrorCode::kStorage, "Redis answered something else than a list"};
  ListPart part{reply.items[0].text, reply.items[1].text, {}};
  auto offset = static_cast<std::uint64_t>(reply.items[2].integer);
  for (std::size_t i = 3; i < reply.items.size(); ++i) {
    if (reply.items[i].IsNil()) return Error{ErrorCode::kCorrupt, "an item of a list is missing"};
    PAWL_ASSIGN(const Unwrapped unwrapped, Unwrap(reply.items[i].text, "item of a list"));
    part.items.push_back({offset++, std::string(unwrapped.value)});
  }
  return part;
}

}  // namespace

std::string ListHeadField(const Key& list) { return std::string(list.view()) + ":h"; }
std::string ListTailField(const Key& list) { return std::string(list.view()) + ":t"; }
std::string ListItemField(const Key& list, std::uint64_t offset) {
  return std::string(list.view()) + ":" + std::to_string(offset);
}

ListBounds ListPart::bounds() const { return {NumberOf(head), NumberOf(tail)}; }

Result<RedisParts> ReadParts(RedisLink& link, NamespaceGuard& guard, const RedisKeys& keys,
                             std::span<const ListAsk> lists, std::span<const IndexAsk> indexes) {
  RedisParts parts;
  std::vector<RedisCommand> commands;
  if (!lists.empty()) commands.push_back(ListsCommand(keys, lists));
  std::vector<MembersAsk> members;
  for (const IndexAsk& ask : indexes) {
    members.push_back({PlaceOfIndex(keys, ask.index), ask.below, ask.members});
    commands.push_back(ReadMembers(members.back()));
    commands.push_back(IndexCountCommand(keys, ask.index));
  }
  if (commands.empty()) return parts;
  PAWL_ASSIGN(const auto replies, guard.Call(link, std::move(commands)));
  for (const RedisReply& reply : replies) {
    if (auto error = ErrorOf(reply)) return *std::move(error);
  }
  auto reply = replies.begin();
  if (!lists.empty()) {
    for (const RedisReply& item : reply->items) {
      PAWL_ASSIGN(ListPart part, ListPartOf(item));
      parts.lists.push_back(std::move(part));
    }
    ++reply;
  }
  for (const MembersAsk& ask : members) {
    IndexPart& part = parts.indexes.emplace_back();
    AddMembers(ask, *reply++, part.members);
    part.count = CountOf(*reply++);
  }
  return parts;
}

}  // namespace pawl

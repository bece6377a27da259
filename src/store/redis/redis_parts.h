// Parts of lists and of indexes, read in one round trip: all of what a level of decisions asks for.
//
// A list is fields of the hash `lists`: NAME:h and NAME:t are its head and tail (no head: 0), NAME:OFFSET an item.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "redis/redis_link.h"
#include "store/redis/namespace_guard.h"
#include "store/redis/redis_keys.h"
#include "store/store.h"

namespace pawl {

std::string ListHeadField(const Key& list);
std::string ListTailField(const Key& list);
std::string ListItemField(const Key& list, std::uint64_t offset);

// As Redis had it at one moment.
struct ListPart {
  std::string head;  // as they are stored; empty: not there
  std::string tail;
  std::vector<ListItem> items;  // without a gap, from what was asked for, or the head; large ones end the part early

  ListBounds bounds() const;
};

struct IndexPart {
  std::vector<Seq> members;
  std::uint64_t count = 0;  // of the whole index
};

struct RedisParts {
  std::vector<ListPart> lists;
  std::vector<IndexPart> indexes;
};
// In the order of what is asked for.
Result<RedisParts> ReadParts(RedisLink& link, NamespaceGuard& guard, const RedisKeys& keys,
                             std::span<const ListAsk> lists, std::span<const IndexAsk> indexes);

}  // namespace pawl

// A list as one batch on Redis knows it: what was read of it, and on top what the batch has staged.
//
// Appends take their offsets inside the commit. So the offsets of what is appended here are estimates, which hold if
// nobody else appends meanwhile: a stage that needs them to be right rests on the tail.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/redis/redis_parts.h"
#include "store/store.h"

namespace pawl {

class RedisList {
 public:
  bool read() const { return read_; }
  // What Redis has of it. A list that rests on an earlier read keeps its bounds, and takes the items alone.
  void Note(const ListPart& part);

  ListBounds bounds() const;
  // Items before this one are as they are in Redis.
  std::uint64_t stored_end() const { return stored_.tail; }
  // The part of the ask that was not read; nothing: all that Redis has of it is known.
  std::optional<ListAsk> Unread(const ListAsk& ask) const;
  // Up to so many, as far as they are known.
  std::vector<ListItem> Items(std::uint64_t from, std::size_t limit) const;

  void Append(const ListAppend& append, Stage stage);
  void Trim(std::uint64_t head, Stage stage);
  void Drop(Stage stage);

  // What a stage rests on that needs an end to be where bounds() says: stages of the same batch, and the end as it was
  // read. With an earlier trim, that stage alone: it rests on the head itself.
  const std::string& stored_head() const { return head_; }
  const std::string& stored_tail() const { return tail_; }
  Stage trimmed() const { return trimmed_; }
  const std::vector<Stage>& appends() const { return appends_; }

 private:
  bool staged() const { return trimmed_ != 0 || !appends_.empty(); }
  ListBounds base() const;  // without what is staged

  bool read_ = false;
  std::string head_;  // as they are stored; empty: not there
  std::string tail_;
  ListBounds stored_;
  std::map<std::uint64_t, std::string> items_;  // of Redis
  std::vector<std::string> appended_;
  std::uint64_t rings_ = 0;
  std::uint64_t start_ = 0;                // of the first append, should there be no list yet
  std::optional<std::uint64_t> new_head_;  // trimmed here
  Stage trimmed_ = 0;                      // the last that did
  std::vector<Stage> appends_;
};

}  // namespace pawl

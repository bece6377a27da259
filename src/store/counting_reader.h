// A reader that counts what is read through it: a record, a count, an item of a list or a member of an index is one
// each, also one that is not there. Like the reader it stands before, it is short-lived and for one thread.
#pragma once

#include <cstdint>
#include <vector>

#include "store/store.h"

namespace pawl {

class CountingReader final : public StoreReader {
 public:
  // `reader` outlives it.
  explicit CountingReader(StoreReader& reader) : reader_(reader) {}

  std::uint64_t reads() const { return reads_; }

  std::optional<Error> failure() const override { return reader_.failure(); }
  Result<Version> ReadInto(const RecordKey& key, std::string& value) override {
    ++reads_;
    return reader_.ReadInto(key, value);
  }
  std::vector<Result<Record>> ReadMany(std::span<const RecordKey> keys) override {
    reads_ += keys.size();
    return reader_.ReadMany(keys);
  }
  ListBounds Bounds(const Key& list) override {
    ++reads_;
    return reader_.Bounds(list);
  }
  Result<std::vector<ListItem>> ListItems(const Key& list, std::uint64_t from, std::size_t limit) override {
    return Counted(reader_.ListItems(list, from, limit));
  }
  // What it loads is counted when it is read.
  void Prefetch(std::span<const ListAsk> lists, std::span<const IndexAsk> indexes) override {
    reader_.Prefetch(lists, indexes);
  }
  std::vector<StatRow> Counters(std::span<const Key> counters) override {
    reads_ += counters.size();
    return reader_.Counters(counters);
  }
  std::vector<TimesRow> Times(std::span<const Key> counters) override {
    reads_ += counters.size();
    return reader_.Times(counters);
  }
  void IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) override {
    const std::size_t before = out.size();
    reader_.IndexBefore(index, below, limit, out);
    reads_ += 1 + out.size() - before;
  }
  std::uint64_t IndexCount(const Key& index) override {
    ++reads_;
    return reader_.IndexCount(index);
  }
  std::optional<Seq> IndexFirst(const Key& index) override {
    ++reads_;
    return reader_.IndexFirst(index);
  }
  void JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) override {
    const std::size_t before = out.size();
    reader_.JobsBefore(below, limit, out);
    reads_ += 1 + out.size() - before;
  }
  Result<std::vector<std::pair<Key, Record>>> Scan(RecordKind kind, std::string_view from, std::size_t limit) override {
    return Counted(reader_.Scan(kind, from, limit));
  }
  std::optional<FairGroup> Group(NameId queue, const GroupKey& group) override {
    ++reads_;
    return reader_.Group(queue, group);
  }
  std::vector<FairGroup> Groups(NameId queue, const GroupKey& after, std::size_t limit) override {
    std::vector<FairGroup> groups = reader_.Groups(queue, after, limit);
    reads_ += 1 + groups.size();
    return groups;
  }
  FairStand Stand(NameId queue, const GroupKey& group, SteadyTime now) override {
    ++reads_;
    return reader_.Stand(queue, group, now);
  }
  Result<std::vector<NodeInfo>> Nodes() override { return reader_.Nodes(); }
  Result<std::vector<std::string>> Notes() override { return reader_.Notes(); }

 private:
  template <typename T>
  Result<std::vector<T>> Counted(Result<std::vector<T>> items) {
    reads_ += 1 + (items.ok() ? items->size() : 0);
    return items;
  }

  StoreReader& reader_;
  std::uint64_t reads_ = 0;
};

}  // namespace pawl

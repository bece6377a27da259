// A walk over ordered tables, on one snapshot of them.
#pragma once

#include <memory>

#include "store/kv.h"
#include "store/store_walk.h"

namespace pawl {

class KvWalk final : public StoreWalk {
 public:
  explicit KvWalk(std::unique_ptr<KvReader> reader) : reader_(std::move(reader)) {}

  Result<Part<std::pair<Key, std::string>>> Records(RecordKind kind, const std::string& from) override;
  Result<Part<Key>> Lists(const std::string& from) override;
  Result<Part<Key>> Counters(const std::string& from) override;
  Result<Part<Timer>> Timers(TimerKind kind, const std::string& from) override;
  Result<Part<FairPlace>> Ring(NameId queue, const std::string& from) override;
  Result<Seq> NextSeq() override;

 private:
  template <typename T, typename Read>
  Result<Part<T>> Entries(Table table, std::string_view prefix, const std::string& from, Read read);

  std::unique_ptr<KvReader> reader_;
};

}  // namespace pawl

// The reading half of a Kv's readers and writers that stand on something with the same calls, to be overridden in part.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "store/kv.h"

namespace pawl {

// Base is KvReader or KvWriter; Inner points to what is asked.
template <typename Base, typename Inner>
class ForwardReads : public Base {
 public:
  explicit ForwardReads(Inner inner) : inner_(std::move(inner)) {}

  std::optional<Error> failure() const override { return inner_->failure(); }
  std::optional<std::string_view> Get(Table table, std::string_view key) override { return inner_->Get(table, key); }
  std::optional<KvEntry> AtOrAfter(Table table, std::string_view key) override { return inner_->AtOrAfter(table, key); }
  std::optional<KvEntry> Before(Table table, std::string_view key) override { return inner_->Before(table, key); }
  std::uint64_t Count(Table table, std::string_view key) override { return inner_->Count(table, key); }
  std::optional<std::uint64_t> MemberBefore(Table table, std::string_view key, std::uint64_t bound) override {
    return inner_->MemberBefore(table, key, bound);
  }
  std::optional<std::uint64_t> MemberAtOrAfter(Table table, std::string_view key, std::uint64_t bound) override {
    return inner_->MemberAtOrAfter(table, key, bound);
  }
  std::optional<std::string_view> SetAtOrAfter(Table table, std::string_view key) override {
    return inner_->SetAtOrAfter(table, key);
  }

 protected:
  const Inner inner_;
};

}  // namespace pawl

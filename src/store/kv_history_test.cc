// A long random history on which every Kv must agree.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/kv_under_test.h"

namespace pawl {
namespace {

constexpr Table kHistorySet = Table::kIndexes;

// The same random transactions on the Kv in memory and on another; each answer of each call is compared.
class History {
 public:
  History(const std::string& kind, std::uint32_t seed) : other_(kind), random_(seed) {}

  void Run(int operations) {
    while (operations > 0 && !testing::Test::HasFailure()) {
      int size = Number(1, 400);
      operations -= size;
      Transaction(size);
      if (Number(0, 9) == 0) Compare();
      if (Number(0, 19) == 0) {
        ASSERT_TRUE(other_.kv().Flush().ok());
      }
      if (Number(0, 39) == 0) other_.Reopen();
    }
    Compare();
  }

 private:
  struct Writers {
    std::unique_ptr<KvWriter> memory;
    std::unique_ptr<KvWriter> other;
  };

  void Transaction(int size) {
    Writers writers{memory_.kv().BeginWrite(), other_.kv().BeginWrite()};
    for (int i = 0; i < size; ++i) Step(writers);
    if (!other_.kv().Deferred() && Number(0, 4) == 0) {
      writers.memory->Abort();
      writers.other->Abort();
    } else {
      ASSERT_TRUE(writers.memory->Commit().ok());
      ASSERT_TRUE(writers.other->Commit().ok());
    }
  }

  int Number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }

  std::string Key() {
    static constexpr int kRanges[] = {20, 300, 5000};
    std::string key = std::to_string(Number(0, kRanges[Number(0, 2)]));
    return Number(0, 3) == 0 ? key + std::string(static_cast<std::size_t>(Number(0, 200)), 'k') : key;
  }

  template <typename Call>
  void Agree(Writers& writers, Call call) {
    ASSERT_EQ(call(*writers.other), call(*writers.memory));
  }

  void Step(Writers& writers) {
    std::string key = Key();
    Table map = Number(0, 1) == 0 ? Table::kHeads : Table::kReady;
    auto member = static_cast<std::uint64_t>(Number(0, Number(0, 1) == 0 ? 50 : 100'000));
    std::string set = std::to_string(Number(0, 30));
    std::string value(static_cast<std::size_t>(Number(0, Number(0, 20) == 0 ? 6000 : 300)), static_cast<char>(member));
    using Pair = std::optional<std::pair<std::string, std::string>>;
    auto pair = [](std::optional<KvEntry> e) {
      return e ? Pair({std::string(e->key), std::string(e->value)}) : Pair();
    };
    switch (Number(0, 12)) {
      case 0:
      case 1:
      case 2:
        return Agree(writers, [&](KvWriter& w) { return w.Put(map, key, value), true; });
      case 3:
      case 4:
        return Agree(writers, [&](KvWriter& w) { return w.Erase(map, key); });
      case 5:
      case 6:
        return Agree(writers, [&](KvWriter& w) { return w.Add(kHistorySet, set, member); });
      case 7:
        return Agree(writers, [&](KvWriter& w) {
          auto victim = w.MemberAtOrAfter(kHistorySet, set, member);
          return victim && w.Remove(kHistorySet, set, *victim);
        });
      case 8:
        return Agree(writers, [&](KvWriter& w) { return w.Get(map, key); });
      case 9:
        return Agree(writers, [&](KvWriter& w) { return pair(w.AtOrAfter(map, key)); });
      case 10:
        return Agree(writers, [&](KvWriter& w) { return pair(w.Before(map, key)); });
      case 11:
        return Agree(writers, [&](KvWriter& w) {
          return std::pair(w.MemberBefore(kHistorySet, set, member), w.Count(kHistorySet, set));
        });
      default:
        return Agree(writers, [&](KvWriter& w) { return w.SetAtOrAfter(kHistorySet, set); });
    }
  }

  // Everything in the tables that Step writes to.
  static std::map<std::string, std::string> Dump(KvReader& reader) {
    std::map<std::string, std::string> all;
    for (Table table : {Table::kHeads, Table::kReady}) {
      std::string from;
      while (auto entry = reader.AtOrAfter(table, from)) {
        from = entry->key;
        all.emplace(std::to_string(static_cast<int>(table)) + "/" + from, entry->value);
        from += '\0';
      }
    }
    std::string from;
    while (auto set = reader.SetAtOrAfter(kHistorySet, from)) {
      from = *set;
      for (std::uint64_t member : MembersUpwards(reader, from))
        all.emplace("set/" + from + "/" + std::to_string(member), "");
      from += '\0';
    }
    return all;
  }

  void Compare() { ASSERT_EQ(Dump(*other_.kv().BeginRead()), Dump(*memory_.kv().BeginRead())); }

  KvUnderTest memory_{"memory"};
  KvUnderTest other_;
  std::mt19937 random_;
};

class KvHistoryTest : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(All, KvHistoryTest, testing::Values("lmdb", "lmdb_interval", "lmdb_journal"),
                         [](const auto& test) { return test.param; });

TEST_P(KvHistoryTest, AgreesWithMemoryOnRandomOperations) {
  for (std::uint32_t seed : {1u, 2u, 3u}) {
    SCOPED_TRACE(seed);
    History(GetParam(), seed).Run(20'000);
  }
}

}  // namespace
}  // namespace pawl

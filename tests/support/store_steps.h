// For tests: what a test does to a Store again and again, and the keys and places that it names. Base of fixtures.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/hash.h"
#include "store/store.h"

namespace pawl {

struct StoreSteps {
  using Fill = std::function<void(Changes&)>;

  static RecordKey HeadOf(Seq seq) { return {RecordKind::kHead, Key().U64(seq)}; }
  static RecordKey ResultOf(Seq seq) { return {RecordKind::kResult, Key().U64(seq)}; }
  static Key List() { return Key().U8('T').U64(7); }
  static GroupKey GroupOf(const std::string& group) { return group.empty() ? GroupKey{} : HashBytes(group); }
  // In queue 1.
  static FairPlace Place(Seq seq, const std::string& group = {}) {
    return {1, GroupOf(group), seq, 5, WallFromMillis(0)};
  }
  static FairAdd Add(Seq seq, const std::string& group = {}) { return {Place(seq, group), group, true}; }
  static FairRelease Release(Seq seq, const std::string& group = {}) { return {1, GroupOf(group), seq}; }

  static Guards At(Batch& batch) { return {batch.epoch()}; }
  // Guards that are looked at, whatever else the batch has done.
  static Guards Checked() { return {}; }
  static bool Apply(Batch& batch, const Guards& guards, const Fill& fill) {
    Changes changes;
    fill(changes);
    return batch.Apply(guards, changes).value();
  }
  static bool Apply(Batch& batch, const Fill& fill) { return Apply(batch, At(batch), fill); }
  static std::vector<Seq> Take(Batch& batch, std::size_t count = 100) {
    return batch.Take(std::vector<TakeAsk>{{{1}, count, {}}}).at(0);
  }

  // Each in a batch of its own, at now_.
  void Commit(Store& store, const Fill& fill) const {
    const auto batch = store.Begin(now_, 0);
    ASSERT_TRUE(Apply(*batch, fill));
    const auto committed = batch->Commit();
    ASSERT_TRUE(committed.ok()) << ToString(committed.error());
    ASSERT_TRUE(committed->failed.empty());
  }
  // Takes jobs and gives each a lease: they stay held.
  std::vector<Seq> TakeAndHold(Store& store, std::size_t count = 100) const {
    const auto batch = store.Begin(now_, 0);
    const std::vector<Seq> taken = Take(*batch, count);
    EXPECT_TRUE(Apply(*batch, [&](Changes& c) {
      for (const Seq seq : taken) c.leases.push_back({seq, now_.steady + kLease, kLease});
    }));
    const auto committed = batch->Commit();
    EXPECT_TRUE(committed.ok() && committed->failed.empty());
    return taken;
  }
  // The change that ends such a lease, by default one that was given now.
  LeaseChange Ended(Seq seq) const { return Ended(seq, now_.steady + kLease); }
  static LeaseChange Ended(Seq seq, SteadyTime deadline) { return {.seq = seq, .was = deadline}; }
  static std::vector<Seq> ExpiredAt(Batch& batch, SteadyTime now, std::size_t limit) {
    std::vector<ExpiredLease> expired;
    batch.ExpiredLeases(now, limit, expired);
    std::vector<Seq> seqs;
    for (const ExpiredLease& lease : expired) seqs.push_back(lease.seq);
    return seqs;
  }
  static Record Read(Store& store, const RecordKey& key) { return store.Snapshot()->Read(key).value(); }

  static constexpr Millis kLease{30'000};
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
};

}  // namespace pawl

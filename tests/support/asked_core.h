// An engine in memory, whose clock is moved by hand, asked one thing after the other.
#pragma once

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <utility>

#include "engine/core.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"

namespace pawl {

class AskedCore : public testing::Test {
 protected:
  AskedCore() : core_(KvStore::Open(std::make_unique<MemoryKv>()).value(), clock_, {}, [](const Error&) {}) {
    EXPECT_TRUE(core_.Start().ok());
  }
  ~AskedCore() override { core_.Stop(); }

  template <typename Op>
  typename Op::Reply Do(Op op) {
    std::promise<Result<typename Op::Reply>> answer;
    core_.Submit(std::move(op), [&](Result<typename Op::Reply> reply) { answer.set_value(std::move(reply)); });
    Result<typename Op::Reply> reply = answer.get_future().get();
    EXPECT_TRUE(reply.ok()) << (reply.ok() ? "" : ToString(reply.error()));
    return reply.ok() ? *std::move(reply) : typename Op::Reply{};
  }

  template <typename Query>
  auto Read(Query query) {
    std::promise<decltype(query(std::declval<StoreReader&>()))> answer;
    core_.Read([&](Result<StoreReader*> reader) { answer.set_value(query(**reader)); });
    return answer.get_future().get();
  }

  const std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  Core core_;
  std::uint64_t seed_ = 0;
};

}  // namespace pawl

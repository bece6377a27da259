// The engine asked and waited for: for threads that may block.
#pragma once

#include <future>
#include <utility>

#include "engine/core.h"

namespace pawl {

template <typename Op>
std::future<Result<typename Op::Reply>> Ask(Core& core, Op op) {
  const auto promise = std::make_shared<std::promise<Result<typename Op::Reply>>>();
  auto future = promise->get_future();
  core.Submit(std::move(op), [promise](Result<typename Op::Reply> reply) { promise->set_value(std::move(reply)); });
  return future;
}

// `query(reader)` is a Result<T>.
template <typename Query>
auto ReadNow(Core& core, Query query) {
  using Found = decltype(query(std::declval<StoreReader&>()));
  const auto promise = std::make_shared<std::promise<Found>>();
  auto future = promise->get_future();
  core.Read([promise, query = std::move(query)](Result<StoreReader*> reader) {
    if (!reader.ok()) return promise->set_value(reader.error());
    Found found = query(**reader);
    if (const auto failure = (*reader)->failure()) found = *failure;
    promise->set_value(std::move(found));
  });
  return future.get();
}

}  // namespace pawl

// Calls of the Core for code that waits for the answer, and for code that waits for many answers at once.
//
// Await, SubmitAndWait, AwaitAll and ReadNow block. They must not be called on a thread of the engine, an I/O thread or
// the thread of a Runtime.
#pragma once

#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core.h"

namespace pawl {

// Calls `start(done)` and blocks until `done` was called.
template <typename T, typename Start>
Result<T> Await(Start start) {
  // The promise is shared, since the answering thread may still be inside set_value when get() returns.
  const auto promise = std::make_shared<std::promise<Result<T>>>();
  std::future<Result<T>> answer = promise->get_future();
  start([promise](Result<T> result) { promise->set_value(std::move(result)); });
  return answer.get();
}

template <typename Op>
Result<typename Op::Reply> SubmitAndWait(Core& core, Op op) {
  return Await<typename Op::Reply>([&](auto done) { core.Submit(std::move(op), std::move(done)); });
}

// Blocks until `query(reader)`, which returns a Result, was evaluated on a consistent view.
template <typename Query>
auto ReadNow(Core& core, Query query) {
  using Found = decltype(query(std::declval<StoreReader&>()));
  using T = std::remove_cvref_t<decltype(std::declval<Found>().value())>;
  return Await<T>([&](auto done) {
    core.Read([query, done](Result<StoreReader*> reader) {
      if (!reader.ok()) return done(std::move(reader).error());
      Found found = query(**reader);
      if (const auto failure = (*reader)->failure()) found = *failure;
      done(std::move(found));
    });
  });
}

// Submits all operations and calls `done` once, with the answers in the same order, on the thread that brings the last
// one. The operations share commits, but each succeeds or fails by itself. There must be at least one.
template <typename Op>
void SubmitAll(Core& core, std::vector<Op> ops, std::function<void(std::vector<Result<typename Op::Reply>>)> done) {
  struct Answers {
    std::vector<Result<typename Op::Reply>> replies;
    std::atomic<std::size_t> missing;
    std::function<void(std::vector<Result<typename Op::Reply>>)> done;
  };
  const auto answers = std::make_shared<Answers>();
  answers->replies.resize(ops.size(), Error{ErrorCode::kInternal, "no answer"});
  answers->missing = ops.size();
  answers->done = std::move(done);
  for (std::size_t i = 0; i < ops.size(); ++i) {
    core.Submit(std::move(ops[i]), [answers, i](Result<typename Op::Reply> reply) {
      answers->replies[i] = std::move(reply);
      if (answers->missing.fetch_sub(1) == 1) answers->done(std::move(answers->replies));
    });
  }
}

// The same for a thread that blocks; no operations give no answers.
template <typename Op>
std::vector<Result<typename Op::Reply>> AwaitAll(Core& core, std::vector<Op> ops) {
  if (ops.empty()) return {};
  using Replies = std::vector<Result<typename Op::Reply>>;
  return *Await<Replies>([&](auto done) { SubmitAll(core, std::move(ops), std::move(done)); });
}

}  // namespace pawl

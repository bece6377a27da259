// The connections to one MongoDB deployment, and the two things that a source asks: a find, and what time it is there.
// Thread-safe.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "base/clock.h"
#include "base/function_ref.h"
#include "base/result.h"
#include "source/mongodb/libmongoc.h"

namespace pawl::source {

struct MongoFind {
  std::string collection = {};
  std::string filter = {};      // Extended JSON
  std::string projection = {};  // the same; empty: whole documents
  bool descending = false;      // by _id
  std::uint32_t limit = 1;
  bool primary = false;  // else wherever the URL says
};

struct MongoDocument {
  const bson_t* bson = nullptr;  // as long as the call that it is given to
};

class MongoClient {
 public:
  // Fails with kInvalid, in a text that has no part of the URL.
  static Result<std::unique_ptr<MongoClient>> Open(const std::string& url, std::string database, std::size_t pool,
                                                   std::chrono::milliseconds timeout);

  // `on_document` says whether it wants the next one. Fails as it does, with kBadFilter for what the server refuses,
  // and with kSourceUnavailable.
  Result<void> Find(const MongoFind& find, FunctionRef<Result<bool>(const MongoDocument& document)> on_document);

  Result<WallTime> ServerTime();

 private:
  using Pool = std::unique_ptr<mongoc_client_pool_t, void (*)(mongoc_client_pool_t*)>;

  MongoClient(const Libmongoc& mongoc, Pool pool, std::string database, std::chrono::milliseconds answer_timeout)
      : mongoc_(mongoc), pool_(std::move(pool)), database_(std::move(database)), answer_timeout_(answer_timeout) {}

  template <typename Use>
  auto WithClient(Use use) -> decltype(use(static_cast<mongoc_client_t*>(nullptr)));

  const Libmongoc& mongoc_;
  const Pool pool_;
  const std::string database_;
  const std::chrono::milliseconds answer_timeout_;
};

}  // namespace pawl::source

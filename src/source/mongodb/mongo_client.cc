#include "source/mongodb/mongo_client.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/redact.h"

namespace pawl::source {
namespace {

// What is made here, and what is parsed.
struct Bson {
  Bson() = default;
  explicit Bson(bson_t* parsed) : made(parsed) {}
  Bson(Bson&& other) noexcept : made(std::exchange(other.made, nullptr)) {}
  ~Bson() {
    if (made != nullptr) bson_destroy(made);
  }
  Bson& operator=(Bson&&) = delete;

  bson_t* get() const { return made; }

  bson_t* made = bson_new();
};

using Cursor = std::unique_ptr<mongoc_cursor_t, void (*)(mongoc_cursor_t*)>;
using Collection = std::unique_ptr<mongoc_collection_t, void (*)(mongoc_collection_t*)>;
using Preference = std::unique_ptr<mongoc_read_prefs_t, void (*)(mongoc_read_prefs_t*)>;

// Answers that the same request would get again. Others tell of a server that stops, steps down or takes too long.
bool IsFaultOfFind(const bson_error_t& error) {
  if (error.domain != MONGOC_ERROR_SERVER && error.domain != MONGOC_ERROR_QUERY) return false;
  constexpr std::array<std::uint32_t, 7> kFaults{2,  9,   14, 15,
                                                 40, 168, 292};  // BadValue, FailedToParse, TypeMismatch, …
  constexpr std::array<std::uint32_t, 7> kAway{10'058, 10'107, 11'600, 11'602, 13'388, 13'435, 13'436};
  if (std::ranges::find(kFaults, error.code) != kFaults.end()) return true;
  return error.code >= 10'000 && std::ranges::find(kAway, error.code) == kAway.end();
}

Error ErrorOf(const bson_error_t& error) {
  const std::string said = RedactText(error.message).value_or(error.message);
  if (IsFaultOfFind(error)) return {ErrorCode::kBadFilter, "MongoDB refuses the filter: " + said, "filter"};
  return {ErrorCode::kSourceUnavailable, "MongoDB has not answered: " + said};
}

Result<Bson> ParseBson(const std::string& json) {
  bson_error_t error{};
  Bson parsed(bson_new_from_json(reinterpret_cast<const std::uint8_t*>(json.data()), static_cast<ssize_t>(json.size()),
                                 &error));
  if (parsed.get() != nullptr) return parsed;
  return Error{ErrorCode::kBadFilter, std::string("is no Extended JSON: ") + error.message, "filter"};
}

constexpr std::uint32_t kCommandNotFound = 59;

}  // namespace

Result<std::unique_ptr<MongoClient>> MongoClient::Open(const std::string& url, std::string database, std::size_t pool,
                                                       std::chrono::milliseconds timeout) {
  PAWL_ASSIGN(const Libmongoc* const library, LoadLibmongoc());
  const Libmongoc& mongoc = *library;
  bson_error_t ignored{};
  const std::unique_ptr<mongoc_uri_t, void (*)(mongoc_uri_t*)> uri(mongoc.uri_new_with_error(url.c_str(), &ignored),
                                                                   mongoc.uri_destroy);
  if (uri == nullptr) {
    return Error{ErrorCode::kInvalid,
                 "is no address of MongoDB; it is written mongodb://user:password@host:port/?replicaSet=name, with %XX "
                 "for special characters",
                 "url"};
  }
  // A call looks for a server, and then waits for its answer: together as long as a call may take.
  const auto find_server = std::max<std::int64_t>(timeout.count() / 3, 1);
  const auto answer = std::max<std::int64_t>(timeout.count() - find_server, 1);
  const auto set = [&](const char* option, std::int64_t ms) {
    mongoc.uri_set_option_as_int32(uri.get(), option, static_cast<std::int32_t>(std::min<std::int64_t>(ms, INT32_MAX)));
  };
  set(MONGOC_URI_SERVERSELECTIONTIMEOUTMS, find_server);
  set(MONGOC_URI_CONNECTTIMEOUTMS, find_server);
  set(MONGOC_URI_WAITQUEUETIMEOUTMS, find_server);
  set(MONGOC_URI_SOCKETTIMEOUTMS, answer);
  Pool clients(mongoc.client_pool_new(uri.get()), mongoc.client_pool_destroy);
  if (clients == nullptr) {
    return Error{ErrorCode::kInvalid, "cannot be used: libmongoc lacks what it asks for, such as TLS", "url"};
  }
  mongoc.client_pool_max_size(clients.get(), static_cast<std::uint32_t>(std::max<std::size_t>(pool, 1)));
  mongoc.client_pool_set_error_api(clients.get(), MONGOC_ERROR_API_VERSION_2);
  mongoc.client_pool_set_appname(clients.get(), "pawl");
  return std::unique_ptr<MongoClient>(
      new MongoClient(mongoc, std::move(clients), std::move(database), std::chrono::milliseconds(answer)));
}

template <typename Use>
auto MongoClient::WithClient(Use use) -> decltype(use(static_cast<mongoc_client_t*>(nullptr))) {
  mongoc_client_t* client = mongoc_.client_pool_pop(pool_.get());
  if (client == nullptr) {
    return Error{ErrorCode::kSourceUnavailable,
                 "all connections to MongoDB are in use; the source's `pool` says how many there may be"};
  }
  auto used = use(client);
  mongoc_.client_pool_push(pool_.get(), client);
  return used;
}

Result<void> MongoClient::Find(const MongoFind& find,
                               FunctionRef<Result<bool>(const MongoDocument& document)> on_document) {
  PAWL_ASSIGN(const Bson filter, ParseBson(find.filter));
  Bson options;
  Bson sort;
  BSON_APPEND_INT32(sort.get(), "_id", find.descending ? -1 : 1);
  BSON_APPEND_DOCUMENT(options.get(), "sort", sort.get());
  // The limit ends with the first answer, unless the documents are large: so no cursor stays open in the server.
  BSON_APPEND_INT64(options.get(), "limit", find.limit);
  BSON_APPEND_INT64(options.get(), "batchSize", find.limit);
  BSON_APPEND_INT64(options.get(), "maxTimeMS", answer_timeout_.count());
  Bson concern;
  BSON_APPEND_UTF8(concern.get(), "level", "majority");
  BSON_APPEND_DOCUMENT(options.get(), "readConcern", concern.get());
  if (!find.projection.empty()) {
    PAWL_ASSIGN(const Bson projection, ParseBson(find.projection));
    BSON_APPEND_DOCUMENT(options.get(), "projection", projection.get());
  }
  const Preference primary(find.primary ? mongoc_.read_prefs_new(MONGOC_READ_PRIMARY) : nullptr,
                           mongoc_.read_prefs_destroy);
  return WithClient([&](mongoc_client_t* client) -> Result<void> {
    const Collection collection(mongoc_.client_get_collection(client, database_.c_str(), find.collection.c_str()),
                                mongoc_.collection_destroy);
    const Cursor cursor(mongoc_.collection_find_with_opts(collection.get(), filter.get(), options.get(), primary.get()),
                        mongoc_.cursor_destroy);
    const bson_t* document = nullptr;
    while (mongoc_.cursor_next(cursor.get(), &document)) {
      PAWL_ASSIGN(const bool more, on_document({document}));
      if (!more) return {};
    }
    bson_error_t error{};
    if (mongoc_.cursor_error(cursor.get(), &error)) return ErrorOf(error);
    return {};
  });
}

Result<WallTime> MongoClient::ServerTime() {
  return WithClient([&](mongoc_client_t* client) -> Result<WallTime> {
    bson_error_t error{};
    // The old name first: servers before 4.4 do not know the new one.
    for (const char* name : {"isMaster", "hello"}) {
      Bson command;
      BSON_APPEND_INT32(command.get(), name, 1);
      bson_t reply;  // made by the call, in any case
      const bool done = mongoc_.client_command_simple(client, "admin", command.get(), nullptr, &reply, &error);
      bson_iter_t time;
      const bool says_it = done && bson_iter_init_find(&time, &reply, "localTime");
      const WallTime server = WallFromMillis(says_it ? bson_iter_date_time(&time) : 0);
      bson_destroy(&reply);
      if (says_it) return server;
      if (!done && error.code != kCommandNotFound) return ErrorOf(error);
    }
    return Error{ErrorCode::kSourceUnavailable, "MongoDB does not say what time it is"};
  });
}

}  // namespace pawl::source

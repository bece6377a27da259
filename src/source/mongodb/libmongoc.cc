#include "source/mongodb/libmongoc.h"

#include <dlfcn.h>

#include <cstdlib>
#include <string>

#include "base/log.h"

namespace pawl::source {
namespace {

constexpr const char* kLibrary = "libmongoc-1.0.so.0";

void LogLine(mongoc_log_level_t level, const char* domain, const char* message, void* /*user_data*/) {
  // What fails is said by the call that fails.
  if (level <= MONGOC_LOG_LEVEL_WARNING) Log(LogLevel::kDebug, "mongodb", {{"part", domain}, {"message", message}});
}

// Null: it has no such function. `missing` says so too.
class Functions {
 public:
  explicit Functions(void* library) : library_(library) {}

  template <typename F>
  void Find(F& function, const char* name) {
    function = reinterpret_cast<F>(dlsym(library_, name));
    if (function == nullptr && missing_.empty()) missing_ = name;
  }
  const std::string& missing() const { return missing_; }

 private:
  void* const library_;
  std::string missing_;
};

Result<Libmongoc> Load() {
  // Its counters would be in shared memory, which a killed process leaves behind.
  setenv("MONGOC_DISABLE_SHM", "1", 0);  // NOLINT(concurrency-mt-unsafe): before its first use, by one thread
  void* const library = dlopen(kLibrary, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    return Error{ErrorCode::kNotReady,
                 std::string("sources of MongoDB need ") + kLibrary + ", which is not installed (libmongoc-1.0-0)"};
  }
  Libmongoc all;
  Functions functions(library);
  functions.Find(all.init, "mongoc_init");
  functions.Find(all.log_set_handler, "mongoc_log_set_handler");
  functions.Find(all.uri_new_with_error, "mongoc_uri_new_with_error");
  functions.Find(all.uri_destroy, "mongoc_uri_destroy");
  functions.Find(all.uri_set_option_as_int32, "mongoc_uri_set_option_as_int32");
  functions.Find(all.client_pool_new, "mongoc_client_pool_new");
  functions.Find(all.client_pool_destroy, "mongoc_client_pool_destroy");
  functions.Find(all.client_pool_max_size, "mongoc_client_pool_max_size");
  functions.Find(all.client_pool_set_error_api, "mongoc_client_pool_set_error_api");
  functions.Find(all.client_pool_set_appname, "mongoc_client_pool_set_appname");
  functions.Find(all.client_pool_pop, "mongoc_client_pool_pop");
  functions.Find(all.client_pool_push, "mongoc_client_pool_push");
  functions.Find(all.client_get_collection, "mongoc_client_get_collection");
  functions.Find(all.client_command_simple, "mongoc_client_command_simple");
  functions.Find(all.collection_destroy, "mongoc_collection_destroy");
  functions.Find(all.collection_find_with_opts, "mongoc_collection_find_with_opts");
  functions.Find(all.cursor_next, "mongoc_cursor_next");
  functions.Find(all.cursor_error, "mongoc_cursor_error");
  functions.Find(all.cursor_destroy, "mongoc_cursor_destroy");
  functions.Find(all.read_prefs_new, "mongoc_read_prefs_new");
  functions.Find(all.read_prefs_destroy, "mongoc_read_prefs_destroy");
  if (!functions.missing().empty()) {
    return Error{ErrorCode::kNotReady, std::string(kLibrary) + " has no " + functions.missing()};
  }
  all.log_set_handler(LogLine, nullptr);
  all.init();
  return all;
}

}  // namespace

Result<const Libmongoc*> LoadLibmongoc() {
  static const Result<Libmongoc> loaded = Load();
  if (!loaded.ok()) return loaded.error();
  return &*loaded;
}

}  // namespace pawl::source

// libmongoc, loaded when the first source of MongoDB is opened. A program that links it runs its start in every
// process, and that leaves a piece of shared memory behind in each one that is killed.
#pragma once

#include <mongoc/mongoc.h>

#include "base/result.h"

namespace pawl::source {

// The functions of it that are used here, by their names without "mongoc_".
struct Libmongoc {
  decltype(&::mongoc_init) init = nullptr;
  decltype(&::mongoc_log_set_handler) log_set_handler = nullptr;
  decltype(&::mongoc_uri_new_with_error) uri_new_with_error = nullptr;
  decltype(&::mongoc_uri_destroy) uri_destroy = nullptr;
  decltype(&::mongoc_uri_set_option_as_int32) uri_set_option_as_int32 = nullptr;
  decltype(&::mongoc_client_pool_new) client_pool_new = nullptr;
  decltype(&::mongoc_client_pool_destroy) client_pool_destroy = nullptr;
  decltype(&::mongoc_client_pool_max_size) client_pool_max_size = nullptr;
  decltype(&::mongoc_client_pool_set_error_api) client_pool_set_error_api = nullptr;
  decltype(&::mongoc_client_pool_set_appname) client_pool_set_appname = nullptr;
  decltype(&::mongoc_client_pool_pop) client_pool_pop = nullptr;
  decltype(&::mongoc_client_pool_push) client_pool_push = nullptr;
  decltype(&::mongoc_client_get_collection) client_get_collection = nullptr;
  decltype(&::mongoc_client_command_simple) client_command_simple = nullptr;
  decltype(&::mongoc_collection_destroy) collection_destroy = nullptr;
  decltype(&::mongoc_collection_find_with_opts) collection_find_with_opts = nullptr;
  decltype(&::mongoc_cursor_next) cursor_next = nullptr;
  decltype(&::mongoc_cursor_error) cursor_error = nullptr;
  decltype(&::mongoc_cursor_destroy) cursor_destroy = nullptr;
  decltype(&::mongoc_read_prefs_new) read_prefs_new = nullptr;
  decltype(&::mongoc_read_prefs_destroy) read_prefs_destroy = nullptr;
};

// For the life of the program: it cannot be started again. Fails with kNotReady if it is not installed. Thread-safe.
Result<const Libmongoc*> LoadLibmongoc();

}  // namespace pawl::source

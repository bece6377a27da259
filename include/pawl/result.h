// Result<T> is a value or an Error: how every call that can fail answers.
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "pawl/check.h"
#include "pawl/error.h"

namespace pawl {

template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor)
  // So that a function can return a literal.
  Result(const char* text)  // NOLINT(google-explicit-constructor)
      requires std::is_same_v<T, std::string> : state_(std::in_place_index<0>, text) {}

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() & { return Checked(), std::get<0>(state_); }
  const T& value() const& { return Checked(), std::get<0>(state_); }
  T&& value() && { return Checked(), std::get<0>(std::move(state_)); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  const Error& error() const& { return std::get<1>(state_); }
  Error&& error() && { return std::get<1>(std::move(state_)); }

 private:
  void Checked() const { PAWL_CHECK(ok(), "the value of a failed Result was used"); }

  std::variant<T, Error> state_;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return !error_.has_value(); }
  explicit operator bool() const { return ok(); }
  const Error& error() const& { return *error_; }
  Error&& error() && { return *std::move(error_); }

 private:
  std::optional<Error> error_;
};

}  // namespace pawl

// Leaves the function with the error of `expr` when it failed.
#define PAWL_TRY(expr)                              \
  do {                                              \
    if (auto pawl_try_ = (expr); !pawl_try_.ok()) { \
      return std::move(pawl_try_).error();          \
    }                                               \
  } while (false)

#define PAWL_CONCAT_(a, b) a##b
#define PAWL_CONCAT(a, b) PAWL_CONCAT_(a, b)

// PAWL_ASSIGN(auto job, Find(id)): declares `job` with the value, or leaves the function with the error.
#define PAWL_ASSIGN(decl, expr) PAWL_ASSIGN_(decl, expr, PAWL_CONCAT(pawl_result_, __LINE__))
#define PAWL_ASSIGN_(decl, expr, tmp)           \
  auto tmp = (expr);                            \
  if (!tmp.ok()) return std::move(tmp).error(); \
  decl = *std::move(tmp)

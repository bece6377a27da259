// A Box is an optional value on the heap, copied with what holds it: for members that few values have, so that all the
// others do not carry their size.
#pragma once

#include <memory>
#include <utility>

namespace pawl {

template <typename T>
class Box {
 public:
  Box() = default;
  Box(T value) : value_(std::make_unique<T>(std::move(value))) {}  // NOLINT(google-explicit-constructor): as optional
  Box(const Box& other) : value_(other.value_ ? std::make_unique<T>(*other.value_) : nullptr) {}
  Box(Box&&) noexcept = default;
  Box& operator=(const Box& other) {
    if (this != &other) *this = Box(other);
    return *this;
  }
  Box& operator=(Box&&) noexcept = default;
  ~Box() = default;

  template <typename... Args>
  T& emplace(Args&&... args) {
    value_ = std::make_unique<T>(std::forward<Args>(args)...);
    return *value_;
  }
  void reset() { value_.reset(); }

  bool has_value() const { return value_ != nullptr; }
  explicit operator bool() const { return has_value(); }
  T& operator*() { return *value_; }
  const T& operator*() const { return *value_; }
  T* operator->() { return value_.get(); }
  const T* operator->() const { return value_.get(); }

  bool operator==(const Box& other) const {
    if (!value_ || !other.value_) return value_ == other.value_;
    return *value_ == *other.value_;
  }

 private:
  std::unique_ptr<T> value_;
};

}  // namespace pawl

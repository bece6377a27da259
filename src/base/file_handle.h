// An open descriptor, closed with its owner.
#pragma once

#include <unistd.h>

#include <utility>

namespace pawl {

class FileHandle {
 public:
  FileHandle() = default;
  explicit FileHandle(int fd) : fd_(fd) {}
  FileHandle(FileHandle&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  FileHandle& operator=(FileHandle&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~FileHandle() { Close(); }

  int fd() const { return fd_; }  // negative when closed
  bool valid() const { return fd_ >= 0; }
  void Close() {
    if (valid()) close(std::exchange(fd_, -1));
  }

 private:
  int fd_ = -1;
};

}  // namespace pawl

// Secrets by name: a folder with a file for each secret, so that jobs name a secret and never carry its value. A file
// holds a value a line; several are for a change of secrets, the new one first. It is read again whenever it changes.
// Thread-safe.
#pragma once

#include <sys/stat.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/mutex.h"
#include "base/result.h"

namespace pawl::outbound {

class Secrets {
 public:
  explicit Secrets(std::string folder) : folder_(std::move(folder)) {}  // empty: there are none

  bool has_folder() const { return !folder_.empty(); }

  // The values, at least one. Fails with kInvalid for a name that cannot be one, with kNotFound if there is no such
  // secret, and with kNotReady if its file cannot be used; the errors never hold a value.
  Result<std::vector<std::string>> Find(std::string_view name);

 private:
  struct Cached {
    struct stat seen {};
    std::vector<std::string> values;
  };

  Result<std::vector<std::string>> ReadAgain(const std::string& name, const std::string& path) PAWL_REQUIRES(mutex_);

  const std::string folder_;
  Mutex mutex_;
  std::map<std::string, Cached, std::less<>> cache_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl::outbound

// The server's certificate and key, and TLS connections made with them. Thread-safe.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "base/mutex.h"
#include "base/result.h"
#include "server/transport.h"

struct ssl_ctx_st;

namespace pawl {

class TlsContext {
 public:
  // kInvalid, naming the file, when a PEM file is missing, unreadable or wrong, or the key is not the certificate's.
  static Result<std::unique_ptr<TlsContext>> Load(std::string cert_path, std::string key_path);

  // New connections use what the files hold now; when that fails the old certificate stays.
  Result<void> Reload();
  // Reloads if one of the files has changed since they were last read.
  Result<void> ReloadIfChanged();

  // The server's side of a connection over the socket `fd`; null when out of memory.
  std::unique_ptr<Transport> Accept(int fd) const;

 private:
  using Times = std::pair<std::filesystem::file_time_type, std::filesystem::file_time_type>;

  TlsContext(std::string cert_path, std::string key_path);
  Times FileTimes() const;

  const std::string cert_path_;
  const std::string key_path_;
  mutable Mutex mutex_;
  std::shared_ptr<ssl_ctx_st> context_ PAWL_GUARDED_BY(mutex_);
  Times loaded_times_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl

// The reply to a command on many jobs: a map of those that were refused, by jid, gathered until the last part is done.
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json_writer.h"
#include "base/mutex.h"
#include "server/faktory/faktory_session.h"

namespace pawl {

// Thread-safe.
class JidErrors {
 public:
  // One part is awaited at first: that of whoever makes it.
  explicit JidErrors(FaktoryReply reply) : reply_(std::move(reply)) {}

  void Await(std::size_t parts) { awaited_ += parts; }
  void Refuse(const std::string& jid, std::string_view why) {
    const MutexLock lock(mutex_);
    refused_.emplace_back(jid, why);
  }
  void PartDone() {
    if (awaited_.fetch_sub(1) > 1) return;
    std::string json;
    JsonWriter writer(json);
    writer.BeginObject();
    {
      const MutexLock lock(mutex_);
      for (const auto& [jid, why] : refused_) writer.Key(jid).String(why);
    }
    writer.EndObject();
    reply_.Bulk(json);
  }

 private:
  const FaktoryReply reply_;
  std::atomic<std::size_t> awaited_ = 1;
  Mutex mutex_;
  std::vector<std::pair<std::string, std::string>> refused_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl

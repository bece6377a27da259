#include "server/open_streams.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace pawl {

class OpenStreams::GuardedStream final : public http::EventStream {
 public:
  GuardedStream(std::shared_ptr<http::EventStream> stream, const Caller& caller, const OpenStreams& all)
      : all_(all), session_(caller.session), stream_(std::move(stream)) {
    if (caller.token != nullptr) token_ = caller.token->digest;
  }

  bool Send(std::string_view event, std::string_view data) override {
    const MutexLock lock(mutex_);
    return stream_ != nullptr && stream_->Send(event, data);
  }
  bool open() override {
    const MutexLock lock(mutex_);
    if (!HasRight()) stream_.reset();
    return stream_ != nullptr && stream_->open();
  }
  void End() {
    const MutexLock lock(mutex_);
    stream_.reset();
  }
  bool IsOf(const std::string& session) const { return session_ && session_->id == session; }

 private:
  bool HasRight() const {
    if (session_ && session_->expires <= all_.now_()) return false;
    return token_ ? all_.guard_.Find(*token_) != nullptr : all_.guard_.open();
  }

  const OpenStreams& all_;
  const std::optional<UiSession> session_;
  std::optional<std::array<std::uint8_t, 32>> token_;  // nothing: tokens were not asked for
  Mutex mutex_;
  std::shared_ptr<http::EventStream> stream_ PAWL_GUARDED_BY(mutex_);  // null: it has ended
};

std::shared_ptr<http::EventStream> OpenStreams::Add(std::shared_ptr<http::EventStream> stream, const Caller& caller) {
  auto guarded = std::make_shared<GuardedStream>(std::move(stream), caller, *this);
  const MutexLock lock(mutex_);
  std::erase_if(streams_, [](const std::weak_ptr<GuardedStream>& old) { return old.expired(); });
  streams_.push_back(guarded);
  return guarded;
}

template <typename Visit>
void OpenStreams::ForEach(const Visit& visit) {
  const MutexLock lock(mutex_);
  for (const std::weak_ptr<GuardedStream>& weak : streams_) {
    if (const auto stream = weak.lock()) visit(*stream);
  }
}

void OpenStreams::EndSession(const std::string& id) {
  ForEach([&](GuardedStream& stream) {
    if (stream.IsOf(id)) stream.End();
  });
}

void OpenStreams::EndUnknown() {
  ForEach([](GuardedStream& stream) { stream.open(); });
}

}  // namespace pawl

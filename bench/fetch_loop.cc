#include "bench/fetch_loop.h"

#include <curl/curl.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/epoll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <ctime>
#include <memory>
#include <optional>
#include <set>

#include "base/file_handle.h"
#include "base/latencies.h"

namespace pawl::bench {
namespace {

Error DiskFailure(const char* call) {
  return {ErrorCode::kStorage, fmt::format("{} failed: {}", call, std::strerror(errno))};
}

Error CurlFailure(const char* what) { return {ErrorCode::kUnreachable, fmt::format("a transfer failed: {}", what)}; }

// The same steps as those of Pawl's files: written in tmp/, synced, renamed into the folder of their number, and that
// folder synced once for a group of them.
class DurableFiles {
 public:
  explicit DurableFiles(const FetchLoad& load) : load_(load) {}

  Result<void> Prepare() {
    if (mkdir((load_.directory + "/tmp").c_str(), 0700) != 0) return DiskFailure("mkdir");
    return {};
  }

  Result<FileHandle> Create(std::size_t number) const {
    FileHandle file(open(TempPath(number).c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!file.valid()) return DiskFailure("open");
    return file;
  }

  Result<void> Add(std::size_t number, FileHandle file) {
    waiting_.push_back({number, std::move(file)});
    if (waiting_.size() < load_.commits_max) return {};
    return Commit();
  }

  Result<void> Commit() {
    for (const Written& one : waiting_) {
      if (fdatasync(one.file.fd()) != 0) return DiskFailure("fdatasync");
    }
    std::set<std::string> folders;
    for (const Written& one : waiting_) {
      const std::string folder = fmt::format("{}/{:08x}", load_.directory, one.number / load_.folder_files);
      if (folders.insert(folder).second && made_.insert(folder).second && mkdir(folder.c_str(), 0700) != 0) {
        return DiskFailure("mkdir");
      }
      if (rename(TempPath(one.number).c_str(), fmt::format("{}/{}", folder, one.number).c_str()) != 0) {
        return DiskFailure("rename");
      }
    }
    for (const std::string& folder : folders) {
      const FileHandle opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
      if (!opened.valid() || fsync(opened.fd()) != 0) return DiskFailure("fsync");
    }
    waiting_.clear();
    return {};
  }

 private:
  struct Written {
    std::size_t number = 0;
    FileHandle file;
  };

  std::string TempPath(std::size_t number) const { return fmt::format("{}/tmp/{}", load_.directory, number); }

  const FetchLoad& load_;
  std::vector<Written> waiting_;
  std::set<std::string> made_;
};

// A handle of libcurl that makes one transfer after another.
struct Slot {
  CURL* easy = nullptr;
  std::size_t number = 0;
  FileHandle file;
  const DurableFiles* files = nullptr;
};

class BareLoop {
 public:
  explicit BareLoop(const FetchLoad& load)
      : load_(load), files_(load), body_(load.body_bytes, 'x'), epoll_(epoll_create1(EPOLL_CLOEXEC)) {}
  BareLoop(const BareLoop&) = delete;
  BareLoop& operator=(const BareLoop&) = delete;
  ~BareLoop() {
    for (const auto& slot : slots_) {
      curl_multi_remove_handle(multi_, slot->easy);
      curl_easy_cleanup(slot->easy);
    }
    curl_multi_cleanup(multi_);
    curl_slist_free_all(headers_);
  }

  // Returns how many seconds it took.
  Result<double> Run() {
    if (stores()) PAWL_TRY(files_.Prepare());
    SetUp();
    const auto begun = BenchClock::now();
    while (slots_.size() < std::min(load_.in_flight, load_.count)) StartNext(AddSlot());
    while (done_ < load_.count) PAWL_TRY(OneRound());
    return std::chrono::duration<double>(BenchClock::now() - begun).count();
  }

 private:
  bool stores() const { return !load_.directory.empty(); }

  void SetUp() {
    multi_ = curl_multi_init();
    using OnSocket = int (*)(CURL*, curl_socket_t, int, void*, void*);
    curl_multi_setopt(multi_, CURLMOPT_SOCKETDATA, this);
    curl_multi_setopt(multi_, CURLMOPT_SOCKETFUNCTION,
                      static_cast<OnSocket>([](CURL*, curl_socket_t fd, int what, void* self, void* known) {
                        static_cast<BareLoop*>(self)->Watch(fd, what, known != nullptr);
                        return 0;
                      }));
    using OnTimer = int (*)(CURLM*, long, void*);
    curl_multi_setopt(multi_, CURLMOPT_TIMERDATA, this);
    curl_multi_setopt(multi_, CURLMOPT_TIMERFUNCTION, static_cast<OnTimer>([](CURLM*, long timeout_ms, void* self) {
                        static_cast<BareLoop*>(self)->SetTimer(timeout_ms);
                        return 0;
                      }));
    curl_multi_setopt(multi_, CURLMOPT_PIPELINING, static_cast<long>(CURLPIPE_NOTHING));
    curl_multi_setopt(multi_, CURLMOPT_MAXCONNECTS, static_cast<long>(2 * load_.in_flight));
    for (const char* line : {"content-type: application/json", "user-agent: pawl/0.0.0",
                             "webhook-id: 0193a1b2-0000-7000-8000-00000000002a", "webhook-timestamp: 1772357400",
                             "webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
                             "accept-encoding: identity", "expect:"}) {
      headers_ = curl_slist_append(headers_, line);
    }
  }

  void Watch(curl_socket_t fd, int what, bool known) {
    if (what == CURL_POLL_REMOVE) {
      epoll_ctl(epoll_.fd(), EPOLL_CTL_DEL, fd, nullptr);
      curl_multi_assign(multi_, fd, nullptr);
      return;
    }
    epoll_event event{};
    event.events = ((what & CURL_POLL_IN) != 0 ? EPOLLIN : 0U) | ((what & CURL_POLL_OUT) != 0 ? EPOLLOUT : 0U);
    event.data.fd = fd;
    epoll_ctl(epoll_.fd(), known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, fd, &event);
    if (!known) curl_multi_assign(multi_, fd, this);
  }

  void SetTimer(long timeout_ms) {
    timer_.reset();
    if (timeout_ms >= 0) timer_ = BenchClock::now() + std::chrono::milliseconds(timeout_ms);
  }

  Slot& AddSlot() {
    Slot& slot = *slots_.emplace_back(std::make_unique<Slot>());
    slot.easy = curl_easy_init();
    slot.files = stores() ? &files_ : nullptr;
    curl_easy_setopt(slot.easy, CURLOPT_PRIVATE, static_cast<void*>(&slot));
    curl_easy_setopt(slot.easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(slot.easy, CURLOPT_PROXY, "");
    curl_easy_setopt(slot.easy, CURLOPT_BUFFERSIZE, 16L * 1'024);
    using Write = std::size_t (*)(char*, std::size_t, std::size_t, void*);
    curl_easy_setopt(slot.easy, CURLOPT_WRITEDATA, static_cast<void*>(&slot));
    curl_easy_setopt(slot.easy, CURLOPT_WRITEFUNCTION,
                     static_cast<Write>([](char* data, std::size_t size, std::size_t count, void* to) {
                       return Store(*static_cast<Slot*>(to), data, size * count) ? size * count : 0;
                     }));
    if (!body_.empty()) {
      curl_easy_setopt(slot.easy, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body_.size()));
      curl_easy_setopt(slot.easy, CURLOPT_POSTFIELDS, body_.data());
      curl_easy_setopt(slot.easy, CURLOPT_HTTPHEADER, headers_);
    }
    return slot;
  }

  static bool Store(Slot& slot, const char* data, std::size_t size) {
    if (slot.files == nullptr) return true;
    if (!slot.file.valid()) {
      auto file = slot.files->Create(slot.number);
      if (!file.ok()) return false;
      slot.file = *std::move(file);
    }
    return write(slot.file.fd(), data, size) == static_cast<ssize_t>(size);
  }

  void StartNext(Slot& slot) {
    slot.number = started_++;
    const std::uint16_t port = load_.ports[slot.number % load_.ports.size()];
    const std::string url = fmt::format("http://127.0.0.1:{}{}{}", port, load_.path, slot.number);
    curl_easy_setopt(slot.easy, CURLOPT_URL, url.c_str());
    curl_multi_add_handle(multi_, slot.easy);
  }

  Result<void> OneRound() {
    std::array<epoll_event, 256> events{};
    int wait_ms = 1'000;
    if (timer_) {
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(*timer_ - BenchClock::now()).count();
      wait_ms = static_cast<int>(std::clamp<std::int64_t>(left, 0, 1'000));
    }
    const int count = epoll_wait(epoll_.fd(), events.data(), static_cast<int>(events.size()), wait_ms);
    int running = 0;
    for (int i = 0; i < count; ++i) {
      const epoll_event& event = events.at(static_cast<std::size_t>(i));
      const int action = ((event.events & EPOLLIN) != 0 ? CURL_CSELECT_IN : 0) |
                         ((event.events & EPOLLOUT) != 0 ? CURL_CSELECT_OUT : 0) |
                         ((event.events & (EPOLLERR | EPOLLHUP)) != 0 ? CURL_CSELECT_ERR : 0);
      curl_multi_socket_action(multi_, event.data.fd, action, &running);
    }
    if (timer_ && *timer_ <= BenchClock::now()) {
      timer_.reset();
      curl_multi_socket_action(multi_, CURL_SOCKET_TIMEOUT, 0, &running);
    }
    PAWL_TRY(EndDone());
    return stores() ? files_.Commit() : Result<void>();
  }

  Result<void> EndDone() {
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(multi_, &left)) {
      if (message->msg != CURLMSG_DONE) continue;
      if (message->data.result != CURLE_OK) return CurlFailure(curl_easy_strerror(message->data.result));
      char* self = nullptr;
      curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &self);
      Slot& slot = *reinterpret_cast<Slot*>(self);
      long status = 0;
      curl_easy_getinfo(slot.easy, CURLINFO_RESPONSE_CODE, &status);
      if (status < 200 || status >= 300) return CurlFailure(fmt::format("status {}", status).c_str());
      curl_multi_remove_handle(multi_, slot.easy);
      if (stores()) PAWL_TRY(files_.Add(slot.number, std::exchange(slot.file, {})));
      ++done_;
      if (started_ < load_.count) StartNext(slot);
    }
    return {};
  }

  const FetchLoad& load_;
  DurableFiles files_;
  const std::string body_;
  const FileHandle epoll_;
  CURLM* multi_ = nullptr;
  curl_slist* headers_ = nullptr;
  std::vector<std::unique_ptr<Slot>> slots_;
  std::optional<BenchClock::time_point> timer_;
  std::size_t started_ = 0;
  std::size_t done_ = 0;
};

}  // namespace

Result<FetchFigures> RunFetchLoad(const FetchLoad& load) {
  const std::clock_t processor = std::clock();
  PAWL_ASSIGN(const double seconds, BareLoop(load).Run());
  const double processor_seconds = static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC;
  const auto count = static_cast<double>(load.count);
  return FetchFigures{count / seconds, std::chrono::duration<double>(processor_seconds / count)};
}

}  // namespace pawl::bench

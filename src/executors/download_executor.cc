#include "executors/download_executor.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <utility>

#include "base/json_writer.h"
#include "base/log.h"
#include "base/sha256.h"
#include "executors/call_end.h"
#include "files/image_size.h"
#include "outbound/redirect.h"

namespace pawl {
namespace {

using outbound::Failure;

// So much of an answer that is no file is read, so that its connection can be used again.
constexpr std::uint64_t kDiscardedMax = 64U << 10U;
constexpr Millis kProgressFirst = std::chrono::seconds(2);
constexpr Millis kProgressPause = std::chrono::seconds(5);
constexpr Millis kPauseFirst = std::chrono::seconds(1);
constexpr Millis kPauseLongest = std::chrono::minutes(1);

Result<void> WriteAll(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(fd, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) return files::FolderError("write", "a temp file", errno);
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

// Nothing can be learnt of the other side from this end.
bool IsOurEnd(Failure failure) {
  return failure == Failure::kCancelled || failure == Failure::kStopping || failure == Failure::kOwnFault;
}

}  // namespace

// One run. Its calls follow one another; after the last one it waits for the store. Whoever ends it destroys it.
class DownloadExecutor::Download : public OutgoingCall {
 public:
  Download(DownloadExecutor& executor, DownloadStore& store, std::shared_ptr<ActiveRun> run, DownloadJob job,
           outbound::Request request)
      : OutgoingCall(executor.outgoing_, run->job().head.id),
        executor_(executor),
        store_(store),
        run_(std::move(run)),
        job_(std::move(job)),
        request_(std::move(request)),
        began_(executor.outgoing_.now().steady),
        deadline_(began_ + request_.timeout) {}

  // The caller holds the executor's mutex, for these two.
  bool SendNext() { return Send(request_); }
  void GiveUp(CancelReason reason) {
    executor_.mutex_.IsHeld();
    given_up_ = true;
    lost_ = lost_ || reason == CancelReason::kLeaseLost;
    if (put_ != nullptr) return put_->Cancel();
    Cancel();
  }

 private:
  bool OnHead(const outbound::Head& head) override;
  bool OnBytes(std::span<const char> bytes) override;
  void OnCallEnd(const outbound::Outcome& outcome) override;

  bool Keep(std::string_view bytes);
  Result<void> DecideType();
  void ReportProgress();
  void Follow(const outbound::Outcome& outcome);
  void EndWithoutFile();
  void CheckFile();
  Result<void> Store();
  void OnStored(Result<StoredFile> stored);
  void EndUnstored(const Error& error);
  Downloaded Facts() const;
  void GiveBack(const Error& fault);
  void Finish(FinishOp end);

  DownloadExecutor& executor_;
  DownloadStore& store_;
  const std::shared_ptr<ActiveRun> run_;
  const DownloadJob job_;
  outbound::Request request_;  // of the hop under way
  const SteadyTime began_;
  const SteadyTime deadline_;  // of all hops together
  bool given_up_ PAWL_GUARDED_BY(executor_.mutex_) = false;
  bool lost_ PAWL_GUARDED_BY(executor_.mutex_) = false;  // the job may run elsewhere
  std::unique_ptr<DownloadStore::Put> put_ PAWL_GUARDED_BY(executor_.mutex_);

  // Of the hop under way.
  outbound::Head head_;
  bool keeping_ = false;  // its body is the file
  std::uint64_t discarded_ = 0;

  int redirects_ = 0;
  std::chrono::microseconds took_{0};
  std::optional<files::TempFile> temp_;
  std::uint64_t bytes_ = 0;
  Sha256 digest_;
  std::string sha256_;
  std::string first_bytes_;
  std::string mime_;  // empty: not known yet
  files::ImageSizeReader image_;
  std::optional<Error> fault_;       // ours, for which the transfer was ended
  std::optional<FinishOp> refused_;  // the file is not what the job wants

  SteadyTime reported_at_ = SteadyTime::min();
  std::uint64_t reported_bytes_ = 0;
};

bool DownloadExecutor::Download::OnHead(const outbound::Head& head) {
  head_ = head;
  keeping_ = head.status >= 200 && head.status < 300;
  if (!keeping_) return true;
  auto temp = executor_.folder_.CreateTemp(run_->job().seq, run_->job().head.attempt);
  if (!temp.ok()) {
    fault_ = temp.error();
    return false;
  }
  temp_ = *std::move(temp);
  return true;
}

bool DownloadExecutor::Download::OnBytes(std::span<const char> bytes) {
  if (keeping_) return Keep({bytes.data(), bytes.size()});
  discarded_ += bytes.size();
  return discarded_ <= kDiscardedMax;
}

bool DownloadExecutor::Download::Keep(std::string_view bytes) {
  if (first_bytes_.size() < files::ContentTypes::kLookBytes) {
    first_bytes_.append(bytes.substr(0, files::ContentTypes::kLookBytes - first_bytes_.size()));
    if (first_bytes_.size() == files::ContentTypes::kLookBytes) {
      if (const Result<void> decided = DecideType(); !decided.ok()) fault_ = decided.error();
      if (fault_ || refused_) return false;
    }
  }
  digest_.Add(bytes);
  if (job_.image_size) image_.Feed(bytes);
  bytes_ += bytes.size();
  if (const Result<void> written = WriteAll(temp_->fd(), bytes); !written.ok()) {
    fault_ = written.error();
    return false;
  }
  ReportProgress();
  return true;
}

Result<void> DownloadExecutor::Download::DecideType() {
  PAWL_ASSIGN(mime_, executor_.TypeOf(first_bytes_, lane()));
  if (job_.mime && !job_.mime->Takes(mime_)) {
    refused_ = DownloadRefused("mime", "the file is " + mime_ + ", which the job does not take", head_.status);
  }
  return {};
}

void DownloadExecutor::Download::ReportProgress() {
  const SteadyTime now = executor_.outgoing_.now().steady;
  if (now < began_ + kProgressFirst) return;
  const bool first = reported_at_ == SteadyTime::min();
  if (!first && now < reported_at_ + kProgressPause) return;
  const double seconds = std::chrono::duration<double>(now - (first ? began_ : reported_at_)).count();
  std::string progress;
  JsonWriter json(progress);
  json.BeginObject().Key("bytes").Uint(bytes_).Key("total");
  if (head_.content_length) {
    json.Uint(*head_.content_length);
  } else {
    json.Null();
  }
  json.Key("rate").Uint(static_cast<std::uint64_t>(static_cast<double>(bytes_ - reported_bytes_) / seconds));
  json.EndObject();
  reported_at_ = now;
  reported_bytes_ = bytes_;
  run_->ReportProgress(std::move(progress));
}

void DownloadExecutor::Download::OnCallEnd(const outbound::Outcome& outcome) {
  took_ += outcome.took;
  if (fault_) return GiveBack(*fault_);
  if (refused_) return Finish(*std::move(refused_));
  outbound::Outcome end = outcome;
  // Of an answer that is no file the status is all that counts, whatever became of its body.
  if (head_.status != 0 && !keeping_ && !IsOurEnd(end.failure)) {
    end.failure = Failure::kNone;
    end.status = head_.status;
  }
  if (end.failure == Failure::kOwnFault) return GiveBack({ErrorCode::kUnavailable, end.error});
  if (end.failure != Failure::kNone) return Finish(DownloadFailed(end));
  if (keeping_) return CheckFile();
  if (outbound::IsRedirect(end.status)) return Follow(end);
  if (end.status == 304 && IsConditional(request_)) return EndWithoutFile();
  Finish(DownloadFailed(end));
}

void DownloadExecutor::Download::Follow(const outbound::Outcome& outcome) {
  outbound::NextHop next = FindNextHop(request_.url, head_.Value("location"), redirects_, job_.max_redirects);
  outbound::Outcome failed = outcome;
  failed.failure = next.failure;
  failed.error = std::move(next.error);
  const Millis left = deadline_ - executor_.outgoing_.now().steady;
  if (failed.failure == Failure::kNone && left <= Millis(0)) {
    failed.failure = Failure::kTimeout;
    failed.error = "the redirects took all of the time";
  }
  if (failed.failure != Failure::kNone) return Finish(DownloadFailed(failed));
  request_ = NextDownloadRequest(request_, std::move(next.url), left);
  ++redirects_;
  head_ = {};
  discarded_ = 0;
  {
    const MutexLock lock(executor_.mutex_);
    if (!given_up_ && SendNext()) return;
  }
  failed.failure = Failure::kCancelled;
  Finish(DownloadFailed(failed));
}

void DownloadExecutor::Download::CheckFile() {
  if (mime_.empty()) {
    if (const Result<void> decided = DecideType(); !decided.ok()) return GiveBack(decided.error());
  }
  sha256_ = digest_.Hex();
  if (!refused_ && job_.image_size && image_.state() != files::ImageSizeReader::State::kFound) {
    refused_ = DownloadRefused("image", "the file is no PNG, GIF or JPEG with a size", head_.status);
  }
  if (!refused_ && !job_.sha256.empty() && job_.sha256 != sha256_) {
    refused_ = DownloadRefused("sha256", "the file has the SHA-256 " + sha256_, head_.status);
  }
  if (refused_) return Finish(*std::move(refused_));
  if (const Result<void> storing = Store(); !storing.ok()) EndUnstored(storing.error());
}

// Once the store has the file it may end the run, and this with it, as soon as the lock is gone.
Result<void> DownloadExecutor::Download::Store() {
  FinishedFile file{.temp = *std::move(temp_), .bytes = bytes_, .sha256 = sha256_, .mime = mime_, .choice = job_.store};
  temp_.reset();
  const MutexLock lock(executor_.mutex_);
  if (given_up_) return Error{ErrorCode::kStopping, "the run was given up"};
  PAWL_ASSIGN(put_, store_.Start(std::move(file), [this](Result<StoredFile> stored) { OnStored(std::move(stored)); }));
  return {};
}

// On a thread of the store.
void DownloadExecutor::Download::OnStored(Result<StoredFile> stored) {
  bool lost = false;
  {
    const MutexLock lock(executor_.mutex_);
    lost = lost_;
  }
  if (!stored.ok()) return EndUnstored(stored.error());
  if (lost) store_.Discard(*stored);
  executor_.NoteStored(store_);
  Downloaded file = Facts();
  file.store = job_.store.name;
  file.bucket = stored->bucket;
  file.path = stored->path;
  file.url = stored->url;
  FinishOp end;
  end.result = DownloadResult(file);
  Finish(std::move(end));
}

void DownloadExecutor::Download::EndUnstored(const Error& error) {
  if (error.code == ErrorCode::kInvalid) return Finish(DownloadNotStored(error.detail, head_.status));
  if (error.code != ErrorCode::kStopping) return GiveBack(error);
  FinishOp end;
  end.outcome = Outcome::kReleased;
  Finish(std::move(end));
}

void DownloadExecutor::Download::EndWithoutFile() {
  FinishOp end;
  end.result = DownloadResult(Facts());
  Finish(std::move(end));
}

Downloaded DownloadExecutor::Download::Facts() const {
  Downloaded file;
  file.status = head_.status;
  file.bytes = bytes_;
  file.sha256 = sha256_;
  file.content_type = head_.Value("content-type");
  file.mime = mime_;
  if (job_.image_size) file.image_size = ToText(image_.size());
  file.final_url = request_.url.text();
  file.redirects = redirects_;
  file.etag = head_.Value("etag");
  file.last_modified = head_.Value("last-modified");
  file.took = took_;
  return file;
}

void DownloadExecutor::Download::GiveBack(const Error& fault) {
  FinishOp end;
  end.outcome = Outcome::kReleased;
  end.delay = executor_.NextPause(store_, fault);
  Finish(std::move(end));
}

// The temp file goes first: the next run of the job may have the same name.
void DownloadExecutor::Download::Finish(FinishOp end) {
  temp_.reset();
  run_->Finish(std::move(end));
  executor_.Forget(*run_);  // destroys it
}

DownloadExecutor::DownloadExecutor(Outgoing& outgoing, files::Folder& folder, const DownloadStores& stores,
                                   DownloadOptions options)
    : outgoing_(outgoing),
      folder_(folder),
      stores_(stores),
      options_(std::move(options)),
      types_(outgoing.transports()) {}

DownloadExecutor::~DownloadExecutor() = default;

void DownloadExecutor::Start(std::shared_ptr<ActiveRun> run) {
  auto job = ParseDownloadJob(KnownJson(run->job().payload));
  if (!job.ok()) return run->Finish(CallRefused(job.error()));
  const auto store = stores_.Choose(job->store);
  if (!store.ok()) return run->Finish(DownloadNotStored(store.error().detail, 0));
  // The claim may have waited since before the disk was full.
  if (!options_.ready()) {
    return run->Release(NextPause(**store, {ErrorCode::kNoSpace, "there is no room for more files"}));
  }
  // Nothing is asked of anybody for a file that could not be stored.
  if (const Millis left = PauseLeft(**store); left > Millis(0)) return run->Release(left);
  const auto find_secret = [this](std::string_view name) { return outgoing_.FindSecret(name); };
  auto request = DownloadRequest(*job, options_.limits, run->job().group_settings, find_secret);
  if (!request.ok()) return run->Finish(CallRefused(request.error()));
  request->max_bytes = std::min(request->max_bytes, (*store)->max_bytes());
  auto download = std::make_unique<Download>(*this, **store, run, *std::move(job), *std::move(request));
  // The call may end on the transport's thread before Send has returned: the lock keeps it until it is noted here.
  const MutexLock lock(mutex_);
  if (!download->SendNext()) return run->Release();
  downloads_.emplace(run.get(), std::move(download));
}

void DownloadExecutor::Cancel(ActiveRun& run, CancelReason reason) {
  const MutexLock lock(mutex_);
  const auto found = downloads_.find(&run);
  if (found != downloads_.end()) found->second->GiveUp(reason);
}

void DownloadExecutor::Forget(const ActiveRun& run) {
  std::unique_ptr<Download> ended;  // outlives the lock
  const MutexLock lock(mutex_);
  const auto found = downloads_.find(&run);
  ended = std::move(found->second);
  downloads_.erase(found);
  if (downloads_.empty()) all_ended_.NotifyAll();
}

void DownloadExecutor::Stop() {
  MutexLock lock(mutex_);
  while (!downloads_.empty()) all_ended_.Wait(lock);
}

Millis DownloadExecutor::NextPause(const DownloadStore& store, const Error& fault) {
  const SteadyTime now = outgoing_.now().steady;
  const MutexLock lock(mutex_);
  Fault& noted = faults_[&store];
  if (noted.pause == Millis(0)) {
    Log(LogLevel::kWarn, "downloads are given back: they cannot be stored", {{"error", ToString(fault)}});
  }
  // Runs that began before the pause and fail in it say nothing new.
  if (now >= noted.until) {
    noted.pause = std::clamp(2 * noted.pause, kPauseFirst, kPauseLongest);
    noted.until = now + noted.pause;
  }
  return noted.until - now;
}

Millis DownloadExecutor::PauseLeft(const DownloadStore& store) {
  const MutexLock lock(mutex_);
  const auto found = faults_.find(&store);
  if (found == faults_.end()) return Millis(0);
  return std::max(Millis(0), found->second.until - outgoing_.now().steady);
}

void DownloadExecutor::NoteStored(const DownloadStore& store) {
  const MutexLock lock(mutex_);
  faults_.erase(&store);
}

Result<std::string> DownloadExecutor::TypeOf(std::string_view first_bytes, std::size_t lane) {
  auto& types = types_[lane];
  if (!types) {
    PAWL_ASSIGN(types, files::ContentTypes::Load());
  }
  return types->TypeOf(first_bytes);
}

}  // namespace pawl

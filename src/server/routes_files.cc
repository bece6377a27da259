// Stored downloads: the file that a job has brought.
#include "base/json_member.h"
#include "executors/built_in_work.h"
#include "server/file_answer.h"
#include "server/routes.h"

namespace pawl::routes {
namespace {

struct FileOfJob {
  std::string store;
  StoredFile stored;
  std::string sha256;
};

Result<FileOfJob> FindFile(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(const JobDetails job, ReadJob(reader, ref));
  const JsonValue result = job.result ? KnownJson(*job.result) : JsonValue{};
  FileOfJob file{.store = TextOfMember(result, "store"),
                 .stored = {.bucket = TextOfMember(result, "bucket"), .path = TextOfMember(result, "path")},
                 .sha256 = TextOfMember(result, "sha256")};
  if (!file.stored.path.empty() && !file.sha256.empty()) return file;
  if (HasEnded(job.head.state)) return Error{ErrorCode::kNotFound, "the job has brought no file"};
  return Error{ErrorCode::kNotFound, "the job has brought no file yet; it is " + std::string(Name(job.head.shown))};
}

http::Response AnswerWith(const DownloadStores& stores, const http::Request& request, const FileOfJob& file) {
  const DownloadStore* const store = stores.Find(file.store);
  if (store == nullptr) return Problem({ErrorCode::kNotFound, "this server has no store " + file.store});
  auto served = store->Find(file.stored);
  if (!served.ok()) return Problem(served.error());
  if (!served->file) return {.status = 302, .headers = {{"location", served->url}}};
  return FileAnswer(
      request, {std::make_shared<const FileHandle>(std::move(served->file->file)), served->file->bytes, file.sha256});
}

}  // namespace

Result<void> GetFile(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  const BuiltInWork* const work = call.api.work;
  if (work == nullptr) return Error{ErrorCode::kNotFound, "this server keeps no files"};
  ReadAndSend(
      call, [ref = std::move(ref)](StoreReader& reader) { return FindFile(reader, ref); },
      [work, request = call.request](const FileOfJob& file) { return AnswerWith(work->stores(), request, file); });
  return {};
}

}  // namespace pawl::routes

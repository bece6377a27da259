// Stored downloads: the file that a job has brought.
#include "base/json_member.h"
#include "executors/built_in_work.h"
#include "server/file_answer.h"
#include "server/routes.h"

namespace pawl::routes {
namespace {

struct FileOfJob {
  std::string path;
  std::string sha256;
};

Result<FileOfJob> FindFile(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(const JobDetails job, ReadJob(reader, ref));
  const JsonValue result = job.result ? KnownJson(*job.result) : JsonValue{};
  FileOfJob file{TextOfMember(result, "path"), TextOfMember(result, "sha256")};
  if (!file.path.empty() && !file.sha256.empty()) return file;
  if (HasEnded(job.head.state)) return Error{ErrorCode::kNotFound, "the job has brought no file"};
  return Error{ErrorCode::kNotFound, "the job has brought no file yet; it is " + std::string(Name(job.head.shown))};
}

http::Response AnswerWith(files::Folder& folder, const http::Request& request, const FileOfJob& file) {
  auto opened = folder.OpenStored(file.path);
  if (!opened.ok()) {
    const bool gone = opened.error().code == ErrorCode::kNotFound || opened.error().code == ErrorCode::kInvalid;
    if (!gone) return Problem(opened.error());
    return Problem({ErrorCode::kNotFound, "the file of the job is not in the folder of this server"});
  }
  return FileAnswer(request, {std::make_shared<const FileHandle>(std::move(opened->file)), opened->bytes, file.sha256});
}

}  // namespace

Result<void> GetFile(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  const BuiltInWork* const work = call.api.work;
  DownloadFiles* const files = work == nullptr ? nullptr : work->files();
  if (files == nullptr) return Error{ErrorCode::kNotFound, "this server keeps no files"};
  ReadAndSend(
      call, [ref = std::move(ref)](StoreReader& reader) { return FindFile(reader, ref); },
      [files, request = call.request](const FileOfJob& file) { return AnswerWith(files->folder(), request, file); });
  return {};
}

}  // namespace pawl::routes

// The import of a document, at whichever door: whether its task is there already, at which workflow it arrives, and
// what is pushed.
#pragma once

#include <optional>
#include <utility>

#include "engine/queries.h"
#include "wire/http/parse_document.h"
#include "wire/push_policy.h"

namespace pawl::http {

struct FoundForImport {
  bool existing = false;  // the task is there, with this content
  DocumentPlace place = {};
};

// kIdTaken if the id of the task or of the workflow belongs to another job.
Result<FoundForImport> LookForImport(StoreReader& reader, const DocumentImport& import);

// An import under way: look for what it finds, make the push, and start again while it is not there. The caller does
// all that waits.
class ImportOfTask {
 public:
  // `policy`: of the caller.
  ImportOfTask(DocumentImport import, PushPolicy policy) : import_(std::move(import)), policy_(std::move(policy)) {}

  Result<FoundForImport> Look(StoreReader& reader) const { return LookForImport(reader, import_); }
  // What is to be pushed then; nothing: the task is there already.
  Result<std::optional<PushOp>> Next(const FoundForImport& found);
  // The number of the new task; nothing: another import was faster, so look again.
  Result<std::optional<Seq>> Pushed(const Result<JobsReply>& reply);

  const std::string& task() const { return import_.document.id; }

 private:
  Error Named(Error error) const { return NamedByDocument(std::move(error), import_.document, place_); }
  bool CameLate(const Result<JobsReply>& reply) const;

  const DocumentImport import_;
  const PushPolicy policy_;
  DocumentPlace place_ = {};  // of the last push
  int pushes_ = 0;
};

}  // namespace pawl::http

// What an import finds: whether the task of the document is there already, and at which workflow it arrives.
#pragma once

#include "engine/queries.h"
#include "wire/http/parse_document.h"

namespace pawl::http {

// A document may come at the same time as another one of its workflow, or as itself: then what was found no longer
// holds, and is looked for again, up to so many times.
inline constexpr int kImportLooks = 5;

struct FoundForImport {
  bool existing = false;  // the task is there, with this content
  DocumentPlace place = {};
};

// kIdTaken if the id of the task or of the workflow belongs to another job.
Result<FoundForImport> LookForImport(StoreReader& reader, const DocumentImport& import);

// Whether another import was faster than the push: then it has changed nothing.
bool CameLate(const DocumentPlace& place, const Result<JobsReply>& reply);

}  // namespace pawl::http

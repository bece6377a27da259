// The document of a task with the values of now.
#pragma once

#include <string>

#include "base/result.h"
#include "engine/document_queries.h"

namespace pawl::http {

// Byte for byte as it came, but for what has changed since, and for secrets, which are replaced as in all answers.
// Fails with kOverloaded while its partitions are being made.
Result<std::string> RenderDocument(const DocumentView& view);

}  // namespace pawl::http

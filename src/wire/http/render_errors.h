// Errors by kind as JSON.
#pragma once

#include <string>

#include "engine/error_queries.h"
#include "rules/names.h"

namespace pawl::http {

std::string RenderErrors(const ErrorsView& errors, const Names& names);

}  // namespace pawl::http

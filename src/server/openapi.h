// docs/openapi.yaml as JSON, made at build time.
#pragma once

#include <string_view>

namespace pawl {
extern const std::string_view kOpenApiJson;
}  // namespace pawl

// docs/openapi.yaml as JSON, made by scripts/embed-openapi.
#pragma once

#include <string_view>

namespace pawl {

extern const std::string_view kOpenApiJson;
extern const std::string_view kOpenApiSource;  // SHA-256 of docs/openapi.yaml when it was made, in hexadecimal

}  // namespace pawl

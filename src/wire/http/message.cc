#include "wire/http/message.h"

namespace pawl::http {

std::string_view Request::Header(std::string_view name) const {
  for (const auto& [key, value] : headers) {
    if (key == name) return value;
  }
  return {};
}

}  // namespace pawl::http

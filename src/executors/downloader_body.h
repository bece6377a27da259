// The body of a callback in the form that docs/downloader.md shows, for receivers that were written for it.
#pragma once

#include <string>

#include "base/json_reader.h"

namespace pawl {

// `payload` is that of a callback, as rules/callbacks.cc writes it.
std::string DownloaderBody(const JsonValue& payload);

}  // namespace pawl

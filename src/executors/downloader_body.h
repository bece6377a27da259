// The body of a callback in the form of the downloader of seed 000, for receivers that were written for it.
#pragma once

#include <string>

#include "base/json_reader.h"

namespace pawl {

// `payload` is that of a callback, as rules/callbacks.cc writes it.
std::string DownloaderBody(const JsonValue& payload);

}  // namespace pawl

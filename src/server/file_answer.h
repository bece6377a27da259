// The answer to a GET or HEAD of a stored file: all of it, the part that a Range names, or word that the client has it
// already. Pure, but for the open file that it passes on.
//
// A file is somebody else's bytes: it is sent so that no browser takes it for a page of this server.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/file_handle.h"
#include "wire/http/message.h"

namespace pawl {

struct FileContent {
  std::shared_ptr<const FileHandle> file;
  std::uint64_t bytes = 0;
  std::string sha256;  // in hexadecimal digits; its ETag
};

// 200 or 206 with the file, 304, or 416. One range is served; a Range with several, or one that cannot be read, is
// ignored, as is one with an If-Range that names another content (RFC 9110).
http::Response FileAnswer(const http::Request& request, FileContent content);

}  // namespace pawl

// http::Response to bytes.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "server/http_parser.h"
#include "wire/http/message.h"

namespace pawl {

struct ResponseForm {
  bool head = false;    // the request was a HEAD: the length of the body, not the body
  bool close = false;   // the connection ends after it
  bool http10 = false;  // a client that has to be told when the connection stays
};

// `date_line` is what DateLine returned a moment ago. Of a response that has a file, its head alone.
void AppendResponse(const http::Response& response, ResponseForm form, std::string_view date_line, std::string& out);
// The head of a text/event-stream, which lasts as long as the connection.
void AppendStreamHead(std::string_view date_line, std::string& out);

std::string DateLine(std::chrono::system_clock::time_point now);

// application/problem+json
http::Response ProblemResponse(const Refusal& refusal);

}  // namespace pawl

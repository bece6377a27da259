// Replies of the wire protocol (RESP2), appended to what is to be sent.
#pragma once

#include <string>
#include <string_view>

namespace pawl::faktory {

void AppendOk(std::string& out);
// "-ERR text"; line breaks in the text become spaces.
void AppendError(std::string_view text, std::string& out);
void AppendNotUnique(std::string& out);
void AppendBulk(std::string_view bytes, std::string& out);
void AppendNull(std::string& out);

}  // namespace pawl::faktory

#include "wire/http/parse_read.h"

#include <array>
#include <optional>

#include "base/json_reader.h"
#include "wire/json/fields.h"
#include "wire/json/ranges.h"

namespace pawl::http {
namespace {

constexpr std::int64_t kDocumentsMost = 10'000;

constexpr std::array<Field<DocumentsCall>, 4> kDocumentsFields{{
    {"token", [](const JsonValue& v, DocumentsCall& out) { return ReadToken(v, out.token); }, true},
    {"after",
     [](const JsonValue& v, DocumentsCall& out) -> Result<void> {
       if (!v.IsNull()) out.after = std::string(v.raw);
       return {};
     }},
    {"limit", [](const JsonValue& v, DocumentsCall& out) { return ReadWhole(v, 1, kDocumentsMost, out.limit); }},
    {"wait",
     [](const JsonValue& v, DocumentsCall& out) -> Result<void> {
       std::optional<Millis> wait;
       PAWL_TRY(ReadSpan(v, kWaitRange, wait));
       out.wait = wait.value_or(Millis(0));
       return {};
     }},
}};

}  // namespace

Result<DocumentsCall> ParseDocumentsCall(std::string_view body) {
  return ReadBody<DocumentsCall>(body, kDocumentsFields);
}

}  // namespace pawl::http

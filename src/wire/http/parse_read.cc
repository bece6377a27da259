#include "wire/http/parse_read.h"

#include <array>
#include <optional>

#include "base/json_reader.h"
#include "wire/http/answer_writer.h"
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

std::string RenderDocuments(const Block& block) {
  return Rendered(
      [&](AnswerWriter& json) {
        json.BeginObject().Key("block");
        if (block.documents.empty()) {
          json.Null();
        } else {
          json.BeginObject().Key("first").Value(block.documents.front().key);
          json.Key("last").Value(block.documents.back().key);
          json.Key("count").Uint(block.documents.size()).EndObject();
        }
        json.Key("documents").BeginArray();
        for (const Document& document : block.documents) {
          json.BeginObject().Key("key").Value(document.key).Key("document").Value(document.document);
          if (!document.error.empty()) json.Key("error").Text(document.error);
          json.EndObject();
        }
        json.EndArray().Key("eof").Bool(block.eof).Key("held_back").Bool(block.held_back).Key("lag");
        block.lag_seconds ? json.Double(*block.lag_seconds) : json.Null();
        json.EndObject();
      },
      Audience::kHolder);
}

}  // namespace pawl::http

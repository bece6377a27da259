#include "wire/http/render_read.h"

#include "wire/http/answer_writer.h"

namespace pawl::http {

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
        const std::optional<double> lag = block.lag();
        lag ? json.Double(*lag) : json.Null();
        json.EndObject();
      },
      Audience::kHolder);
}

}  // namespace pawl::http

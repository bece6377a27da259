#include "wire/http/answer_writer.h"

#include "base/redact.h"

namespace pawl::http {

AnswerWriter& AnswerWriter::Text(std::string_view text) {
  const auto redacted = audience_ == Audience::kHolder ? std::nullopt : RedactText(text);
  json_.String(redacted ? std::string_view(*redacted) : text);
  return *this;
}

AnswerWriter& AnswerWriter::TextKey(std::string_view key) {
  const auto redacted = audience_ == Audience::kHolder ? std::nullopt : RedactText(key);
  return Key(redacted ? std::string_view(*redacted) : key);
}

AnswerWriter& AnswerWriter::Value(std::string_view valid_json) {
  if (audience_ == Audience::kHolder) {
    json_.Raw(valid_json);
  } else {
    json_.Raw(RedactJson(valid_json));
  }
  return *this;
}

AnswerWriter& AnswerWriter::ValueOf(std::string_view name, std::string_view valid_json) {
  return audience_ == Audience::kAnyone && IsSecretName(name) ? Name(kRedacted) : Value(valid_json);
}

}  // namespace pawl::http

// AnswerWriter writes the JSON of an answer or event, and keeps secrets out of it.
//
// Everything that the HTTP API says is written through it. It has no way to write a string as it is: the writer of a
// field says whether the value is a name or free text, and free text and JSON of users are redacted unless the answer
// goes to the holder of the lease. So a new answer cannot forget it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/json_writer.h"

namespace pawl::http {

// Who reads an answer.
enum class Audience : std::uint8_t {
  kAnyone,  // secrets are redacted
  kHolder,  // the worker that was given the data to work on: byte for byte
};

class AnswerWriter {
 public:
  explicit AnswerWriter(std::string& out, Audience audience = Audience::kAnyone) : json_(out), audience_(audience) {}

  AnswerWriter& BeginObject() { return json_.BeginObject(), *this; }
  AnswerWriter& EndObject() { return json_.EndObject(), *this; }
  AnswerWriter& BeginArray() { return json_.BeginArray(), *this; }
  AnswerWriter& EndArray() { return json_.EndArray(), *this; }

  AnswerWriter& Key(std::string_view name) { return json_.Key(name), *this; }
  AnswerWriter& TextKey(std::string_view key);  // any text of a user
  // What CheckName accepts, a word of ours, or a time: it cannot hold credentials.
  AnswerWriter& Name(std::string_view name) { return json_.String(name), *this; }
  // Any text of a user, such as a message, a host or a group.
  AnswerWriter& Text(std::string_view text);
  // Any JSON of a user.
  AnswerWriter& Value(std::string_view valid_json);
  // Any JSON that a user has under a name of his own, which may say that it is a secret.
  AnswerWriter& ValueOf(std::string_view name, std::string_view valid_json);

  AnswerWriter& Int(std::int64_t value) { return json_.Int(value), *this; }
  AnswerWriter& Uint(std::uint64_t value) { return json_.Uint(value), *this; }
  AnswerWriter& Double(double value) { return json_.Double(value), *this; }
  AnswerWriter& Bool(bool value) { return json_.Bool(value), *this; }
  AnswerWriter& Null() { return json_.Null(), *this; }

 private:
  JsonWriter json_;
  const Audience audience_;
};

// The text of one answer, written by `write(AnswerWriter&)`.
template <typename Write>
std::string Rendered(Write write, Audience audience = Audience::kAnyone) {
  std::string out;
  AnswerWriter json(out, audience);
  write(json);
  return out;
}

}  // namespace pawl::http

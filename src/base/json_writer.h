// JsonWriter appends JSON to a string and sets the commas itself:
//   JsonWriter json(out);
//   json.BeginObject().Key("id").String(id).Key("seq").Uint(seq).EndObject();
// The caller keeps Begin and End in pairs and gives each value of an object a key.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pawl {

// Appends `text` as a JSON string with its quotes. Only what must be escaped is; a byte that is not UTF-8 becomes
// U+FFFD.
void AppendJsonString(std::string& out, std::string_view text);

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  JsonWriter& BeginObject() { return Open('{'); }
  JsonWriter& EndObject() { return Close('}'); }
  JsonWriter& BeginArray() { return Open('['); }
  JsonWriter& EndArray() { return Close(']'); }

  JsonWriter& Key(std::string_view name);
  JsonWriter& String(std::string_view text);
  JsonWriter& Int(std::int64_t value);
  JsonWriter& Uint(std::uint64_t value);
  JsonWriter& Double(double value);  // the shortest text that reads back the same; null when not finite
  JsonWriter& Bool(bool value) { return Raw(value ? "true" : "false"); }
  JsonWriter& Null() { return Raw("null"); }
  JsonWriter& Raw(std::string_view json);  // one valid JSON value, taken over byte for byte

 private:
  void Comma() {
    if (comma_) out_ += ',';
    comma_ = true;
  }
  JsonWriter& Open(char bracket);
  JsonWriter& Close(char bracket);

  std::string& out_;
  bool comma_ = false;  // whether a value stands right before
};

}  // namespace pawl

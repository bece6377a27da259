// Whatever a push or the settings of a queue ask for as callbacks, from the JSON to what is stored; and whatever bytes
// are found where callbacks were stored. Opens no socket.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "base/json_reader.h"
#include "base/json_writer.h"
#include "model/callback.h"
#include "outbound/headers.h"
#include "outbound/url.h"
#include "store/callback_codec.h"
#include "wire/json/callback_fields.h"
#include "wire/push_policy.h"

namespace pawl {
namespace {

using Callbacks = std::vector<CallbackSpec>;

std::string Written(const Callbacks& callbacks) {
  std::string text;
  JsonWriter json(text);
  PAWL_CHECK(http::WriteCallbacks(json, callbacks).ok(), "callbacks that were read can be written");
  return text;
}

// What is read is what the client would write for it, and is read back the same.
void CheckRead(const Callbacks& callbacks) {
  PAWL_CHECK(http::CheckCallbacks(callbacks).ok(), "what a request may say a program may say");
  const std::string text = Written(callbacks);
  Callbacks again;
  PAWL_CHECK(ValidateJson(text).ok() && http::ReadCallbacks(KnownJson(text), again).ok(),
             "callbacks that were written can be read");
  PAWL_CHECK(again == callbacks, "reading and writing change nothing");
}

// What the policy lets pass can be sent as it is.
void CheckAccepted(const PushPolicy& policy, const Callbacks& callbacks) {
  Callbacks again = callbacks;
  PAWL_CHECK(policy.Apply(again).ok() && again == callbacks, "what was accepted is not changed again");
  for (const CallbackSpec& callback : callbacks) {
    const auto url = outbound::ParseUrl(callback.url);
    PAWL_CHECK(url.ok() && url->text() == callback.url, "the URL is in the form that is called");
    PAWL_CHECK(HostOf(callback.url) == url->HostKey(), "the group of a callback is its host");
    outbound::Headers headers;
    for (const HeaderSpec& header : callback.headers)
      headers.push_back({header.name, header.from_secret ? "x" : header.value});
    PAWL_CHECK(outbound::CheckSentHeaders(headers).ok(), "the headers can be sent");
  }
}

// What is stored is read back the same. An `on` that names all ends, or one of them twice, is not stored as it was
// said.
void CheckStored(const Callbacks& callbacks) {
  const std::string bytes = EncodeCallbacks(callbacks);
  const auto stored = DecodeCallbacks(bytes);
  PAWL_CHECK(stored.ok() && stored->size() == callbacks.size(), "callbacks that were stored can be read");
  PAWL_CHECK(EventsOf(*stored) == EventsOf(callbacks), "the ends that are wanted are stored");
  PAWL_CHECK(EncodeCallbacks(*stored) == bytes, "storing changes nothing");
  for (std::size_t i = 0; i < callbacks.size(); ++i) {
    CallbackSpec said = callbacks[i];
    said.on = (*stored)[i].on;
    PAWL_CHECK(said == (*stored)[i], "a callback is stored as it was said");
  }
}

void ReadSpec(std::string_view text) {
  if (!ValidateJson(text).ok()) return;
  Callbacks callbacks;
  if (const auto read = http::ReadCallbacks(KnownJson(text), callbacks); !read.ok()) {
    PAWL_CHECK(!read.error().detail.empty(), "an error has a text");
    return;
  }
  CheckRead(callbacks);
  CheckStored(callbacks);
  static const PushPolicy policy({}, nullptr, {});
  if (const auto applied = policy.Apply(callbacks); applied.ok()) {
    CheckAccepted(policy, callbacks);
    CheckStored(callbacks);
  } else {
    PAWL_CHECK(applied.error().field.starts_with("callbacks["), "an error names the field");
  }
}

void ReadStored(std::string_view bytes) {
  if (const auto callbacks = DecodeCallbacks(bytes); callbacks.ok()) {
    PAWL_CHECK(DecodeCallbacks(EncodeCallbacks(*callbacks)).value() == *callbacks, "what was read can be stored");
  }
  if (const auto made = DecodeMadeCallbacks(bytes); made.ok()) {
    PAWL_CHECK(EncodeMadeCallbacks(*made) == bytes, "a record has one form");
  }
}

}  // namespace
}  // namespace pawl

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  pawl::ReadSpec(bytes);
  pawl::ReadStored(bytes);
  return 0;
}

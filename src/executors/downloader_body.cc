#include "executors/downloader_body.h"

#include <string_view>

#include "base/json_member.h"
#include "base/json_writer.h"

namespace pawl {
std::string DownloaderBody(const JsonValue& payload) {
  const JsonValue data = MemberOf(MemberOf(payload, "body"), "data");
  const JsonValue result = MemberOf(data, "result");
  const JsonValue job = MemberOf(data, "payload");
  const JsonValue status = MemberOf(result, "status");
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("success").Bool(MemberOf(payload, "event").raw == "\"completed\"");
  json.Key("error").String(TextOfMember(MemberOf(data, "error"), "message"));
  json.Key("extra").String(TextOfMember(data, "extra"));
  json.Key("image_size").String(TextOfMember(result, "image_size"));
  json.Key("resource_url").String(TextOfMember(job, "url"));
  json.Key("download_url").String(TextOfMember(result, "url"));
  json.Key("job_id").String(TextOfMember(data, "id"));
  json.Key("response_code").Raw(status.IsNull() ? "0" : status.raw);
  json.Key("delivered").Bool(true).Key("delivery_error").String("").EndObject();
  return body;
}

}  // namespace pawl

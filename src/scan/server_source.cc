#include "scan/server_source.h"

#include <string_view>

#include "base/json_member.h"
#include "base/json_writer.h"
#include "wire/json/api_call.h"

namespace pawl {
namespace {

Result<Block> BlockOf(std::string_view answer) {
  PAWL_ASSIGN(const JsonValue body, ParseJson(answer));
  Block block;
  PAWL_TRY(ForEachElement(MemberOf(body, "documents"), [&](const JsonValue& value) -> Result<void> {
    block.documents.push_back({.key = std::string(MemberOf(value, "key").raw),
                               .document = std::string(MemberOf(value, "document").raw),
                               .error = TextOfMember(value, "error")});
    return {};
  }));
  block.eof = MemberOf(body, "eof").raw == "true";
  block.held_back = MemberOf(body, "held_back").raw == "true";
  if (const auto lag = MemberOf(body, "lag").Number(); lag.ok()) block.lag_seconds = *lag;
  return block;
}

}  // namespace

Result<Block> ServerSource::Read(const ReadRequest& request) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("token").String(token_).Key("limit").Uint(request.limit);
  if (!request.after.empty()) json.Key("after").Raw(request.after);
  json.EndObject();
  auto answer = client_.Send("POST", "/v1/jobs/" + PercentEncode(job_) + "/read", body);
  if (answer.ok()) return BlockOf(*answer);
  return std::move(answer).error();
}

}  // namespace pawl

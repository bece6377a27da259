#include "wire/http/problem.h"

namespace pawl::http {

void WriteProblem(JsonWriter& json, const Error& error) {
  const ErrorInfo& info = Describe(error.code);
  json.BeginObject().Key("type").String("about:blank").Key("title").String(info.title);
  json.Key("status").Int(info.http_status).Key("code").String(info.name).Key("detail").String(error.detail);
  if (!error.field.empty()) json.Key("field").String(error.field);
  json.EndObject();
}

Response ProblemOf(const Error& error) {
  const ErrorInfo& info = Describe(error.code);
  Response response;
  response.status = info.http_status;
  response.content_type = "application/problem+json";
  JsonWriter json(response.body);
  WriteProblem(json, error);
  if (info.retry) response.headers.emplace_back("retry-after", "1");
  if (error.code == ErrorCode::kUnauthorized) response.headers.emplace_back("www-authenticate", "Bearer");
  return response;
}

}  // namespace pawl::http

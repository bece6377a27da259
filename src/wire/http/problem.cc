#include "wire/http/problem.h"

namespace pawl::http {

void WriteProblem(AnswerWriter& json, const Error& error) {
  const ErrorInfo& info = Describe(error.code);
  json.BeginObject().Key("type").Name("about:blank").Key("title").Name(info.title);
  json.Key("status").Int(info.http_status).Key("code").Name(info.name).Key("detail").Text(error.detail);
  if (!error.field.empty()) json.Key("field").Text(error.field);
  json.EndObject();
}

Response ProblemOf(const Error& error) {
  const ErrorInfo& info = Describe(error.code);
  Response response;
  response.status = info.http_status;
  response.content_type = "application/problem+json";
  AnswerWriter json(response.body);
  WriteProblem(json, error);
  if (info.retry) response.headers.emplace_back("retry-after", "1");
  if (error.code == ErrorCode::kUnauthorized) response.headers.emplace_back("www-authenticate", "Bearer");
  return response;
}

}  // namespace pawl::http

#include "cli/connection.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

namespace pawl::cli {

void AddConnection(CLI::App& command, Connection& connection) {
  const auto add = [&](const char* flag, std::string& member, const char* help) {
    return command.add_option(flag, member, help)->group("Server");
  };
  add("--url", connection.url, "the server")->envname("PAWL_URL")->type_name("URL")->capture_default_str();
  add("--token", connection.token, "the token to send")->envname("PAWL_TOKEN")->type_name("TOKEN");
  add("--ca-file", connection.ca_file, "certificates (PEM) to trust instead of the system's")
      ->envname("PAWL_CA_FILE")
      ->type_name("FILE");
  command.add_flag("--json", connection.json, "print JSON, for programs")->group("Server");
}

Result<Remote> Remote::Open(const Connection& connection, Millis timeout) {
  const bool sendable = std::all_of(connection.token.begin(), connection.token.end(),
                                    [](char c) { return c > ' ' && c < 127 && c != ':'; });
  if (!sendable) {
    return Error{ErrorCode::kInvalid,
                 "the token to send is visible ASCII without ':'; scopes belong to the server's own setting", "token"};
  }
  ClientOptions options;
  options.url = connection.url;
  options.token = connection.token;
  options.ca_file = connection.ca_file;
  options.timeout = timeout;
  PAWL_ASSIGN(auto client, Client::Open(std::move(options)));
  return Remote(std::move(client));
}

Result<Answer> Remote::Get(std::string_view path) { return Call("GET", path, {}); }
Result<Answer> Remote::Post(std::string_view path, std::string_view body) { return Call("POST", path, body); }
Result<Answer> Remote::Patch(std::string_view path, std::string_view body) { return Call("PATCH", path, body); }
Result<Answer> Remote::Put(std::string_view path, std::string_view body) { return Call("PUT", path, body); }

Result<void> Remote::Delete(std::string_view path) {
  PAWL_TRY(client_->Send("DELETE", path));
  return {};
}

Result<Answer> Remote::Call(std::string_view method, std::string_view path, std::string_view body) {
  Answer answer;
  PAWL_ASSIGN(answer.text, client_->Send(method, path, body));
  if (!ValidateJson(answer.text).ok()) {
    return Error{ErrorCode::kInternal, "the answer is not JSON; does --url name a Pawl server?"};
  }
  return answer;
}

std::string Encode(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                       c == '_' || c == '.' || c == '~' || c == ':';
    if (plain) {
      out += c;
    } else {
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return out;
}

Query& Query::Add(std::string_view name, std::string_view value) {
  if (!value.empty()) text_ += fmt::format("{}{}={}", text_.empty() ? "?" : "&", name, Encode(value));
  return *this;
}

}  // namespace pawl::cli

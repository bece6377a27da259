// What every command that talks to a server has in common: where it is, who asks, and how the answer is shown.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/json_reader.h"
#include "base/result.h"
#include "pawl/client.h"

namespace CLI {  // NOLINT(readability-identifier-naming): of CLI11
class App;
}

namespace pawl::cli {

struct Connection {
  std::string url = "http://127.0.0.1:7171";
  std::string token;
  std::string ca_file;
  bool json = false;
};

// Adds --url, --token, --ca-file and --json; `connection` must outlive the parsing.
void AddConnection(CLI::App& command, Connection& connection);

// A valid JSON text.
struct Answer {
  std::string text = "null";

  JsonValue root() const { return KnownJson(text); }
};

// Calls on one server, blocking.
class Remote {
 public:
  // `timeout` is for one answer, beyond what the server lets a request wait.
  static Result<Remote> Open(const Connection& connection, Millis timeout = Millis(30'000));

  Result<Answer> Get(std::string_view path);
  Result<Answer> Post(std::string_view path, std::string_view body = "{}");
  Result<Answer> Patch(std::string_view path, std::string_view body);
  Result<Answer> Put(std::string_view path, std::string_view body);
  Result<void> Delete(std::string_view path);

  Client& client() { return *client_; }

 private:
  explicit Remote(std::unique_ptr<Client> client) : client_(std::move(client)) {}
  Result<Answer> Call(std::string_view method, std::string_view path, std::string_view body);

  std::unique_ptr<Client> client_;
};

// `text` as one segment of a path or one value of a query.
std::string Encode(std::string_view text);

// "?queue=a&limit=5": adds what is not empty.
class Query {
 public:
  Query& Add(std::string_view name, std::string_view value);
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace pawl::cli

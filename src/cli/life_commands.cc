// pawl write, read, publish, tree: stateful jobs.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <vector>

#include "base/json_writer.h"
#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "cli/text.h"
#include "cli/values.h"

namespace pawl::cli {
namespace {

struct PortOptions {
  Connection connection;
  std::string ref;
  std::string port;
  std::vector<std::string> values;
  std::uint64_t count = 1;
  bool silent = false;
  bool other_side = false;

  std::string Path(std::string_view side, std::string_view rest = {}) const {
    return fmt::format("/v1/jobs/{}/ports/{}/{}{}", Encode(ref), side, Encode(port), rest);
  }
};

std::shared_ptr<PortOptions> AddPort(CLI::App& command) {
  auto options = std::make_shared<PortOptions>();
  command.add_option("REF", options->ref, "the job's id or alias, or its number as ~123")->required();
  command.add_option("PORT", options->port, "the port's name")->required();
  AddConnection(command, options->connection);
  return options;
}

Result<int> Write(const PortOptions& options) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("values").BeginArray();
  for (const std::string& text : options.values) PAWL_TRY(WriteJsonValue(json, text));
  json.EndArray().Key("notify").Bool(!options.silent).EndObject();
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer answer, remote.Post(options.Path(options.other_side ? "out" : "in"), body));
  if (options.connection.json) fmt::print("{}\n", answer.text);
  return kExitOk;
}

Result<int> Read(const PortOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer answer, remote.Post(options.Path(options.other_side ? "in" : "out", "/read"),
                                               fmt::format(R"({{"limit":{}}})", options.count)));
  if (options.connection.json) {
    fmt::print("{}\n", answer.text);
    return kExitOk;
  }
  const auto items = FindMember(answer.root(), "items").value_or(JsonValue{"[]", JsonKind::kArray});
  PAWL_TRY(ForEachElement(items, [](const JsonValue& item) -> Result<void> {
    fmt::print("{}\n", FindMember(item, "value").value_or(JsonValue{}).raw);
    return {};
  }));
  if (const auto value = FindMember(answer.root(), "default")) fmt::print("{}\n", value->raw);
  return kExitOk;
}

struct PublishOptions {
  Connection connection;
  std::string channel;
  std::string value;
};

// "/shop/orders" with its slashes, and each name between them encoded.
std::string ChannelPath(std::string_view channel) {
  std::string path = "/v1/channels";
  for (const char c : channel) path += c == '/' ? "/" : Encode(std::string_view(&c, 1));
  return path;
}

Result<int> Publish(const PublishOptions& options) {
  if (options.channel.empty() || options.channel.front() != '/') {
    return Error{ErrorCode::kInvalid, "a channel starts with /", "CHANNEL"};
  }
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("value");
  PAWL_TRY(WriteJsonValue(json, options.value));
  json.EndObject();
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer answer, remote.Post(ChannelPath(options.channel), body));
  const std::string count = TextAt(answer.root(), "delivered");
  fmt::print("{}\n", options.connection.json ? answer.text : count + (count == "1" ? " port" : " ports"));
  return kExitOk;
}

struct TreeOptions {
  Connection connection;
  std::string ref;
};

// A line for each job, children indented under their parent.
Result<void> AddNode(Table& table, const JsonValue& node, std::size_t depth) {
  const std::string name = TextAt(node, "name");
  const std::string id = TextAt(node, "id");
  table.Add(
      {std::string(2 * depth, ' ') + (name.empty() ? id : name), TextAt(node, "type"), TextAt(node, "state"), id});
  const auto children = FindMember(node, "children").value_or(JsonValue{"[]", JsonKind::kArray});
  PAWL_TRY(ForEachElement(children, [&](const JsonValue& child) { return AddNode(table, child, depth + 1); }));
  if (TextAt(node, "truncated") == "true") table.Add({std::string(2 * depth + 2, ' ') + "…", "", "", ""});
  return {};
}

Result<int> ShowTree(const TreeOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer answer, remote.Get("/v1/jobs/" + Encode(options.ref) + "/tree"));
  if (options.connection.json) {
    fmt::print("{}\n", answer.text);
    return kExitOk;
  }
  Table table({"NAME", "TYPE", "STATE", "ID"});
  PAWL_TRY(AddNode(table, answer.root(), 0));
  fmt::print("{}", table.Render(ThisScreen()));
  return kExitOk;
}

}  // namespace

Action AddWrite(CLI::App& command) {
  auto options = AddPort(command);
  command.add_option("VALUE", options->values, "JSON values, in this order")->required();
  command.add_flag("--silent", options->silent, "do not wake the job");
  command.add_flag("--out", options->other_side, "an outport instead");
  command.footer(R"(Examples:
  pawl write sum numbers 1 2 3
  pawl write greeter names '"Ann"')");
  return [options] { return ExitWith(Write(*options)); };
}

Action AddRead(CLI::App& command) {
  auto options = AddPort(command);
  command.add_option("-n,--count", options->count, "how many values at most")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000));
  command.add_flag("--in", options->other_side, "an inport instead");
  command.footer(
      R"(Takes values from the port and prints one a line. If nothing waits on the port,
it prints the default of the port, if there is one.

Examples:
  pawl read sum total
  pawl read sum total -n 10)");
  return [options] { return ExitWith(Read(*options)); };
}

Action AddPublish(CLI::App& command) {
  auto options = std::make_shared<PublishOptions>();
  command.add_option("CHANNEL", options->channel, "such as /shop/orders")->required();
  command.add_option("VALUE", options->value, "JSON")->required();
  AddConnection(command, options->connection);
  command.footer(R"(Prints how many ports of jobs got the value.

Examples:
  pawl publish /shop/orders '{"order":17}')");
  return [options] { return ExitWith(Publish(*options)); };
}

Action AddTree(CLI::App& command) {
  auto options = std::make_shared<TreeOptions>();
  command.add_option("REF", options->ref, "the job's id or alias, or its number as ~123")->required();
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl tree import-7
  pawl tree import-7 --json | jq '.children[].state')");
  return [options] { return ExitWith(ShowTree(*options)); };
}

}  // namespace pawl::cli

#include "cli/selection.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "base/json_writer.h"

namespace pawl::cli {

void Selection::AddTo(CLI::App& command) {
  command.add_option("--queue", queue, "jobs of this queue")->type_name("NAME")->group("Which jobs");
  command.add_option("--state", state, "jobs in this state (queued, dead, …)")->type_name("STATE")->group("Which jobs");
  command.add_option("--type", type, "jobs of this type")->type_name("TYPE")->group("Which jobs");
  command.add_option("--group", group, "jobs of this group; needs --queue")->type_name("NAME")->group("Which jobs");
}

Query Selection::AsQuery() const {
  Query query;
  query.Add("queue", queue).Add("state", state).Add("type", type).Add("group", group);
  return query;
}

std::string Selection::AsText() const {
  std::string text;
  const auto add = [&](std::string_view name, const std::string& value) {
    if (!value.empty()) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, value);
  };
  add("queue", queue);
  add("state", state);
  add("type", type);
  add("group", group);
  return text;
}

std::string Selection::AsJson() const {
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  if (!queue.empty()) json.Key("queue").String(queue);
  if (!state.empty()) json.Key("state").String(state);
  if (!type.empty()) json.Key("type").String(type);
  if (!group.empty()) json.Key("group").String(group);
  json.EndObject();
  return body;
}

}  // namespace pawl::cli

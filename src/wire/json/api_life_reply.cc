// Answers about stateful jobs.
#include "wire/json/api_reader.h"
#include "wire/json/api_reply.h"
#include "wire/json/api_values.h"

namespace pawl {

Result<std::uint64_t> DeliveredFromReply(std::string_view body) {
  FieldReader fields(body);
  std::uint64_t delivered = 0;
  fields.Need("delivered");
  fields.Number("delivered", delivered);
  PAWL_TRY(fields.Done());
  return delivered;
}

Result<std::vector<PortValue>> ReadFromReply(std::string_view body) {
  FieldReader fields(body);
  std::vector<PortValue> items;
  fields.Need("items");
  ReadItems(fields, items);
  // An empty port with a default has that to give.
  if (items.empty() && fields.Has("default")) fields.Raw("default", items.emplace_back().value);
  PAWL_TRY(fields.Done());
  return items;
}

Result<PortContent> ContentFromReply(std::string_view body) {
  FieldReader fields(body);
  PortContent content;
  fields.Need("tail");
  ReadContent(fields, content);
  PAWL_TRY(fields.Done());
  return content;
}

Result<StateValues> StateFromReply(std::string_view body) {
  PAWL_ASSIGN(const JsonValue object, ParseJson(body));
  StateValues state;
  PAWL_TRY(ReadStateValues(object, state));
  return state;
}

Result<JobTree> TreeFromReply(std::string_view body) {
  FieldReader fields(body);
  JobTree tree;
  ReadTree(fields, tree);
  PAWL_TRY(fields.Done());
  return tree;
}

Result<std::map<std::string, TypeOptions>> TypesFromReply(std::string_view body) {
  FieldReader fields(body);
  std::map<std::string, TypeOptions> types;
  fields.Need("types");
  fields.Members("types", [&](std::string_view name, const JsonValue& value) {
    FieldReader type(value);
    ReadType(type, types[std::string(name)]);
    return type.Done();
  });
  PAWL_TRY(fields.Done());
  return types;
}

}  // namespace pawl

#include "cli/pages.h"

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/json_text.h"

namespace pawl::cli {

Result<int> PrintPages(Remote& remote, const std::string& path, std::string_view member, bool as_json, Table table,
                       const std::function<void(Table&, const JsonValue&)>& add) {
  std::string cursor;
  do {
    Query query;
    query.Add("limit", "1000").Add("cursor", cursor);
    std::string rest = query.text();
    if (path.find('?') != std::string::npos) rest.front() = '&';
    PAWL_ASSIGN(const Answer page, remote.Get(path + rest));
    const auto items = FindMember(page.root(), member).value_or(JsonValue{"[]", JsonKind::kArray});
    PAWL_TRY(ForEachElement(items, [&](const JsonValue& item) -> Result<void> {
      if (as_json) {
        fmt::print("{}\n", item.raw);
      } else {
        add(table, item);
      }
      return {};
    }));
    cursor = TextAt(page.root(), "cursor");
  } while (!cursor.empty());
  if (!as_json) fmt::print("{}", table.empty() ? fmt::format("no {}\n", member) : table.Render(ThisScreen()));
  return kExitOk;
}

Result<std::map<std::string, std::string>> CollectByName(Remote& remote, const std::string& path,
                                                         std::string_view member, Query query) {
  std::map<std::string, std::string> found;
  std::string cursor;
  query.Add("limit", "1000");
  do {
    Query of_page = query;
    of_page.Add("cursor", cursor);
    PAWL_ASSIGN(const Answer page, remote.Get(path + of_page.text()));
    const auto some = FindMember(page.root(), member).value_or(JsonValue{"[]", JsonKind::kArray});
    PAWL_TRY(ForEachElement(some, [&](const JsonValue& one) -> Result<void> {
      found.emplace(TextAt(one, "name"), one.raw);
      return {};
    }));
    cursor = TextAt(page.root(), "cursor");
  } while (!cursor.empty());
  return found;
}

}  // namespace pawl::cli

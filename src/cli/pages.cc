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

}  // namespace pawl::cli

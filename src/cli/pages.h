// Listings that the server gives page by page, as one table.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "base/json_reader.h"
#include "base/result.h"
#include "cli/connection.h"
#include "cli/text.h"

namespace pawl::cli {

// `path` may have a query. `add` puts one element of the array `member` into the table; as JSON each is a line.
Result<int> PrintPages(Remote& remote, const std::string& path, std::string_view member, bool as_json, Table table,
                       const std::function<void(Table&, const JsonValue&)>& add);

// All elements of a listing whose pages come in no order, by their member `name`.
Result<std::map<std::string, std::string>> CollectByName(Remote& remote, const std::string& path,
                                                         std::string_view member, Query query = {});

}  // namespace pawl::cli

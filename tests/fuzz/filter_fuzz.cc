// Whatever is given for the filter of a partition that scans MongoDB.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.h"
#include "base/json_reader.h"
#include "source/mongodb/filter.h"

namespace pawl::source {
namespace {

// No operator that runs a program is left, however it was written.
void CheckNoProgram(const JsonValue& value) {
  const auto check = [](const JsonValue& part) -> Result<void> {
    CheckNoProgram(part);
    return {};
  };
  if (value.kind == JsonKind::kArray) PAWL_CHECK(ForEachElement(value, check).ok(), "the elements can be read");
  if (value.kind != JsonKind::kObject) return;
  const auto read = ForEachMember(value, [&](std::string_view name, const JsonValue& member) -> Result<void> {
    PAWL_CHECK(name != "$where" && name != "$function" && name != "$accumulator", "a program came through");
    return check(member);
  });
  PAWL_CHECK(read.ok(), "the members can be read");
}

void CheckFilled(std::string_view filter) {
  const auto first = FillFilter(filter, std::nullopt);
  const auto later = FillFilter(filter, Offset{std::string("\"}]},{\"$where\":1")});
  PAWL_CHECK(first.ok() == later.ok(), "the offset decides nothing");
  PAWL_CHECK(!first.ok() || !CheckFilter(filter).ok(), "a filter has a place for the offset or not");
  if (!first.ok()) {
    PAWL_CHECK(first.error().code == ErrorCode::kBadFilter && !first.error().detail.empty(), "an error has a text");
    return;
  }
  for (const std::string& text : {*first, *later}) {
    const auto parsed = ParseJson(text);
    // The offset may be an object where a text was: one level more.
    if (parsed.ok()) CheckNoProgram(*parsed);
    PAWL_CHECK(parsed.ok() || parsed.error().code == ErrorCode::kTooDeep, "a filter is JSON");
  }
}

}  // namespace
}  // namespace pawl::source

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  pawl::source::CheckFilled({reinterpret_cast<const char*>(data), size});
  return 0;
}

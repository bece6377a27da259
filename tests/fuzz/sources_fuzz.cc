// Whatever is given for sources.toml, for the scan of a task, and for the key of a document.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.h"
#include "model/offset.h"
#include "source/source_spec.h"

namespace pawl {
namespace {

void TryOffset(std::string_view text) {
  const auto offset = ParseOffset(text);
  if (!offset.ok()) {
    PAWL_CHECK(!offset.error().detail.empty(), "an error has a text");
    return;
  }
  const std::string rendered = RenderOffset(*offset);
  if (rendered.size() > kOffsetBytesMax) return;
  const auto again = ParseOffset(rendered);
  PAWL_CHECK(again.ok() && RenderOffset(*again) == rendered, "the same key has the same text");
  PAWL_CHECK(CompareOffsets(*offset, *again) == std::strong_ordering::equal, "a key is equal to itself");
}

void TrySources(std::string_view text) {
  const auto specs = source::ParseSources(text, "sources.toml");
  if (!specs.ok()) {
    PAWL_CHECK(specs.error().code == ErrorCode::kInvalid, "a bad file is invalid");
    PAWL_CHECK(specs.error().detail.starts_with("in sources.toml, line "), "an error has a place");
    return;
  }
  for (const auto& [name, spec] : *specs) {
    PAWL_CHECK(!name.empty() && spec.name == name, "a source has its name");
    PAWL_CHECK(spec.url.given() || !spec.path.empty(), "a source is somewhere");
  }
}

void TryScan(std::string_view text) {
  const auto scan = source::ParseScanSpec(text, text);
  PAWL_CHECK(scan.ok() || !scan.error().detail.empty(), "an error has a text");
  if (!scan.ok()) return;
  PAWL_CHECK(RequiresAdmin(text) || scan->where.empty(), "SQL is for admins");
  const source::SourceSpec any{.name = "any"};
  PAWL_CHECK(!source::CheckScan(any, *scan, true).ok() || !scan->query.empty(), "no table is listed");
}

}  // namespace
}  // namespace pawl

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  pawl::TryOffset(text);
  pawl::TryScan(text);
  pawl::TrySources(text);
  return 0;
}

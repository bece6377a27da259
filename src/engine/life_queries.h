// What can be asked of stateful jobs: ports and what waits on them, state, children, trees, and the types that workers
// have registered. Like engine/queries.h: pure reads of one moment, each bounded by what it returns.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/queries.h"
#include "model/stateful.h"
#include "rules/names.h"
#include "store/store.h"

namespace pawl {

// Of a stateful job.
Result<LifeView> ReadLife(StoreReader& reader, Seq seq, const JobHead& head);
// Its ports alone.
Result<LifeView> ReadPorts(StoreReader& reader, const JobRef& ref);
Result<StateMap> ReadState(StoreReader& reader, const JobRef& ref);

// Values of a port that stay where they are.
struct PortPage {
  std::vector<PortItem> items;  // from offset `from` on
  std::uint64_t from = 0;
  std::uint64_t tail = 0;
  std::optional<std::string> default_value;
};
inline constexpr std::size_t kPeekBytes = 4U << 20U;  // a page ends when it has so much
// `from` before the first value that waits: from that one on. kPortUnknown when the job has no such port.
Result<PortPage> PeekPort(StoreReader& reader, const PortRef& port, std::uint64_t from, std::size_t limit);

Result<Counting> ReadCounting(StoreReader& reader, Seq seq);
// What a job that counts its children has been told from offset `from` of its list of news on, and its runs have not
// counted yet. Nothing: part of it was counted since the caller learned of `from`; look again.
Result<std::optional<ChildCounts>> ReadCounts(StoreReader& reader, Seq seq, std::uint64_t from);

// Newest first, among those with seq < below.
Result<JobPage> ListChildren(StoreReader& reader, const JobRef& ref, Seq below, std::size_t limit);

// By the name that its parent knows it by.
Result<JobRow> FindChild(StoreReader& reader, const JobRef& parent, const std::string& name);

struct TreeNode {
  JobRow row;
  std::vector<TreeNode> children;  // oldest first
  bool truncated = false;          // has more than are shown
};
inline constexpr std::size_t kTreeMax = 10'000;  // jobs
inline constexpr std::size_t kTreeDepth = 30;    // so that nobody's JSON parser finds it too deep
Result<TreeNode> ReadTree(StoreReader& reader, const JobRef& ref);

struct TypeView {
  std::string type;
  TypeSpec spec;
};
Result<TypeSpec> ReadType(StoreReader& reader, const Names& names, const std::string& queue, const std::string& type);
Result<std::vector<TypeView>> ListTypes(StoreReader& reader, const Names& names, const std::string& queue);  // by name

}  // namespace pawl

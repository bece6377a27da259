#include "engine/life_queries.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "engine/read_jobs.h"
#include "rules/job_errors.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kPeekChunk = 100;
constexpr std::size_t kTypeChunk = 256;
constexpr std::size_t kHintChunk = 1'000;

template <typename T>
Result<T> ReadStateful(StoreReader& reader, const RecordKey& key, Result<T> (*decode)(std::string_view)) {
  PAWL_ASSIGN(const Record record, reader.Read(key));
  if (!record.exists()) return T{};
  return decode(record.value);
}

// The sizes of all ports, by one look at a store that is far away.
void AddPorts(StoreReader& reader, Seq seq, Ports ports, LifeView& out) {
  std::vector<ListAsk> asks;
  for (const Port& port : ports.in) asks.push_back({PortList(seq, PortSide::kIn, port.name)});
  for (const Port& port : ports.out) asks.push_back({PortList(seq, PortSide::kOut, port.name)});
  reader.Prefetch(asks, {});
  std::size_t next = 0;
  const auto view = [&](Port& port) {
    const ListBounds bounds = reader.Bounds(asks[next++].list);
    return PortView{std::move(port), bounds.tail - bounds.head};
  };
  for (Port& port : ports.in) out.in.push_back(view(port));
  for (Port& port : ports.out) out.out.push_back(view(port));
}

Result<Ports> PortsOf(StoreReader& reader, Seq seq) { return ReadStateful<Ports>(reader, PortsKey(seq), DecodePorts); }

// The children of a level's nodes, oldest first, `left` at most in all. Nodes with more are marked.
std::vector<Seq> ChildrenOf(StoreReader& reader, const std::vector<TreeNode*>& parents, std::size_t& left) {
  std::vector<IndexAsk> asks;
  for (const TreeNode* node : parents) {
    asks.push_back({ChildrenIndex(node->row.seq), static_cast<std::uint32_t>(left + 1), kSeqEnd});
  }
  reader.Prefetch({}, asks);
  std::vector<Seq> all;
  for (TreeNode* node : parents) {
    std::vector<Seq> seqs;
    reader.IndexBefore(ChildrenIndex(node->row.seq), kSeqEnd, left + 1, seqs);
    node->truncated = seqs.size() > left;
    if (node->truncated) seqs.resize(left);
    left -= seqs.size();
    all.insert(all.end(), seqs.rbegin(), seqs.rend());
  }
  return all;
}

bool HasChildren(const TreeNode& node) { return HasOffspring(node.row.head); }

// Adds the next level under this one, and hands it back.
Result<std::vector<TreeNode*>> Grow(StoreReader& reader, std::vector<TreeNode*> level, std::size_t& left) {
  std::erase_if(level, [](const TreeNode* node) { return !HasChildren(*node); });
  std::unordered_map<Seq, TreeNode*> parents;
  for (TreeNode* node : level) parents.emplace(node->row.seq, node);
  PAWL_ASSIGN(std::vector<JobRow> rows, ReadRows(reader, ChildrenOf(reader, level, left)));
  for (JobRow& row : rows) {
    const auto parent = parents.find(ParentOf(row.head));
    if (parent != parents.end()) parent->second->children.push_back({std::move(row), {}, false});
  }
  std::vector<TreeNode*> next;
  for (TreeNode* node : level) {
    for (TreeNode& child : node->children) next.push_back(&child);
  }
  return next;
}

}  // namespace

Result<LifeView> ReadLife(StoreReader& reader, Seq seq, const JobHead& head) {
  LifeView life;
  const Stateful& stateful = *head.stateful;
  PAWL_ASSIGN(Ports ports, PortsOf(reader, seq));
  AddPorts(reader, seq, std::move(ports), life);
  if (stateful.state) {
    PAWL_ASSIGN(life.state, ReadStateful<StateMap>(reader, StateKey(seq), DecodeState));
  }
  if (stateful.aliases) {
    PAWL_ASSIGN(life.aliases, ReadStateful<std::vector<std::string>>(reader, AliasesKey(seq), DecodeNames));
  }
  if (stateful.parent != 0) {
    PAWL_ASSIGN(const JobRow parent, FindJob(reader, stateful.parent));
    life.parent_id = parent.head.id;
    life.name = stateful.child_name;
  }
  if (stateful.children) {
    life.children = reader.IndexCount(ChildrenIndex(seq));
    life.open = reader.IndexCount(OpenIndex(seq));
  }
  return life;
}

Result<LifeView> ReadPorts(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(const JobRow row, FindJob(reader, ref));
  LifeView life;
  PAWL_ASSIGN(Ports ports, PortsOf(reader, row.seq));
  AddPorts(reader, row.seq, std::move(ports), life);
  return life;
}

Result<StateMap> ReadState(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(const JobRow row, FindJob(reader, ref));
  return ReadStateful<StateMap>(reader, StateKey(row.seq), DecodeState);
}

Result<Counting> ReadCounting(StoreReader& reader, Seq seq) {
  PAWL_ASSIGN(const Ports ports, PortsOf(reader, seq));
  return ports.counting;
}

Result<std::optional<ChildCounts>> ReadCounts(StoreReader& reader, Seq seq, std::uint64_t from) {
  ChildCounts counts;
  for (std::uint64_t next = from;;) {
    PAWL_ASSIGN(const std::vector<ListItem> items, reader.ListItems(ChildEvents(seq), next, kHintChunk));
    for (const ListItem& item : items) {
      if (item.offset != next) return std::optional<ChildCounts>{};
      PAWL_ASSIGN(const Hint hint, DecodeHint(item.value));
      if (hint.child == 0) counts.of(hint.kind) += hint.count;
      ++next;
    }
    if (items.size() == kHintChunk) continue;
    if (reader.Bounds(ChildEvents(seq)).head > next) return std::optional<ChildCounts>{};
    return std::optional(counts);
  }
}

Result<PortPage> PeekPort(StoreReader& reader, const PortRef& port, std::uint64_t from, std::size_t limit) {
  PAWL_ASSIGN(const JobRow row, FindJob(reader, port.job));
  PAWL_ASSIGN(const Ports ports, PortsOf(reader, row.seq));
  const Port* found = ports.Find(port.side, port.port);
  if (found == nullptr) found = ports.Pattern(port.side);
  if (found == nullptr) return NoSuchPort(row.head.id, ports, port.side, port.port);
  PortPage page;
  page.default_value = found->default_value;
  const Key list = PortList(row.seq, port.side, port.port);
  std::size_t bytes = 0;
  while (page.items.size() < limit && bytes < kPeekBytes) {
    const std::size_t most = std::min(kPeekChunk, limit - page.items.size());
    const std::vector<ListAsk> asks = {{list, static_cast<std::uint32_t>(most), from}};
    reader.Prefetch(asks, {});
    const ListBounds bounds = reader.Bounds(list);
    from = std::max(from, bounds.head);
    if (page.items.empty()) page.from = std::min(from, bounds.tail);
    page.tail = bounds.tail;
    PAWL_ASSIGN(const std::vector<ListItem> items, reader.ListItems(list, from, most));
    for (const ListItem& item : items) {
      bytes += item.value.size();
      PAWL_ASSIGN(PortItem value, DecodePortItem(item.value));
      page.items.push_back(std::move(value));
    }
    if (items.size() < most) break;
    from += items.size();
  }
  return page;
}

Result<JobPage> ListChildren(StoreReader& reader, const JobRef& ref, Seq below, std::size_t limit) {
  PAWL_ASSIGN(const JobRow row, FindJob(reader, ref));
  std::vector<Seq> seqs;
  reader.IndexBefore(ChildrenIndex(row.seq), below, limit + 1, seqs);
  JobPage page;
  if (seqs.size() > limit) {
    seqs.pop_back();
    page.next = seqs.back();
  }
  PAWL_ASSIGN(page.jobs, ReadRows(reader, seqs));
  return page;
}

Result<JobRow> FindChild(StoreReader& reader, const JobRef& parent, const std::string& name) {
  PAWL_ASSIGN(const JobRow row, FindJob(reader, parent));
  PAWL_ASSIGN(const ChildRecord child, ReadStateful<ChildRecord>(reader, ChildKey(row.seq, name), DecodeChild));
  if (child.name == name) return FindJob(reader, child.seq);
  return Error{ErrorCode::kNotFound, "the job " + row.head.id + " has no child named " + name};
}

Result<TreeNode> ReadTree(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(JobRow row, FindJob(reader, ref));
  TreeNode root{std::move(row), {}, false};
  std::size_t left = kTreeMax;
  std::vector<TreeNode*> level = {&root};
  for (std::size_t depth = 0; depth < kTreeDepth && !level.empty(); ++depth) {
    PAWL_ASSIGN(level, Grow(reader, std::move(level), left));
  }
  for (TreeNode* node : level) node->truncated = HasChildren(*node);
  return root;
}

Result<TypeSpec> ReadType(StoreReader& reader, const Names& names, const std::string& queue, const std::string& type) {
  const auto queue_id = names.Lookup(queue);
  const auto type_id = names.Lookup(type);
  if (queue_id && type_id) {
    PAWL_ASSIGN(const Record record, reader.Read(TypeKey(*queue_id, *type_id)));
    if (record.exists()) return DecodeType(record.value);
  }
  return Error{ErrorCode::kNotFound, "the type " + type + " is not registered for the queue " + queue};
}

Result<std::vector<TypeView>> ListTypes(StoreReader& reader, const Names& names, const std::string& queue) {
  std::vector<TypeView> types;
  const auto id = names.Lookup(queue);
  if (!id) return types;
  for (NameId from = 0;;) {
    const Key first = Key().U32(*id).U32(from);
    PAWL_ASSIGN(const auto records, reader.Scan(RecordKind::kType, first, kTypeChunk));
    for (const auto& [key, record] : records) {
      KeyReader parts(key);
      if (parts.U32() != *id) break;
      from = parts.U32() + 1;
      PAWL_ASSIGN(TypeSpec spec, DecodeType(record.value));
      types.push_back({names.Name(from - 1), std::move(spec)});
    }
    const bool last = records.size() < kTypeChunk || KeyReader(records.back().first).U32() != *id;
    if (last) break;
  }
  std::sort(types.begin(), types.end(), [](const TypeView& a, const TypeView& b) { return a.type < b.type; });
  return types;
}

}  // namespace pawl

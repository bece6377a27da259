#include "engine/figures_queries.h"

#include "base/names.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"
#include "store/settings_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kTogether = 64;  // queues in one step

// Since when the first of the waiting jobs could run, of each queue that has some.
Result<void> ReadOldest(StoreReader& reader, FiguresTable& table, const std::vector<NameId>& queues) {
  std::vector<RecordKey> heads;
  std::vector<NameId> owners;
  for (const NameId queue : queues) {
    if (table[queue].counts[static_cast<std::size_t>(JobState::kQueued)] == 0) continue;
    const auto first = reader.IndexFirst(StateIndex(queue, JobState::kQueued));
    if (!first) continue;
    heads.push_back(HeadKey(*first));
    owners.push_back(queue);
  }
  if (heads.empty()) return {};
  const auto records = reader.ReadMany(heads);
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (!records[i].ok()) return records[i].error();
    if (!records[i]->exists()) continue;  // claimed and gone since its number was read, on a shared store
    PAWL_ASSIGN(const JobHead head, DecodeHead(records[i]->value));
    table[owners[i]].oldest = head.due;
  }
  return {};
}

}  // namespace

FiguresWalk::FiguresWalk(FiguresQuery query) : query_(std::move(query)) {}

Result<bool> FiguresWalk::Step(StoreReader& reader, const Names& names) {
  PAWL_ASSIGN(const Page page, query_.all ? NextOfAll(reader, names) : NextByName(reader, names));
  PAWL_TRY(ReadPage(reader, names, page));
  return query_.all || !query_.queues.empty();
}

Result<FiguresWalk::Page> FiguresWalk::NextOfAll(StoreReader& reader, const Names& names) {
  PAWL_ASSIGN(auto records, reader.Scan(RecordKind::kQueue, Key().U32(at_), kTogether));
  query_.all = records.size() == kTogether;
  Page page;
  for (auto& [key, record] : records) {
    const NameId queue = KeyReader(key).U32();
    at_ = queue + 1;
    if (!IsOurName(names.Name(queue))) page.emplace_back(queue, std::move(record));
  }
  return page;
}

Result<FiguresWalk::Page> FiguresWalk::NextByName(StoreReader& reader, const Names& names) {
  Page page;
  std::vector<RecordKey> keys;
  while (!query_.queues.empty() && keys.size() < kTogether) {
    const auto queue = names.Lookup(*query_.queues.begin());
    query_.queues.erase(query_.queues.begin());
    if (!queue || table_.contains(*queue)) continue;
    keys.push_back(QueueKey(*queue));
    page.emplace_back(*queue, Record{});
  }
  auto records = reader.ReadMany(keys);
  for (std::size_t i = 0; i < records.size(); ++i) {
    PAWL_ASSIGN(page[i].second, std::move(records[i]));
  }
  std::erase_if(page, [](const auto& entry) { return !entry.second.exists(); });
  return page;
}

Result<void> FiguresWalk::ReadPage(StoreReader& reader, const Names& names, const Page& page) {
  std::vector<NameId> queues;
  std::vector<Key> counters;
  for (const auto& [queue, record] : page) {
    queues.push_back(queue);
    counters.push_back(StatCounter(queue, Resolution::kTotal, WallTime{}));
  }
  const std::vector<StatRow> rows = reader.Counters(counters);
  const std::vector<StateCounts> counts = CountStates(reader, queues);
  for (std::size_t i = 0; i < page.size(); ++i) {
    PAWL_ASSIGN(const QueueSettings settings, DecodeQueue(page[i].second.value));
    QueueFigures& figures = table_[queues[i]];
    figures.name = names.Name(queues[i]);
    if (i < rows.size()) figures.counters = rows[i];
    figures.counts = counts[i];
    figures.paused = settings.paused;
  }
  return ReadOldest(reader, table_, queues);
}

}  // namespace pawl

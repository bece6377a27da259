// All jobs by seq: the indexes by state of all queues, merged. A job stands in exactly one of them, so no set of all
// jobs has to be kept.
#include <algorithm>
#include <queue>

#include "store/redis/redis_reader.h"
#include "store/redis/seq_blocks.h"

namespace pawl {
namespace {

// In the order in which jobs go through them: one that moves on while they are read is met twice rather than missed.
constexpr std::array<JobState, kJobStateCount> kInOrderOfLife = {
    JobState::kWaiting, JobState::kScheduled,   JobState::kRetrying,  JobState::kQueued,
    JobState::kRunning, JobState::kSuspended,   JobState::kCompleted, JobState::kFailed,
    JobState::kDead,    JobState::kTerminating, JobState::kTerminated};
static_assert(std::ranges::all_of(kJobStates, [](JobState state) {
  return std::ranges::find(kInOrderOfLife, state) != kInOrderOfLife.end();
}));

// Several indexes as one, largest seq first; fetched in chunks.
class MergedIndexes {
 public:
  MergedIndexes(RedisLink& link, NamespaceGuard& guard, std::size_t chunk)
      : link_(link), guard_(guard), chunk_(chunk) {}

  void Add(std::string index, Seq below) { sources_.push_back({std::move(index), below}); }

  // When all have been added.
  Result<void> Start() { return Fetch(sources_); }

  // Each seq once.
  Result<std::optional<Seq>> Next() {
    while (!first_.empty()) {
      const auto [seq, source] = first_.top();
      first_.pop();
      if (++source->next < source->seqs.size()) {
        first_.emplace(source->seqs[source->next], source);
      } else if (source->more) {
        PAWL_TRY(Fetch(std::span(source, 1)));
      }
      if (std::exchange(last_, seq) != seq) return std::optional(seq);
    }
    return std::optional<Seq>();
  }

 private:
  struct Source {
    std::string index;
    Seq below = 0;
    bool more = true;
    std::vector<Seq> seqs = {};
    std::size_t next = 0;
  };

  Result<void> Fetch(std::span<Source> from) {
    if (from.empty()) return {};
    std::vector<RedisCommand> commands;
    for (const Source& source : from) commands.push_back(SeqsBefore(source.index, source.below, chunk_));
    PAWL_ASSIGN(const auto replies, guard_.Call(link_, std::move(commands)));
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (auto error = ErrorOf(replies[i])) return *std::move(error);
      Source& source = from[i];
      source.next = 0;
      source.seqs.clear();
      AddSeqsBefore(replies[i], source.below, chunk_, source.seqs);
      source.more = source.seqs.size() == chunk_;
      if (source.seqs.empty()) continue;
      source.below = source.seqs.back();
      first_.emplace(source.seqs.front(), &source);
    }
    return {};
  }

  RedisLink& link_;
  NamespaceGuard& guard_;
  const std::size_t chunk_;
  std::vector<Source> sources_;
  std::priority_queue<std::pair<Seq, Source*>> first_;
  std::optional<Seq> last_;
};

}  // namespace

Result<void> RedisReader::JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) {
  MergedIndexes jobs(link_, guard_, std::clamp<std::size_t>(limit / 4, 16, 1'000));
  // All that has a number: a queue that was deleted may still have jobs that have ended.
  PAWL_ASSIGN(const auto names, Fields(keys_.Records(RecordKind::kNameOf)));
  for (const std::string& field : names) {
    const NameId queue = KeyReader(KeyOfField(RecordKind::kNameOf, field)).U32();
    for (const JobState shown : kInOrderOfLife) jobs.Add(keys_.State(queue, shown), below);
  }
  PAWL_TRY(jobs.Start());
  for (std::size_t i = 0; i < limit; ++i) {
    PAWL_ASSIGN(const std::optional<Seq> seq, jobs.Next());
    if (!seq) break;
    out.push_back(*seq);
  }
  return {};
}

}  // namespace pawl

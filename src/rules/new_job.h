// A NewJob is a job that a push has made up, before it is there: it is created at once, or in a step of an intent.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/box.h"
#include "base/result.h"
#include "rules/txn.h"

namespace pawl {

// How much of a batch a new job is, in the unit of Store::batch_max().
constexpr std::size_t WeightOfJob(bool in_group, bool with_limit = false) {
  return 1 + (in_group ? 2U : 0U) + (with_limit ? 2U : 0U);
}

struct NewJob {
  Seq seq = 0;
  JobHead head;
  JobBody body;
  std::optional<std::uint32_t> group_limit = {};
  // Of a stateful job.
  Ports ports = {};
  StateMap state = {};
  std::vector<std::pair<std::string, std::vector<std::string>>> inputs = {};  // inport -> raw JSON values
  std::vector<std::string> aliases = {};
  // Of a job with a Flow.
  Box<Links> links = {};
  Box<Carrier> carrier = {};
  Box<PartitionState> partition = {};
  Box<ScanTask> scan = {};
  std::vector<Seq> before = {};  // which of two or more that it waits for have not ended
  std::string blueprint = {};    // as stored, of what its partitions are like; until it is in `carrier`

  std::size_t weight() const { return WeightOfJob(!head.group.empty(), group_limit.has_value()); }
};

std::size_t WeightOf(const std::vector<NewJob>& jobs);

// The jobs come into being; the limits of groups that they bring hold from then on, unless an operator has set others.
void CreateJobs(const std::vector<NewJob>& jobs, Txn& txn);

// The records that lead to a job by what it is called: its own id, unique key, name as a child, aliases.
using NameRecords = std::vector<std::pair<RecordKey, std::string>>;
NameRecords NamesOf(const std::vector<NewJob>& jobs);

// A part of a task: like the others, but for its number and its payload.
struct Partition {
  Seq carrier = 0;
  std::uint32_t number = 0;
  bool many = false;
  std::string payload;
  std::string offset = {};  // of a scan: where it begins
};
NewJob MakePartition(const NewJob& blueprint, const Partition& partition, Txn& txn);

void AppendNewJob(const NewJob& job, std::string& bytes);
Result<std::vector<NewJob>> DecodeNewJobs(std::string_view bytes);

}  // namespace pawl

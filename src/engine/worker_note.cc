#include "engine/worker_note.h"

#include <algorithm>
#include <map>

#include "store/bytes.h"

namespace pawl {
namespace {

constexpr std::uint8_t kForm = 1;

void WriteWorker(ByteWriter& out, const WorkerEntry& worker) {
  out.Short(worker.name);
  out.Short(worker.info.host);
  out.Bool(worker.info.pid.has_value());
  out.I64(worker.info.pid.value_or(0));
  out.Bool(worker.info.concurrency.has_value());
  out.U32(worker.info.concurrency.value_or(0));
  out.U16(static_cast<std::uint16_t>(worker.info.labels.size()));
  for (const std::string& label : worker.info.labels) out.Short(label);
  out.U16(static_cast<std::uint16_t>(worker.queues.size()));
  for (const std::string& queue : worker.queues) out.Short(queue);
  out.Wall(worker.first_seen);
  out.Wall(worker.last_seen);
  out.Bool(worker.orders.quiet);
  out.Bool(worker.orders.stop);
}

std::vector<std::string> ReadTexts(ByteReader& in) {
  std::vector<std::string> texts;
  for (std::uint16_t count = in.U16(); count > 0 && in.ok(); --count) texts.emplace_back(in.Short());
  return texts;
}

WorkerEntry ReadWorker(ByteReader& in) {
  WorkerEntry worker;
  worker.name = in.Short();
  worker.info.host = in.Short();
  const bool has_pid = in.Bool();
  const std::int64_t pid = in.I64();
  if (has_pid) worker.info.pid = pid;
  const bool has_concurrency = in.Bool();
  const std::uint32_t concurrency = in.U32();
  if (has_concurrency) worker.info.concurrency = concurrency;
  worker.info.labels = ReadTexts(in);
  worker.queues = ReadTexts(in);
  worker.first_seen = in.Wall();
  worker.last_seen = in.Wall();
  worker.orders.quiet = in.Bool();
  worker.orders.stop = in.Bool();
  return worker;
}

}  // namespace

std::string EncodeWorkers(std::vector<WorkerEntry> workers) {
  if (workers.size() > kNotedWorkers) {
    std::ranges::nth_element(workers, workers.begin() + kNotedWorkers, std::greater{}, &WorkerEntry::last_seen);
    workers.resize(kNotedWorkers);
  }
  std::string bytes;
  if (workers.empty()) return bytes;
  ByteWriter out(bytes);
  out.U8(kForm);
  for (const WorkerEntry& worker : workers) WriteWorker(out, worker);
  return bytes;
}

Result<std::vector<WorkerEntry>> DecodeWorkers(std::string_view bytes) {
  ByteReader in(bytes);
  std::vector<WorkerEntry> workers;
  const bool known = in.U8() == kForm;
  while (known && in.ok() && !in.done()) workers.push_back(ReadWorker(in));
  if (!known || !in.ok()) return Error{ErrorCode::kCorrupt, "the note of another node cannot be read"};
  return workers;
}

void MergeWorkers(std::vector<WorkerEntry>& workers, std::vector<WorkerEntry> others, WallTime now) {
  std::map<std::string, WorkerEntry> all;
  const auto add = [&all](WorkerEntry& worker) {
    WorkerEntry& known = all[worker.name];
    if (known.name.empty() || known.last_seen < worker.last_seen) known = std::move(worker);
  };
  for (WorkerEntry& worker : workers) add(worker);
  for (WorkerEntry& worker : others) {
    worker.gone = now - worker.last_seen > WorkerRegistry::kGoneAfter;
    if (now - worker.last_seen <= WorkerRegistry::kForgottenAfter) add(worker);
  }
  workers.clear();
  for (auto& [name, worker] : all) workers.push_back(std::move(worker));
}

}  // namespace pawl

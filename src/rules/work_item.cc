#include "rules/work_item.h"

#include "store/bytes.h"

namespace pawl {
namespace {

Error Damaged() {
  return {ErrorCode::kCorrupt, "a stored part of a big operation cannot be read: its bytes do not have the right form"};
}

void PutEnd(ByteWriter& out, const MoveWork::End& end) {
  out.U64(end.job);
  out.U8(static_cast<std::uint8_t>(end.side));
  out.Short(end.port);
}

MoveWork::End GetEnd(ByteReader& in) {
  MoveWork::End end;
  end.job = in.U64();
  end.side = in.Enum(PortSide::kOut);
  end.port = in.Short();
  return end;
}

}  // namespace

std::string EncodeWork(const WorkItem& item) {
  std::string bytes;
  bytes.reserve(item.bytes.size() + 1);
  ByteWriter out(bytes);
  out.U8(static_cast<std::uint8_t>(item.kind));
  out.Raw(item.bytes.data(), item.bytes.size());
  return bytes;
}

Result<WorkItem> DecodeWork(std::string_view bytes) {
  ByteReader in(bytes);
  WorkItem item;
  item.kind = in.Enum(WorkItem::Kind::kTie);
  item.bytes = in.Rest();
  if (!in.done() || item.kind < WorkItem::Kind::kJobs) return Damaged();
  return item;
}

WorkItem Pack(const FanOutWork& work) {
  WorkItem item{WorkItem::Kind::kFanOut, {}};
  ByteWriter out(item.bytes);
  out.Short(work.channel);
  out.Short(work.level);
  out.Long(work.value);
  return item;
}

Result<FanOutWork> UnpackFanOut(const WorkItem& item) {
  ByteReader in(item.bytes);
  FanOutWork work;
  work.channel = in.Short();
  work.level = in.Short();
  work.value = in.Long();
  if (!in.done() || item.kind != WorkItem::Kind::kFanOut) return Damaged();
  return work;
}

WorkItem Pack(const TreeWork& work) {
  WorkItem item{WorkItem::Kind::kTree, {}};
  ByteWriter out(item.bytes);
  out.U8(static_cast<std::uint8_t>(work.action));
  out.U8(static_cast<std::uint8_t>(work.reason));
  out.U64(work.seq);
  return item;
}

Result<TreeWork> UnpackTree(const WorkItem& item) {
  ByteReader in(item.bytes);
  TreeWork work;
  work.action = in.Enum(TreeWork::Action::kDelete);
  work.reason = in.Enum(kLastReason);
  work.seq = in.U64();
  if (!in.done() || item.kind != WorkItem::Kind::kTree) return Damaged();
  return work;
}

WorkItem Pack(const NamesWork& work) {
  WorkItem item{WorkItem::Kind::kNames, {}};
  ByteWriter out(item.bytes);
  for (const auto& [key, value] : work.names) {
    out.U8(static_cast<std::uint8_t>(key.kind));
    out.Short(key.key.view());
    out.Short(value);
  }
  return item;
}

Result<NamesWork> UnpackNames(const WorkItem& item) {
  ByteReader in(item.bytes);
  NamesWork work;
  while (in.ok() && !in.done()) {
    const auto kind = static_cast<RecordKind>(in.U8());
    const std::string_view key = in.Short();
    if (key.size() > Key::kMaxBytes) return Damaged();
    work.names.emplace_back(RecordKey{kind, Key().Bytes(key)}, in.Short());
  }
  if (!in.done() || item.kind != WorkItem::Kind::kNames) return Damaged();
  return work;
}

WorkItem Pack(const MoveWork& work) {
  WorkItem item{WorkItem::Kind::kMove, {}};
  ByteWriter out(item.bytes);
  PutEnd(out, work.from);
  out.U16(static_cast<std::uint16_t>(work.to.size()));
  for (const MoveWork::End& end : work.to) PutEnd(out, end);
  out.U64(work.until);
  out.Bool(work.notify);
  return item;
}

Result<MoveWork> UnpackMove(const WorkItem& item) {
  ByteReader in(item.bytes);
  MoveWork work;
  work.from = GetEnd(in);
  const std::size_t targets = in.U16();
  for (std::size_t i = 0; i < targets && in.ok(); ++i) work.to.push_back(GetEnd(in));
  work.until = in.U64();
  work.notify = in.Bool();
  if (!in.done() || item.kind != WorkItem::Kind::kMove) return Damaged();
  return work;
}

}  // namespace pawl

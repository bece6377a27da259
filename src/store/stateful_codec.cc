#include "store/stateful_codec.h"

#include "store/bytes.h"

namespace pawl {
namespace {

Error DamagedStateful(std::string_view what) {
  return {ErrorCode::kCorrupt,
          "the stored " + std::string(what) + " cannot be read: the bytes do not have the right form"};
}

void PutNames(ByteWriter& out, const std::vector<std::string>& names) {
  out.U32(static_cast<std::uint32_t>(names.size()));
  for (const std::string& name : names) out.Short(name);
}

std::vector<std::string> GetNames(ByteReader& in) {
  std::vector<std::string> names;
  const std::size_t count = in.U32();
  for (std::size_t i = 0; i < count && in.ok(); ++i) names.emplace_back(in.Short());
  return names;
}

void PutSide(ByteWriter& out, const std::vector<Port>& ports) {
  out.U16(static_cast<std::uint16_t>(ports.size()));
  for (const Port& port : ports) {
    out.Short(port.name);
    out.Bool(port.keep);
    out.Bool(port.default_value.has_value());
    if (port.default_value) out.Long(*port.default_value);
    PutNames(out, port.channels);
  }
}

std::vector<Port> GetSide(ByteReader& in) {
  std::vector<Port> ports;
  const std::size_t count = in.U16();
  for (std::size_t i = 0; i < count && in.ok(); ++i) {
    Port& port = ports.emplace_back();
    port.name = in.Short();
    port.keep = in.Bool();
    if (in.Bool()) port.default_value = in.Long();
    port.channels = GetNames(in);
  }
  return ports;
}

void PutPorts(ByteWriter& out, const Ports& ports) {
  out.U64(ports.parent);
  out.U64(ports.defaults_changed);
  out.U64(ports.defaults_run);
  PutSide(out, ports.in);
  PutSide(out, ports.out);
}

Ports GetPorts(ByteReader& in) {
  Ports ports;
  ports.parent = in.U64();
  ports.defaults_changed = in.U64();
  ports.defaults_run = in.U64();
  ports.in = GetSide(in);
  ports.out = GetSide(in);
  return ports;
}

enum TypeBit : std::uint8_t { kStartupBit = 1U << 0U, kShutdownBit = 1U << 1U, kRetryBit = 1U << 2U };

constexpr std::uint8_t kAliasMark = 1;

}  // namespace

std::string EncodePorts(const Ports& ports) {
  std::string bytes;
  ByteWriter out(bytes);
  PutPorts(out, ports);
  if (ports.counting != Counting::kNo) out.U8(static_cast<std::uint8_t>(ports.counting));
  return bytes;
}

Result<Ports> DecodePorts(std::string_view bytes) {
  ByteReader in(bytes);
  Ports ports = GetPorts(in);
  if (in.ok() && !in.done()) ports.counting = in.Enum(Counting::kClosed);
  if (!in.done()) return DamagedStateful("ports of a job");
  return ports;
}

std::string EncodePortItem(const PortItem& item) {
  std::string bytes;
  bytes.reserve(item.value.size() + item.channel.size() + 2);
  ByteWriter out(bytes);
  out.Short(item.channel);
  out.Raw(item.value.data(), item.value.size());
  return bytes;
}

Result<PortItem> DecodePortItem(std::string_view bytes) {
  ByteReader in(bytes);
  PortItem item;
  item.channel = in.Short();
  item.value = in.Rest();
  if (!in.done()) return DamagedStateful("value on a port");
  return item;
}

std::string EncodeHint(const Hint& hint) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U64(hint.child);
  if (hint.kind == CountedAs::kNothing) return bytes;
  out.U8(static_cast<std::uint8_t>(hint.kind));
  out.U64(hint.count.joined);
  out.U64(hint.count.ran);
  out.U64(hint.count.succeeded);
  return bytes;
}

Result<Hint> DecodeHint(std::string_view bytes) {
  ByteReader in(bytes);
  Hint hint;
  hint.child = in.U64();
  if (in.done()) return hint;
  hint.kind = in.Enum(CountedAs::kBranch);
  hint.count.joined = in.U64();
  hint.count.ran = in.U64();
  hint.count.succeeded = in.U64();
  if (!in.done()) return DamagedStateful("news of a child");
  return hint;
}

std::string EncodeState(const StateMap& state) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U32(static_cast<std::uint32_t>(state.size()));
  for (const auto& [key, value] : state) {
    out.Short(key);
    out.Long(value);
  }
  return bytes;
}

Result<StateMap> DecodeState(std::string_view bytes) {
  ByteReader in(bytes);
  StateMap state;
  const std::size_t count = in.U32();
  for (std::size_t i = 0; i < count && in.ok(); ++i) {
    const std::string_view key = in.Short();
    state.emplace_back(key, in.Long());
  }
  if (!in.done()) return DamagedStateful("state of a job");
  return state;
}

std::string EncodeType(const TypeSpec& type) {
  std::string bytes;
  ByteWriter out(bytes);
  PutPorts(out, type.ports);
  unsigned bits = 0;
  if (type.startup) bits |= kStartupBit;
  if (type.shutdown) bits |= kShutdownBit;
  if (type.retry_max) bits |= kRetryBit;
  out.U8(static_cast<std::uint8_t>(bits));
  out.U16(type.retry_max.value_or(0));
  out.U32(type.idle_runs_max);
  out.Span(type.shutdown_timeout);
  out.Long(type.description);
  return bytes;
}

Result<TypeSpec> DecodeType(std::string_view bytes) {
  ByteReader in(bytes);
  TypeSpec type;
  type.ports = GetPorts(in);
  const std::uint8_t bits = in.U8();
  type.startup = (bits & kStartupBit) != 0;
  type.shutdown = (bits & kShutdownBit) != 0;
  const std::uint16_t retry_max = in.U16();
  if ((bits & kRetryBit) != 0) type.retry_max = retry_max;
  type.idle_runs_max = in.U32();
  type.shutdown_timeout = in.Span();
  type.description = in.Long();
  if (!in.done()) return DamagedStateful("type of a queue");
  return type;
}

std::string EncodeNames(const std::vector<std::string>& names) {
  std::string bytes;
  ByteWriter out(bytes);
  PutNames(out, names);
  return bytes;
}

Result<std::vector<std::string>> DecodeNames(std::string_view bytes) {
  ByteReader in(bytes);
  std::vector<std::string> names = GetNames(in);
  if (!in.done()) return DamagedStateful("list of names");
  return names;
}

std::string EncodeChild(const ChildRecord& child) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U64(child.seq);
  out.Raw(child.name.data(), child.name.size());
  return bytes;
}

Result<ChildRecord> DecodeChild(std::string_view bytes) {
  ByteReader in(bytes);
  ChildRecord child;
  child.seq = in.U64();
  child.name = in.Rest();
  if (!in.done()) return DamagedStateful("name of a child");
  return child;
}

std::string EncodeAlias(Seq seq, std::string_view alias) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U64(seq);
  out.U8(kAliasMark);
  out.Raw(alias.data(), alias.size());
  return bytes;
}

Result<IdRecord> DecodeId(std::string_view bytes) {
  ByteReader in(bytes);
  IdRecord record;
  record.seq = in.U64();
  if (in.done()) return record;
  const bool marked = in.U8() == kAliasMark;
  record.alias = in.Rest();
  if (!in.done() || !marked || record.alias.empty()) return DamagedStateful("name of a job");
  return record;
}

}  // namespace pawl

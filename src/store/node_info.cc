#include "store/node_info.h"

#include "store/bytes.h"

namespace pawl {

std::string EncodeNode(const NodeInfo& node) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Short(node.id);
  out.Short(node.host);
  out.U32(node.pid);
  out.Short(node.listen);
  out.Short(node.version);
  out.Wall(node.started);
  for (const std::string& role : node.roles) out.Short(role);
  return bytes;
}

std::optional<NodeInfo> DecodeNode(std::string_view bytes) {
  ByteReader in(bytes);
  NodeInfo node;
  node.id = in.Short();
  node.host = in.Short();
  node.pid = in.U32();
  node.listen = in.Short();
  node.version = in.Short();
  node.started = in.Wall();
  while (in.ok() && !in.done()) node.roles.emplace_back(in.Short());
  if (!in.done()) return std::nullopt;
  return node;
}

}  // namespace pawl

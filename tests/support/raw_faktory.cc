#include "tests/support/raw_faktory.h"

#include <charconv>

namespace pawl::support {
namespace {

constexpr std::string_view kEnd = "\r\n";

}  // namespace

std::string RawFaktory::Greeting() {
  socket_.Connect();
  return Line();
}

std::string RawFaktory::Hello(std::string_view json) {
  if (!Greeting().starts_with("+HI ")) return "";
  return Call("HELLO " + std::string(json));
}

std::string RawFaktory::Call(std::string_view line) {
  SendLine(line);
  return Reply();
}

void RawFaktory::SendLine(std::string_view line) { socket_.Send(std::string(line).append(kEnd)); }

std::string RawFaktory::Line() {
  std::size_t end = 0;
  while ((end = socket_.received().find(kEnd)) == std::string::npos) {
    if (!socket_.ReceiveMore()) return "";
  }
  std::string line = socket_.Take(end + kEnd.size());
  line.resize(end);
  return line;
}

std::string RawFaktory::Reply() {
  std::string line = Line();
  if (!line.starts_with('$') || line == "$-1") return line;
  std::size_t size = 0;
  std::from_chars(line.data() + 1, line.data() + line.size(), size);
  while (socket_.received().size() < size + kEnd.size()) {
    if (!socket_.ReceiveMore()) return "";
  }
  std::string bytes = socket_.Take(size + kEnd.size());
  bytes.resize(size);
  return "$" + bytes;
}

std::string BulkOf(const std::string& reply) { return reply.starts_with('$') && reply != "$-1" ? reply.substr(1) : ""; }

}  // namespace pawl::support

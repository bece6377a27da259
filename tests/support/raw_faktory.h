// The plainest client of the Faktory protocol that a test can trust: lines out, replies in, nothing of Pawl's in it.
//
//   RawFaktory client(server.faktory_port());
//   client.Hello(R"({"v":2})");
//   EXPECT_EQ(client.Call("ACK {\"jid\":\"job-00001\"}"), "+OK");
//
// For one thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/support/raw_socket.h"

namespace pawl::support {

class RawFaktory {
 public:
  explicit RawFaktory(std::uint16_t port, std::chrono::seconds patience = kPatience) : socket_(port, patience) {}

  // Connects, and reads the greeting.
  std::string Greeting();
  // The greeting and HELLO: its reply.
  std::string Hello(std::string_view json = R"({"v":2})");

  // One command and its reply.
  std::string Call(std::string_view line);
  void SendLine(std::string_view line);
  void Send(std::string_view bytes) { socket_.Send(bytes); }
  // The next reply as it came, without its ends of line: "+OK", "-ERR …", "${…}" for bulk (without its size), "$-1".
  // Empty: the server has closed the connection.
  std::string Reply();
  // The server has closed, and has said nothing more.
  bool AtEnd() { return socket_.received().empty() && !socket_.ReceiveMore() && socket_.ended(); }
  // Whether (more of) a reply comes within `span`.
  bool HasReply(std::chrono::milliseconds span = {}) { return !socket_.received().empty() || socket_.HasInput(span); }

  RawSocket& socket() { return socket_; }
  void EndWriting() { socket_.EndWriting(); }
  void Close() { socket_.Close(); }

 private:
  std::string Line();

  RawSocket socket_;
};

// The bytes of a bulk reply; empty if it is not one.
std::string BulkOf(const std::string& reply);

}  // namespace pawl::support

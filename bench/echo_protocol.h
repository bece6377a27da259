// The lines of Faktory's protocol, sent to a server that only answers each with as many bytes as a job server would:
// the limit that the machine and the load set to any server.
#pragma once

#include "bench/faktory_protocol.h"
#include "bench/line_server.h"

namespace pawl::bench {

class EchoProtocol final : public WireProtocol {
 public:
  explicit EchoProtocol(std::size_t payload_bytes);

  std::string_view NameOf(WireStep step) const override { return commands_.NameOf(step); }
  std::size_t AppendPushes(std::size_t count, std::string& out) override;
  std::size_t AppendClaims(std::size_t count, std::string& out) override;
  std::size_t AppendFinishes(std::span<const WireId> jobs, std::string& out) override;
  Result<std::optional<std::size_t>> Cut(WireStep step, std::string_view bytes, std::vector<WireId>& claimed) override;

 private:
  FaktoryProtocol commands_;
  const std::size_t job_bytes_;  // of a reply that brings a job
};

// What the server answers: each line begins with the number of bytes of its answer.
class EchoLines final : public LineHandler {
 public:
  void OnLine(std::string_view line, std::string& out) override;
};

}  // namespace pawl::bench

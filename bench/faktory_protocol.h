// The work protocol of Faktory, which Pawl speaks too: PUSH, FETCH, ACK, a job in each. With `many`, Pawl's commands
// for many jobs: PUSHB, FETCHB, ACKB. Ids are made here, and are random, as those of every client library are.
#pragma once

#include "base/random.h"
#include "bench/wire_protocol.h"

namespace pawl::bench {

class FaktoryProtocol final : public WireProtocol {
 public:
  // The arguments of a job are JSON of `payload_bytes`, which are at least those of `[""]`.
  FaktoryProtocol(std::size_t payload_bytes, bool many);

  Greeting greeting() const override;
  std::string_view NameOf(WireStep step) const override;
  std::size_t AppendPushes(std::size_t count, std::string& out) override;
  std::size_t AppendClaims(std::size_t count, std::string& out) override;
  std::size_t AppendFinishes(std::span<const WireId> jobs, std::string& out) override;
  Result<std::optional<std::size_t>> Cut(WireStep step, std::string_view bytes, std::vector<WireId>& claimed) override;

 private:
  void AppendJob(std::string& out);

  const bool many_;
  const std::string after_jid_;  // of a job's JSON
  SeededRandom random_;
};

}  // namespace pawl::bench

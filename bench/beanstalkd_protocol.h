// beanstalkd's text protocol: put, reserve, delete. It has no commands for many jobs, so many are pipelined.
#pragma once

#include "bench/wire_protocol.h"

namespace pawl::bench {

class BeanstalkdProtocol final : public WireProtocol {
 public:
  explicit BeanstalkdProtocol(std::size_t payload_bytes);

  std::string_view NameOf(WireStep step) const override;
  std::size_t AppendPushes(std::size_t count, std::string& out) override;
  std::size_t AppendClaims(std::size_t count, std::string& out) override;
  std::size_t AppendFinishes(std::span<const WireId> jobs, std::string& out) override;
  Result<std::optional<std::size_t>> Cut(WireStep step, std::string_view bytes, std::vector<WireId>& claimed) override;

 private:
  const std::size_t payload_bytes_;
  const std::string put_;  // the whole command
};

}  // namespace pawl::bench

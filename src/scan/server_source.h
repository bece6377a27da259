// Reads the documents of a run through the server that it was claimed from, which has the source.
#pragma once

#include <string>
#include <utility>

#include "pawl/client.h"
#include "pawl/scan.h"

namespace pawl {

class ServerSource final : public Source {
 public:
  // `client` outlives it.
  ServerSource(Client& client, std::string job, std::string token)
      : client_(client), job_(std::move(job)), token_(std::move(token)) {}

  Result<Block> Read(const ReadRequest& request) override;

 private:
  Client& client_;
  const std::string job_;
  const std::string token_;
};

}  // namespace pawl

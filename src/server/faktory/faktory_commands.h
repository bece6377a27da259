// The commands of the Faktory protocol, one function each. They run on the connection's thread and never block.
#pragma once

#include <memory>
#include <string_view>

#include "base/result.h"
#include "server/faktory/faktory_context.h"

namespace pawl {

// A command on its way.
struct FaktoryCall {
  FaktoryContext& desk;
  ApiServices& api;
  std::shared_ptr<FaktoryWorker> worker;  // that the connection speaks for
  std::string_view arguments;             // until the command returns
  FaktoryReply reply;
  std::string_view peer;  // likewise
};

// Either they see to the reply themselves, or they return what follows "-ERR ".
namespace faktory_commands {

Result<void> Push(FaktoryCall& call);
Result<void> PushMany(FaktoryCall& call);
Result<void> Batch(FaktoryCall& call);

Result<void> Fetch(FaktoryCall& call);
Result<void> FetchMany(FaktoryCall& call);
Result<void> Ack(FaktoryCall& call);
Result<void> AckMany(FaktoryCall& call);
Result<void> Fail(FaktoryCall& call);
Result<void> FailMany(FaktoryCall& call);
Result<void> Beat(FaktoryCall& call);
Result<void> Track(FaktoryCall& call);

Result<void> Info(FaktoryCall& call);
Result<void> Queue(FaktoryCall& call);
Result<void> Mutate(FaktoryCall& call);
Result<void> Flush(FaktoryCall& call);

}  // namespace faktory_commands
}  // namespace pawl

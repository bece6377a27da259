// The notifier delivers callbacks: it runs the jobs of the queue pawl.callbacks. Each run is one attempt, a POST to the
// URL of the callback.
#pragma once

#include <memory>
#include <string>

#include "executors/outgoing.h"
#include "runtime/executor.h"

namespace pawl {

// `sign` names the secret of callbacks that name none; empty: those are not signed.
std::unique_ptr<Executor> MakeNotifier(Outgoing& outgoing, std::string sign);

}  // namespace pawl

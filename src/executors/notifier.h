// The notifier delivers callbacks: it runs the jobs of the queue pawl.callbacks. Each run is one attempt, a POST to the
// URL of the callback.
#pragma once

#include <memory>

#include "executors/callback_delivery.h"
#include "executors/outgoing.h"
#include "runtime/executor.h"

namespace pawl {

std::unique_ptr<Executor> MakeNotifier(Outgoing& outgoing, DeliveryDefaults defaults);

}  // namespace pawl

// Opens a source of any kind that this build has, as its table in sources.toml says.
#pragma once

#include <memory>
#include <string>

#include "base/clock.h"
#include "outbound/transport.h"
#include "source/registry.h"

namespace pawl::source {

struct SourceContext {
  outbound::Transport* transport = nullptr;  // of pages; outlives the sources. None: there are no sources of kind http
  std::shared_ptr<const Clock> clock = std::make_shared<SystemClock>();
};

// Fails with kNotReady for a kind that was left out of this build, and with kInvalid for a URL that is none.
OpenSource OpenSources(SourceContext context);

// The registry of the file `path`; empty: there are no sources.
Result<std::unique_ptr<Registry>> OpenRegistry(std::string path, SourceContext context);

}  // namespace pawl::source

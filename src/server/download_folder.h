// The folder of downloads that a server's options name.
#pragma once

#include <memory>

#include "base/clock.h"
#include "base/result.h"
#include "executors/download_files.h"
#include "server/server.h"

namespace pawl {

// Null if the node neither downloads nor serves files: `download` is not among the executors, or the store is a Redis
// and `files` does not say which folder its nodes share. The data directory is there. Errors name the option.
Result<std::unique_ptr<DownloadFiles>> OpenDownloadFolder(const ServerOptions& options, std::shared_ptr<Clock> clock);

}  // namespace pawl

#include "executors/built_in_work.h"

#include <algorithm>
#include <utility>

#include "executors/exec_executor.h"
#include "executors/http_executor.h"
#include "executors/http_job.h"
#include "executors/notifier.h"
#include "model/callback.h"

namespace pawl {
namespace {

outbound::LoopOptions LoopOptionsOf(const BuiltInOptions& options, std::string name, std::shared_ptr<Clock> clock) {
  outbound::LoopOptions loop;
  loop.thread_name = std::move(name);
  loop.rules = options.rules;
  loop.resolver = options.resolver;
  loop.ca_file = options.ca_file;
  loop.clock = std::move(clock);
  return loop;
}

bool Has(const BuiltInOptions& options, std::string_view type) {
  return std::find(options.types.begin(), options.types.end(), type) != options.types.end();
}

std::vector<BuiltInType> TypesOf(const BuiltInOptions& options) {
  std::vector<BuiltInType> types;
  if (Has(options, kHttpType)) {
    types.push_back({std::string(kHttpType), [](const JsonValue& payload) -> Result<std::string> {
                       PAWL_ASSIGN(const HttpJob job, ParseHttpJob(payload));
                       return job.url;
                     }});
  }
  if (!options.commands.empty()) {
    types.push_back({std::string(kExecType), [](const JsonValue& payload) -> Result<std::string> {
                       PAWL_TRY(ParseExecJob(payload));
                       return std::string();
                     }});
  }
  return types;
}

}  // namespace

BuiltInWork::BuiltInWork(BuiltInOptions options, std::shared_ptr<Clock> clock)
    : options_(std::move(options)),
      secrets_(options_.secrets_dir),
      policy_(options_.rules, &secrets_, TypesOf(options_)),
      notify_loop_(LoopOptionsOf(options_, "notify", std::move(clock))),
      notifications_(notify_loop_, secrets_),
      http_calls_(notify_loop_, secrets_) {}

BuiltInWork::~BuiltInWork() { Stop(); }

void BuiltInWork::AddTo(Runtime& runtime) {
  const auto add = [&](std::string name, std::string_view queue, std::uint32_t concurrency,
                       std::unique_ptr<Executor> executor) {
    runtime.Add({.name = std::move(name), .queues = {std::string(queue)}, .concurrency = concurrency, .lease = {}},
                std::move(executor));
  };
  if (options_.notify) {
    add("notify", kCallbackQueue, options_.notify_concurrency, MakeNotifier(notifications_, options_.notify_sign));
  }
  if (options_.work && Has(options_, kHttpType)) {
    add("http", kHttpType, options_.http_concurrency, MakeHttpExecutor(http_calls_));
  }
  if (options_.work && !options_.commands.empty()) {
    add("exec", kExecType, options_.exec_concurrency,
        std::make_unique<ExecExecutor>(options_.program, options_.commands));
  }
}

std::vector<std::pair<std::string, const Outgoing*>> BuiltInWork::outgoing() const {
  std::vector<std::pair<std::string, const Outgoing*>> all;
  if (options_.notify) all.emplace_back("notify", &notifications_);
  if (options_.work && Has(options_, kHttpType)) all.emplace_back("http", &http_calls_);
  return all;
}

void BuiltInWork::Stop() { notify_loop_.Stop(); }

}  // namespace pawl

#include "pawl/worker.h"

#include "work/worker_loop.h"

namespace pawl {

Worker::Worker(Jobs& jobs, WorkerOptions options)
    : loop_(std::make_unique<WorkerLoop>(jobs, std::move(options), std::make_shared<SystemClock>())) {}
Worker::Worker(std::unique_ptr<WorkerLoop> loop) : loop_(std::move(loop)) {}
Worker::~Worker() = default;

void Worker::Handle(std::string type, Handler handler) { loop_->Handle(std::move(type), std::move(handler)); }
void Worker::Handle(std::string type, TypeOptions options, Phases phases) {
  options.startup = static_cast<bool>(phases.startup);
  options.shutdown = static_cast<bool>(phases.shutdown);
  loop_->Handle(std::move(type), WorkerLoop::Handlers{.phases = std::move(phases), .options = std::move(options)});
}
void Worker::HandleOthers(Handler handler) { loop_->HandleOthers(std::move(handler)); }
Result<void> Worker::Start() { return loop_->Start(); }
void Worker::Wait() { loop_->Wait(); }
void Worker::RequestStop() { loop_->RequestStop(); }
void Worker::PauseClaims(Millis span) { loop_->PauseClaims(span); }
void Worker::Stop() { loop_->Stop(); }
Result<std::uint64_t> Worker::Drain() { return loop_->Drain(); }
const std::string& Worker::name() const { return loop_->name(); }

}  // namespace pawl

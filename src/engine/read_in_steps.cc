#include "engine/read_in_steps.h"

#include <utility>

namespace pawl {

void ReadInSteps(Core& core, std::function<Result<bool>(StoreReader&)> step,
                 std::function<void(const std::optional<Error>&)> done) {
  core.Read([&core, step = std::move(step), done = std::move(done)](Result<StoreReader*> reader) {
    if (!reader.ok()) return done(reader.error());
    const Result<bool> more = step(**reader);
    if (const auto failure = (*reader)->failure()) return done(failure);
    if (!more.ok()) return done(more.error());
    if (!*more) return done(std::nullopt);
    ReadInSteps(core, step, done);
  });
}

}  // namespace pawl

#include "redis/redis_pipeline.h"

#include <algorithm>

namespace pawl {
namespace {

constexpr std::size_t kGathered = 32 * 1024;
constexpr std::size_t kLarge = 16 * 1024;

}  // namespace

std::string_view RedisPipeline::Next() {
  if (unsent_.empty() && large_.empty()) Gather();
  return unsent_.empty() ? large_ : unsent_;
}

void RedisPipeline::Sent(std::size_t bytes) { (unsent_.empty() ? large_ : unsent_).remove_prefix(bytes); }

void RedisPipeline::Gather() {
  gathered_.clear();
  while (!commands_.empty() && gathered_.size() < kGathered && large_.empty()) {
    const RedisCommand& command = commands_.front();
    command.AppendHead(gathered_, NeedsBody(command));
    const std::string_view arguments = command.encoded_arguments();
    if (arguments.size() < kLarge) {
      gathered_ += arguments;
    } else {
      large_ = arguments;
    }
    commands_ = commands_.subspan(1);
  }
  unsent_ = gathered_;
}

bool RedisPipeline::NeedsBody(const RedisCommand& command) {
  if (!with_bodies_ || command.script() == nullptr) return false;
  if (std::ranges::find(bodies_sent_, command.script()) != bodies_sent_.end()) return false;
  bodies_sent_.push_back(command.script());
  return true;
}

}  // namespace pawl

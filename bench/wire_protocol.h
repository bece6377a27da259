// WireProtocol is what a load has to know of a job server that is spoken to by lines of text: how a job is pushed,
// claimed and finished, and where each reply ends. It has no sockets; one object serves all connections of a load.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace pawl::bench {

enum class WireStep : std::uint8_t { kPush, kClaim, kFinish };

// The id of a claimed job as the wire has it. Kept in place: a load makes hundreds of thousands of them a second.
class WireId {
 public:
  static constexpr std::size_t kBytesMax = 39;

  // Nothing if it is longer than any id that a load makes.
  static std::optional<WireId> Of(std::string_view text) {
    if (text.size() > kBytesMax) return std::nullopt;
    WireId id;
    std::memcpy(id.text_.data(), text.data(), text.size());
    id.size_ = static_cast<std::uint8_t>(text.size());
    return id;
  }
  std::string_view text() const { return {text_.data(), size_}; }

 private:
  std::array<char, kBytesMax> text_{};
  std::uint8_t size_ = 0;
};

class WireProtocol {
 public:
  // What is said once on a new connection: the client's text, and how many lines the server says in all. They must
  // begin with `+`, and hold `announced`.
  struct Greeting {
    std::string text = {};
    std::size_t lines = 0;
    std::string announced = {};
  };

  virtual ~WireProtocol() = default;
  WireProtocol(const WireProtocol&) = delete;
  WireProtocol& operator=(const WireProtocol&) = delete;

  virtual Greeting greeting() const { return {}; }
  virtual std::string_view NameOf(WireStep step) const = 0;

  // Append the commands for so many jobs to `out`, and return how many replies will come.
  virtual std::size_t AppendPushes(std::size_t count, std::string& out) = 0;
  virtual std::size_t AppendClaims(std::size_t count, std::string& out) = 0;
  virtual std::size_t AppendFinishes(std::span<const WireId> jobs, std::string& out) = 0;

  // The length of the first reply in `bytes`, which answers a command of `step`; nothing while it is incomplete. What
  // was claimed is appended to `claimed`: fewer jobs than were asked for, or none, is no error. Anything else is.
  virtual Result<std::optional<std::size_t>> Cut(WireStep step, std::string_view bytes,
                                                 std::vector<WireId>& claimed) = 0;

 protected:
  WireProtocol() = default;
};

}  // namespace pawl::bench

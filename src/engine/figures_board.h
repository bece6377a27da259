// FiguresBoard keeps the figures of queues that were read last, and says what of them is new to each who follows them.
//
// Each reading is a round. What a follower has seen is two rounds and a place, however many queues there are. Pure; one
// thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/figures_queries.h"

namespace pawl {

// What a follower has seen. It is told of changed queues in sweeps over all of them, a part an event.
struct FiguresPlace {
  std::uint64_t told = 0;   // the last round of which it was told anything
  std::uint64_t known = 0;  // what had changed by this round is known
  std::uint64_t sweep = 0;  // the round in which the sweep under way has begun
  NameId at = 0;            // where it goes on

  auto operator<=>(const FiguresPlace&) const = default;
};

struct FiguresEvent {
  bool whole = false;  // forget what was known before
  QueueFigures totals;
  std::vector<const QueueFigures*> queues;  // of the board; in the order in which they were made
  bool truncated = false;                   // more queues have changed; they come with the next events
};

class FiguresBoard {
 public:
  static constexpr std::size_t kQueuesMax = 200;  // of an event

  // Takes what was read by `asked`. What was not asked for stays as it was.
  void Update(const FiguresTable& table, const FiguresQuery& asked);
  // What is new to one who follows this queue, or all but Pawl's own, and who is told of it now.
  FiguresEvent Next(FiguresPlace& place, const std::optional<std::string>& queue) const;

 private:
  struct Entry {
    QueueFigures figures;
    std::uint64_t changed = 0;  // the round
    bool ours = false;
  };

  void DropMissing(const FiguresTable& table, const FiguresQuery& asked);
  void Sum();
  void Sweep(FiguresPlace& place, FiguresEvent& event) const;

  std::uint64_t round_ = 0;
  std::uint64_t dropped_ = 0;  // the last round in which a queue was gone
  std::map<NameId, Entry> entries_;
  std::unordered_map<std::string, NameId> ids_;
  QueueFigures totals_;  // of all queues but Pawl's own
};

}  // namespace pawl

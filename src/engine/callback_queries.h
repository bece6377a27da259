// What can be asked of callbacks: those of one job, one by its id, and listings. A callback is a job
// (rules/callbacks.h); how far it has come follows from its own head, so nothing can disagree.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/queries.h"
#include "pawl/callback.h"

namespace pawl {

CallbackState CallbackStateOf(JobState shown);

// In the order of the ends that made them; those whose retention is over are left out.
Result<std::vector<CallbackView>> CallbacksOf(StoreReader& reader, Seq owner);
// kNotFound also for a job that is no callback.
Result<CallbackView> ReadCallback(StoreReader& reader, const Names& names, const JobRef& ref);

struct CallbackQuery {
  std::optional<CallbackState> state;
  std::optional<std::string> host;
  Seq below = kSeqEnd;
  std::size_t limit = 100;
};
struct CallbackPage {
  std::vector<CallbackView> callbacks;  // newest first
  std::optional<Seq> next;              // `below` of the next page; nothing: this was the last one
};
Result<CallbackPage> ListCallbacks(StoreReader& reader, const Names& names, const CallbackQuery& query);

// The jobs that are callbacks in this state, of this host.
JobFilter FilterOf(std::optional<CallbackState> state, const std::optional<std::string>& host);

}  // namespace pawl

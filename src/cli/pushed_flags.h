// The flags for the job or the workflow that a schedule or a hook pushes.
#pragma once

#include <algorithm>
#include <array>

#include "cli/fields.h"

namespace pawl::cli {

inline constexpr std::array<Field, 12> kPushedFlags{{
    {"--workflow", "workflow", FlagKind::kPayload, "JSON|@FILE|-", "push a workflow instead of a job"},
    {"--type", "job.type", FlagKind::kText, "TYPE", "what kind of job it pushes"},
    {"--payload", "job.payload", FlagKind::kPayload, "JSON|@FILE|-", "what the worker gets, with placeholders"},
    {"--queue", "job.queue", FlagKind::kText, "NAME", "where the job waits; the type's name if not given"},
    {"--id", "job.id", FlagKind::kText, "ID", "the id of the job; a schedule has placeholders such as {{date}} for it"},
    {"--group", "job.group", FlagKind::kText, "NAME", "group within the queue"},
    {"--priority", "job.priority", FlagKind::kNumber, "1-9", "9 comes first; 5 if not given"},
    {"--delay", "job.delay", FlagKind::kDuration, "DURATION", "not before this long from the push"},
    {"--timeout", "job.timeout", FlagKind::kDuration, "DURATION", "how long one run may take"},
    {"--expires-in", "job.expires_in", FlagKind::kDuration, "DURATION", "fail a job that has not started by then"},
    {"--retention", "job.retention", FlagKind::kDuration, "DURATION", "how long to keep a job after its end"},
    {"--retry-max", "job.retry.max", FlagKind::kNumber, "N", "how often to retry; 0: never"},
}};

// The flags of a command, behind its own.
template <std::size_t N>
constexpr std::array<Field, N + kPushedFlags.size()> WithPushedFlags(const std::array<Field, N>& own) {
  std::array<Field, N + kPushedFlags.size()> all{};
  std::ranges::copy(kPushedFlags, std::ranges::copy(own, all.begin()).out);
  return all;
}

}  // namespace pawl::cli

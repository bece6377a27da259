// The arguments of the commands, as values. Each parser fails with the text that follows "-ERR " in the reply.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "model/job.h"

namespace pawl::faktory {

// "VERB arguments": what stands before the first space, and all that stands behind it.
struct Command {
  std::string_view verb;
  std::string_view arguments;
};
Command SplitCommand(std::string_view line);
// Words between any number of spaces.
std::vector<std::string_view> SplitWords(std::string_view arguments);

struct Hello {
  std::int64_t version = 1;
  std::string password_hash;  // empty: none
  std::string wid;            // empty: a producer
  std::string hostname;
  std::optional<std::int64_t> pid;
  std::vector<std::string> labels;
};
Result<Hello> ParseHello(std::string_view json);

// Of ACK.
Result<std::string> ParseJid(std::string_view json);
// Of ACKB: ["jid", ...].
Result<std::vector<std::string>> ParseJids(std::string_view json);

struct Failure {
  std::string jid;
  JobError error;  // cut to what is kept
};
Result<Failure> ParseFailure(std::string_view json);
Result<std::vector<Failure>> ParseFailures(std::string_view json);

enum class WorkerState : std::uint8_t { kRunning, kQuiet, kTerminate };
std::string_view Name(WorkerState state);  // "", "quiet", "terminate"

struct Beat {
  std::string wid;
  std::optional<WorkerState> state;  // as the worker sees itself
};
Result<Beat> ParseBeat(std::string_view json);

// FETCHB <count> queue...: count, and the rest of the words.
struct FetchMany {
  std::uint32_t count = 1;
  std::vector<std::string_view> queues;
};
Result<FetchMany> ParseFetchMany(std::string_view arguments);

struct Mutation {
  enum class Action : std::uint8_t { kClear, kKill, kDiscard, kRequeue };
  enum class Target : std::uint8_t { kScheduled, kRetries, kDead };
  Action action = Action::kClear;
  Target target = Target::kDead;
  // Without jids: all that both others let through. Not looked at by kClear.
  std::optional<std::vector<std::string>> jids;
  std::optional<std::string> jobtype;
  std::optional<std::string> pattern;  // of the job as JSON, with * ? [a-z] \ as in Redis
};
Result<Mutation> ParseMutation(std::string_view json);
// Redis' glob.
bool MatchesPattern(std::string_view pattern, std::string_view text);

struct TrackSet {
  std::string jid;
  std::string progress;  // raw JSON: {"percent":…,"desc":…}, what was given of it
  std::optional<WallTime> reserve_until;
};
Result<TrackSet> ParseTrackSet(std::string_view json);

// d = SHA256(password + salt), and so on with d until there were `iterations` hashes; lower-case hex.
std::string PasswordHash(std::string_view password, std::string_view salt, int iterations);

}  // namespace pawl::faktory

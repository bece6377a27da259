// A scan works through the documents of a database, a file or a stream, partition by partition: it reads a block of
// documents by increasing key, lets them be processed, and commits the key of the last one, its offset, with all that
// the block has brought about in Pawl. A partition that another worker takes over goes on after that key.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "pawl/job.h"
#include "pawl/result.h"

namespace pawl {

// Keys are written as Extended JSON v2: 17, "text", {"$oid":"…"}, {"$date":"…"}, or an array of these.

// A row, a line, an entry: whatever the source has.
struct Document {
  std::string key = {};
  std::string document = {};  // raw JSON
  // Why it cannot be processed, if the source could not read it as what it should be: a line that is not JSON, text that
  // is not UTF-8. `document` then shows what could be read.
  std::string error = {};
};

struct ReadRequest {
  std::string scan = {};       // what the task says of its scan: raw JSON; empty: nothing
  std::string partition = {};  // what the partition says of its part: raw JSON; empty: nothing
  std::string after = {};      // the key of the last document that is done; empty: from the beginning
  std::uint32_t limit = 500;   // documents
  bool infinite = false;       // documents are still being added: none may be given that a later one could precede
};

struct Block {
  std::vector<Document> documents = {};    // by increasing key, all of them after `after`
  bool eof = false;                        // at this moment there is nothing behind them
  bool held_back = false;                  // there is, but it is too young to be read in order
  std::optional<double> lag_seconds = {};  // the age of the last document, if the source knows
  // For how long something in the source, such as a transaction that does not end, has held the stream back.
  std::optional<double> held_back_seconds = {};
};

// Where documents come from. Called by many threads at once, for different partitions. Blocks, for as long as its own
// time-out at most.
//
// Errors: kSourceUnavailable: the source cannot be reached now, and is asked again later. kInvalid, kUnknownSource,
// kKeyType, kBadFilter, kLateKeys: what the task asks for cannot be, in words for a person. kSourceChanged, kSourceGap:
// documents that were there are gone.
class Source {
 public:
  virtual ~Source() = default;
  virtual Result<Block> Read(const ReadRequest& request) = 0;

  // Splits a scan into at most `parts` parts, which together cover it; each is what ReadRequest::partition says of it:
  // {"from":…,"to":…}, the key `from` included and `to` not. For sources that know their least and greatest key.
  virtual Result<std::vector<std::string>> Plan(const ReadRequest& /*request*/, std::uint32_t /*parts*/) {
    return Error{ErrorCode::kInvalid, "this source cannot split a scan; name its partitions instead", "split"};
  }
};

}  // namespace pawl

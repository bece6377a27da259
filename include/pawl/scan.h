// A scan works through the documents of a database, a file or a stream, partition by partition: it reads a block of
// documents by increasing key, lets them be processed, and commits the key of the last one, its offset, with all that
// the block has brought about in Pawl. A partition that another worker takes over goes on after that key.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
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
  // Why it cannot be processed, if the source could not read it as what it should be: a line that is not JSON, text
  // that is not UTF-8. `document` then shows what could be read.
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
  std::vector<Document> documents = {};  // by increasing key, all of them after `after`
  bool eof = false;                      // at this moment there is nothing behind them
  bool held_back = false;                // there is, but it is too young to be read in order
  // How far the stream is behind when these documents are done, if the source knows: the age of the last one, or of the
  // first one that was held back. At the end it is 0, whatever stands here.
  std::optional<double> lag_seconds = {};
  // For how long something in the source, such as a transaction that does not end, has held the stream back.
  std::optional<double> held_back_seconds = {};

  std::optional<double> lag() const { return eof ? 0.0 : lag_seconds; }
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

// One run of a partition, as its processor sees it.
struct ScanRun {
  std::string task = {};        // its id
  std::uint32_t partition = 0;  // from 1
  std::string job = {};         // the id of the partition
  std::uint64_t fence = 0;  // rises with every run: a sink that keeps the highest can refuse a run that is out of date
  bool infinite = false;    // documents are still being added
  std::string scan = {};    // what the task says of its scan: raw JSON
  std::string info = {};    // what the partition says of its part: raw JSON; empty: nothing
  std::stop_token stop = {};  // asked for when the run should end early: what it returns then need not be whole
};

// What a processor has made of a document.
struct Verdict {
  enum class Kind : std::uint8_t {
    kProcessed,
    kSkipped,
    kRetry,  // it should be tried again in place; after some attempts as kError
    kError,  // the document is at fault: the task's policy says what becomes of it
    kFatal,  // the partition fails at once, with its offset before the document
  };
  Kind kind = Kind::kProcessed;
  JobFailure error = {};  // unless processed; of a skipped one it may be empty
};

struct Verdicts {
  std::vector<Verdict> documents = {};  // one for each document of the block, in its order; none: all are processed
  std::vector<PushRequest> push = {};   // jobs that come into being in the commit of the offset; up to 1,000
};

// What is done with the documents. Called by many threads at once, for different partitions.
//
// A call that fails is tried again as the task's policy says, with smaller and smaller blocks, until the document that
// makes it fail stands alone. So a document may be seen more than once outside of Pawl; what Process pushes happens
// once.
class Processor {
 public:
  virtual ~Processor() = default;

  virtual Result<Verdicts> Process(const Block& block, ScanRun& run) = 0;

  virtual void OnStart(ScanRun& /*run*/) {}         // before the first block of a run
  virtual void OnTick(ScanRun& /*run*/) {}          // after each commit, and when there was nothing to read
  virtual void OnPartitionEof(ScanRun& /*run*/) {}  // after the commit that found the partition drained
  virtual void OnEof(ScanRun& /*run*/) {}           // after the commit that closed the task: that of its last partition
  virtual void OnStop(ScanRun& /*run*/) {}          // after the last call of a run, whatever has ended it
};

struct ScanOptions {
  std::string name = {};                 // empty: host name, process id and a random part
  std::vector<std::string> queues = {};  // whose partitions are worked; the first one first
  std::string task = {};                 // instead: the partitions of this task alone, by its id, until it has ended
  std::uint32_t concurrency = 1;         // partitions at once, 1 to 1,000; a thread each, and one that reads ahead
  std::uint32_t block = 500;             // documents, for tasks that do not say it
  std::optional<Millis> lease = {};      // instead of each partition's own
  Millis claim_wait{20'000};             // how long one claim waits at the server, up to 60 s
  Millis grace{30'000};                  // how long Stop lets partitions go on before it asks them to end
};

class Client;
class Jobs;
class ScanLoop;

// Scan works partitions of scans in this process: it claims them, reads their documents, and commits what the processor
// has made of each block.
//
//   pawl::Scan scan(jobs, source, processor, {.queues = {"users"}, .concurrency = 4});
//   if (auto started = scan.Start(); !started.ok()) ...
//   scan.Wait();
//   scan.Stop();
class Scan {
 public:
  // All of them outlive it.
  Scan(Jobs& jobs, Source& source, Processor& processor, ScanOptions options);
  // The server that the client talks to reads the documents, from the source that the task names.
  Scan(Client& client, Processor& processor, ScanOptions options);
  explicit Scan(std::unique_ptr<ScanLoop> loop);  // for tests, with a clock of their own
  ~Scan();                                        // stops
  Scan(const Scan&) = delete;
  Scan& operator=(const Scan&) = delete;

  Result<void> Start();
  // Until somebody asks for the end: RequestStop, the server, or the end of the task.
  void Wait();
  void RequestStop();
  // Claims no more, lets partitions go on for up to the grace, and returns when nothing works any more.
  void Stop();
  // Instead of Start: works on this thread until there is nothing to claim now; how many runs that were.
  Result<std::uint64_t> Drain();

 private:
  std::unique_ptr<ScanLoop> loop_;
};

}  // namespace pawl

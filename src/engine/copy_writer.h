// Gathers what is copied and commits it in batches of a bounded size.
#pragma once

#include <string>

#include "base/clock.h"
#include "base/result.h"
#include "rules/draft.h"
#include "store/store.h"

namespace pawl {

class CopyWriter {
 public:
  CopyWriter(Store& store, const Clock& clock) : store_(store), clock_(clock) {}

  // What goes into the next batch. Call FlushIfFull after each job or record.
  Draft& draft() { return draft_; }
  Changes& changes() { return draft_.changes; }
  void Put(const RecordKey& key, std::string value);
  void Append(ListAppend append);

  Result<void> FlushIfFull();
  Result<void> Flush();

 private:
  bool full() const;

  Store& store_;
  const Clock& clock_;
  Draft draft_;            // its changes alone are used
  std::size_t bytes_ = 0;  // of records and items
};

}  // namespace pawl

// Gathers what is copied and commits it in batches of a bounded size.
#pragma once

#include <string>

#include "base/clock.h"
#include "base/result.h"
#include "store/store.h"

namespace pawl {

class CopyWriter {
 public:
  CopyWriter(Store& store, const Clock& clock) : store_(store), clock_(clock) {}

  // What goes into the next batch. Call FlushIfFull after each job or record.
  Changes& changes() { return changes_; }
  void Put(const RecordKey& key, std::string value);
  void Append(ListAppend append);

  Result<void> FlushIfFull();
  Result<void> Flush();

 private:
  bool full() const;

  Store& store_;
  const Clock& clock_;
  Changes changes_;
  std::size_t bytes_ = 0;  // of records and items
};

}  // namespace pawl

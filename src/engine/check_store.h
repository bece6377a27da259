// StoreCheck verifies an embedded store: every entry of its tables can be read and its checksum holds; everything that
// follows from the head of a job is there (its places in the sets, its timers, its row in the fair queue, its id, its
// unique key, its ports, its parent's note of it); and everything that is there follows from a head.
//
// A pass over all tables goes in steps. Each step looks at one snapshot, so that a store can be checked while it
// changes: what one step compares is of one moment. Memory stays small, however many jobs there are.
//
// It reads through LMDB, which trusts its pages; store/lmdb/page_check.h looks at those first where nobody serves.
// One thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/function_ref.h"
#include "store/kv.h"
#include "store/kv_store.h"

namespace pawl {

class StoreCheck {
 public:
  // Called for each thing that is wrong, with a sentence about it.
  using Report = std::function<void(const std::string& finding)>;

  explicit StoreCheck(Report report);
  ~StoreCheck();
  StoreCheck(const StoreCheck&) = delete;
  StoreCheck& operator=(const StoreCheck&) = delete;

  // Goes on where the last step ended, for as long as `more` says so, and by one entry at least. True: the pass is
  // over, and the next step begins another one.
  bool Step(KvReader& tables, FunctionRef<bool()> more);

  std::uint64_t entries() const;   // looked at in this pass
  std::string_view table() const;  // that it is at

 private:
  class Pass;
  const Report report_;
  std::unique_ptr<Pass> pass_;
};

// A whole pass over what was last flushed. Empty: all is well.
std::vector<std::string> CheckStore(KvStore& store);

}  // namespace pawl

// Who belongs to whom, and other names of jobs.
#pragma once

#include <string>

#include "base/result.h"
#include "rules/operations.h"
#include "rules/txn.h"

namespace pawl {

inline constexpr int kTreeDepthMax = 64;
inline constexpr std::size_t kAliasesMax = 1'000;

// Fails if a job that is to be a child of `parent` is `parent` itself or above it, or would stand too deep.
Result<void> CheckLine(Seq job, Seq parent, Txn& txn);

// Makes a plain job a stateful one: with ports, though it has none yet.
Stateful& MakeStateful(JobHead& head, Seq seq, Txn& txn);

// The job is to get a child. It is rewritten once in its life, to note that it has some: later children do not touch
// it.
Result<void> MakeParent(Seq parent, Txn& txn);

// A job without a parent becomes a child.
struct Adoption {
  Seq job = 0;
  Seq parent = 0;
  std::string name;  // empty: its id
};
Result<void> Adopt(const Adoption& adoption, Txn& txn);
// The job is nobody's child any more.
Result<void> Disown(Seq job, Txn& txn);

// A name that the job has already is not added twice; one of another job is an error, and so is to remove one that the
// job does not have.
Result<void> AddAlias(Seq job, const std::string& alias, Txn& txn);
Result<void> RemoveAlias(Seq job, const std::string& alias, Txn& txn);

// Letters first, then as other names; those with "pawl." at the front are ours.
Result<void> CheckAlias(const std::string& alias);

}  // namespace pawl

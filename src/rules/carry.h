// Carry is what follows from the ends of jobs that others wait for, or that are members of a carrier: who waited for
// them is let go or skipped, and a carrier ends with its last member. All of it is part of the decision that ends them,
// so there is no driver that could be late or be two.
//
// It gathers the ends of one decision. "Others are still open" is true of all members but one, so thousands that end
// at the same time on many nodes do not conflict; see Txn::HasOthers.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "rules/txn.h"

namespace pawl {

class Carry {
 public:
  explicit Carry(Txn& txn) : txn_(txn) {}

  // The job, whose head is being changed, has ended, and had not before.
  void Ended(Seq seq, JobHead& head);

  // Tells those that wait for the job, which has ended, from that one of them on. What is too much for one decision is
  // left to an intent.
  void TellFollowers(Seq seq, JobHead& head, std::size_t from = 0);

  // Tells one of them.
  void TellOne(const Follower& follower, Seq seq, bool well);

  // Ends carriers whose last members have ended. True: heads have changed, and there may be further ends.
  bool EndCarriers();

 private:
  struct Leaving {
    std::uint64_t count = 0;
    std::uint64_t bad = 0;
    bool many = false;
    bool looked_at = false;
  };

  // False: nobody is told of the end until somebody has looked after it.
  bool MindError(Seq carrier);

  Txn& txn_;
  std::unordered_map<Seq, Leaving> leaving_;               // by carrier
  std::unordered_map<Seq, std::uint64_t> leaving_before_;  // by the job that waits
  std::size_t changes_ = 0;
  bool changed_ = false;
};

}  // namespace pawl

// View is what a rule sees: records by name, decoded. It notes all that was read as guards of the decision.
//
// A rule reads as if everything were at hand. On a store far away it may not be: then the record counts as absent, the
// view is incomplete, the engine fetches what is missing for many operations at once, throws the decision away and
// lets the rule decide again. So no rule ever waits, and none needs to know.
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "model/job.h"
#include "model/living.h"
#include "model/settings.h"
#include "rules/names.h"
#include "rules/operations.h"
#include "store/store.h"

namespace pawl {

RecordKey HeadKey(Seq seq);
RecordKey BodyKey(Seq seq);
RecordKey SideKey(RecordKind kind, Seq seq);  // kResult, kError, kProgress
RecordKey IdKey(std::string_view id);
RecordKey NameKey(std::string_view name);
RecordKey NameOfKey(NameId id);
RecordKey QueueKey(NameId queue);
RecordKey GroupSettingsKey(NameId queue, const GroupKey& group);
RecordKey UniqueKey(NameId queue, const Hash128& key);
RecordKey IntentKey(Seq intent);
RecordKey PortsKey(Seq seq);
RecordKey StateKey(Seq seq);
RecordKey ChildKey(Seq parent, std::string_view name);
RecordKey AliasesKey(Seq seq);
RecordKey TypeKey(NameId queue, NameId type);
RecordKey AsleepKey(Seq seq);
RecordKey WatchedKey();
std::string EncodeSeq(Seq seq);

// Who listens to channels besides jobs, and which system channels jobs follow.
struct Watched {
  bool streams = false;
  std::vector<std::string> system = {};
  bool empty() const { return !streams && system.empty(); }
};

class View {
 public:
  View(Batch& batch, const Names& names, const Watched& watched = kNobody)
      : batch_(batch), names_(names), watched_(&watched) {
    Reset();
  }

  std::optional<JobHead> Head(Seq seq);
  std::optional<JobBody> Body(Seq seq);
  std::optional<Seq> SeqAt(const RecordKey& key);  // records that hold a seq
  bool IsFree(const RecordKey& key);               // whether there is no such record, as is mostly so
  std::optional<std::string> Raw(const RecordKey& key);
  std::optional<QueueSettings> Queue(NameId queue);
  GroupSettings Group(NameId queue, const GroupKey& group);  // the default when there are none
  std::optional<NameId> Name(std::string_view name);
  std::string NameOf(NameId id) const { return names_.Name(id); }  // "" if unknown
  std::uint64_t IndexCount(const Key& index);
  std::vector<ListItem> ListItems(const Key& list, std::size_t limit);  // from its head, which is guarded

  // ---- Living jobs ----
  std::optional<Ports> PortsOf(Seq seq);
  std::optional<StateMap> StateOf(Seq seq);
  std::optional<Seq> Child(Seq parent, std::string_view name);
  std::vector<std::string> Aliases(Seq seq);
  std::optional<TypeSpec> Type(NameId queue, NameId type);
  bool Asleep(Seq seq);
  // Finds a job without resting on its head: for those who only append to it. What they rest on are its ports.
  std::optional<Seq> Locate(const JobRef& ref);
  std::optional<JobHead> HeadHint(Seq seq);  // not guarded: for replies and names only
  // Lists and indexes, not guarded. Without a guard a tail only says "there is more": it never moves back.
  ListBounds Bounds(const Key& list);
  std::vector<ListItem> Items(const Key& list, std::uint64_t from, std::size_t limit);
  std::vector<Seq> Members(const Key& index, Seq below, std::size_t limit);  // largest first
  void GuardHead(const Key& list, std::uint64_t head);
  void GuardTail(const Key& list, std::uint64_t tail);
  const Watched& watched() const { return *watched_; }

  // Finds a job by reference, be it an alias; the id of a server-made job leads straight to it.
  struct Found {
    Seq seq = 0;
    JobHead head;
  };
  std::optional<Found> Find(const JobRef& ref);

  // True when the record of a client-made id exists but its job does not yet: a big push is under way.
  bool BeingPushed(std::string_view id);

  // The decision does not rest on it that records of these kinds are absent: a later step looks again.
  void LeaveAbsent(std::initializer_list<RecordKind> kinds);

  // From now on what is guarded may be what the store presumes: only for decisions that are made again if Commit says
  // that they did not happen.
  void MayPresume() { may_presume_ = true; }
  // What was presumed is missing now, to be fetched: no refusal rests on it.
  void Doubt() { missing_.insert(missing_.end(), presumed_.begin(), presumed_.end()); }

  const std::optional<Error>& damage() const { return damage_; }
  bool incomplete() const { return !missing_.empty() || !missing_lists_.empty() || !missing_indexes_.empty(); }
  const std::vector<RecordKey>& missing() const { return missing_; }
  const std::vector<ListAsk>& missing_lists() const { return missing_lists_; }
  const std::vector<IndexAsk>& missing_indexes() const { return missing_indexes_; }
  const Guards& guards() const { return guards_; }
  // Whether all that was read is guarded: then what was decided is right as long as the guards hold.
  bool all_guarded() const { return all_guarded_; }

  // Starts over for another decision on the same view, with what has been fetched since.
  void Again();
  // Starts over for another operation; keeps the memory.
  void Reset();
  void Warmed();  // the batch has the missing lists and indexes at hand now

 private:
  enum class Rest : bool { kGuarded, kFree };
  enum class Guess : bool { kRecent, kNone };  // of what is not at hand; see Batch::Presume

  // The value, valid until the next read; null if there is none.
  const std::string* Read(const RecordKey& key, Rest rest = Rest::kGuarded, Guess guess = Guess::kRecent);
  template <typename T, typename Decode>
  std::optional<T> Decoded(const RecordKey& key, Decode decode, Rest rest = Rest::kGuarded);
  // False: on a store far away it has yet to be fetched, and is noted.
  bool AtHand(const ListAsk& ask);
  bool AtHand(const IndexAsk& ask);

  Batch& batch_;
  const Names& names_;
  std::uint64_t since_ = 0;  // the batch's epoch before the first read
  Guards guards_;
  std::optional<Error> damage_;
  bool all_guarded_ = true;
  bool may_presume_ = false;
  std::vector<RecordKey> presumed_;  // of what was read
  std::vector<RecordKey> missing_;
  std::vector<ListAsk> missing_lists_;
  std::vector<IndexAsk> missing_indexes_;
  std::string value_;
  std::vector<ListAsk> warm_lists_;
  std::vector<IndexAsk> warm_indexes_;
  inline static const Watched kNobody;
  const Watched* watched_;
};

}  // namespace pawl

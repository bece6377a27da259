// View is what a rule sees: records by name, decoded. It notes all that was read as guards of the decision.
//
// A rule reads as if everything were at hand. On a store far away it may not be: then the record counts as absent, the
// view is incomplete, the engine fetches what is missing for many operations at once, throws the decision away and
// lets the rule decide again. So no rule ever waits, and none needs to know.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "model/job.h"
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
std::string EncodeSeq(Seq seq);

class View {
 public:
  View(Batch& batch, const Names& names) : batch_(batch), names_(names) { Reset(); }

  std::optional<JobHead> Head(Seq seq);
  std::optional<JobBody> Body(Seq seq);
  std::optional<Seq> SeqAt(const RecordKey& key);  // records that hold a seq
  std::optional<std::string> Raw(const RecordKey& key);
  std::optional<QueueSettings> Queue(NameId queue);
  GroupSettings Group(NameId queue, const GroupKey& group);  // the default when there are none
  std::optional<NameId> Name(std::string_view name);
  std::uint64_t IndexCount(const Key& index);
  std::vector<ListItem> ListItems(const Key& list, std::size_t limit);

  // Finds a job by reference; the id of a server-made job leads straight to it.
  struct Found {
    Seq seq = 0;
    JobHead head;
  };
  std::optional<Found> Find(const JobRef& ref);

  // True when the record of a client-made id exists but its job does not yet: a big push is under way.
  bool BeingPushed(std::string_view id);

  const std::optional<Error>& damage() const { return damage_; }
  bool incomplete() const { return !missing_.empty(); }
  const std::vector<RecordKey>& missing() const { return missing_; }
  const Guards& guards() const { return guards_; }

  // Starts over for another decision on the same view, with what has been fetched since.
  void Again();
  // Starts over for another operation; keeps the memory.
  void Reset();
  void Supply(const RecordKey& key, Result<Record> record);
  // Takes over what was fetched for the same operation; what the batch has staged since must be checked by the guards.
  void Adopt(View& other);

 private:
  // The value, valid until the next read; null if there is none.
  const std::string* Read(const RecordKey& key);
  template <typename T, typename Decode>
  std::optional<T> Decoded(const RecordKey& key, Decode decode);

  Batch& batch_;
  const Names& names_;
  std::uint64_t since_ = 0;  // the batch's epoch before the first read
  Guards guards_;
  std::optional<Error> damage_;
  std::vector<RecordKey> missing_;
  std::string value_;
  std::vector<std::pair<RecordKey, Result<Record>>> fetched_;  // staged stores only: few, so searched in order
};

}  // namespace pawl

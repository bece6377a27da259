// Txn is the transaction that a rule decides in: it reads records, and writes down what shall change.
//
// Reads see the writes of the same decision. What was read is guarded: if another node changes it before the commit,
// the decision is made again. Only reads whose comment says so are not guarded.
//
// The head of a job is changed in place: Edit returns it, and Close writes it with everything that follows from the
// difference between what it was and what it is (head_diff.h): indexes, timers, the place in the queue, the lease, the
// unique key. Rules do not call Close; the engine does, after the rule has decided.
//
// A rule reads as if every record were loaded. On a remote store it may not be: then the record counts as absent, the
// transaction is incomplete, the engine loads what is missing for many operations at once and lets the rule decide
// again. So no rule ever waits.
#pragma once

#include <deque>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/hook.h"
#include "model/job.h"
#include "model/message.h"
#include "model/partition.h"
#include "model/schedule.h"
#include "model/settings.h"
#include "model/stateful.h"
#include "model/transition.h"
#include "rules/head_diff.h"
#include "rules/names.h"
#include "rules/operations.h"
#include "rules/record_keys.h"
#include "store/callback_codec.h"
#include "store/store.h"
#include "store/totals.h"

namespace pawl {

// Who listens to channels besides jobs, and which system channels jobs follow.
struct Watched {
  bool streams = false;
  std::vector<std::string> system = {};
  bool empty() const { return !streams && system.empty(); }
};

// What a step read from or wrote to a port, for those who follow /pawl/log.
struct PortTrace {
  Seq job = 0;
  std::string id;
  PortSide side = PortSide::kIn;
  std::string port;
  std::vector<std::string> values;
};

// What happened to a schedule, for those who follow /pawl/schedules/<name>.
struct ScheduleEvent {
  std::string schedule;
  std::string_view what;                    // "fired", "skipped", "missed", "failed", "paused" or "resumed"
  std::optional<WallTime> at = {};          // the time of the timetable
  std::string job = {};                     // what was pushed, or what was still open
  std::string reason = {};                  // why it failed, or why it was paused
  std::optional<std::uint64_t> count = {};  // of times that were missed
};

// The job whose run decides; seq 0: it was asked for from outside.
struct Actor {
  Seq seq = 0;
  std::string id = {};
};

// What came of times of a schedule, for the metrics.
struct Firing {
  FireResult result = FireResult::kFired;
  std::uint64_t count = 1;
  Millis lag{0};  // behind its time
};

// What a decision comes to, for the engine.
struct TxnResult {
  Changes changes;
  std::vector<Transition> transitions;
  std::vector<std::pair<NameId, std::string>> new_names;
  std::vector<Message> messages;  // published: handed to streams after the commit
  std::vector<Firing> firings;    // of schedules
  Seq intent = 0;              // not 0: the operation goes on in steps of this intent, and is answered after the last
  bool may_be_undone = false;  // the intent
  std::vector<Seq> aside;      // further intents, for which no answer waits

  void Clear();  // keeps the memory
};

class Carry;

class Txn {
 public:
  explicit Txn(const Names& names);
  Txn(const Names& names, Batch& batch, Now now, const Watched& watched = kNobody) : Txn(names) {
    Reset(batch, now, watched);
  }
  ~Txn();
  Txn(const Txn&) = delete;
  Txn& operator=(const Txn&) = delete;

  Now now() const { return now_; }
  // A number for a new job. Deciding again gives the same numbers.
  Seq NewSeq();
  // A number for the operation itself, which its intent goes by: the first that NewSeq gives, unless the rule has set
  // another one that no other intent has.
  Seq OperationSeq() { return operation_seq_ != 0 ? operation_seq_ : SeqNumber(0); }
  void SetOperationSeq(Seq seq) { operation_seq_ = seq; }

  // ---- Jobs ----

  // As this decision leaves it so far; null: there is no such job. Valid until the transaction starts over.
  const JobHead* Head(Seq seq);
  // For change; null: there is no such job. The first cause that is given becomes the cause of the transition; without
  // any the change is silent.
  JobHead* Edit(Seq seq, std::optional<Cause> cause = {});
  // Not guarded: for replies and names only.
  const JobHead* HeadHint(Seq seq);
  Version HeadVersion(Seq seq) const;  // of a head that was read
  std::optional<JobBody> Body(Seq seq);

  // Finds a job by reference, which may be an alias; the id of a server-made job leads straight to it.
  struct Found {
    Seq seq = 0;
    const JobHead* head = nullptr;
  };
  std::optional<Found> Find(const JobRef& ref);
  // The same without a guard on its head: for those who only append to it. What they depend on are its ports.
  std::optional<Seq> Locate(const JobRef& ref);
  // True when the record of a client-made id exists but its job does not yet: a big push is under way.
  bool BeingPushed(std::string_view id);

  // The job comes into being. The same decision can change it only if it has a Flow.
  void Create(Seq seq, const JobHead& head, const JobBody& body);
  void EraseHead(Seq seq);  // with what follows from it; see EraseJob in erase.h
  // Close has written the head, or it was erased: it cannot be changed any more.
  bool IsClosed(Seq seq) const;

  // ---- Stateful jobs ----

  // For reading, unless MarkPortsChanged follows; null: there is no such job, or it is a plain one. A job that this
  // decision makes stateful has empty ones.
  Ports* PortsOf(Seq seq);
  void MarkPortsChanged(Seq seq);  // Close writes them, with the subscriptions that follow from them
  std::optional<StateMap> StateOf(Seq seq);
  std::optional<Seq> Child(Seq parent, std::string_view name);
  std::vector<std::string> Aliases(Seq seq);
  std::optional<TypeSpec> Type(NameId queue, NameId type);
  bool Asleep(Seq seq);

  // ---- Jobs that wait for others, members and carriers ----

  Links LinksOf(Seq seq);  // empty when there are none
  void PutLinks(Seq seq, const Links& links);
  bool IsNew(Seq seq) const;  // this decision creates it, and it has a Flow
  std::vector<Seq> NewMembers(Seq carrier) const;
  bool HasNewMember(Seq carrier) const;
  // What the ends of jobs bring about in this decision.
  Carry& carry();
  // Decides what the ends of jobs bring about so far, as Close does.
  void SettleEnds();
  bool HasSettled(Seq seq) const;  // the job has ended in this decision, and what that brings about is decided
  std::optional<Carrier> CarrierOf(Seq seq);
  void PutCarrier(Seq seq, const Carrier& carrier);
  std::optional<PartitionState> PartitionOf(Seq seq);
  void PutPartition(Seq seq, const PartitionState& partition);
  std::optional<ScanTask> ScanOf(Seq task);
  void PutScan(Seq task, const ScanTask& scan);

  // ---- Other records ----

  std::optional<std::string> Raw(const RecordKey& key);
  std::optional<Seq> SeqAt(const RecordKey& key);  // records that hold a seq
  bool IsFree(const RecordKey& key);               // whether there is no such record, as is mostly so
  std::optional<QueueSettings> Queue(NameId queue);
  GroupSettings Group(NameId queue, const GroupKey& group);  // the default when there are none
  MadeCallbacks MadeBy(Seq owner);                           // likewise
  std::optional<Schedule> ScheduleAt(const RecordKey& key);
  std::optional<Hook> HookOf(std::string_view name);
  Totals ReadTotals();
  std::optional<NameId> Name(std::string_view name);
  std::string NameOf(NameId id) const;  // "" if unknown

  void Put(const RecordKey& key, std::string value);
  void Erase(const RecordKey& key);
  // The number of a name, which is given now if it had none.
  void GiveName(NameId id, const std::string& name);

  // The decision does not depend on it that records of these kinds are absent: a later step looks again.
  void LeaveAbsent(std::initializer_list<RecordKind> kinds);

  // ---- Lists and indexes ----

  std::uint64_t IndexCount(const Key& index);
  // Whether others stay in an index that `leaving` of its members leave with this decision, or come to it. All but the
  // last of those who leave it at the same time are told so without a conflict. `many`: it is likely, so a store far
  // away need not be asked.
  bool HasOthers(const Key& index, std::uint64_t leaving, bool many);
  std::vector<ListItem> ListItems(const Key& list, std::size_t limit);  // from its head, which is guarded
  // Not guarded. Without a guard a tail only says "there is more": it never moves back.
  ListBounds Bounds(const Key& list);
  std::vector<ListItem> Items(const Key& list, std::uint64_t from, std::size_t limit);
  std::vector<Seq> Members(const Key& index, Seq below, std::size_t limit);  // largest first
  void GuardHead(const Key& list, std::uint64_t head);
  void GuardTail(const Key& list, std::uint64_t tail);

  void AddToIndex(const Key& index, Seq seq) { result_.changes.index_adds.push_back({index, seq}); }
  void RemoveFromIndex(const Key& index, Seq seq);  // also what this decision has added
  void Append(ListAppend append) { result_.changes.list_appends.push_back(std::move(append)); }
  void Trim(const Key& list, std::uint64_t head) { result_.changes.list_trims.push_back({list, head}); }
  void DropList(const Key& list) { result_.changes.list_drops.push_back(list); }
  void AddTimer(const Timer& timer) { result_.changes.timer_adds.push_back(timer); }
  void RemoveTimer(const Timer& timer) { pawl::RemoveTimer(timer, result_.changes); }
  void ChangeQueue(FairChange change) { result_.changes.fair.push_back(std::move(change)); }
  void ChangeLease(const LeaseChange& change) { result_.changes.leases.push_back(change); }
  // From where on the list holds what this decision has not taken off it.
  std::uint64_t HeadAfter(const Key& list, std::uint64_t head) const;
  // What this decision has appended to the list: how many items; taken back, to go elsewhere.
  std::size_t CountAppended(const Key& list) const;
  std::vector<std::string> TakeAppended(const Key& list);

  // ---- What others hear of ----

  const Watched& watched() const { return *watched_; }
  void NoteFiring(const Firing& firing) { result_.firings.push_back(firing); }
  void Publish(Message message) { result_.messages.push_back(std::move(message)); }
  // Of a job, on its channel.
  void NoteProgress(const std::string& id, const std::string& progress) {
    if (watched_->streams) Publish({"/pawl/jobs/" + id, progress, now_.wall, id});
  }
  // False: this decision has done it before.
  bool MarkWoken(Seq job);
  bool IsWoken(Seq job) const;
  bool MarkHinted(Seq parent, Seq child);
  Actor actor;
  std::vector<PortTrace> read, written;  // filled only while somebody follows the log
  void NoteSchedule(ScheduleEvent event) {
    if (!watched_->empty()) schedule_events.push_back(std::move(event));
  }
  std::vector<ScheduleEvent> schedule_events;

  // The operation goes on in steps.
  void GoOnAs(Seq intent, bool may_be_undone = false);
  // A number for an intent that the operation does not wait for; its steps begin with the next turn.
  Seq BeginAside();
  Seq intent() const { return result_.intent; }

  // ---- For the engine ----

  // Starts over for another operation; keeps the memory.
  void Reset(Batch& batch, Now now, const Watched& watched);
  // Starts over for the same operation, after others have changed what it had read: it keeps its numbers, and those of
  // `tried`, on which it was decided before.
  void Reset(Batch& batch, Now now, const Watched& watched, const Txn& tried);
  // Starts over for another decision on the same operation, with what has been loaded since.
  void Restart();
  // Writes the heads and ports that were changed. What is changed afterwards is written by the next Close.
  void Close();
  TxnResult& result() { return result_; }
  const TxnResult& result() const { return result_; }

  // Numbers that were reserved for the operation; more are taken from the batch as they are needed.
  void GiveSeqs(Seq first, Seq count);
  void AddSeqs(Seq first, Seq count);
  Seq missing_seqs() const { return missing_seqs_; }

  // From now on what is guarded may be what the store assumes from its cache: only for decisions that are made again if
  // the commit says that they did not happen.
  void MayAssumeCached() { may_assume_ = true; }
  // What was assumed is missing now, to be loaded: no refusal may depend on it.
  void DropAssumptions() { missing_.insert(missing_.end(), assumed_.begin(), assumed_.end()); }

  const std::optional<Error>& damage() const { return damage_; }
  bool incomplete() const {
    return !missing_.empty() || !missing_lists_.empty() || !missing_indexes_.empty() || missing_seqs_ > 0;
  }
  const std::vector<RecordKey>& missing() const { return missing_; }
  const std::vector<ListAsk>& missing_lists() const { return missing_lists_; }
  const std::vector<IndexAsk>& missing_indexes() const { return missing_indexes_; }
  void MarkLoaded();  // the batch has the missing lists and indexes now
  const Guards& guards() const { return guards_; }
  // Whether all that was read is guarded: then what was decided is right as long as the guards hold.
  bool all_guarded() const { return all_guarded_; }

 private:
  struct HeadSlot {
    Seq seq = 0;
    Version version = kAbsent;
    JobHead head = {};
    HeadFacts before;  // at the first Edit, or at the last Close
    std::optional<Cause> cause = {};
    bool created = false;  // by this decision
    bool edited = false;   // since the last Close
    bool ended = false;    // what its end brings about has been decided
    bool closed = false;
    bool erased = false;
  };
  struct PortsSlot {
    Seq seq = 0;
    Ports ports;
    std::vector<std::string> channels;  // subscribed before
    bool changed = false;
  };

  Seq SeqNumber(std::size_t i);

  enum class Rest : bool { kGuarded, kFree };
  enum class Guess : bool { kRecent, kNone };  // of what is not loaded; see Batch::AssumeCached

  // The value, valid until the next read; null if there is none.
  const std::string* Read(const RecordKey& key, Rest rest = Rest::kGuarded, Guess guess = Guess::kRecent);
  // What this decision has written: a value, or null if it erased the record; nothing if it did neither.
  std::optional<const std::string*> Written(const RecordKey& key);
  template <typename T, typename Decode>
  std::optional<T> Decoded(const RecordKey& key, Decode decode, Rest rest = Rest::kGuarded);
  HeadSlot* FindSlot(Seq seq);
  HeadSlot* LoadSlot(Seq seq);
  HeadSlot& NewSlot(Seq seq);
  const HeadSlot* FindSlot(Seq seq) const { return const_cast<Txn*>(this)->FindSlot(seq); }
  PortsSlot* FindPorts(Seq seq);
  // False: on a remote store it has yet to be loaded, and is noted.
  bool IsLoaded(const ListAsk& ask);
  bool IsLoaded(const IndexAsk& ask);

  inline static const Watched kNobody;

  const Names& names_;
  Batch* batch_ = nullptr;
  const Watched* watched_ = nullptr;
  Now now_{};
  TxnResult result_;

  std::vector<std::unique_ptr<HeadSlot>> heads_;  // those in use come first; the others keep their memory
  std::size_t heads_used_ = 0;
  std::unordered_map<Seq, HeadSlot*> heads_by_seq_;  // once there are many
  std::deque<std::pair<Seq, JobHead>> hints_;
  std::deque<PortsSlot> ports_;
  std::unordered_map<RecordKey, std::size_t, RecordKey::Hash> puts_by_key_;  // once there are many: the last of each
  std::size_t puts_indexed_ = 0;
  std::unique_ptr<Carry> carry_;  // once something has ended that others wait for, or that is a member
  std::vector<Seq> woken_;
  std::vector<std::pair<Seq, Seq>> hinted_;

  Seq first_seq_ = 0;  // of those that were given
  Seq seqs_given_ = 0;
  std::vector<Seq> more_seqs_;
  std::size_t seqs_used_ = 0;
  Seq operation_seq_ = 0;  // 0: not set
  Seq missing_seqs_ = 0;

  std::uint64_t since_ = 0;  // the batch's epoch before the first read
  Guards guards_;
  std::optional<Error> damage_;
  bool all_guarded_ = true;
  bool may_assume_ = false;
  std::vector<RecordKey> assumed_;  // of what was read
  std::vector<RecordKey> missing_;
  std::vector<ListAsk> missing_lists_;
  std::vector<IndexAsk> missing_indexes_;
  std::string value_;
  std::vector<ListAsk> loaded_lists_;
  std::vector<IndexAsk> loaded_indexes_;
};

}  // namespace pawl

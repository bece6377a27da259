#include "store/buffered_kv.h"

#include <algorithm>
#include <array>
#include <utility>

#include "store/key.h"
#include "store/kv_forward.h"

namespace pawl {
namespace {

// Faster than they come, so that one shelf is empty before the other one is full.
constexpr std::size_t kCarriedForEach = 2;

Hash128 KeyOf(std::string_view key) {
  PAWL_CHECK(key.size() == sizeof(Hash128::bytes), "a key of the table of ids is 16 bytes long");
  return KeyReader(key).Hash();
}

// The first key that is not below `bound`, which may be of any length.
std::optional<Hash128> FirstKey(std::string_view bound) {
  Hash128 key;
  std::copy_n(bound.begin(), std::min(bound.size(), key.bytes.size()), key.bytes.begin());
  return bound.size() > key.bytes.size() ? NextKey(key) : key;
}

// What a reader sees of a shelf, and what the writer knows of it.
std::optional<std::string_view> ValueOn(const IdBuffer& shelf, KvReader& reader, const Hash128& key) {
  const auto found = shelf.Find(reader, key);
  return found ? std::optional(found->entry.value) : std::nullopt;
}
std::optional<std::string_view> ValueOn(const IdBuffer& shelf, KvWriter& /*writer*/, const Hash128& key) {
  const auto number = shelf.Standing(key);
  return number ? std::optional(shelf.At(*number).value) : std::nullopt;
}

// The reading half of readers and writers.
template <typename Base, typename Inner>
class ShelvedReads : public ForwardReads<Base, std::unique_ptr<Inner>> {
 public:
  ShelvedReads(std::unique_ptr<Inner> inner, Shelves shelves)
      : ForwardReads<Base, std::unique_ptr<Inner>>(std::move(inner)),
        shelves_(std::move(shelves)),
        cursors_{IdBufferCursor(shelves_.filling.get()), IdBufferCursor(shelves_.carried.get())} {}

  std::optional<std::string_view> Get(Table table, std::string_view key) override {
    if (table == Table::kIds) {
      const Hash128 id = KeyOf(key);
      for (const IdBuffer* shelf : shelves_.both()) {
        if (const auto value = shelf != nullptr ? ValueOn(*shelf, *inner_, id) : std::nullopt) return value;
      }
    }
    return inner_->Get(table, key);
  }
  std::optional<KvEntry> AtOrAfter(Table table, std::string_view key) override {
    auto entry = inner_->AtOrAfter(table, key);
    const auto first = table == Table::kIds ? FirstKey(key) : std::nullopt;
    if (!first) return entry;
    for (IdBufferCursor* cursor : {&carried(), &filling()}) {
      const auto found = cursor->AtOrAfter(*inner_, *first);
      if (found && (!entry || found->entry.key <= entry->key)) entry = found->entry;
    }
    return entry;
  }
  std::optional<KvEntry> Before(Table table, std::string_view key) override {
    PAWL_CHECK(table != Table::kIds, "ids are not read backwards");
    return inner_->Before(table, key);
  }

 protected:
  IdBufferCursor& filling() { return cursors_[0]; }
  IdBufferCursor& carried() { return cursors_[1]; }

  using ForwardReads<Base, std::unique_ptr<Inner>>::inner_;
  const Shelves shelves_;
  std::array<IdBufferCursor, 2> cursors_;  // the newer one first
};

}  // namespace

class BufferedKv::Reader final : public ShelvedReads<KvReader, KvReader> {
 public:
  using ShelvedReads::ShelvedReads;
};

// Sees the tables as they are, but for the one row of an id that is asked for by its key. A snapshot that is older than
// the last commits may have rows of a shelf that was emptied since. Between two that are emptied there is a flush: the
// keys of one fill more of the journal than is written without one.
class BufferedKv::FlushedReader final : public ForwardReads<KvReader, std::unique_ptr<KvReader>> {
 public:
  FlushedReader(std::unique_ptr<KvReader> inner, Shelves shelves)
      : ForwardReads(std::move(inner)), shelves_(std::move(shelves)) {}

  std::optional<std::string_view> Get(Table table, std::string_view key) override {
    if (table == Table::kIds) {
      const Hash128 id = KeyOf(key);
      for (const IdBuffer* shelf : {shelves_.filling.get(), shelves_.carried.get(), shelves_.emptied.get()}) {
        if (const auto value = shelf != nullptr ? ValueOn(*shelf, *inner_, id) : std::nullopt) return value;
      }
    }
    return inner_->Get(table, key);
  }

 private:
  const Shelves shelves_;
};

// Changes the memory of the shelves as it goes on, and takes that back if the transaction does not happen.
class BufferedKv::Writer final : public ShelvedReads<KvWriter, KvWriter> {
 public:
  explicit Writer(BufferedKv* kv)
      : ShelvedReads(kv->kv_->BeginWrite(), kv->shelves_),
        kv_(kv),
        progress_(kv->progress_),
        filled_(static_cast<IdBuffer::Number>(shelves_.filling->size())) {}
  ~Writer() override { Undo(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void Put(Table table, std::string_view key, std::string_view value) override {
    if (table != Table::kIds) return inner_->Put(table, key, value);
    const IdBuffer::Place place{KeyOf(key), progress_.next_row++, value};
    TakeOff(place.key);
    IdBuffer::Write(*inner_, shelves_.filling->table(), place);
    shelves_.filling->Add(place);
    filling().Added();
    progress_.owed += kCarriedForEach;
  }
  bool Erase(Table table, std::string_view key) override {
    if (table != Table::kIds) return inner_->Erase(table, key);
    const bool shelved = TakeOff(KeyOf(key));
    return inner_->Erase(table, key) || shelved;  // it may stand in both
  }
  bool Add(Table table, std::string_view key, std::uint64_t member) override { return inner_->Add(table, key, member); }
  bool Remove(Table table, std::string_view key, std::uint64_t member) override {
    return inner_->Remove(table, key, member);
  }
  void Clear(Table table) override {
    PAWL_CHECK(table != Table::kIds, "the table of ids is not cleared");
    inner_->Clear(table);
  }

  Result<void> Commit() override {
    kv_->CarryOver(*inner_, progress_);
    auto committed = inner_->Commit();
    if (!committed.ok()) {
      Undo();
      return committed;
    }
    ended_ = true;
    kv_->Committed(progress_);
    return {};
  }
  void Abort() override {
    inner_->Abort();
    Undo();
  }
  std::uint64_t writes() const override { return inner_->writes(); }

 private:
  bool TakeOff(const Hash128& key) {
    bool erased = false;
    for (IdBuffer* shelf : shelves_.both()) {
      const auto number = shelf != nullptr ? shelf->Standing(key) : std::nullopt;
      if (!number) continue;
      inner_->Erase(shelf->table(), Key().U64(shelf->At(*number).row));
      shelf->TakeOff(*number);
      taken_off_.emplace_back(shelf, *number);
      erased = true;
    }
    return erased;
  }

  void Undo() {
    if (std::exchange(ended_, true)) return;
    for (const auto& [shelf, number] : taken_off_) shelf->PutBack(number);
    shelves_.filling->DropFrom(filled_);
  }

  BufferedKv* const kv_;
  Progress progress_;
  const IdBuffer::Number filled_;  // places on the shelf before this transaction
  std::vector<std::pair<IdBuffer*, IdBuffer::Number>> taken_off_;
  bool ended_ = false;
};

Result<std::unique_ptr<BufferedKv>> BufferedKv::Open(std::unique_ptr<Kv> kv, std::size_t keys) {
  std::unique_ptr<BufferedKv> shelved(new BufferedKv(std::move(kv), keys));
  PAWL_TRY(shelved->Load());
  return shelved;
}

// The shelf with the older rows is the one that is carried over. That starts over: what is in the index already is
// written again, with the same value.
Result<void> BufferedKv::Load() {
  Shelves shelves{std::make_shared<IdBuffer>(Table::kIdBufferA), std::make_shared<IdBuffer>(Table::kIdBufferB)};
  const auto reader = kv_->BeginRead();
  PAWL_ASSIGN(auto filling, shelves.filling->Load(*reader));
  PAWL_ASSIGN(auto carried, shelves.carried->Load(*reader));
  if (carried && (!filling || filling->first < carried->first)) {
    std::swap(shelves.filling, shelves.carried);
    std::swap(filling, carried);
  }
  if (filling) progress_.next_row = filling->last + 1;
  if (!carried) shelves.carried = nullptr;
  SetShelves(std::move(shelves));
  return {};
}

std::unique_ptr<KvWriter> BufferedKv::BeginWrite() { return std::make_unique<Writer>(this); }

// A shelf is put up before rows are committed to it, and taken down after a commit without them: with those that were
// up both before and after the snapshot was taken, none of its rows is missed.
std::unique_ptr<KvReader> BufferedKv::BeginRead() {
  for (Shelves before = shelves();;) {
    auto reader = kv_->BeginRead();
    Shelves after = shelves();
    if (before == after) return std::make_unique<Reader>(std::move(reader), std::move(after));
    before = std::move(after);
  }
}

// A shelf that is put up after the snapshot was taken has no rows in it.
std::unique_ptr<KvReader> BufferedKv::ReadFlushed() {
  auto reader = kv_->ReadFlushed();
  return std::make_unique<FlushedReader>(std::move(reader), shelves());
}

Shelves BufferedKv::shelves() const {
  const MutexLock lock(mutex_);
  return shelves_;
}

void BufferedKv::SetShelves(Shelves shelves) {
  const MutexLock lock(mutex_);
  shelves_ = std::move(shelves);
}

void BufferedKv::CarryOver(KvWriter& writer, Progress& progress) {
  OnWriter();
  if (!shelves_.carried) progress.owed = 0;
  if (progress.owed == 0) return;
  IdBuffer& shelf = *shelves_.carried;
  for (; progress.bucket < IdBuffer::kBuckets; ++progress.bucket) {
    const auto numbers = shelf.Standing(progress.bucket);
    if (!numbers.empty() && progress.owed == 0) return;
    for (const IdBuffer::Number number : numbers) {
      const IdBuffer::Place place = shelf.At(number);
      writer.Put(Table::kIds, Key().Hash(place.key), place.value);
    }
    progress.owed -= std::min(progress.owed, numbers.size());
  }
  writer.Clear(shelf.table());
}

void BufferedKv::Committed(const Progress& progress) {
  OnWriter();
  progress_ = progress;
  Shelves shelves = shelves_;
  if (progress_.bucket == IdBuffer::kBuckets) {
    shelves.emptied = std::exchange(shelves.carried, nullptr);
    progress_.bucket = 0;
  }
  if (!shelves.carried && shelves.filling->size() >= keys_) {
    const Table other = shelves.filling->table() == Table::kIdBufferA ? Table::kIdBufferB : Table::kIdBufferA;
    shelves.carried = std::exchange(shelves.filling, std::make_shared<IdBuffer>(other));
  }
  if (shelves != shelves_) SetShelves(std::move(shelves));
}

}  // namespace pawl

#include "store/shelved_kv.h"

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

// The reading half of readers and writers.
template <typename Base, typename Inner>
class Reads : public ForwardReads<Base, std::unique_ptr<Inner>> {
 public:
  Reads(std::unique_ptr<Inner> inner, Shelves shelves)
      : ForwardReads<Base, std::unique_ptr<Inner>>(std::move(inner)),
        shelves_(std::move(shelves)),
        cursors_{ShelfCursor(shelves_.filling.get()), ShelfCursor(shelves_.carried.get())} {}

  std::optional<std::string_view> Get(Table table, std::string_view key) override {
    if (table == Table::kIds) {
      const Hash128 id = KeyOf(key);
      for (const ShelfCursor& cursor : cursors_) {
        if (const auto found = cursor.Find(*inner_, id)) return found->entry.value;
      }
    }
    return inner_->Get(table, key);
  }
  std::optional<KvEntry> AtOrAfter(Table table, std::string_view key) override {
    auto entry = inner_->AtOrAfter(table, key);
    const auto first = table == Table::kIds ? FirstKey(key) : std::nullopt;
    if (!first) return entry;
    for (ShelfCursor* cursor : {&carried(), &filling()}) {
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
  ShelfCursor& filling() { return cursors_[0]; }
  ShelfCursor& carried() { return cursors_[1]; }

  using ForwardReads<Base, std::unique_ptr<Inner>>::inner_;
  const Shelves shelves_;
  std::array<ShelfCursor, 2> cursors_;  // the newer one first
};

}  // namespace

class ShelvedKv::Reader final : public Reads<KvReader, KvReader> {
 public:
  using Reads::Reads;
};

class ShelvedKv::Writer final : public Reads<KvWriter, KvWriter> {
 public:
  explicit Writer(ShelvedKv* kv) : Reads(kv->kv_->BeginWrite(), kv->shelves_), kv_(kv), progress_(kv->progress_) {}

  void Put(Table table, std::string_view key, std::string_view value) override {
    if (table != Table::kIds) return inner_->Put(table, key, value);
    const Shelf::Place place{KeyOf(key), progress_.next_row++};
    TakeOff(place.key);
    Shelf::Write(*inner_, shelves_.filling->table(), place, value);
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
    PAWL_TRY(inner_->Commit());
    kv_->Committed(progress_);
    return {};
  }
  void Abort() override { inner_->Abort(); }
  std::uint64_t writes() const override { return inner_->writes(); }

 private:
  bool TakeOff(const Hash128& key) {
    bool erased = false;
    for (const ShelfCursor& cursor : cursors_) {
      const auto found = cursor.Find(*inner_, key);
      if (found) erased = inner_->Erase(cursor.shelf()->table(), Key().U64(found->row)) || erased;
    }
    return erased;
  }

  ShelvedKv* const kv_;
  Progress progress_;
};

Result<std::unique_ptr<ShelvedKv>> ShelvedKv::Open(std::unique_ptr<Kv> kv, std::size_t keys) {
  std::unique_ptr<ShelvedKv> shelved(new ShelvedKv(std::move(kv), keys));
  PAWL_TRY(shelved->Load());
  return shelved;
}

// The shelf with the older rows is the one that is carried over. That begins anew: what is in the index already is
// written again, with the same value.
Result<void> ShelvedKv::Load() {
  Shelves shelves{std::make_shared<Shelf>(Table::kShelfA), std::make_shared<Shelf>(Table::kShelfB)};
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

std::unique_ptr<KvWriter> ShelvedKv::BeginWrite() { return std::make_unique<Writer>(this); }

// A shelf is put up before rows are committed to it, and taken down after a commit without them: with those that were
// up both before and after the snapshot was taken, none of its rows is missed.
std::unique_ptr<KvReader> ShelvedKv::BeginRead() {
  for (Shelves before = shelves();;) {
    auto reader = kv_->BeginRead();
    Shelves after = shelves();
    if (before == after) return std::make_unique<Reader>(std::move(reader), std::move(after));
    before = std::move(after);
  }
}

Shelves ShelvedKv::shelves() const {
  std::lock_guard lock(mutex_);
  return shelves_;
}

void ShelvedKv::SetShelves(Shelves shelves) {
  std::lock_guard lock(mutex_);
  shelves_ = std::move(shelves);
}

void ShelvedKv::CarryOver(KvWriter& writer, Progress& progress) {
  if (!shelves_.carried) progress.owed = 0;
  if (progress.owed == 0) return;
  Shelf& shelf = *shelves_.carried;
  std::string value;
  for (; progress.bucket < Shelf::kBuckets; ++progress.bucket) {
    const auto places = shelf.Bucket(progress.bucket);
    if (!places.empty() && progress.owed == 0) return;
    for (const Shelf::Place& place : places) {
      const auto found = shelf.Find(writer, place.key);
      if (!found || found->row != place.row) continue;
      value = found->entry.value;
      writer.Put(Table::kIds, Key().Hash(place.key), value);
    }
    progress.owed -= std::min(progress.owed, places.size());
  }
  writer.Clear(shelf.table());
}

void ShelvedKv::Committed(const Progress& progress) {
  progress_ = progress;
  Shelves shelves = shelves_;
  if (progress_.bucket == Shelf::kBuckets) {
    shelves.carried = nullptr;
    progress_.bucket = 0;
  }
  if (!shelves.carried && shelves.filling->size() >= keys_) {
    const Table other = shelves.filling->table() == Table::kShelfA ? Table::kShelfB : Table::kShelfA;
    shelves.carried = std::exchange(shelves.filling, std::make_shared<Shelf>(other));
  }
  if (shelves != shelves_) SetShelves(std::move(shelves));
}

}  // namespace pawl

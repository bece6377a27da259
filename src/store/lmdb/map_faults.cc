#include "store/lmdb/map_faults.h"

#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace pawl {
namespace {

// What a handler may read: fixed memory, and a start that is set last and cleared first.
struct Slot {
  std::atomic<bool> taken = false;
  std::atomic<std::uintptr_t> start = 0;
  std::size_t bytes = 0;
  std::array<char, 1024> path{};
};
std::array<Slot, 16> slots;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables): a handler has no other way
std::atomic<bool> explains = false;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

// Only calls that a signal handler may make.
void Say(std::string_view text) { (void)!write(STDERR_FILENO, text.data(), text.size()); }

void SayNumber(std::uint64_t number) {
  std::array<char, 20> digits;
  std::size_t at = digits.size();
  do {
    digits[--at] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number != 0);
  Say({digits.data() + at, digits.size() - at});
}

void SayWayOn() {
  Say("pawl: Nothing that was acknowledged is changed by this. Keep a copy of the directory, look at it with "
      "`pawl check`, and restore a backup if it finds damage (docs/production.md).\n");
}

const Slot* SlotOf(std::uintptr_t address) {
  for (const Slot& slot : slots) {
    const std::uintptr_t start = slot.start.load();
    if (start != 0 && address >= start && address - start < slot.bytes) return &slot;
  }
  return nullptr;
}

extern "C" void OnFault(int signal_number, siginfo_t* info, void* /*context*/) {
  const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  if (const Slot* slot = SlotOf(address)) {
    Say("pawl: the data file ");
    Say({slot->path.data(), strnlen(slot->path.data(), slot->path.size())});
    Say(signal_number == SIGBUS ? " cannot be read at byte " : " is damaged: it led to byte ");
    SayNumber(address - slot->start.load());
    Say(signal_number == SIGBUS ? ": it was cut short, or the disk has failed.\n" : ", where nothing is.\n");
    SayWayOn();
    _exit(kExitDamagedFile);
  }
  Say("pawl: the process ends by signal ");
  SayNumber(static_cast<std::uint64_t>(signal_number));
  Say(". If this comes again, look for damage in the data directory with `pawl check`.\n");
  raise(signal_number);  // SA_RESETHAND: it takes its usual course when this returns
}

void OnAssertion(MDB_env* env, const char* message) {
  const char* path = nullptr;
  if (mdb_env_get_path(env, &path) != 0 || path == nullptr) path = "?";
  Say("pawl: the data file ");
  Say(path);
  Say(" is damaged, LMDB cannot go on: ");
  Say(message);
  Say("\n");
  SayWayOn();
  if (explains) _exit(kExitDamagedFile);
  std::abort();
}

struct Range {
  std::uintptr_t start = 0;
  std::size_t bytes = 0;
};

// The first map of this file, in the list that the system keeps.
Range FindMap(const struct stat& file) {
  Range found;
  std::FILE* maps = std::fopen("/proc/self/maps", "re");
  if (maps == nullptr) return found;
  std::array<char, 4096> line;
  while (found.start == 0 && std::fgets(line.data(), static_cast<int>(line.size()), maps) != nullptr) {
    std::uintptr_t from = 0;
    std::uintptr_t to = 0;
    std::uint64_t inode = 0;
    const int read =
        std::sscanf(line.data(), "%" SCNxPTR "-%" SCNxPTR " %*s %*s %*s %" SCNu64, &from, &to, &inode);  // NOLINT
    if (read == 3 && inode == file.st_ino) found = {from, to - from};
  }
  (void)std::fclose(maps);
  return found;
}

}  // namespace

void ExplainMapFaults() {
  explains = true;
  struct sigaction action {};
  action.sa_sigaction = OnFault;
  action.sa_flags = SA_SIGINFO | static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, nullptr);
  sigaction(SIGSEGV, &action, nullptr);
}

MappedFile::MappedFile(MDB_env* env) {
  mdb_env_set_assert(env, OnAssertion);
  int fd = -1;
  const char* path = nullptr;
  struct stat file {};
  if (mdb_env_get_fd(env, &fd) != 0 || mdb_env_get_path(env, &path) != 0 || fstat(fd, &file) != 0) return;
  const Range map = FindMap(file);
  if (map.start == 0) return;
  for (std::size_t i = 0; i < slots.size() && slot_ < 0; ++i) {
    Slot& slot = slots[i];
    if (slot.taken.exchange(true)) continue;
    slot.bytes = map.bytes;
    std::snprintf(slot.path.data(), slot.path.size(), "%s", path);  // NOLINT(cppcoreguidelines-pro-type-vararg)
    slot.start = map.start;
    slot_ = static_cast<int>(i);
  }
}

MappedFile::~MappedFile() {
  if (slot_ < 0) return;
  Slot& slot = slots[static_cast<std::size_t>(slot_)];
  slot.start = 0;
  slot.taken = false;
}

}  // namespace pawl

// A mutex whose use the compiler checks: members say by PAWL_GUARDED_BY which one has to be held, functions by
// PAWL_REQUIRES. clang refuses code that does not hold it (scripts/check locks); for GCC the words mean nothing.
//
//   mutable Mutex mutex_;
//   CondVar changed_;
//   std::deque<Task> tasks_ PAWL_GUARDED_BY(mutex_);
//
//   MutexLock lock(mutex_);
//   while (tasks_.empty()) changed_.Wait(lock);
#pragma once

#include <condition_variable>
#include <mutex>
#include <shared_mutex>

#if defined(__clang__)
#define PAWL_LOCK_ATTRIBUTE(x) __attribute__((x))
#else
#define PAWL_LOCK_ATTRIBUTE(x)
#endif

#define PAWL_GUARDED_BY(mutex) PAWL_LOCK_ATTRIBUTE(guarded_by(mutex))
#define PAWL_REQUIRES(...) PAWL_LOCK_ATTRIBUTE(requires_capability(__VA_ARGS__))
#define PAWL_REQUIRES_SHARED(...) PAWL_LOCK_ATTRIBUTE(requires_shared_capability(__VA_ARGS__))
#define PAWL_EXCLUDES(...) PAWL_LOCK_ATTRIBUTE(locks_excluded(__VA_ARGS__))
#define PAWL_ACQUIRE(...) PAWL_LOCK_ATTRIBUTE(acquire_capability(__VA_ARGS__))
#define PAWL_ACQUIRE_SHARED(...) PAWL_LOCK_ATTRIBUTE(acquire_shared_capability(__VA_ARGS__))
#define PAWL_RELEASE(...) PAWL_LOCK_ATTRIBUTE(release_capability(__VA_ARGS__))
// The function gives out that mutex, so that to lock what it returns is to lock it.
#define PAWL_LOCK_RETURNED(mutex) PAWL_LOCK_ATTRIBUTE(lock_returned(mutex))
// A call says that the mutex is held, or that the caller may read what it guards, for a reason that the compiler cannot
// see.
#define PAWL_HOLDS(...) PAWL_LOCK_ATTRIBUTE(assert_capability(__VA_ARGS__))
#define PAWL_MAY_READ(mutex) PAWL_LOCK_ATTRIBUTE(assert_shared_capability(mutex))
#define PAWL_TRY_ACQUIRE(...) PAWL_LOCK_ATTRIBUTE(try_acquire_capability(__VA_ARGS__))
// Where the compiler cannot see why all is well; a comment says it.
#define PAWL_UNCHECKED PAWL_LOCK_ATTRIBUTE(no_thread_safety_analysis)

namespace pawl {

class PAWL_LOCK_ATTRIBUTE(capability("mutex")) Mutex {
 public:
  // True: it is held, and is to be given to a MutexLock with kHeld.
  bool TryLock() PAWL_TRY_ACQUIRE(true) { return mutex_.try_lock(); }
  // Where the caller holds it by another name, which the compiler does not take for the same.
  void IsHeld() const PAWL_HOLDS() {}

 private:
  friend class MutexLock;
  std::mutex mutex_;
};

struct Held {};
inline constexpr Held kHeld;

// Holds a mutex while it lives, but for what is between Unlock and Lock.
class PAWL_LOCK_ATTRIBUTE(scoped_lockable) MutexLock {
 public:
  explicit MutexLock(Mutex& mutex) PAWL_ACQUIRE(mutex) : lock_(mutex.mutex_) {}
  MutexLock(Mutex& mutex, Held /*already*/) PAWL_REQUIRES(mutex) : lock_(mutex.mutex_, std::adopt_lock) {}
  ~MutexLock() PAWL_RELEASE() = default;
  MutexLock(const MutexLock&) = delete;
  MutexLock& operator=(const MutexLock&) = delete;

  void Lock() PAWL_ACQUIRE() { lock_.lock(); }
  void Unlock() PAWL_RELEASE() { lock_.unlock(); }

 private:
  friend class CondVar;
  std::unique_lock<std::mutex> lock_;
};

// The condition is looked at in a loop around the wait, where the compiler sees that the mutex is held.
class CondVar {
 public:
  void Wait(MutexLock& lock) { changed_.wait(lock.lock_); }
  // False: the time is over.
  template <typename Time>
  bool WaitUntil(MutexLock& lock, Time deadline) {
    return changed_.wait_until(lock.lock_, deadline) == std::cv_status::no_timeout;
  }
  template <typename Span>
  bool WaitFor(MutexLock& lock, Span span) {
    return changed_.wait_for(lock.lock_, span) == std::cv_status::no_timeout;
  }
  void NotifyOne() { changed_.notify_one(); }
  void NotifyAll() { changed_.notify_all(); }

 private:
  std::condition_variable changed_;
};

// For what is read far more often than it is changed: by many at a time (ReaderLock), or changed by one (WriterLock).
class PAWL_LOCK_ATTRIBUTE(capability("mutex")) SharedMutex {
 private:
  friend class ReaderLock;
  friend class WriterLock;
  std::shared_mutex mutex_;
};

class PAWL_LOCK_ATTRIBUTE(scoped_lockable) ReaderLock {
 public:
  explicit ReaderLock(SharedMutex& mutex) PAWL_ACQUIRE_SHARED(mutex) : lock_(mutex.mutex_) {}
  ~ReaderLock() PAWL_RELEASE() = default;
  ReaderLock(const ReaderLock&) = delete;
  ReaderLock& operator=(const ReaderLock&) = delete;

 private:
  std::shared_lock<std::shared_mutex> lock_;
};

class PAWL_LOCK_ATTRIBUTE(scoped_lockable) WriterLock {
 public:
  explicit WriterLock(SharedMutex& mutex) PAWL_ACQUIRE(mutex) : lock_(mutex.mutex_) {}
  ~WriterLock() PAWL_RELEASE() = default;
  WriterLock(const WriterLock&) = delete;
  WriterLock& operator=(const WriterLock&) = delete;

 private:
  std::unique_lock<std::shared_mutex> lock_;
};

}  // namespace pawl

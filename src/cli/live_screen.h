// A terminal that a command draws over again and again until somebody types q.
#pragma once

#include <termios.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"

namespace CLI {  // NOLINT(readability-identifier-naming): of CLI11
class App;
}

namespace pawl::cli {

// Keys are read without Enter and without being shown while it lives. Where standard input or output is no terminal
// there are no keys, and what is drawn is printed, one after the other.
class LiveScreen {
 public:
  LiveScreen();
  ~LiveScreen();
  LiveScreen(const LiveScreen&) = delete;
  LiveScreen& operator=(const LiveScreen&) = delete;

  // Of the terminal; 0: it is none.
  std::size_t rows() const;
  // Empties the terminal for what is printed next.
  void Clear() const;
  // Shows what was printed.
  void Show() const;
  // Becomes readable when a key was typed; -1: there are no keys.
  int keys() const { return before_ ? 0 : -1; }
  // Whether a key that ends it was typed: q or Ctrl-C. Waits up to `time` for one.
  bool Left(Millis time = Millis(0)) const;

 private:
  const bool on_terminal_;
  std::optional<termios> before_;  // how the terminal was; nothing: there are no keys
};

// The flags --watch and --every.
struct Watch {
  bool on = false;
  std::string every = "2s";
};
void AddWatch(CLI::App& command, Watch& watch);
// What `show` comes to; with --watch it is done again and again. Once it has succeeded its errors are shown and passed
// over: a server that starts again is back a moment later.
Result<int> Watched(const Watch& watch, const std::function<Result<int>()>& show);

}  // namespace pawl::cli

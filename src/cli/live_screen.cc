#include "cli/live_screen.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <thread>

#include "base/duration.h"
#include "cli/exit_code.h"

namespace pawl::cli {
namespace {

constexpr Millis kEveryMin{100};
constexpr Millis kEveryMax = std::chrono::hours(1);

}  // namespace

LiveScreen::LiveScreen() : on_terminal_(isatty(STDOUT_FILENO) == 1) {
  termios now{};
  if (!on_terminal_ || isatty(STDIN_FILENO) != 1 || tcgetattr(STDIN_FILENO, &now) != 0) return;
  before_ = now;
  now.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG);
  tcsetattr(STDIN_FILENO, TCSANOW, &now);
  fmt::print("\x1b[?25l");  // no cursor
}

LiveScreen::~LiveScreen() {
  if (!before_) return;
  fmt::print("\x1b[?25h");
  Show();
  tcsetattr(STDIN_FILENO, TCSANOW, &*before_);
}

std::size_t LiveScreen::rows() const {
  winsize size{};
  return on_terminal_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}

void LiveScreen::Clear() const {
  if (on_terminal_) fmt::print("\x1b[H\x1b[2J");
}

void LiveScreen::Show() const { std::fflush(stdout); }

bool LiveScreen::Left(Millis time) const {
  constexpr char kCtrlC = 3;
  if (!before_) {
    std::this_thread::sleep_for(time);
    return false;
  }
  const auto until = std::chrono::steady_clock::now() + time;
  while (true) {
    const auto left = std::chrono::duration_cast<Millis>(until - std::chrono::steady_clock::now());
    pollfd wait{STDIN_FILENO, POLLIN, 0};
    if (poll(&wait, 1, static_cast<int>(std::max(left, Millis(0)).count())) <= 0) return false;
    char key = 0;
    if (read(STDIN_FILENO, &key, 1) != 1) return true;  // the terminal is gone
    if (key == 'q' || key == 'Q' || key == kCtrlC) return true;
  }
}

void AddWatch(CLI::App& command, Watch& watch) {
  auto* const on = command.add_flag("--watch", watch.on, "show it again and again, until q is typed");
  command.add_option("--every", watch.every, "with --watch: how often")
      ->type_name("DURATION")
      ->capture_default_str()
      ->needs(on);
}

Result<int> Watched(const Watch& watch, const std::function<Result<int>()>& show) {
  if (!watch.on) return show();
  PAWL_ASSIGN(const Millis every, ParseDuration(watch.every));
  if (every < kEveryMin || every > kEveryMax) return Error{ErrorCode::kInvalid, "must be 100ms to 1h", "every"};
  const LiveScreen screen;
  for (bool first = true;; first = false) {
    screen.Clear();
    const Result<int> shown = show();
    if (!shown.ok() && first) return shown;
    if (!shown.ok()) fmt::print("pawl: {}\n", Explain(shown.error()));
    screen.Show();
    if (std::ferror(stdout) != 0) return kExitFailed;  // who has read it is gone
    if (screen.Left(every)) return kExitOk;
  }
}

}  // namespace pawl::cli

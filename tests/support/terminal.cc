#include "tests/support/terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/check.h"

namespace pawl::support {

Terminal::Terminal(unsigned short columns) : master_(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)) {
  PAWL_CHECK(master_ >= 0 && grantpt(master_) == 0 && unlockpt(master_) == 0, "no terminal");
  std::array<char, 128> name{};
  PAWL_CHECK(ptsname_r(master_, name.data(), name.size()) == 0, "the terminal has no name");
  slave_ = open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
  PAWL_CHECK(slave_ >= 0, "the terminal cannot be opened");
  const winsize size{24, columns, 0, 0};
  PAWL_CHECK(ioctl(slave_, TIOCSWINSZ, &size) == 0, "the terminal has no size");
}

Terminal::~Terminal() {
  if (slave_ >= 0) close(slave_);
  close(master_);
}

ChildOptions Terminal::Attach(ChildOptions options) const {
  options.error_file = {};
  options.prepare = [slave = slave_] {
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(slave, fd);
  };
  return options;
}

void Terminal::Type(std::string_view text) const {
  PAWL_CHECK(write(master_, text.data(), text.size()) == static_cast<ssize_t>(text.size()), "typing failed");
}

bool Terminal::Receive() {
  pollfd wait{master_, POLLIN, 0};
  if (poll(&wait, 1, static_cast<int>(std::chrono::milliseconds(kPatience).count())) <= 0) return false;
  std::array<char, 4096> buffer;
  const ssize_t n = read(master_, buffer.data(), buffer.size());  // fails when nobody has the other end open
  if (n <= 0) return false;
  received_.append(buffer.data(), static_cast<std::size_t>(n));
  return true;
}

bool Terminal::Await(std::string_view text) {
  while (received_.find(text) == std::string::npos) {
    if (!Receive()) return false;
  }
  return true;
}

std::string Terminal::ReadAll() {
  close(slave_);  // ours; when the program has closed its own, reading ends
  slave_ = -1;
  while (Receive()) {
  }
  std::string text = received_;
  std::erase(text, '\r');
  return text;
}

}  // namespace pawl::support

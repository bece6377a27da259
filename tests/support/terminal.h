// A terminal for a program under test: what it prints there, and what a person types.
//
//   Terminal terminal(80);
//   Child child(terminal.Attach({.command = {"pawl", "purge", "mail"}}));
//   terminal.Await("[y/N] ");
//   terminal.Type("y\n");
//   std::string all = terminal.ReadAll();
#pragma once

#include <string>
#include <string_view>

#include "tests/support/child.h"

namespace pawl::support {

class Terminal {
 public:
  explicit Terminal(unsigned short columns);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  // The same program with standard input, output and error at this terminal. One program a terminal.
  ChildOptions Attach(ChildOptions options) const;
  void Type(std::string_view text) const;
  // Reads until `text` has been printed; false when the program closed the terminal before, or at the end of our
  // patience.
  bool Await(std::string_view text);
  // All that has been printed once the program has ended, with plain line ends.
  std::string ReadAll();

 private:
  bool Receive();

  int master_ = -1;
  int slave_ = -1;
  std::string received_;
};

}  // namespace pawl::support

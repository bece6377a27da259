// A page of docs/ as something to run: its ```sh blocks, in order, and what the page says they print.
//
// What is printed is compared item by item: a JSON document, or a line of anything else. The page may leave items out,
// and it cannot know what is new each time: a time, a made id and a token in it stand for any other, "…" for any text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pawl::support {

struct DocStep {
  int line = 0;  // of the page
  std::string script;
  std::vector<std::string> expected;  // items
};

std::vector<DocStep> ParseDoc(std::string_view page);

// The items of an output, or of a block that shows one.
std::vector<std::string> ItemsOf(std::string_view output);

// Whether an item that was printed is one that the page shows.
bool Matches(std::string_view shown, std::string_view printed);

}  // namespace pawl::support

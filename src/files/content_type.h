// What a file is, by its first bytes and not by what a server says of it, and whether a job takes that.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

struct magic_set;

namespace pawl::files {

// The database of libmagic. One thread at a time; loading it takes some milliseconds.
class ContentTypes {
 public:
  // As many of a file's first bytes are looked at.
  static constexpr std::size_t kLookBytes = 4096;

  // Fails with kInternal if there is no database.
  static Result<ContentTypes> Load();

  // "image/jpeg"; "application/octet-stream" when nothing is known of it.
  std::string TypeOf(std::string_view first_bytes) const;

 private:
  struct Close {
    void operator()(magic_set* magic) const;
  };
  explicit ContentTypes(magic_set* magic) : magic_(magic) {}

  std::unique_ptr<magic_set, Close> magic_;
};

// A list of types such as ["image/*", "!image/vnd.adobe.photoshop"]. '*' stands for any text, also with a slash in it,
// '?' for one character; small and capital letters are the same. A value; const calls are thread-safe.
class MimeList {
 public:
  // Fails with kInvalid. At most 32 entries, each with 1 to 128 visible ASCII characters behind the '!'.
  static Result<MimeList> Parse(std::span<const std::string> entries);

  // No entry with '!' fits, and one of the others does, if there are any.
  bool Takes(std::string_view type) const;

 private:
  std::vector<std::string> wanted_;
  std::vector<std::string> unwanted_;
};

}  // namespace pawl::files

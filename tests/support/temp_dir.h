// A directory of its own for a test, removed with all that is in it when the test ends.
#pragma once

#include <string>

namespace pawl::support {

class TempDir {
 public:
  TempDir();
  ~TempDir();
  TempDir(const TempDir&) = delete;
  TempDir& operator=(const TempDir&) = delete;

  const std::string& path() const { return path_; }
  std::string File(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

std::string ReadFile(const std::string& path);  // empty if there is none
void WriteFile(const std::string& path, const std::string& bytes);

}  // namespace pawl::support

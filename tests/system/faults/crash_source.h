// The documents 1, 2, 3, … of a crash test of scans, in a source of each kind, which can be killed if it is a server.
//
//   const auto source = MakeCrashSource("postgres", 2'000);
//   sources_toml << source->Definition();       // the table [docs]
//   "{" + source->Scan() + …                    // where its documents are, in four partitions
//   source->Kill();                             // and started again, with what it had
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace pawl::support {

class CrashSource {
 public:
  virtual ~CrashSource() = default;
  CrashSource(const CrashSource&) = delete;
  CrashSource& operator=(const CrashSource&) = delete;

  virtual std::string Definition() const = 0;
  virtual std::string Scan() const = 0;
  virtual bool is_server() const { return false; }
  virtual void Kill() {}  // returns when it answers again

 protected:
  CrashSource() = default;
};

// Those that this build has.
std::vector<std::string> CrashSourceKinds();
std::unique_ptr<CrashSource> MakeCrashSource(const std::string& kind, int documents);

}  // namespace pawl::support

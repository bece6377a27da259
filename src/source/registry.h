// Registry is the sources of sources.toml: it opens each with its first use, keeps it, and reads the file again when it
// has changed. A source whose table or credentials have changed is opened again; blocks that are being read from the
// old one are not disturbed. A file that cannot be used any more leaves all as it was, and the log says why.
// Thread-safe.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/mutex.h"
#include "base/result.h"
#include "pawl/scan.h"
#include "source/source_spec.h"

namespace pawl::source {

// What is known at the moment of opening, beside the table of the file.
struct Credentials {
  std::string url;
  std::string token;
  bool operator==(const Credentials&) const = default;
};

// Must not wait for the source: it is connected to with the first block. Fails with kInvalid, or with kNotReady for a
// kind that this build does not have.
using OpenSource = std::function<Result<std::shared_ptr<Source>>(const SourceSpec& spec, const Credentials& access)>;

class Registry final : public Source {
 public:
  // An empty path: there are no sources. Fails with kInvalid if the file cannot be used.
  static Result<std::unique_ptr<Registry>> Open(std::string path, OpenSource open);

  // From the source that the scan names. Errors: those of CheckScan, and of the source.
  Result<Block> Read(const ReadRequest& request) override;
  Result<std::vector<std::string>> Plan(const ReadRequest& request, std::uint32_t parts) override;

  // Whether the scan could be read, without asking the source; for the moment when it is pushed.
  Result<void> Check(std::string_view scan, std::string_view partition, bool infinite);

  // In order.
  std::vector<std::string> Names();

 private:
  struct Opened {
    SourceSpec spec;
    Credentials access;
    std::shared_ptr<Source> source;
  };

  Registry(std::string path, OpenSource open) : path_(std::move(path)), open_(std::move(open)) {}

  Result<bool> ReadFile() PAWL_REQUIRES(mutex_);  // whether it has changed
  void ReadChangedFile() PAWL_REQUIRES(mutex_);
  Result<SourceSpec> FindSpec(const ScanSpec& scan) PAWL_REQUIRES(mutex_);
  Result<std::shared_ptr<Source>> Find(const ReadRequest& request);

  const std::string path_;
  const OpenSource open_;
  Mutex mutex_;
  std::string text_ PAWL_GUARDED_BY(mutex_);   // of the file, as it was read last
  std::string said_ PAWL_GUARDED_BY(mutex_);   // what is wrong with it, as the log has it
  SourceSpecs specs_ PAWL_GUARDED_BY(mutex_);  // of the file, when it could be used last
  std::map<std::string, Opened, std::less<>> opened_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl::source

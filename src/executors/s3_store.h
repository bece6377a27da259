// Buckets of S3 as a store of downloads: a file is sent from its temp file in one PUT, through the same loop and guard
// as the download itself. The digest of the file is signed, so S3 takes exactly these bytes or none.
//
// The keys to sign with are looked up for each file: those that change are used at once.
#pragma once

#include <string>
#include <string_view>

#include "base/clock.h"
#include "executors/download_store.h"
#include "executors/outgoing.h"
#include "files/s3_spec.h"
#include "outbound/s3_signing.h"

namespace pawl {

class S3Store final : public DownloadStore {
 public:
  // `outgoing` outlives it. A file is sent within `timeout`.
  S3Store(Outgoing& outgoing, files::S3Spec spec, Millis timeout);

  // Whether the secrets that its files are signed with are there.
  Result<void> CheckSecrets() const;

  Result<void> Check(const StoreChoice& choice) const override;
  std::uint64_t max_bytes() const override { return files::kS3ObjectBytesMax; }
  Result<std::unique_ptr<Put>> Start(FinishedFile file, Done done) override;
  void Discard(const StoredFile&) override {}  // the rules of the bucket say how long objects stay
  Result<ServedFile> Find(const StoredFile& stored) const override;

 private:
  class Upload;

  Result<outbound::S3Signer> SignerFor(std::string region) const;

  Outgoing& outgoing_;
  const files::S3Spec spec_;
  const Millis timeout_;
};

// The user's metadata of an object: at most 2 KiB in all, in visible ASCII without spaces at either end or two in a
// row. The error names the entry.
Result<void> CheckS3Metadata(const std::vector<std::pair<std::string, std::string>>& metadata);

// What the end of a PUT means for the file; see DownloadStore::Done. `body` is the beginning of the answer's.
Result<void> S3PutResult(std::string_view store, const outbound::Outcome& outcome, std::string_view body);

}  // namespace pawl

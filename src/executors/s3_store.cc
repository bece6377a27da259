#include "executors/s3_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "base/random.h"
#include "executors/call_end.h"
#include "executors/call_headers.h"
#include "wire/json/fields.h"

namespace pawl {
namespace {

using outbound::Failure;

constexpr std::string_view kMetadataPrefix = "x-amz-meta-";
constexpr std::size_t kMetadataBytesMax = 2'048;
constexpr std::size_t kMetadataCountMax = 32;
constexpr std::size_t kAnswerBytesMax = 8'192;

// "NoSuchBucket" of "<Error><Code>NoSuchBucket</Code>…". The rest of the answer may hold the name of the key.
std::string_view CodeIn(std::string_view body) {
  constexpr std::string_view kOpen = "<Code>";
  const std::size_t begin = body.find(kOpen);
  if (begin == std::string_view::npos) return {};
  const std::string_view rest = body.substr(begin + kOpen.size());
  const std::string_view code = rest.substr(0, std::min(rest.find('<'), rest.size()));
  const bool word = std::ranges::all_of(
      code, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); });
  return word && code.size() <= 64 ? code : std::string_view();
}

}  // namespace

Result<void> CheckS3Metadata(const std::vector<std::pair<std::string, std::string>>& metadata) {
  if (metadata.size() > kMetadataCountMax) return http::TooMany(kMetadataCountMax);
  std::size_t bytes = 0;
  std::set<std::string_view> names;
  for (const auto& [name, value] : metadata) {
    if (!names.insert(name).second) return http::Within(name, http::Invalid("is there twice"));
    Result<void> checked = outbound::CheckJobHeaderName(std::string(kMetadataPrefix) + name);
    if (checked.ok()) checked = outbound::CheckHeaderValue(name, value);
    if (!checked.ok()) return http::Within(name, checked.error());
    const auto has = [&text = value](std::string_view part) { return text.find(part) != std::string::npos; };
    if (value.empty() || value.front() == ' ' || value.back() == ' ' || has("  ") || has("\t")) {
      return http::Within(name,
                          http::Invalid("must be a text without tabs, without spaces at its ends or two in a row"));
    }
    bytes += name.size() + value.size();
  }
  if (bytes > kMetadataBytesMax) return http::Invalid("has more than 2 KiB, which is all that S3 keeps");
  return {};
}

Result<void> S3PutResult(std::string_view store, const outbound::Outcome& outcome, std::string_view body) {
  switch (outcome.failure) {
    case Failure::kNone:
      break;
    case Failure::kCancelled:
    case Failure::kStopping:
      return Error{ErrorCode::kStopping, outcome.error};
    default:
      return Error{IsFinal(outcome.failure) ? ErrorCode::kInvalid : ErrorCode::kUnavailable,
                   fmt::format("the store {}: {}: {}", store, Name(outcome.failure), outcome.error)};
  }
  if (outcome.status >= 200 && outcome.status < 300) return {};
  const std::string_view code = CodeIn(body);
  return Error{IsPassingStatus(outcome.status) ? ErrorCode::kUnavailable : ErrorCode::kInvalid,
               fmt::format("the store {} answers with the status {}{}{}", store, outcome.status,
                           code.empty() ? "" : ", ", code)};
}

// One PUT. Done may destroy it.
class S3Store::Upload final : public Put, public OutgoingCall {
 public:
  Upload(S3Store& store, FinishedFile file, StoredFile where, Done done)
      : OutgoingCall(store.outgoing_, std::to_string(file.temp.name().seq)),
        store_(store),
        file_(std::move(file)),
        where_(std::move(where)),
        done_(std::move(done)) {}

  void Cancel() override { OutgoingCall::Cancel(); }

 private:
  bool OnHead(const outbound::Head&) override { return true; }
  bool OnBytes(std::span<const char> bytes) override {
    const std::size_t room = kAnswerBytesMax - std::min(kAnswerBytesMax, body_.size());
    body_.append(bytes.data(), std::min(bytes.size(), room));
    return true;
  }
  void OnCallEnd(const outbound::Outcome& outcome) override {
    outbound::Outcome end = outcome;
    // S3 may answer and close before it has read all that it does not want: the answer counts.
    if (end.status >= 300 && end.failure == Failure::kCut) end.failure = Failure::kNone;
    const Result<void> put = S3PutResult(store_.spec_.name, end, body_);
    file_.reset();
    const Done done = std::move(done_);
    done(put.ok() ? Result<StoredFile>(std::move(where_)) : put.error());
  }

  S3Store& store_;
  std::optional<FinishedFile> file_;
  StoredFile where_;
  Done done_;
  std::string body_;
};

S3Store::S3Store(Outgoing& outgoing, files::S3Spec spec, Millis timeout)
    : outgoing_(outgoing), spec_(std::move(spec)), timeout_(timeout) {}

Result<outbound::S3Signer> S3Store::SignerFor(std::string region) const {
  PAWL_ASSIGN(const std::vector<std::string> access_key, outgoing_.FindSecret(spec_.access_key));
  PAWL_ASSIGN(const std::vector<std::string> secret_key, outgoing_.FindSecret(spec_.secret_key));
  return outbound::S3Signer{access_key.front(), secret_key.front(), std::move(region)};
}

Result<void> S3Store::CheckSecrets() const {
  PAWL_TRY(SignerFor(spec_.region));
  return {};
}

Result<void> S3Store::Check(const StoreChoice& choice) const {
  PAWL_TRY(ChooseBucket(spec_, choice.bucket, choice.region));
  if (const auto checked = CheckS3Metadata(choice.metadata); !checked.ok()) {
    return http::Within("metadata", checked.error());
  }
  return {};
}

Result<std::unique_ptr<DownloadStore::Put>> S3Store::Start(FinishedFile file, Done done) {
  PAWL_ASSIGN(const files::S3Bucket bucket, ChooseBucket(spec_, file.choice.bucket, file.choice.region));
  const auto signer = SignerFor(bucket.region);
  if (!signer.ok()) {
    return Error{ErrorCode::kInvalid, fmt::format("the store {}: {}", spec_.name, signer.error().detail)};
  }
  const files::TempName& temp = file.temp.name();
  const std::string key = S3Key(spec_, {.seq = temp.seq, .attempt = temp.attempt, .random = FreshSeed()});
  outbound::Request request;
  request.method = "PUT";
  PAWL_ASSIGN(request.url, S3ObjectUrl(spec_, bucket, key));
  request.timeout = timeout_;
  request.max_bytes = kAnswerBytesMax * 8;
  request.lowest_speed = outbound::LowestSpeed{};
  request.headers.push_back({"content-type", file.mime});
  for (const auto& [name, value] : file.choice.metadata) {
    request.headers.push_back({std::string(kMetadataPrefix) + name, value});
  }
  SignForS3(*signer, outgoing_.now().wall, file.sha256, request);
  request.headers.push_back({"user-agent", UserAgent()});
  request.upload = outbound::Upload{.fd = file.temp.fd(), .offset = 0, .length = file.bytes};
  StoredFile where{.bucket = bucket.name, .path = key, .url = S3PublicUrl(spec_, bucket.name, key)};
  auto upload = std::make_unique<Upload>(*this, std::move(file), std::move(where), std::move(done));
  if (!upload->Send(std::move(request))) return Error{ErrorCode::kStopping, "the server stops"};
  return std::unique_ptr<Put>(std::move(upload));
}

Result<ServedFile> S3Store::Find(const StoredFile& stored) const {
  std::string url = S3PublicUrl(spec_, stored.bucket, stored.path);
  if (!url.empty()) return ServedFile{.url = std::move(url)};
  return Error{ErrorCode::kNotFound,
               fmt::format("the file of the job is in the store {}, bucket {}, under the key that "
                           "its result names as path; this server does not hand it out",
                           spec_.name, stored.bucket)};
}

}  // namespace pawl

#include "cli/fetch_file.h"

#include <curl/curl.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "cli/json_text.h"

namespace pawl::cli {
namespace {

constexpr std::size_t kProblemBytesMax = 64U << 10U;

struct Fetch {
  CURL* curl = nullptr;
  std::FILE* to = nullptr;
  std::uint64_t bytes = 0;
  std::string problem = {};  // the body of an answer that is no file
};

std::size_t Take(char* data, std::size_t size, std::size_t count, void* given) {
  Fetch& fetch = *static_cast<Fetch*>(given);
  const std::size_t bytes = size * count;
  long status = 0;
  curl_easy_getinfo(fetch.curl, CURLINFO_RESPONSE_CODE, &status);
  if (status != 200) {
    if (fetch.problem.size() < kProblemBytesMax) fetch.problem.append(data, bytes);
    return bytes;
  }
  fetch.bytes += bytes;
  return std::fwrite(data, 1, bytes, fetch.to);
}

Error NotFetched(long status, const std::string& problem) {
  const bool json = ValidateJson(problem, 32).ok();
  const std::string detail = json ? TextAt(KnownJson(problem), "detail") : "";
  const ErrorCode code = status == 404                    ? ErrorCode::kNotFound
                         : status == 401 || status == 403 ? ErrorCode::kForbidden
                                                          : ErrorCode::kUnreachable;
  return {code, detail.empty() ? "the server answers " + std::to_string(status) : detail};
}

Result<std::uint64_t> FetchTo(const Connection& connection, const std::string& ref, std::FILE* to) {
  const std::unique_ptr<CURL, void (*)(CURL*)> curl(curl_easy_init(), curl_easy_cleanup);
  std::string url = connection.url;
  while (url.ends_with('/')) url.pop_back();
  url += "/v1/files/" + Encode(ref);
  Fetch fetch{curl.get(), to};
  curl_slist* headers = nullptr;
  if (!connection.token.empty()) {
    headers = curl_slist_append(headers, ("Authorization: Bearer " + connection.token).c_str());
  }
  const std::unique_ptr<curl_slist, void (*)(curl_slist*)> owned(headers, curl_slist_free_all);
  curl_easy_setopt(curl.get(), CURLOPT_URL, url.c_str());
  curl_easy_setopt(curl.get(), CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl.get(), CURLOPT_HTTPHEADER, headers);
  // A file in another store is at another server, which libcurl does not send the token to.
  curl_easy_setopt(curl.get(), CURLOPT_FOLLOWLOCATION, 1L);
  curl_easy_setopt(curl.get(), CURLOPT_MAXREDIRS, 5L);
  curl_easy_setopt(curl.get(), CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl.get(), CURLOPT_WRITEFUNCTION, Take);
  curl_easy_setopt(curl.get(), CURLOPT_WRITEDATA, &fetch);
  // A server that says nothing for so long will not go on.
  curl_easy_setopt(curl.get(), CURLOPT_LOW_SPEED_LIMIT, 1L);
  curl_easy_setopt(curl.get(), CURLOPT_LOW_SPEED_TIME, 30L);
  if (!connection.ca_file.empty()) curl_easy_setopt(curl.get(), CURLOPT_CAINFO, connection.ca_file.c_str());
  const CURLcode code = curl_easy_perform(curl.get());
  if (code == CURLE_WRITE_ERROR)
    return Error{ErrorCode::kStorage, std::string("cannot write: ") + std::strerror(errno)};
  if (code != CURLE_OK) return Error{ErrorCode::kUnreachable, connection.url + ": " + curl_easy_strerror(code)};
  long status = 0;
  curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &status);
  if (status != 200) return NotFetched(status, fetch.problem);
  if (std::fflush(to) != 0) return Error{ErrorCode::kStorage, std::string("cannot write: ") + std::strerror(errno)};
  return fetch.bytes;
}

}  // namespace

Result<std::uint64_t> FetchFile(const Connection& connection, const std::string& ref, const std::string& path) {
  if (path == "-") return FetchTo(connection, ref, stdout);
  const std::string part = path + ".part";
  std::FILE* const file = std::fopen(part.c_str(), "we");
  if (file == nullptr) return Error{ErrorCode::kStorage, "cannot write " + part + ": " + std::strerror(errno)};
  Result<std::uint64_t> bytes = FetchTo(connection, ref, file);
  if (std::fclose(file) != 0 && bytes.ok()) bytes = Error{ErrorCode::kStorage, "cannot write " + part};
  if (bytes.ok() && std::rename(part.c_str(), path.c_str()) != 0) {
    bytes = Error{ErrorCode::kStorage, "cannot write " + path + ": " + std::strerror(errno)};
  }
  if (!bytes.ok()) std::remove(part.c_str());
  return bytes;
}

}  // namespace pawl::cli

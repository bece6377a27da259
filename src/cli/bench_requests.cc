#include "cli/bench_requests.h"

#include <fmt/format.h>

#include <iterator>

#include "base/duration.h"

namespace pawl::cli {

std::string BenchPayload(std::size_t bytes) {
  constexpr std::string_view kHead = R"({"account":184467,"to":"ann@example.org","text":")";
  constexpr std::string_view kTail = "\"}";
  if (bytes >= kHead.size() + kTail.size()) {
    return fmt::format("{}{}{}", kHead, std::string(bytes - kHead.size() - kTail.size(), 'x'), kTail);
  }
  return fmt::format("\"{}\"", std::string(bytes - 2, 'x'));
}

std::string BenchId(SeededRandom& random) { return fmt::format("{:016x}{:016x}", random.Next(), random.Next()); }

BenchRequests::BenchRequests(BenchRequestOptions options) : options_(std::move(options)), random_(FreshSeed()) {
  headers_ = fmt::format(" HTTP/1.1\r\nHost: {}\r\n", options_.host);
  if (!options_.token.empty()) headers_ += fmt::format("Authorization: Bearer {}\r\n", options_.token);
  job_ = fmt::format(R"({{"type":"bench","queue":"{}","payload":{})", options_.queue,
                     BenchPayload(options_.payload_bytes));
  if (options_.retention) job_ += fmt::format(R"(,"retention":"{}")", FormatDuration(*options_.retention));
  if (!options_.client_ids)
    Post(options_.single ? "/v1/jobs" : "/v1/jobs/bulk", PushBody(options_.batch), push_of_batch_);
}

std::string BenchRequests::PushBody(std::size_t count) {
  std::string body = options_.single ? "" : R"({"jobs":[)";
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) body += ',';
    body += job_;
    if (options_.client_ids) fmt::format_to(std::back_inserter(body), R"(,"id":"{}")", BenchId(random_));
    body += '}';
  }
  if (!options_.single) body += "]}";
  return body;
}

void BenchRequests::Push(std::size_t count, std::string& out) {
  if (count == options_.batch && !push_of_batch_.empty()) {
    out += push_of_batch_;
  } else {
    Post(options_.single ? "/v1/jobs" : "/v1/jobs/bulk", PushBody(count), out);
  }
}

void BenchRequests::Claim(std::size_t count, Millis wait, std::string& out) const {
  Post("/v1/claim",
       fmt::format(R"({{"queues":["{}"],"worker":"bench","count":{},"wait":"{}"}})", options_.queue, count,
                   FormatDuration(wait)),
       out);
}

void BenchRequests::Complete(std::span<const BenchRun> runs, std::string& out) const {
  if (options_.single) {
    const BenchRun& run = runs.front();
    Post(fmt::format("/v1/jobs/{}/complete", run.id), fmt::format(R"({{"token":"{}"}})", run.token), out);
    return;
  }
  std::string body = R"({"finishes":[)";
  for (const BenchRun& run : runs) {
    if (&run != runs.data()) body += ',';
    body.append(R"({"job":")").append(run.id).append(R"(","token":")").append(run.token);
    body += R"(","outcome":"completed"})";
  }
  body += "]}";
  Post("/v1/finish", body, out);
}

void BenchRequests::Get(std::string_view path, std::string& out) const {
  out.append("GET ").append(path).append(headers_).append("\r\n");
}

void BenchRequests::Post(std::string_view path, std::string_view body, std::string& out) const {
  out.append("POST ").append(path).append(headers_);
  fmt::format_to(std::back_inserter(out), "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.size());
  out += body;
}

}  // namespace pawl::cli

#include "bench/faktory_protocol.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace pawl::bench {
namespace {

constexpr std::string_view kRespEnd = "\r\n";
constexpr std::string_view kBeforeJid = R"("jid":")";
constexpr std::size_t kJidBytes = 24;
constexpr std::size_t kRespLineBytesMax = 4096;  // of a line that is no bulk

Error UnexpectedReply(std::string_view text) {
  return {ErrorCode::kBadRequest, fmt::format("the server answered \"{}\"", text.substr(0, 200))};
}

std::string AfterJid(std::size_t payload_bytes) {
  constexpr std::string_view kAround = R"([""])";
  const std::size_t filler = std::max(payload_bytes, kAround.size()) - kAround.size();
  return fmt::format(R"(","jobtype":"bench","queue":"bench","args":["{}"]}})", std::string(filler, 'x'));
}

// One reply: a simple string or a bulk with its text, or the bulk that is not there.
struct Resp {
  bool is_bulk = false;
  bool is_null = false;
  std::string_view text = {};
  std::size_t bytes = 0;  // length on the wire
};

// The first reply in `bytes`; nothing while it is incomplete. An error of the server's is an error.
Result<std::optional<Resp>> CutResp(std::string_view bytes) {
  const std::size_t end = bytes.find(kRespEnd);
  if (end == std::string_view::npos) {
    if (bytes.size() > kRespLineBytesMax) return UnexpectedReply(bytes);
    return std::optional<Resp>();
  }
  const std::string_view line = bytes.substr(0, end);
  const std::size_t after = end + kRespEnd.size();
  if (line.starts_with('+')) return std::optional(Resp{.text = line.substr(1), .bytes = after});
  if (line == "$-1") return std::optional(Resp{.is_bulk = true, .is_null = true, .bytes = after});
  std::size_t size = 0;
  if (!line.starts_with('$')) return UnexpectedReply(line);
  const auto [stop, error] = std::from_chars(line.data() + 1, line.data() + line.size(), size);
  if (error != std::errc() || stop != line.data() + line.size()) return UnexpectedReply(line);
  if (bytes.size() - after < kRespEnd.size() || bytes.size() - after - kRespEnd.size() < size) {
    return std::optional<Resp>();
  }
  if (bytes.substr(after + size, kRespEnd.size()) != kRespEnd) return UnexpectedReply(line);
  return std::optional(
      Resp{.is_bulk = true, .text = bytes.substr(after, size), .bytes = after + size + kRespEnd.size()});
}

// The jids in a job or in an array of jobs. The arguments hold nothing that looks like one.
Result<void> TakeJids(std::string_view json, std::vector<WireId>& jids) {
  std::size_t at = 0;
  while ((at = json.find(kBeforeJid, at)) != std::string_view::npos) {
    at += kBeforeJid.size();
    const std::string_view jid = json.substr(at, kJidBytes);
    if (jid.size() < kJidBytes || json.substr(at + kJidBytes, 1) != "\"") return UnexpectedReply(json);
    jids.push_back(*WireId::Of(jid));
    at += kJidBytes;
  }
  return {};
}

}  // namespace

FaktoryProtocol::FaktoryProtocol(std::size_t payload_bytes, bool many)
    : many_(many), after_jid_(AfterJid(payload_bytes)), random_(FreshSeed()) {}

WireProtocol::Greeting FaktoryProtocol::greeting() const {
  return {.text = "HELLO {\"v\":2,\"hostname\":\"bench\"}\r\n", .lines = 2, .announced = many_ ? "FETCHB" : ""};
}

std::string_view FaktoryProtocol::NameOf(WireStep step) const {
  switch (step) {
    case WireStep::kPush:
      return "push";
    case WireStep::kClaim:
      return "fetch";
    case WireStep::kFinish:
      break;
  }
  return "ack";
}

void FaktoryProtocol::AppendJob(std::string& out) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  out.append("{").append(kBeforeJid);
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < kJidBytes; ++i, bits >>= 4) {
    if (i % 16 == 0) bits = random_.Next();
    out.push_back(kDigits[bits & 0xf]);
  }
  out += after_jid_;
}

std::size_t FaktoryProtocol::AppendPushes(std::size_t count, std::string& out) {
  if (!many_) {
    for (std::size_t i = 0; i < count; ++i) {
      out += "PUSH ";
      AppendJob(out);
      out += kRespEnd;
    }
    return count;
  }
  out += "PUSHB [";
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) out += ',';
    AppendJob(out);
  }
  out += "]\r\n";
  return 1;
}

std::size_t FaktoryProtocol::AppendClaims(std::size_t count, std::string& out) {
  if (!many_) {
    for (std::size_t i = 0; i < count; ++i) out += "FETCH bench\r\n";
    return count;
  }
  out.append("FETCHB ").append(std::to_string(count)).append(" bench\r\n");
  return 1;
}

std::size_t FaktoryProtocol::AppendFinishes(std::span<const WireId> jobs, std::string& out) {
  if (!many_) {
    for (const WireId& job : jobs) out.append("ACK {").append(kBeforeJid).append(job.text()).append("\"}\r\n");
    return jobs.size();
  }
  out += "ACKB [";
  for (const WireId& job : jobs) out.append("\"").append(job.text()).append("\",");
  out.back() = ']';
  out += kRespEnd;
  return 1;
}

Result<std::optional<std::size_t>> FaktoryProtocol::Cut(WireStep step, std::string_view bytes,
                                                        std::vector<WireId>& claimed) {
  PAWL_ASSIGN(const std::optional<Resp> resp, CutResp(bytes));
  if (!resp) return std::optional<std::size_t>();
  if (step == WireStep::kClaim) {
    if (!resp->is_bulk) return UnexpectedReply(resp->text);
    if (!resp->is_null) PAWL_TRY(TakeJids(resp->text, claimed));
  } else if (resp->text != (many_ ? "{}" : "OK")) {
    return UnexpectedReply(resp->text);  // of many jobs: those that were refused, with the reason of each
  }
  return std::optional(resp->bytes);
}

}  // namespace pawl::bench

#include "tests/support/dns_peer.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "base/check.h"
#include "base/names.h"
#include "outbound/address.h"

namespace pawl::support {
namespace {

constexpr std::size_t kDnsHeaderBytes = 12;
constexpr std::uint16_t kTypeA = 1;
constexpr std::uint16_t kTypeAaaa = 28;

void Append16(std::string& out, std::uint32_t value) {
  out += static_cast<char>(value >> 8);
  out += static_cast<char>(value);
}

// The name of the question and where its type begins; "" for what is no question.
std::pair<std::string, std::size_t> NameOf(const std::string& question) {
  std::string name;
  std::size_t at = kDnsHeaderBytes;
  while (at < question.size() && question[at] != 0) {
    const auto length = static_cast<std::uint8_t>(question[at]);
    if (at + 1 + length > question.size()) return {};
    if (!name.empty()) name += '.';
    name += question.substr(at + 1, length);
    at += 1 + std::size_t{length};
  }
  std::transform(name.begin(), name.end(), name.begin(), LowerCase);
  return {name, at + 1};
}

// A record for the name at the beginning of the question.
void AppendRecord(std::string& out, std::uint16_t type, std::uint32_t ttl_seconds, const outbound::Address& address) {
  Append16(out, 0xC000 + kDnsHeaderBytes);
  Append16(out, type);
  Append16(out, 1);
  Append16(out, ttl_seconds >> 16);
  Append16(out, ttl_seconds & 0xFFFF);
  const std::size_t bytes = address.is_v4() ? 4 : 16;
  Append16(out, static_cast<std::uint32_t>(bytes));
  for (std::size_t i = 0; i < bytes; ++i) out += static_cast<char>(address.byte(i));
}

}  // namespace

DnsPeer::DnsPeer() {
  socket_ = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  const int bytes = 1 << 20;  // so that questions that come all at once find room
  setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  auto* generic = reinterpret_cast<sockaddr*>(&address);
  socklen_t size = sizeof(address);
  PAWL_CHECK(bind(socket_, generic, size) == 0 && getsockname(socket_, generic, &size) == 0, "no port");
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { Serve(); });
}

DnsPeer::~DnsPeer() {
  // A datagram without a byte ends the thread.
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port_);
  sendto(socket_, "", 0, 0, reinterpret_cast<const sockaddr*>(&address), sizeof(address));
  thread_.join();
  close(socket_);
}

void DnsPeer::SetRounds(const std::string& name, std::vector<Round> rounds) {
  const std::lock_guard lock(mutex_);
  names_[name] = {std::move(rounds), {}};
}

void DnsPeer::Set(const std::string& name, const std::vector<std::string>& addresses, std::uint32_t ttl_seconds) {
  SetRounds(name, {{.addresses = addresses, .ttl_seconds = ttl_seconds}});
}

void DnsPeer::SetAllOthers(const std::string& address) {
  const std::lock_guard lock(mutex_);
  all_others_ = address;
}

std::size_t DnsPeer::Questions(const std::string& name) const {
  const std::lock_guard lock(mutex_);
  const auto found = questions_.find(name);
  return found == questions_.end() ? 0 : found->second;
}

void DnsPeer::Serve() {
  for (;;) {
    std::array<char, 1'024> buffer{};
    sockaddr_storage from{};
    socklen_t size = sizeof(from);
    auto* generic = reinterpret_cast<sockaddr*>(&from);
    const ssize_t got = recvfrom(socket_, buffer.data(), buffer.size(), 0, generic, &size);
    if (got <= 0) return;
    const std::string answer = AnswerTo(std::string(buffer.data(), static_cast<std::size_t>(got)));
    if (!answer.empty()) sendto(socket_, answer.data(), answer.size(), 0, generic, size);
  }
}

// Empty: none is sent.
std::string DnsPeer::AnswerTo(const std::string& question) {
  const auto [name, type_at] = NameOf(question);
  if (type_at + 4 > question.size()) return "";
  const auto type = static_cast<std::uint16_t>((static_cast<std::uint8_t>(question[type_at]) << 8) |
                                               static_cast<std::uint8_t>(question[type_at + 1]));
  Round round{.kind = Round::Kind::kNoSuchName};
  {
    const std::lock_guard lock(mutex_);
    if (all_others_.empty()) ++questions_[name];  // else there may be very many
    const auto found = names_.find(name);
    if (found != names_.end()) {
      std::size_t& asked = found->second.asked[type];
      round = found->second.rounds.at(std::min(asked, found->second.rounds.size() - 1));
      ++asked;
    } else if (!all_others_.empty()) {
      round = {.addresses = {all_others_}};
    }
  }
  if (round.kind == Round::Kind::kSilence) return "";
  std::string records;
  std::uint32_t count = 0;
  for (const std::string& text : round.addresses) {
    const auto address = outbound::Address::Parse(text);
    PAWL_CHECK(address.has_value(), "a test named no address");
    if (type != (address->is_v4() ? kTypeA : kTypeAaaa)) continue;
    AppendRecord(records, type, round.ttl_seconds, *address);
    ++count;
  }
  const int code = round.kind == Round::Kind::kNoSuchName ? 3 : round.kind == Round::Kind::kFailure ? 2 : 0;
  std::string answer = question.substr(0, 2);
  Append16(answer, 0x8180U | static_cast<std::uint32_t>(code));
  Append16(answer, 1);
  Append16(answer, count);
  Append16(answer, 0);
  Append16(answer, 0);
  answer += question.substr(kDnsHeaderBytes, type_at + 4 - kDnsHeaderBytes);
  if (round.kind == Round::Kind::kOtherName) answer[kDnsHeaderBytes + 1] ^= 1;
  return answer + records;
}

}  // namespace pawl::support

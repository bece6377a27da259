// DnsPeer is a name server for tests, on UDP at a free port of loopback. It answers for the names that it was given,
// and says of all others that they do not exist. A name has a list of rounds: each question of a type (A or AAAA) gets
// the next one, and the last is repeated. So an answer can change between two look-ups. Thread-safe.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace pawl::support {

class DnsPeer {
 public:
  struct Round {
    enum class Kind : std::uint8_t {
      kAnswer,
      kNoSuchName,
      kFailure,   // of the server
      kSilence,   // no answer
      kOtherName  // an answer to another question than the one asked
    };
    std::vector<std::string> addresses = {};  // IPv4 and IPv6; a question gets those of its type
    std::uint32_t ttl_seconds = 0;
    Kind kind = Kind::kAnswer;
  };

  DnsPeer();
  ~DnsPeer();
  DnsPeer(const DnsPeer&) = delete;
  DnsPeer& operator=(const DnsPeer&) = delete;

  std::string server() const { return "127.0.0.1:" + std::to_string(port_); }

  void SetRounds(const std::string& name, std::vector<Round> rounds);
  void Set(const std::string& name, const std::vector<std::string>& addresses, std::uint32_t ttl_seconds = 0);
  // All names without rounds of their own have this address, for tests with very many names.
  void SetAllOthers(const std::string& address);
  // How many times a name was asked for, in both types together.
  std::size_t Questions(const std::string& name) const;

 private:
  struct Name {
    std::vector<Round> rounds;
    std::map<std::uint16_t, std::size_t> asked;  // by type
  };

  void Serve();
  std::string AnswerTo(const std::string& question);

  int socket_ = -1;
  std::uint16_t port_ = 0;
  mutable std::mutex mutex_;
  std::map<std::string, Name> names_;  // guarded by mutex_, as are the next two
  std::map<std::string, std::size_t> questions_;
  std::string all_others_;
  std::thread thread_;
};

}  // namespace pawl::support

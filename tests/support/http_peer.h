// HttpPeer is a web server for tests that misbehaves on demand. What a request gets is said by its path:
//   /ok                 200 and "ok"; also every path that is not listed here
//   /status/N           the status N, with an empty body
//   /retry-after/N/V    the status N and "Retry-After: V" (with %20 for a space)
//   /bytes/N            N bytes, with their length
//   /seeded/SEED/N      N bytes that follow from the seed (SeededBytes), with their length
//   /hex/DIGITS         the bytes that the hexadecimal digits say
//   /chunked/N          N bytes in chunks
//   /echo               the request as it came, head and body
//   /redirect/URL       302 to what follows
//   /farm/N             302 to /farm/N+1, without an end
//   /cut/N              says that 1 MiB follows, and ends after N bytes of it
//   /endless            bytes without an end
//   /headers            headers without an end
//   /continue           100 Continue without an end
//   /hang               no answer, ever
//   /stall              a head and one byte of many, then nothing more
//   /hold               no answer until Release is called
//   /hold-body/N        a head, and N bytes when Release is called
//   /close              the connection ends without an answer
//   /reset              the connection is reset without an answer
//   /garbage            bytes that are not HTTP
//   /goodbye            200 and "ok", with "Connection: close"
// One thread serves all connections; the methods are thread-safe.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <list>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace pawl::support {

// Whether somebody listens at a port of 127.0.0.1.
bool AcceptsConnections(std::uint16_t port);

class HttpPeer {
 public:
  struct Seen {
    int connection = 0;  // counted from 0
    std::string head;    // request line and headers
    std::string body = {};

    std::string line() const { return head.substr(0, head.find('\r')); }
    std::string Header(const std::string& name) const;  // in any case; empty if there is none
  };

  // What /seeded/SEED/N answers with: other bytes for each seed.
  static std::string SeededBytes(std::uint32_t seed, std::size_t bytes);

  // On `address`, which is of loopback, at a free port or at `port`.
  explicit HttpPeer(const std::string& address = "127.0.0.1", std::uint16_t port = 0);
  ~HttpPeer();
  HttpPeer(const HttpPeer&) = delete;
  HttpPeer& operator=(const HttpPeer&) = delete;

  std::uint16_t port() const { return port_; }
  std::string Url(const std::string& path) const;                             // by its address
  std::string UrlOf(const std::string& host, const std::string& path) const;  // by a name
  std::vector<Seen> seen() const;
  // False at the end of our patience.
  bool WaitForRequests(std::size_t count) const;
  bool WaitForOpenConnections(std::size_t count) const;  // exactly so many
  // The most requests of this Host header, with its port, that were unanswered at the same time.
  std::size_t MostAtOnce(const std::string& host) const;
  void Release();           // all requests of /hold, also those to come
  void CloseConnections();  // as a server that restarts does

 private:
  struct Connection;

  void Serve();
  bool Receive(Connection& connection);
  bool Send(Connection& connection);
  void Answer(Connection& connection);
  void Choose(Connection& connection, const std::string& path);
  void Done(Connection& connection);
  void Wake() const;

  int listener_ = -1;
  int wake_ = -1;
  std::string address_;
  std::uint16_t port_ = 0;
  std::list<Connection> connections_;  // of the thread
  int connection_count_ = 0;

  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  std::vector<Seen> seen_;  // guarded by mutex_, as are the rest
  std::map<std::string, std::size_t> at_once_;
  std::map<std::string, std::size_t> most_at_once_;
  std::size_t open_ = 0;
  bool released_ = false;
  bool close_all_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace pawl::support

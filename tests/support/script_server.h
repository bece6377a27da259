// ScriptServer is a server of canned answers on a port of its own: each request gets the next one. For tests.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace pawl {

class ScriptServer {
 public:
  struct Step {
    enum class Kind { kAnswer, kDrop, kHold };  // hold: until the client is gone
    Kind kind = Kind::kAnswer;
    int status = 200;
    std::string body = {};
    std::string header = {};  // "Name: value"
  };
  struct Seen {
    int connection = 0;
    std::string head;  // request line and headers
    std::string body;

    std::string line() const { return head.substr(0, head.find('\r')); }
    std::string Header(const std::string& name) const;
  };

  explicit ScriptServer(std::deque<Step> steps);
  ~ScriptServer();
  ScriptServer(const ScriptServer&) = delete;
  ScriptServer& operator=(const ScriptServer&) = delete;

  std::string url() const { return "http://127.0.0.1:" + std::to_string(port_); }
  std::vector<Seen> seen();
  void WaitForRequests(std::size_t count);

 private:
  void Serve();
  bool ServeOne(int socket, int connection);

  int listener_ = -1;
  int port_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Step> steps_;
  std::vector<Seen> seen_;
  std::thread thread_;
};

}  // namespace pawl

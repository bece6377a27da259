#include "bench/callback_delay.h"

#include <fmt/format.h>
#include <sys/socket.h>

#include <array>
#include <thread>

#include "base/file_handle.h"
#include "bench/disk_probe.h"
#include "bench/post_receiver.h"
#include "bench/socket.h"

namespace pawl::bench {
namespace {

constexpr std::size_t kBodyBytes = 400;

std::string PostOf(std::string_view path, std::string_view body) {
  return fmt::format(
      "POST {} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{}", path,
      body.size(), body);
}

Result<void> SendAll(const FileHandle& socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(socket.fd(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return SocketError("send");
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return {};
}

// Reads and forgets all answers, so that the server can go on sending them, until the connection is shut down.
std::thread ForgetAnswers(const FileHandle& socket) {
  return std::thread([fd = socket.fd()] {
    std::array<char, 16'384> piece{};
    while (recv(fd, piece.data(), piece.size(), 0) > 0) {
    }
  });
}

// Sends the requests as they fall due, and notes when.
Result<std::vector<PostReceiver::Time>> SendFinishes(const EndedJobs& jobs, const FileHandle& socket,
                                                     PostReceiver& receiver) {
  std::vector<PostReceiver::Time> sent;
  const auto begun = BenchClock::now();
  for (std::size_t i = 0; i < jobs.finishes.size(); ++i) {
    const std::string request = PostOf("/v1/finish", jobs.finishes[i]);
    if (jobs.per_second == 0) {
      std::this_thread::sleep_for(jobs.rest);
    } else {
      std::this_thread::sleep_until(begun + i * std::chrono::microseconds(1'000'000) / jobs.per_second);
    }
    sent.push_back(BenchClock::now());
    PAWL_TRY(SendAll(socket, request));
    if (jobs.per_second == 0) PAWL_TRY(receiver.Await(i));
  }
  return sent;
}

}  // namespace

Result<Latencies> MeasureCallbacks(const EndedJobs& jobs) {
  PAWL_ASSIGN(const auto receiver, PostReceiver::Open(jobs.receiver_port, jobs.finishes.size()));
  PAWL_ASSIGN(const FileHandle socket, Connect(jobs.server_port));
  std::thread answers = ForgetAnswers(socket);
  const auto sent = SendFinishes(jobs, socket, *receiver);
  Latencies latencies;
  Result<void> all_came;
  for (std::size_t i = 0; sent.ok() && all_came.ok() && i < sent->size(); ++i) {
    const auto arrived = receiver->Await(i);
    if (arrived.ok()) {
      latencies.Add(*arrived - (*sent)[i]);
    } else {
      all_came = arrived.error();
    }
  }
  shutdown(socket.fd(), SHUT_RDWR);
  answers.join();
  if (!sent.ok()) return sent.error();
  if (!all_came.ok()) return all_came.error();
  return latencies;
}

Result<Latencies> MeasureBarePosts(const std::string& directory, std::size_t count, std::chrono::milliseconds rest) {
  PAWL_ASSIGN(ScratchFile file, ScratchFile::Open(directory));
  PAWL_ASSIGN(const auto receiver, PostReceiver::Open(0, count));
  PAWL_ASSIGN(const FileHandle socket, Connect(receiver->port()));
  const std::string body(kBodyBytes, 'x');
  std::array<char, 64> answer{};
  Latencies latencies;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string request = PostOf(fmt::format("/{}", i), body);
    std::this_thread::sleep_for(rest);
    const auto begun = BenchClock::now();
    PAWL_TRY(file.WriteAndSync());
    PAWL_TRY(file.WriteAndSync());
    PAWL_TRY(SendAll(socket, request));
    PAWL_ASSIGN(const auto arrived, receiver->Await(i));
    latencies.Add(arrived - begun);
    if (recv(socket.fd(), answer.data(), answer.size(), 0) <= 0) return SocketError("recv");
  }
  return latencies;
}

}  // namespace pawl::bench

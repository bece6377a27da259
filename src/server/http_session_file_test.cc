// Answers that are files: sent a piece at a time, in their turn, and closed whatever becomes of the client.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mman.h>

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "server/file_answer.h"
#include "server/memory_budget.h"
#include "tests/support/http_test_client.h"

namespace pawl {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Files of this test: in memory, without a name.
std::shared_ptr<const FileHandle> FileWith(const std::string& bytes) {
  auto file = std::make_shared<FileHandle>(memfd_create("pawl-test", MFD_CLOEXEC));
  EXPECT_EQ(write(file->fd(), bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  return file;
}

// Zeros that take no memory.
std::shared_ptr<const FileHandle> SparseFile(std::uint64_t bytes) {
  auto file = std::make_shared<FileHandle>(memfd_create("pawl-test", MFD_CLOEXEC));
  EXPECT_EQ(ftruncate(file->fd(), static_cast<off_t>(bytes)), 0);
  return file;
}

// No two pieces of it are the same.
std::string Pattern(std::size_t bytes) {
  std::string text;
  for (std::size_t i = 0; text.size() < bytes; ++i) text += std::to_string(i) + " ";
  text.resize(bytes);
  return text;
}

http::Response FileResponse(std::shared_ptr<const FileHandle> file, std::uint64_t length, std::uint64_t offset = 0) {
  http::Response response{.content_type = "application/octet-stream"};
  response.file = {std::move(file), offset, length};
  return response;
}

constexpr std::size_t kFileMiB = 1U << 20U;

class HttpSessionFileTest : public ::testing::Test {
 protected:
  void Start(ListenOptions options = TestOptions()) {
    options.budget = budget_ = std::make_shared<MemoryBudget>(64 * kFileMiB);
    server_ = StartServer(options, queue_.handler());
  }

  // When it returns, the server's one thread has done all that was to do before.
  void RoundTrip() {
    RawClient other(server_->port());
    other.Send(Get("/other"));
    queue_.Next().Answer("served");
    EXPECT_THAT(other.ReadResponse(), EndsWith("served"));
  }

  static std::string Body(const std::string& response) { return response.substr(response.find("\r\n\r\n") + 4); }

  RequestQueue queue_;
  std::shared_ptr<MemoryBudget> budget_;
  std::unique_ptr<HttpServer> server_;
};

TEST_F(HttpSessionFileTest, AFileArrivesWholeAndTheConnectionGoesOn) {
  Start();
  RawClient client(server_->port());
  // Below, at and above a piece; more than the turns of one round.
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{1}, std::size_t{65'535}, std::size_t{65'536},
                                  std::size_t{65'537}, 5 * kFileMiB + 17}) {
    const std::string content = Pattern(bytes);
    client.Send(Get("/file"));
    queue_.Next().responder->Send(FileResponse(FileWith(content), bytes));
    const std::string response = client.ReadResponse();
    EXPECT_THAT(response, HasSubstr("content-length: " + std::to_string(bytes) + "\r\n"));
    EXPECT_TRUE(Body(response) == content) << bytes;
  }
  client.Send(Get("/next"));
  queue_.Next().Answer("small");
  EXPECT_THAT(client.ReadResponse(), EndsWith("small"));
}

TEST_F(HttpSessionFileTest, APartOfAFileArrives) {
  Start();
  const std::string content = Pattern(300'000);
  RawClient client(server_->port());
  for (const auto& [range, offset, length] : std::vector<std::tuple<std::string, std::size_t, std::size_t>>{
           {"bytes=100000-299999", 100'000, 200'000}, {"bytes=-5", 299'995, 5}, {"bytes=7-7", 7, 1}}) {
    client.Send(Get("/file", "Range: " + range + "\r\n"));
    auto entry = queue_.Next();
    entry.responder->Send(FileAnswer(entry.request, {FileWith(content), content.size(), "ab"}));
    const std::string response = client.ReadResponse();
    EXPECT_THAT(response, StartsWith("HTTP/1.1 206 Partial Content\r\n"));
    EXPECT_TRUE(Body(response) == content.substr(offset, length)) << range;
  }
}

TEST_F(HttpSessionFileTest, HeadTellsTheLengthAndSendsNothing) {
  Start();
  const auto file = SparseFile(4'000'000'000);
  RawClient client(server_->port());
  client.Send("HEAD /file HTTP/1.1\r\nHost: x\r\n\r\n" + Get("/next"));
  queue_.Next().responder->Send(FileResponse(file, 4'000'000'000));
  queue_.Next().Answer("small");
  EXPECT_THAT(client.ReadResponse(true), HasSubstr("content-length: 4000000000\r\n"));
  EXPECT_THAT(client.ReadResponse(), EndsWith("small"));
  RoundTrip();
  EXPECT_EQ(file.use_count(), 1) << "the server has let go of it";
}

TEST_F(HttpSessionFileTest, AnswersStayInTheOrderOfTheirRequests) {
  Start();
  const std::string first = Pattern(2 * kFileMiB);
  const std::string second = Pattern(100'000);
  RawClient client(server_->port(), 16 << 10);
  client.Send(Get("/0") + Get("/1") + Get("/2") + Get("/3"));
  std::vector<RequestQueue::Entry> entries;
  for (int i = 0; i < 4; ++i) entries.push_back(queue_.Next());
  entries[3].responder->SendLater([] { return http::Response{.content_type = "text/plain", .body = "last"}; });
  entries[2].responder->SendLater([&] { return FileResponse(FileWith(second), second.size()); });
  entries[0].responder->Send(FileResponse(FileWith(first), first.size()));
  entries[1].Answer("small");
  EXPECT_TRUE(Body(client.ReadResponse()) == first);
  EXPECT_THAT(client.ReadResponse(), EndsWith("\r\n\r\nsmall"));
  EXPECT_TRUE(Body(client.ReadResponse()) == second);
  EXPECT_THAT(client.ReadResponse(), EndsWith("\r\n\r\nlast"));
}

TEST_F(HttpSessionFileTest, AReaderThatStopsHoldsUpNobodyAndLittleMemory) {
  Start();
  constexpr std::uint64_t kBytes = 64 * kFileMiB;
  std::vector<std::unique_ptr<RawClient>> clients;
  for (int i = 0; i < 20; ++i) {
    clients.push_back(std::make_unique<RawClient>(server_->port(), 4 << 10));
    clients.back()->Send(Get("/file"));
    queue_.Next().responder->Send(FileResponse(SparseFile(kBytes), kBytes));
    RoundTrip();
  }
  // What a connection holds is granted in steps of 64 KiB.
  EXPECT_GT(budget_->figures().used, 0U);
  EXPECT_LE(budget_->figures().used, clients.size() * 3 * MemoryBudget::kStep);
  const std::string response = clients.front()->ReadResponse();
  EXPECT_EQ(Body(response).size(), kBytes);
  EXPECT_EQ(Body(response).find_first_not_of('\0'), std::string::npos);
  EXPECT_LE(budget_->figures().used, clients.size() * 3 * MemoryBudget::kStep);
}

TEST_F(HttpSessionFileTest, AReaderAsFastAsTheServerTakesTurnsWithOthers) {
  Start();
  constexpr std::uint64_t kBytes = 64 * kFileMiB;
  RawClient client(server_->port());
  client.Send(Get("/file"));
  std::atomic<bool> read_all = false;
  std::thread reader([&] {
    EXPECT_EQ(Body(client.ReadResponse()).size(), kBytes);
    read_all = true;
  });
  queue_.Next().responder->Send(FileResponse(SparseFile(kBytes), kBytes));
  do {
    RoundTrip();
  } while (!read_all);
  reader.join();
}

TEST_F(HttpSessionFileTest, AClientThatLeavesInTheMiddleFreesTheFile) {
  Start();
  constexpr std::uint64_t kBytes = 64 * kFileMiB;
  for (const bool reset : {true, false}) {
    RawClient client(server_->port(), 4 << 10);
    client.Send(Get("/1") + Get("/2"));
    Signal undelivered;
    auto file = SparseFile(kBytes);
    const std::weak_ptr<const FileHandle> closed = file;
    auto first = queue_.Next();
    auto second = queue_.Next();
    second.responder->Send(FileResponse(file, kBytes));
    first.responder->Send(FileResponse(std::move(file), kBytes), undelivered.Setter());
    EXPECT_THAT(client.ReadThrough("\r\n\r\n"), StartsWith("HTTP/1.1 200 "));
    EXPECT_FALSE(closed.expired());
    if (reset) {
      client.Reset();
    } else {
      client.Close();
    }
    undelivered.Wait();
    RoundTrip();
    EXPECT_TRUE(closed.expired());
  }
}

TEST_F(HttpSessionFileTest, AClientThatTakesNothingIsCutAndTheFileClosed) {
  ListenOptions options = TestOptions();
  options.write_timeout = Millis(20);
  Start(options);
  RawClient client(server_->port(), 4 << 10);
  client.Send(Get("/"));
  Signal undelivered;
  auto file = SparseFile(64 * kFileMiB);
  const std::weak_ptr<const FileHandle> closed = file;
  queue_.Next().responder->Send(FileResponse(std::move(file), 64 * kFileMiB), undelivered.Setter());
  undelivered.Wait();
  RoundTrip();
  EXPECT_TRUE(closed.expired());
}

TEST_F(HttpSessionFileTest, AFileThatIsShorterThanPromisedEndsTheConnection) {
  Start();
  RawClient client(server_->port());
  client.Send(Get("/1") + Get("/2"));
  auto first = queue_.Next();
  queue_.Next().Answer("never");
  first.responder->Send(FileResponse(FileWith(Pattern(100'000)), 200'000));
  const std::string all = client.ReadToEnd();
  EXPECT_THAT(all, HasSubstr("content-length: 200000\r\n"));
  EXPECT_TRUE(Body(all) == Pattern(100'000));
}

TEST_F(HttpSessionFileTest, AConnectionHasAtMostEightFilesOpen) {
  Start();
  RawClient client(server_->port(), 4 << 10);
  std::string requests;
  for (int i = 0; i < 30; ++i) requests += Get("/" + std::to_string(i));
  client.Send(requests);
  std::vector<std::weak_ptr<const FileHandle>> files;
  for (int i = 0; i < 8; ++i) {
    auto file = SparseFile(4 * kFileMiB);
    files.emplace_back(file);
    queue_.Next().responder->Send(FileResponse(std::move(file), 4 * kFileMiB));
  }
  RawClient other(server_->port());
  other.Send(Get("/other"));
  auto next = queue_.Next();
  EXPECT_EQ(next.request.path, "/other") << "no further request is read while none of the eight is sent";
  next.Answer("served");
  EXPECT_THAT(other.ReadResponse(), EndsWith("served"));
  EXPECT_EQ(Body(client.ReadResponse()).size(), 4 * kFileMiB);
  EXPECT_EQ(queue_.Next().request.path, "/8");
}

TEST_F(HttpSessionFileTest, AStopLetsTheFileOnItsWayArrive) {
  Start();
  const std::string content = Pattern(8 * kFileMiB);
  RawClient client(server_->port(), 4 << 10);
  client.Send(Get("/"));
  queue_.Next().responder->Send(FileResponse(FileWith(content), content.size()));
  EXPECT_THAT(client.ReadThrough("\r\n\r\n"), StartsWith("HTTP/1.1 200 "));
  std::thread stopper([&] { server_->Stop(Millis(30'000)); });
  EXPECT_TRUE(client.ReadToEnd() == content);
  stopper.join();
}

}  // namespace
}  // namespace pawl

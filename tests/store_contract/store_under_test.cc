#include "tests/store_contract/store_under_test.h"

#include "store/kv_store.h"
#include "tests/support/borrowed_kv.h"

namespace pawl {

support::RedisProcess& RedisOfTests() {
  static support::RedisProcess redis;
  return redis;
}

std::string NewNamespace() {
  static int count = 0;
  return "test-" + std::to_string(++count);
}

std::unique_ptr<RedisStore> OpenNode(const std::string& name_space, std::uint32_t wait_replicas) {
  RedisStoreOptions options;
  options.url = RedisOfTests().url();
  options.name_space = name_space;
  options.wait_replicas = wait_replicas;
  options.replica_timeout = std::chrono::seconds(30);
  return RedisStore::Open(std::move(options)).value();
}

StoreUnderTest::StoreUnderTest(const std::string& kind) {
  if (kind == "redis") {
    name_space_ = NewNamespace();
  } else {
    kv_.emplace(kind);
  }
  Open();
}

void StoreUnderTest::Reopen() {
  store_.reset();
  if (kv_ && kv_->Persistent()) kv_->Reopen();
  Open();
}

void StoreUnderTest::Open() {
  if (kv_) {
    store_ = KvStore::Open(std::make_unique<BorrowedKv>(kv_->kv())).value();
  } else {
    store_ = OpenNode(name_space_);
  }
}

}  // namespace pawl

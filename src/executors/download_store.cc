#include "executors/download_store.h"

#include "wire/json/fields.h"

namespace pawl {

DownloadStore* DownloadStores::Find(std::string_view name) const {
  const auto found = stores_.find(name);
  return found == stores_.end() ? nullptr : found->second.get();
}

Result<DownloadStore*> DownloadStores::Choose(const StoreChoice& choice) const {
  DownloadStore* const store = Find(choice.name);
  if (store == nullptr) {
    std::string known;
    for (const auto& [name, one] : stores_) known += (known.empty() ? "" : ", ") + name;
    return Error{ErrorCode::kInvalid, "there is no store " + choice.name + "; this server has: " + known, "store"};
  }
  if (const Result<void> checked = store->Check(choice); !checked.ok()) return http::Within("store", checked.error());
  return store;
}

}  // namespace pawl

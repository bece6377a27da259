#include "scan/replayed.h"

#include "base/json_member.h"

namespace pawl {

Document ReplayedDocument(std::string_view value) {
  const auto dead = ParseJson(value);
  if (!dead.ok()) return {.document = "null", .error = "what waits to be replayed is not JSON: " + dead.error().detail};
  Document document;
  document.key = std::string(MemberOf(*dead, "key").raw);
  document.document = std::string(MemberOf(*dead, "document").raw);
  if (document.document == "null") {
    document.error = "the document was not kept, for it was too large; run its partition again from before its key";
  }
  return document;
}

}  // namespace pawl

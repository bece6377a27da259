#include "cli/task_ref.h"

#include "cli/connection.h"
#include "cli/json_text.h"
#include "cli/text.h"

namespace pawl::cli {

Result<std::string> TaskId(Remote& remote, const std::string& ref) {
  const std::size_t slash = ref.find('/');
  if (slash == std::string::npos) return ref;
  PAWL_ASSIGN(const Answer task,
              remote.Get("/v1/workflows/" + Encode(ref.substr(0, slash)) + "/tasks/" + Encode(ref.substr(slash + 1))));
  return TextAt(task.root(), "id");
}

}  // namespace pawl::cli

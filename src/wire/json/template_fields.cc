#include "wire/json/template_fields.h"

#include "wire/json/fields.h"
#include "wire/json/flow_words.h"
#include "wire/json/push_fields.h"

namespace pawl::http {
namespace {

// A text as it is: it may hold placeholders.
Result<void> ReadString(const JsonValue& value, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  return {};
}

Result<void> ReadPushMember(std::string_view name, const JsonValue& value, PushRequest& out) {
  if (name == "id") return ReadString(value, out.id);
  if (name == "group") return ReadString(value, out.group);
  for (const PushField& field : PushFields()) {
    if (field.name == name) return field.read(value, out);
  }
  return {};  // of a newer server
}

Result<void> ReadPartitions(const JsonValue& value, Task& out) {
  if (value.kind == JsonKind::kObject) {
    return ReadMembers(value, [&](std::string_view name, const JsonValue& each) -> Result<void> {
      return name == "each" ? ReadString(each, out.each) : Result<void>();
    });
  }
  return ForEachElement(value, [&](const JsonValue& partition) -> Result<void> {
    const auto payload = FindMember(partition, "payload");
    (out.partitions ? *out.partitions : out.partitions.emplace()).emplace_back(payload ? payload->raw : "null");
    return {};
  });
}

Result<void> ReadTaskMember(std::string_view name, const JsonValue& value, Task& out) {
  if (name == "name") return ReadString(value, out.name);
  if (name == "when") return ReadWhen(value, out.when);
  if (name == "may_fail") return ReadBool(value, out.may_fail);
  if (name == "concurrency") return ReadWhole(value, 1, kLimitMax, out.concurrency);
  if (name == "partitions") return ReadPartitions(value, out);
  if (name == "scan") {
    out.scan = value.raw;
    return {};
  }
  if (name != "after") return ReadPushMember(name, value, out.job);
  std::vector<std::string>& after = out.after.emplace();
  return ForEachElement(value, [&](const JsonValue& task) { return ReadString(task, after.emplace_back()); });
}

Result<void> ReadTasks(const JsonValue& list, std::vector<Task>& out) {
  return ForEachElement(list, [&](const JsonValue& value) -> Result<void> {
    Task& task = out.emplace_back();
    return ReadMembers(
        value, [&](std::string_view name, const JsonValue& member) { return ReadTaskMember(name, member, task); });
  });
}

}  // namespace

Result<void> TemplateFields::CheckOne() const {
  if (job.has_value() != workflow.has_value()) return {};
  if (job) return Error{ErrorCode::kInvalid, "either a job or a workflow is pushed", "workflow"};
  return Error{ErrorCode::kInvalid, "is missing: say what is pushed, as job or as workflow", "job"};
}

Result<void> ReadTemplateFields(const JsonValue& job, PushRequest& out) {
  return ReadMembers(job,
                     [&](std::string_view name, const JsonValue& value) { return ReadPushMember(name, value, out); });
}

Result<void> ReadTemplateFields(const JsonValue& workflow, Workflow& out) {
  PushRequest root;
  PAWL_TRY(ReadMembers(workflow, [&](std::string_view name, const JsonValue& value) -> Result<void> {
    if (name == "name") return ReadString(value, out.name);
    if (name == "tasks") return ReadTasks(value, out.tasks);
    if (name == "result") return ReadString(value, out.result);
    if (name == "stays_open") return ReadBool(value, out.stays_open);
    if (name == "driver") {
      out.external = value.raw == R"("external")";
      return {};
    }
    if (name != "on_error") return ReadPushMember(name, value, root);
    PAWL_ASSIGN(out.on_error, ReadWord<OnError>(value, kOnErrorWords));
    return {};
  }));
  out.id = root.id;
  out.delay = root.delay;
  out.timeout = root.timeout;
  out.retention = root.retention;
  out.unique = root.unique;
  out.meta = root.meta;
  out.callbacks = root.callbacks;
  return {};
}

}  // namespace pawl::http

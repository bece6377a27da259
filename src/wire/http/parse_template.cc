#include "wire/http/parse_template.h"

#include <memory>
#include <optional>

#include "wire/http/parse_job.h"
#include "wire/http/parse_workflow.h"
#include "wire/json/fields.h"

namespace pawl::http {
namespace {

// The members that may hold placeholders, as they were given.
struct TemplateTexts {
  std::optional<std::string> id, payload, group, meta, unique_key;
  std::vector<std::string> partitions;  // their payloads

  void PutInto(JobSpec& spec) const {
    const auto put = [](const std::optional<std::string>& text, std::string& out) {
      if (text) out = *text;
    };
    put(id, spec.id);
    put(payload, spec.payload);
    put(group, spec.group);
    put(meta, spec.meta);
    if (spec.unique) put(unique_key, spec.unique->key);
  }
};

Result<void> KeepTexts(std::string_view name, const JsonValue& value, TemplateTexts& texts) {
  const auto keep = [&](std::optional<std::string>& text) -> Result<void> {
    PAWL_ASSIGN(text, value.String());
    return {};
  };
  if (name == "id") return keep(texts.id);
  if (name == "group") return keep(texts.group);
  if (name == "payload") texts.payload = value.raw;
  if (name == "meta") texts.meta = value.raw;
  if (name == "unique") {
    return ReadMembers(value, [&](std::string_view part, const JsonValue& member) -> Result<void> {
      if (part != "key") return {};
      PAWL_ASSIGN(texts.unique_key, member.String());
      return {};
    });
  }
  if (name == "payload" || name == "meta" || value.raw.find("{{") == std::string_view::npos) return {};
  return Invalid("placeholders can stand in id, payload, group, unique.key and meta only");
}

Result<void> KeepPartitions(const JsonValue& list, TemplateTexts& texts) {
  return ForEachElement(list, [&](const JsonValue& partition) -> Result<void> {
    std::string& payload = texts.partitions.emplace_back("null");
    return ForEachMember(partition, [&](std::string_view, const JsonValue& value) -> Result<void> {
      payload = value.raw;
      return {};
    });
  });
}

Result<void> KeepTaskTexts(const JsonValue& task, TemplateTexts& texts) {
  return ReadMembers(task, [&](std::string_view name, const JsonValue& value) -> Result<void> {
    if (name == "partitions" && value.kind == JsonKind::kArray) return KeepPartitions(value, texts);
    return KeepTexts(name, value, texts);
  });
}

Result<void> CheckTemplate(const PushRequest& job) {
  if (!job.created_by.empty()) return Error{ErrorCode::kInvalid, "is set by what pushes the job", "created_by"};
  if (job.run_at) return Error{ErrorCode::kInvalid, "each job is pushed at another time; use delay", "run_at"};
  return {};
}

// The texts of a workflow with its placeholders.
struct WorkflowTexts {
  TemplateTexts root;
  std::vector<TemplateTexts> tasks;

  void PutInto(const WorkflowPush::Place& place, JobSpec& spec) const {
    if (place.task < 0) return root.PutInto(spec);
    TemplateTexts task = tasks.at(static_cast<std::size_t>(place.task));
    if (place.partition >= 0 || place.scans) task.id.reset();
    if (place.partition >= 0 && !place.scans) {
      task.payload = task.partitions.at(static_cast<std::size_t>(place.partition));
    }
    task.PutInto(spec);
    if (!spec.flow->blueprint) return;
    auto blueprint = std::make_shared<JobSpec>(*spec.flow->blueprint);
    task.id.reset();
    task.PutInto(*blueprint);
    spec.flow->blueprint = std::move(blueprint);
  }
};

Result<WorkflowTexts> KeepWorkflowTexts(const JsonValue& workflow) {
  WorkflowTexts texts;
  PAWL_TRY(ReadMembers(workflow, [&](std::string_view name, const JsonValue& value) -> Result<void> {
    if (name != "tasks") return KeepTexts(name, value, texts.root);
    return ForEachElement(value, [&](const JsonValue& task) -> Result<void> {
      const std::size_t index = texts.tasks.size();
      Result<void> kept = KeepTaskTexts(task, texts.tasks.emplace_back());
      if (!kept.ok()) return Within(index, std::move(kept).error());
      return {};
    });
  }));
  return texts;
}

}  // namespace

Result<JobSpec> ReadTemplate(const JsonValue& job, const WireLimits& limits, const PushPolicy& policy,
                             ExpandFn expand) {
  TemplateTexts texts;
  PAWL_TRY(
      ReadMembers(job, [&](std::string_view name, const JsonValue& value) { return KeepTexts(name, value, texts); }));
  PAWL_ASSIGN(const std::string sample, expand(job.raw));
  PAWL_ASSIGN(const JsonValue expanded, ParseJson(sample));
  JobSpec spec;
  PAWL_TRY(ReadPushed(expanded, limits, spec));
  PAWL_TRY(CheckTemplate(spec));
  PAWL_TRY(policy.Apply(spec));
  texts.PutInto(spec);
  return spec;
}

Result<std::vector<JobSpec>> ReadWorkflowTemplate(const JsonValue& workflow, const WireLimits& limits,
                                                  const PushPolicy& policy, ExpandFn expand) {
  PAWL_ASSIGN(const std::string sample, expand(workflow.raw));
  PAWL_ASSIGN(WorkflowPush push, ParseWorkflow(sample, limits));
  PAWL_TRY(CheckTemplate(push.op.jobs.front()));
  if (Result<void> applied = policy.Apply(push.op); !applied.ok()) return NamedByTask(applied.error(), push.places);
  PAWL_ASSIGN(const WorkflowTexts texts, KeepWorkflowTexts(workflow));
  for (std::size_t i = 0; i < push.op.jobs.size(); ++i) texts.PutInto(push.places[i], push.op.jobs[i]);
  return std::move(push.op.jobs);
}

}  // namespace pawl::http

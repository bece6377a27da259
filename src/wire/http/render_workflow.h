// Workflows and tasks as JSON.
//
// Secrets are replaced (see AnswerWriter), but for the results that a claim carries.
#pragma once

#include <string>

#include "engine/scan_queries.h"
#include "engine/workflow_queries.h"
#include "rules/names.h"
#include "rules/operations.h"
#include "wire/http/answer_writer.h"

namespace pawl::http {

// Members of an open object: what a job has to do with others, for people and for the worker that has claimed it.
void WriteFlow(AnswerWriter& json, const FlowView& flow, const JobHead& head);
void WriteClaimedFlow(AnswerWriter& json, const ClaimedFlow& flow);

// `existing`: a push has found it there.
std::string RenderWorkflow(const WorkflowView& workflow, const Names& names, bool existing = false);
std::string RenderWorkflowPage(const WorkflowPage& page);
std::string RenderTask(const TaskView& task, const Names& names);
std::string RenderPartitions(const PartitionPage& page, const Names& names, WallTime now);
std::string RenderScanErrors(const ScanErrorPage& page);
std::string RenderAddedPartitions(const JobsReply& reply, const Names& names);

}  // namespace pawl::http

#include "rules/claimed_flow.h"

#include "rules/flow_steps.h"

namespace pawl {
namespace {

// The results of those that the job `of` waited for. An element of the result of `each` is the payload already.
void AddResults(Seq of, Seq each, ClaimedFlow& flow, Txn& txn) {
  std::size_t bytes = 0;
  for (const Seq before : txn.LinksOf(of).after) {
    const JobHead* head = before == each ? nullptr : txn.HeadHint(before);
    if (head == nullptr) continue;
    const bool in_workflow = !flow.workflow.empty() && IsMember(*head);
    auto result = head->side.result ? txn.Raw(SideKey(RecordKind::kResult, before)) : std::nullopt;
    bytes += result.value_or("").size();
    if (bytes > kClaimedResultsMax) {
      flow.more = true;
      return;
    }
    flow.results.emplace_back(in_workflow ? head->flow->task : head->id, result.value_or("null"));
  }
}

}  // namespace

Box<ClaimedFlow> ShowFlow(Seq seq, const JobHead& head, Txn& txn) {
  if (!IsMember(head) && !head.flow->linked) return {};
  ClaimedFlow flow;
  const JobHead* task = IsPiece(head) ? txn.HeadHint(head.flow->carrier) : &head;
  flow.task = task != nullptr ? task->flow->task : "";
  flow.partition = head.flow->partition;
  const Seq workflow = WorkflowOf(seq, head, txn);
  if (const JobHead* root = workflow != seq ? txn.HeadHint(workflow) : nullptr) {
    flow.workflow = root->id;
    flow.name = root->group;
  }
  const bool is_part = flow.partition != 0;
  const Seq of = is_part ? head.flow->carrier : seq;
  const JobHead* waited = is_part ? txn.HeadHint(of) : &head;
  if (waited == nullptr || !waited->flow->linked) return flow;
  const auto carrier = is_part ? txn.CarrierOf(of) : std::nullopt;
  AddResults(of, carrier ? carrier->each : 0, flow, txn);
  if (flow.workflow.empty() && flow.results.empty()) return {};
  return flow;
}

}  // namespace pawl

// Tasks that come as documents, and leave as such.
#include <memory>
#include <utility>

#include "engine/document_queries.h"
#include "engine/read_in_steps.h"
#include "server/routes.h"
#include "wire/http/import_document.h"
#include "wire/http/render_document.h"

namespace pawl::routes {
namespace {

class TaskImport : public std::enable_shared_from_this<TaskImport> {
 public:
  TaskImport(Call& call, http::DocumentImport import)
      : api_(call.api), policy_(call.policy()), to_(std::move(call.responder)), import_(std::move(import)) {}

  void Look() {
    api_.core.Read([self = shared_from_this()](Result<StoreReader*> reader) {
      auto found =
          reader.ok() ? http::LookForImport(**reader, self->import_) : Result<http::FoundForImport>(reader.error());
      if (reader.ok() && (*reader)->failure()) found = *(*reader)->failure();
      if (!found.ok()) return self->to_->Send(Problem(found.error()));
      if (found->existing) return self->Show(self->import_.document.id, 200);
      self->Push(found->place);
    });
  }

 private:
  void Push(const http::DocumentPlace& place) {
    PushOp op = http::PushOf(import_, place);
    if (const Result<void> applied = policy_.Apply(op); !applied.ok()) {
      return to_->Send(Problem(http::NamedByDocument(applied.error(), import_.document, place)));
    }
    op.seed = FreshSeed();
    api_.core.Submit(std::move(op), [self = shared_from_this(), place](const Result<JobsReply>& reply) {
      if (http::CameLate(place, reply) && ++self->looks_ < http::kImportLooks) return self->Look();
      if (!reply.ok()) {
        return self->to_->Send(Problem(http::NamedByDocument(reply.error(), self->import_.document, place)));
      }
      self->Show(reply->jobs.at(place.has_workflow ? 0 : 1).seq, 201);
    });
  }

  void Show(JobRef task, int status) { ShowTask(api_, to_, std::move(task), status); }

  ApiServices& api_;
  const PushPolicy policy_;  // of the caller
  std::shared_ptr<http::Responder> to_;
  const http::DocumentImport import_;
  int looks_ = 0;
};

}  // namespace

Result<void> ImportTask(Call& call) {
  PAWL_ASSIGN(http::DocumentImport import, http::ParseImport(call.request.body, call.limits()));
  std::make_shared<TaskImport>(call, std::move(import))->Look();
  return {};
}

void SendDocument(ApiServices& api, std::shared_ptr<http::Responder> to, JobRef task) {
  const auto document = std::make_shared<DocumentReader>(std::move(task));
  ReadInSteps(
      api.core, [document](StoreReader& reader) { return document->Step(reader); },
      [to = std::move(to), document](const std::optional<Error>& error) {
        if (error) return to->Send(Problem(*error));
        to->SendLater([document] {
          Result<std::string> text = http::RenderDocument(document->view());
          return text.ok() ? Json(*std::move(text)) : Problem(text.error());
        });
      });
}

}  // namespace pawl::routes

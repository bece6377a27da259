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

class ImportCall : public std::enable_shared_from_this<ImportCall> {
 public:
  ImportCall(Call& call, http::DocumentImport import)
      : api_(call.api), to_(std::move(call.responder)), import_(std::move(import), call.policy()) {}

  void Look() {
    api_.core.Read([self = shared_from_this()](Result<StoreReader*> reader) {
      auto found = reader.ok() ? self->import_.Look(**reader) : Result<http::FoundForImport>(reader.error());
      if (reader.ok() && (*reader)->failure()) found = *(*reader)->failure();
      if (!found.ok()) return self->to_->Send(Problem(found.error()));
      self->Push(*found);
    });
  }

 private:
  void Push(const http::FoundForImport& found) {
    auto op = import_.Next(found);
    if (!op.ok()) return to_->Send(Problem(op.error()));
    if (!*op) return ShowTask(api_, to_, import_.task(), 200);
    (*op)->seed = FreshSeed();
    api_.core.Submit(**std::move(op), [self = shared_from_this()](const Result<JobsReply>& reply) {
      const auto task = self->import_.Pushed(reply);
      if (!task.ok()) return self->to_->Send(Problem(task.error()));
      if (!*task) return self->Look();
      ShowTask(self->api_, self->to_, **task, 201);
    });
  }

  ApiServices& api_;
  std::shared_ptr<http::Responder> to_;
  http::ImportOfTask import_;
};

}  // namespace

Result<void> ImportTask(Call& call) {
  PAWL_ASSIGN(http::DocumentImport import, http::ParseImport(call.request.body, call.limits()));
  std::make_shared<ImportCall>(call, std::move(import))->Look();
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

#include "server/http_responder.h"

#include <utility>

#include "base/check.h"
#include "server/http_render.h"
#include "server/http_session.h"

namespace pawl {
namespace {

// Ends the stream, and with it the connection, when the last owner lets go of it.
class SessionEventStream final : public http::EventStream {
 public:
  SessionEventStream(std::shared_ptr<Session> session, std::uint64_t request, std::shared_ptr<EventBacklog> backlog)
      : session_(std::move(session)), request_(request), backlog_(std::move(backlog)) {}
  SessionEventStream(const SessionEventStream&) = delete;
  SessionEventStream& operator=(const SessionEventStream&) = delete;
  ~SessionEventStream() override { Post(HttpLetter::Kind::kEndOfEvents); }

  bool Send(std::string_view event, std::string_view data) override {
    const EventBacklog::Added added = backlog_->Add(event, data);
    if (added == EventBacklog::Added::kWake) Post(HttpLetter::Kind::kEvents);
    return added != EventBacklog::Added::kGone;
  }

  bool open() override { return !backlog_->closed(); }

 private:
  void Post(HttpLetter::Kind kind) { session_->io().Post(std::make_unique<HttpLetter>(kind, session_, request_)); }

  const std::shared_ptr<Session> session_;
  const std::uint64_t request_;
  const std::shared_ptr<EventBacklog> backlog_;
};

}  // namespace

HttpResponder::HttpResponder(std::shared_ptr<Session> session, std::uint64_t request)
    : session_(std::move(session)), request_(request) {}

HttpResponder::~HttpResponder() {
  if (answered_.load(std::memory_order_relaxed)) return;
  Send(ProblemResponse({500, ErrorCode::kInternal, "the request was dropped without an answer"}), {});
}

std::unique_ptr<HttpLetter> HttpResponder::NewLetter(HttpLetter::Kind kind) const {
  return std::make_unique<HttpLetter>(kind, session_, request_);
}

void HttpResponder::Send(http::Response response, std::function<void()> undelivered) {
  Answered();
  auto letter = NewLetter(HttpLetter::Kind::kAnswer);
  letter->response = std::move(response);
  letter->callback = std::move(undelivered);
  session_->io().Post(std::move(letter));
}

void HttpResponder::SendLater(std::function<http::Response()> render, std::function<void()> undelivered) {
  Answered();
  auto letter = NewLetter(HttpLetter::Kind::kAnswer);
  letter->callback = std::move(undelivered);
  letter->render = std::move(render);
  session_->io().Post(std::move(letter));
}

std::shared_ptr<http::EventStream> HttpResponder::Stream() {
  Answered();
  auto backlog = std::make_shared<EventBacklog>(session_->io().state().options.max_event_backlog_bytes);
  auto letter = NewLetter(HttpLetter::Kind::kStream);
  letter->events = backlog;
  session_->io().Post(std::move(letter));
  return std::make_shared<SessionEventStream>(session_, request_, std::move(backlog));
}

void HttpResponder::OnGone(std::function<void()> gone) {
  auto letter = NewLetter(HttpLetter::Kind::kWatch);
  letter->callback = std::move(gone);
  session_->io().Post(std::move(letter));
}

void HttpResponder::Answered() {
  PAWL_CHECK(!answered_.exchange(true, std::memory_order_relaxed), "a request was answered twice");
}

}  // namespace pawl

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
  SessionEventStream(std::shared_ptr<HttpSession> session, std::uint64_t sequence,
                     std::shared_ptr<EventBacklog> backlog)
      : session_(std::move(session)), sequence_(sequence), backlog_(std::move(backlog)) {}
  SessionEventStream(const SessionEventStream&) = delete;
  SessionEventStream& operator=(const SessionEventStream&) = delete;
  ~SessionEventStream() override { Post(SessionLetter::Kind::kEndOfEvents); }

  bool Send(std::string_view event, std::string_view data) override {
    const EventBacklog::Added added = backlog_->Add(event, data);
    if (added == EventBacklog::Added::kWake) Post(SessionLetter::Kind::kEvents);
    return added != EventBacklog::Added::kGone;
  }

  bool open() override { return !backlog_->closed(); }

 private:
  void Post(SessionLetter::Kind kind) { session_->io().Post({kind, session_, sequence_}); }

  const std::shared_ptr<HttpSession> session_;
  const std::uint64_t sequence_;
  const std::shared_ptr<EventBacklog> backlog_;
};

}  // namespace

HttpResponder::HttpResponder(std::shared_ptr<HttpSession> session, std::uint64_t sequence)
    : session_(std::move(session)), sequence_(sequence) {}

HttpResponder::~HttpResponder() {
  if (answered_.load(std::memory_order_relaxed)) return;
  Send(ProblemResponse({500, ErrorCode::kInternal, "the request was dropped without an answer"}), {});
}

void HttpResponder::Send(http::Response response, std::function<void()> undelivered) {
  Answered();
  session_->io().Post({SessionLetter::Kind::kAnswer, session_, sequence_, std::move(response), std::move(undelivered)});
}

void HttpResponder::SendLater(std::function<http::Response()> render, std::function<void()> undelivered) {
  Answered();
  SessionLetter letter{SessionLetter::Kind::kAnswer, session_, sequence_};
  letter.callback = std::move(undelivered);
  letter.render = std::move(render);
  session_->io().Post(std::move(letter));
}

std::shared_ptr<http::EventStream> HttpResponder::Stream() {
  Answered();
  auto backlog = std::make_shared<EventBacklog>(session_->io().state().options.max_event_backlog_bytes);
  session_->io().Post({SessionLetter::Kind::kStream, session_, sequence_, {}, {}, backlog});
  return std::make_shared<SessionEventStream>(session_, sequence_, std::move(backlog));
}

void HttpResponder::OnGone(std::function<void()> gone) {
  session_->io().Post({SessionLetter::Kind::kWatch, session_, sequence_, {}, std::move(gone)});
}

void HttpResponder::Answered() {
  PAWL_CHECK(!answered_.exchange(true, std::memory_order_relaxed), "a request was answered twice");
}

}  // namespace pawl

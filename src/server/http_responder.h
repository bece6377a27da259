// The way back from a Handler to the session of its request, from any thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "server/http_session.h"
#include "wire/http/message.h"

namespace pawl {

class HttpResponder final : public http::Responder {
 public:
  HttpResponder(std::shared_ptr<Session> session, std::uint64_t request);
  HttpResponder(const HttpResponder&) = delete;
  HttpResponder& operator=(const HttpResponder&) = delete;
  ~HttpResponder() override;

  void Send(http::Response response, std::function<void()> undelivered) override;
  void SendLater(std::function<http::Response()> render, std::function<void()> undelivered) override;
  std::shared_ptr<http::EventStream> Stream() override;
  void OnGone(std::function<void()> gone) override;

 private:
  void Answered();
  std::unique_ptr<HttpLetter> NewLetter(HttpLetter::Kind kind) const;

  const std::shared_ptr<Session> session_;
  const std::uint64_t request_;
  std::atomic<bool> answered_ = false;
};

}  // namespace pawl

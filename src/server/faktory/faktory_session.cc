#include "server/faktory/faktory_session.h"

#include <utility>

#include "wire/faktory/fields.h"
#include "wire/faktory/replies.h"

namespace pawl {
namespace {

constexpr std::size_t kInFlightLineBytes = 1U << 20U;  // with more in lines of this connection no further one is read

}  // namespace

// What a command's reply, on whatever thread, has to say to the session.
struct FaktorySession::ReplyLetter final : SessionMessage {
  ReplyLetter(std::shared_ptr<Session> to, std::uint64_t number) : SessionMessage(std::move(to)), command(number) {}

  std::uint64_t command;
  std::string bytes;
  std::function<void(std::string& out)> render;  // instead of bytes, if there is one
  std::function<void()> undelivered;
};

void FaktoryReply::Post(std::string bytes) const {
  auto letter = std::make_unique<FaktorySession::ReplyLetter>(session_, command_);
  letter->bytes = std::move(bytes);
  session_->io().Post(std::move(letter));
}

void FaktoryReply::Ok() const {
  std::string bytes;
  faktory::AppendOk(bytes);
  Post(std::move(bytes));
}

void FaktoryReply::Error(std::string_view text) const {
  std::string bytes;
  faktory::AppendError(text, bytes);
  Post(std::move(bytes));
}

void FaktoryReply::Error(const pawl::Error& error) const { Error(faktory::Flat(error).detail); }

void FaktoryReply::Bulk(std::string_view text) const {
  std::string bytes;
  faktory::AppendBulk(text, bytes);
  Post(std::move(bytes));
}

void FaktoryReply::Send(std::function<void(std::string& out)> render, std::function<void()> undelivered) const {
  auto letter = std::make_unique<FaktorySession::ReplyLetter>(session_, command_);
  letter->render = std::move(render);
  letter->undelivered = std::move(undelivered);
  session_->io().Post(std::move(letter));
}

void FaktoryReply::OnGone(std::function<void()> gone) const { session_->slots_.back().gone = std::move(gone); }

void FaktoryReply::NullAfter(Millis pause) const { session_->slots_.back().null_at = IoThread::Clock::now() + pause; }

FaktorySession::FaktorySession(Accepted accepted, std::unique_ptr<FaktoryClient> client)
    : Session(std::move(accepted)), client_(std::move(client)), lines_(kHelloBytes) {}

void FaktorySession::OnOpen() {
  output() += client_->Greeting();
  SetReadDeadline(io().DeadlineIn(options().handshake_timeout));
  if (admission() == Admission::kTurnedAway) Refuse("too many connections; the server takes no more");
}

void FaktorySession::Receive(std::string_view data) {
  if (last_seen_) return;
  line_bytes_ += data.size();
  lines_.Feed(data);
  HandleLines();
}

bool FaktorySession::HandleLines() {
  bool any = false;
  while (!last_seen_ && !stopping() && HasRoom()) {
    const std::optional<std::string_view> line = lines_.Next();
    if (!line) {
      if (lines_.too_long()) {
        Refuse((client_->known() ? "a command may have at most " : "HELLO may have at most ") +
               std::to_string(lines_.max_line()) + " bytes in one line");
      }
      break;
    }
    any = true;
    slots_.Add().line_bytes = line->size();
    in_flight_bytes_ += line->size();
    const FaktoryReply reply(std::static_pointer_cast<FaktorySession>(shared_from_this()), slots_.last_number());
    last_seen_ = client_->Handle(*line, reply) == FaktoryClient::Then::kClose;
    if (client_->known()) lines_.SetMaxLine(options().max_body_bytes);
  }
  return any;
}

void FaktorySession::Refuse(std::string_view text) {
  Slot& slot = slots_.Add();
  faktory::AppendError(text, slot.bytes);
  slots_.SetReady(slot);
  last_seen_ = true;
}

void FaktorySession::OnPeerEnd() { slots_.TellGone(); }

bool FaktorySession::HasRoom() const {
  return slots_.size() < options().max_pipelined && in_flight_bytes_ <= kInFlightLineBytes && HasOutputRoom();
}

bool FaktorySession::HasOutputRoom() const { return unsent() + slots_.ready_bytes() <= options().max_output_bytes; }

bool FaktorySession::WantsInput() const { return last_seen_ || HasRoom(); }

bool FaktorySession::Take(SessionMessage& any) {
  auto& letter = static_cast<ReplyLetter&>(any);
  Slot* const slot = phase() == Phase::kClosed ? nullptr : slots_.Find(letter.command);
  if (slot != nullptr) in_flight_bytes_ -= std::exchange(slot->line_bytes, 0);
  // As for HTTP: when somebody cares whether it arrives, better undelivered than delivered twice.
  if (slot == nullptr || (letter.undelivered && PeerHasLeft())) {
    if (letter.undelivered && !slots_.IsOver(letter.command)) letter.undelivered();
    if (slot != nullptr) {
      faktory::AppendNull(slot->bytes);
      slots_.SetReady(*slot);
    }
    return slot != nullptr && !std::exchange(touched_, true);
  }
  const bool first = slot == &slots_.front();
  if (letter.render && !(first ? TakesOutput() : HasOutputRoom())) {  // as for HTTP: the client does not read
    slot->render = std::move(letter.render);
  } else if (letter.render) {
    letter.render(slot->bytes);
  } else {
    slot->bytes = std::move(letter.bytes);
  }
  slot->undelivered = std::move(letter.undelivered);
  slots_.SetReady(*slot);
  return !std::exchange(touched_, true);
}

void FaktorySession::CollectReady() {
  while (!slots_.empty() && slots_.front().ready) {
    if (slots_.front().render && !TakesOutput()) return;
    Slot slot = slots_.TakeFront();
    in_flight_bytes_ -= slot.line_bytes;
    if (slot.render) {
      slot.render(output());
    } else {
      output() += slot.bytes;
    }
    if (slot.undelivered) UnlessSent(std::move(slot.undelivered));
  }
}

void FaktorySession::Advance() {
  touched_ = false;
  while (phase() == Phase::kOpen) {
    CollectReady();
    Flush();
    if (phase() != Phase::kOpen) break;
    const bool handled = HandleLines();
    const bool more_to_say = !slots_.empty() && slots_.front().render && TakesOutput();
    if (!handled && !more_to_say) break;
  }
  if (phase() == Phase::kOpen && !CountBuffers()) return Shed();
  const bool over = last_seen_ || peer_ended() || stopping();
  if (phase() == Phase::kOpen && over && slots_.empty() && unsent() == 0) last_seen_ ? Linger() : Close();
  if (phase() == Phase::kLingering && peer_ended()) Close();
  if (phase() == Phase::kClosed) return;
  if (phase() == Phase::kOpen) UpdateReadDeadline();
  ArmRead();
}

// Clients may be silent for as long as they like, but not before HELLO, nor in the middle of a line.
void FaktorySession::UpdateReadDeadline() {
  if (!client_->known()) return;
  const bool awaited = lines_.held() > 0 && HasRoom() && !last_seen_;
  if (awaited == line_awaited_ && line_bytes_ < kProgressBytes) return;
  line_awaited_ = awaited;
  line_bytes_ = 0;
  SetReadDeadline(awaited ? io().DeadlineIn(options().body_timeout) : kNever);
}

void FaktorySession::OnReadTimeout() {
  Refuse(client_->known() ? "the rest of the line took too long to arrive" : "HELLO took too long to arrive");
  Advance();
}

void FaktorySession::OnSweep(TimePoint now) {
  client_->OnSecond();
  bool any = false;
  slots_.ForEach([&](Slot& slot) {
    if (slot.ready || now < slot.null_at) return;
    faktory::AppendNull(slot.bytes);
    slots_.SetReady(slot);
    any = true;
  });
  if (any) Advance();
}

// The listener has stopped: whoever waits for a job is told that there is none.
void FaktorySession::OnStop() {
  slots_.ForEach([this](Slot& slot) {
    if (slot.ready || slot.null_at == kNever) return;
    faktory::AppendNull(slot.bytes);
    slots_.SetReady(slot);
  });
}

void FaktorySession::OnClosed() {
  lines_.Drop();
  slots_.TakeAll();
}

FaktorySession::Holdings FaktorySession::Held() const {
  return {lines_.capacity() + slots_.ready_bytes() + in_flight_bytes_, in_flight_bytes_};
}

// A line that is being received is refused; a client that does not read its replies is cut.
void FaktorySession::Shed() {
  if (last_seen_ || lines_.held() <= MemoryBudget::kAllowance) return Close();
  lines_.Drop();
  Refuse("the server has no memory left for this command; try again in a moment");
  Advance();
}

}  // namespace pawl

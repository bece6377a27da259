#include "server/session.h"

#include <sys/socket.h>

#include <algorithm>
#include <utility>

#include "server/network.h"

namespace pawl {
namespace {

constexpr int kReadsPerTurn = 4;  // of TLS records that came together

}  // namespace

Session::Session(Accepted accepted)
    : io_(std::move(accepted.io)),
      options_(io_->state().options),
      socket_(std::move(accepted.socket)),
      transport_(std::move(accepted.transport)),
      peer_(std::move(accepted.peer)),
      admission_(accepted.admission),
      account_(*options_.budget, NetworkOf(peer_), [this] {
        io_->loop().Post([weak = weak_from_this()] {
          const std::shared_ptr<Session> session = weak.lock();
          if (session != nullptr && session->phase_ == Phase::kOpen) session->Shed();
        });
      }) {}

void Session::Start() {
  read_deadline_ = io_->DeadlineIn(options_.handshake_timeout);
  if (!io_->loop().Watch(socket_.fd(), *this)) return Close();
  ContinueHandshake();
}

void Session::OnEvents(std::uint32_t events) {
  const std::shared_ptr<Session> self = shared_from_this();
  if (events == 0) {
    called_again_ = false;
    if (std::exchange(advance_due_, false) && phase_ == Phase::kOpen) Advance();
  }
  constexpr std::uint32_t kEnds = EPOLLRDHUP | EPOLLHUP | EPOLLERR;
  if ((events & (EPOLLIN | kEnds)) != 0) readable_ = true;
  if ((events & kEnds) != 0) hung_up_ = true;
  if ((events & (EPOLLOUT | EPOLLHUP | EPOLLERR)) != 0 && std::exchange(write_armed_, false)) OnWritable();
  if ((readable_ || more_buffered_) && std::exchange(read_armed_, false)) OnReadable();
}

void Session::NoteRead(const IoResult& result) {
  if (result.kind == IoResult::Kind::kWantRead || (result.drained && !hung_up_)) readable_ = false;
}

void Session::ContinueHandshake() {
  const IoResult result = transport_->Handshake();
  NoteRead(result);
  switch (result.kind) {
    case IoResult::Kind::kDone:
      phase_ = Phase::kOpen;
      read_deadline_ = kNever;
      OnOpen();
      more_buffered_ = transport_->HasBuffered();
      return Advance();
    case IoResult::Kind::kWantRead:
      return ArmRead();
    case IoResult::Kind::kWantWrite:
      return AwaitWritable();
    default:
      return Close();
  }
}

void Session::ArmRead() {
  const bool wanted = phase_ == Phase::kHandshake || phase_ == Phase::kLingering || WantsInput();
  if (read_armed_ || phase_ == Phase::kClosed || peer_ended_ || read_wants_write_ || !wanted) return;
  read_armed_ = true;
  if ((readable_ || more_buffered_) && !std::exchange(called_again_, true)) io_->loop().Again(*this);
}

void Session::AdvanceAgain() {
  advance_due_ = true;
  if (!std::exchange(called_again_, true)) io_->loop().Again(*this);
}

// It was tried in vain, so that the system will tell.
void Session::AwaitWritable() { write_armed_ = true; }

void Session::OnReadable() {
  if (phase_ == Phase::kClosed) return;
  if (phase_ == Phase::kHandshake) return ContinueHandshake();
  for (int i = 0; i < kReadsPerTurn; ++i) {
    const IoResult result = transport_->Read(io_->scratch(), IoThread::kScratchBytes);
    NoteRead(result);
    if (result.kind == IoResult::Kind::kFailed) return Close();
    if (result.kind == IoResult::Kind::kEnd) {
      peer_ended_ = true;
      OnPeerEnd();
    }
    read_wants_write_ = result.kind == IoResult::Kind::kWantWrite;
    if (read_wants_write_) AwaitWritable();
    more_buffered_ = result.kind == IoResult::Kind::kDone && transport_->HasBuffered();
    if (result.kind == IoResult::Kind::kDone) heard_in_ = io_->loop().round();
    if (result.kind == IoResult::Kind::kDone && phase_ == Phase::kOpen) Receive({io_->scratch(), result.bytes});
    if (!more_buffered_ || !WantsInput()) break;
  }
  Advance();
}

void Session::OnWritable() {
  if (phase_ == Phase::kClosed) return;
  if (phase_ == Phase::kHandshake) return ContinueHandshake();
  if (read_wants_write_) return OnReadable();
  Advance();
}

bool Session::PeerHasLeft() const {
  if (peer_ended_) return true;
  if (!hung_up_ && heard_in_ == io_->loop().round()) return false;
  char byte = 0;
  return recv(socket_.fd(), &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

void Session::UnlessSent(std::function<void()> undelivered) {
  unconfirmed_.emplace_back(written_ + unsent(), std::move(undelivered));
}

void Session::Flush() {
  while (output_sent_ < output_.size() && !write_armed_) {
    const IoResult result = transport_->Write(std::string_view(output_).substr(output_sent_));
    if (result.kind == IoResult::Kind::kDone) {
      Written(result.bytes);
      continue;
    }
    if (result.kind != IoResult::Kind::kWantWrite && result.kind != IoResult::Kind::kWantRead) return Close();
    if (result.kind == IoResult::Kind::kWantWrite) AwaitWritable();
    if (write_deadline_ == kNever) write_deadline_ = io_->DeadlineIn(options_.write_timeout);
    break;
  }
  const std::size_t left = unsent();
  if (left == 0) {
    output_.clear();
    output_sent_ = 0;
    write_deadline_ = kNever;
    progress_bytes_ = 0;
    if (output_.capacity() > kKeptBufferBytes) std::string().swap(output_);  // "= {}" would keep the memory
  } else if (output_sent_ > left) {
    output_.erase(0, output_sent_);
    output_sent_ = 0;
  }
}

void Session::Written(std::size_t bytes) {
  output_sent_ += bytes;
  written_ += bytes;
  progress_bytes_ += bytes;
  if (progress_bytes_ >= kProgressBytes && write_deadline_ != kNever) {
    progress_bytes_ = 0;
    write_deadline_ = io_->DeadlineIn(options_.write_timeout);
  }
  const auto confirmed = std::find_if(unconfirmed_.begin(), unconfirmed_.end(),
                                      [this](const auto& entry) { return entry.first > written_; });
  unconfirmed_.erase(unconfirmed_.begin(), confirmed);
}

void Session::Linger() {
  if (peer_ended_) return Close();
  transport_->EndWriting();
  phase_ = Phase::kLingering;
  read_deadline_ = io_->DeadlineIn(options_.linger_timeout);
}

void Session::Sweep(TimePoint now) {
  if (now >= write_deadline_) return Close();
  if (now >= read_deadline_) return phase_ == Phase::kOpen ? OnReadTimeout() : Close();
  if (phase_ == Phase::kOpen) OnSweep(now);
}

void Session::StopGracefully() {
  stopping_ = true;
  if (phase_ == Phase::kHandshake) return Close();
  OnStop();
  Advance();
}

void Session::Close() {
  if (phase_ == Phase::kClosed) return;
  const std::shared_ptr<Session> self = shared_from_this();
  phase_ = Phase::kClosed;
  auto& state = io_->state();
  --(admission_ == Admission::kServed ? state.connections : state.turned_away);  // before the client can see it
  io_->loop().Forget(socket_.fd(), *this);
  socket_.Close();
  const auto unconfirmed = std::exchange(unconfirmed_, {});
  for (const auto& entry : unconfirmed) entry.second();
  OnClosed();
  std::string().swap(output_);
  CountBuffers();
  io_->Forget(*this);
}

}  // namespace pawl

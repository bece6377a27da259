#include "rules/system_messages.h"

#include <algorithm>

#include "base/json_writer.h"
#include "base/wall_format.h"
#include "rules/port_access.h"
#include "rules/subscriptions.h"
#include "rules/txn.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kFollowersMax = 1'000;  // jobs that follow one channel of ours; a decision feeds them at once
constexpr std::string_view kLog = "/pawl/log";

bool Holds(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

class SystemMessages {
 public:
  explicit SystemMessages(Txn& txn)
      : txn_(txn),
        writer_(txn, 0),
        read_(std::move(txn.read)),
        written_(std::move(txn.written)),
        schedule_events_(std::move(txn.schedule_events)) {}

  void Steps() {
    const std::size_t decided = txn_.result().transitions.size();
    for (std::size_t i = 0; i < decided; ++i) Step(i, true);
    Log();
    for (const ScheduleEvent& event : schedule_events_) Schedule(event);
    txn_.Close();
    // Jobs that were woken by this: they follow us, so only streams hear of it.
    for (std::size_t i = decided; i < txn_.result().transitions.size(); ++i) Step(i, false);
  }

  void Send(Message message, bool to_ports) {
    if (to_ports) Feed(message);
    if (txn_.watched().streams) txn_.Publish(std::move(message));
  }

 private:
  bool Wanted(std::string_view channel) const { return txn_.watched().streams || Followed(channel); }
  bool Followed(std::string_view channel) const {
    const auto& system = txn_.watched().system;
    if (system.empty()) return false;
    const auto up = ChannelsUp(channel);
    return std::any_of(up.begin(), up.end(), [&](const std::string& level) { return Holds(system, level); });
  }

  // It has a port on one of our channels.
  bool Follows(Seq job) {
    const Ports* ports = txn_.watched().system.empty() ? nullptr : txn_.PortsOf(job);
    if (ports == nullptr) return false;
    const auto subscribed = SubscribedOf(*ports);
    return std::any_of(subscribed.begin(), subscribed.end(),
                       [](const std::string& channel) { return channel == "/" || IsSystemChannel(channel); });
  }
  // The log feeds the port.
  bool IsFed(const PortTrace& trace) {
    if (trace.side == PortSide::kOut) return false;
    const Ports* ports = txn_.PortsOf(trace.job);
    const Port* port = ports != nullptr ? ports->Find(trace.side, trace.port) : nullptr;
    if (port == nullptr) return false;
    const auto up = ChannelsUp(kLog);
    return std::any_of(up.begin(), up.end(), [&](const std::string& level) { return Holds(port->channels, level); });
  }

  // Its head is written by this decision and cannot be changed any more: to move its wake counter now might come too
  // late for a job that is put to sleep. It is its own step that it would hear of.
  bool IsDecided(Seq job) const { return !txn_.IsWoken(job) && txn_.IsClosed(job); }

  void Feed(const Message& message) {
    for (const std::string& level : ChannelsUp(message.channel)) {
      if (!Holds(txn_.watched().system, level)) continue;
      std::vector<Seq> jobs = txn_.Members(ChannelIndex(level), UINT64_MAX, kFollowersMax);
      if (jobs.empty() && !txn_.incomplete()) Unwatch(level, txn_);
      std::erase_if(jobs, [&](Seq job) { return IsDecided(job); });
      writer_.Deliver({message.channel, level, message.value}, jobs);
    }
  }

  void Step(std::size_t i, bool may_feed) {
    const Transition step = txn_.result().transitions[i];  // a copy: those that are woken by it are added to the list
    const bool failed = step.cause == Cause::kFailed || step.cause == Cause::kCrashed;
    const std::string channel = "/pawl/jobs/" + step.id;
    const bool told = Wanted(channel);
    const bool logged = failed && Wanted(kLog);
    if (!told && !logged) return;
    const bool feeds = may_feed && !Follows(step.seq);
    if (told) Send({channel, StatusOf(step), txn_.now().wall}, feeds);
    if (logged) LogError(step, feeds);
  }

  std::string StatusOf(const Transition& step) const {
    std::string value;
    JsonWriter json(value);
    json.BeginObject().Key("timestamp").String(FormatTime(txn_.now().wall)).Key("job").String(step.id);
    json.Key("queue").String(txn_.NameOf(step.queue)).Key("type").String(txn_.NameOf(step.type));
    if (step.from) json.Key("from").String(Name(*step.from));
    if (step.cause == Cause::kDeleted) {
      json.Key("to").String("deleted");
    } else {
      json.Key("to").String(Name(step.to));
    }
    if (step.reason != Reason::kNone) json.Key("reason").String(Name(step.reason));
    json.EndObject();
    return value;
  }

  void LogError(const Transition& step, bool feeds) {
    const auto bytes = txn_.Raw(SideKey(RecordKind::kError, step.seq));
    if (!bytes) return;
    const auto error = DecodeError(*bytes);
    if (!error.ok()) return;
    std::string value;
    JsonWriter json(value);
    json.BeginObject().Key("timestamp").String(FormatTime(txn_.now().wall)).Key("job").String(step.id);
    json.Key("error").String(error->message).Key("backtrace").BeginArray();
    for (const std::string& line : error->backtrace) json.String(line);
    json.EndArray().EndObject();
    Send({std::string(kLog), std::move(value), txn_.now().wall}, feeds);
  }

  // A schedule does nothing because of what jobs do that follow it, so they always hear of it.
  void Schedule(const ScheduleEvent& event) {
    const std::string channel = "/pawl/schedules/" + event.schedule;
    if (!Wanted(channel)) return;
    std::string value;
    JsonWriter json(value);
    json.BeginObject().Key("timestamp").String(FormatTime(txn_.now().wall));
    json.Key("schedule").String(event.schedule).Key("event").String(event.what);
    if (event.at) json.Key("at").String(FormatTime(*event.at));
    if (!event.job.empty()) json.Key("job").String(event.job);
    if (event.count) json.Key("count").Uint(*event.count);
    if (!event.reason.empty()) json.Key("reason").String(event.reason);
    json.EndObject();
    Send({channel, std::move(value), txn_.now().wall}, true);
  }

  void WriteTraces(JsonWriter& json, std::string_view key, const std::vector<PortTrace>& traces) {
    json.Key(key).BeginArray();
    for (const PortTrace& trace : traces) {
      json.BeginObject().Key("job").String(trace.id).Key(trace.side == PortSide::kIn ? "inport" : "outport");
      json.String(trace.port).Key("data").BeginArray();
      for (const std::string& data : trace.values) json.Raw(data);
      json.EndArray().EndObject();
    }
    json.EndArray();
  }

  void Log() {
    if ((read_.empty() && written_.empty()) || !Wanted(kLog)) return;
    std::erase_if(read_, [&](const PortTrace& trace) { return IsFed(trace); });
    std::erase_if(written_, [&](const PortTrace& trace) { return IsFed(trace); });
    if (read_.empty() && written_.empty()) return;
    std::string value;
    JsonWriter json(value);
    json.BeginObject().Key("timestamp").String(FormatTime(txn_.now().wall)).Key("job");
    if (txn_.actor.seq == 0) {
      json.Null();
    } else {
      json.String(txn_.actor.id);
    }
    WriteTraces(json, "read", read_);
    WriteTraces(json, "write", written_);
    json.EndObject();
    Send({std::string(kLog), std::move(value), txn_.now().wall}, txn_.actor.seq == 0 || !Follows(txn_.actor.seq));
  }

  Txn& txn_;
  PortWriter writer_;
  std::vector<PortTrace> read_, written_;  // by the decision; what the echo itself feeds is not logged
  std::vector<ScheduleEvent> schedule_events_;
};

}  // namespace

void Echo(Txn& txn) {
  if (txn.watched().empty()) return;
  SystemMessages(txn).Steps();
}

void Announce(Message message, Txn& txn) {
  if (txn.watched().empty()) return;
  SystemMessages(txn).Send(std::move(message), true);
}

}  // namespace pawl

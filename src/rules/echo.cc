#include "rules/echo.h"

#include <algorithm>
#include <unordered_map>

#include "base/json_writer.h"
#include "base/wall_format.h"
#include "rules/desk.h"
#include "rules/port_access.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kFollowersMax = 1'000;  // jobs that follow one channel of ours; a decision feeds them at once
constexpr std::string_view kLog = "/pawl/log";

bool Holds(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

class Echoer {
 public:
  Echoer(View& view, Now now, Draft& draft)
      : view_(view),
        now_(now),
        draft_(draft),
        desk_(view, now, draft),
        writer_(view, now, desk_, draft, 0),
        read_(std::move(draft.read)),
        written_(std::move(draft.written)) {}

  void Steps() {
    const std::size_t decided = draft_.transitions.size();
    for (std::size_t i = 0; i < decided; ++i) Step(i, true);
    Log();
    desk_.Close();
    // Jobs that were woken by this: they follow us, so only streams hear of it.
    for (std::size_t i = decided; i < draft_.transitions.size(); ++i) Step(i, false);
  }

  void Send(Message message, bool to_ports) {
    if (to_ports) Feed(message);
    if (view_.watched().streams) draft_.messages.push_back(std::move(message));
  }

  void Close() { desk_.Close(); }

 private:
  bool Wanted(std::string_view channel) const { return view_.watched().streams || Followed(channel); }
  bool Followed(std::string_view channel) const {
    const auto& system = view_.watched().system;
    if (system.empty()) return false;
    const auto up = ChannelsUp(channel);
    return std::any_of(up.begin(), up.end(), [&](const std::string& level) { return Holds(system, level); });
  }

  const Ports* PortsOf(Seq job) {
    const auto [slot, fresh] = ports_.try_emplace(job);
    if (fresh) slot->second = view_.PortsOf(job);
    return slot->second ? &*slot->second : nullptr;
  }
  // It has a port on one of our channels.
  bool Follows(Seq job) {
    const Ports* ports = view_.watched().system.empty() ? nullptr : PortsOf(job);
    if (ports == nullptr) return false;
    const auto subscribed = SubscribedOf(*ports);
    return std::any_of(subscribed.begin(), subscribed.end(),
                       [](const std::string& channel) { return channel == "/" || IsSystemChannel(channel); });
  }
  // The log feeds the port.
  bool IsFed(const PortTrace& trace) {
    if (trace.side == PortSide::kOut) return false;
    const Ports* ports = PortsOf(trace.job);
    const Port* port = ports != nullptr ? ports->Find(trace.side, trace.port) : nullptr;
    if (port == nullptr) return false;
    const auto up = ChannelsUp(kLog);
    return std::any_of(up.begin(), up.end(), [&](const std::string& level) { return Holds(port->channels, level); });
  }

  // Its head is written by this decision, which cannot be changed any more: to ring it now might come too late for a
  // job that is put to sleep. It is its own step that it would hear of.
  bool IsDecided(Seq job) const {
    if (std::find(draft_.woken.begin(), draft_.woken.end(), job) != draft_.woken.end()) return false;
    const RecordKey head = HeadKey(job);
    const auto& puts = draft_.changes.puts;
    const auto& erases = draft_.changes.erases;
    return std::any_of(puts.begin(), puts.end(), [&](const auto& put) { return put.first == head; }) ||
           std::find(erases.begin(), erases.end(), head) != erases.end();
  }

  void Feed(const Message& message) {
    for (const std::string& level : ChannelsUp(message.channel)) {
      if (!Holds(view_.watched().system, level)) continue;
      std::vector<Seq> jobs = view_.Members(ChannelIndex(level), UINT64_MAX, kFollowersMax);
      if (jobs.empty() && !view_.incomplete()) Unwatch(level, view_, draft_);
      std::erase_if(jobs, [&](Seq job) { return IsDecided(job); });
      writer_.Deliver({message.channel, level, message.value}, jobs);
    }
  }

  std::string NameOf(NameId id) const {
    for (const auto& [fresh, name] : draft_.new_names) {
      if (fresh == id) return name;
    }
    return view_.NameOf(id);
  }

  void Step(std::size_t i, bool may_feed) {
    const Transition step = draft_.transitions[i];  // a copy: those that are woken by it are added to the list
    const bool failed = step.cause == Cause::kFailed || step.cause == Cause::kCrashed;
    const std::string channel = "/pawl/jobs/" + step.id;
    const bool told = Wanted(channel);
    const bool logged = failed && Wanted(kLog);
    if (!told && !logged) return;
    const bool feeds = may_feed && !Follows(step.seq);
    if (told) Send({channel, StatusOf(step), now_.wall}, feeds);
    if (logged) LogError(step, feeds);
  }

  std::string StatusOf(const Transition& step) const {
    std::string value;
    JsonWriter json(value);
    json.BeginObject().Key("timestamp").String(FormatTime(now_.wall)).Key("job").String(step.id);
    json.Key("queue").String(NameOf(step.queue)).Key("type").String(NameOf(step.type));
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
    const RecordKey key = SideKey(RecordKind::kError, step.seq);
    const auto& puts = draft_.changes.puts;
    const auto put = std::find_if(puts.begin(), puts.end(), [&](const auto& one) { return one.first == key; });
    if (put == puts.end()) return;
    const auto error = DecodeError(put->second);
    if (!error.ok()) return;
    std::string value;
    JsonWriter json(value);
    json.BeginObject().Key("timestamp").String(FormatTime(now_.wall)).Key("job").String(step.id);
    json.Key("error").String(error->message).Key("backtrace").BeginArray();
    for (const std::string& line : error->backtrace) json.String(line);
    json.EndArray().EndObject();
    Send({std::string(kLog), std::move(value), now_.wall}, feeds);
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
    json.BeginObject().Key("timestamp").String(FormatTime(now_.wall)).Key("job");
    if (draft_.actor.seq == 0) {
      json.Null();
    } else {
      json.String(draft_.actor.id);
    }
    WriteTraces(json, "read", read_);
    WriteTraces(json, "write", written_);
    json.EndObject();
    Send({std::string(kLog), std::move(value), now_.wall}, draft_.actor.seq == 0 || !Follows(draft_.actor.seq));
  }

  View& view_;
  Now now_;
  Draft& draft_;
  Desk desk_;
  PortWriter writer_;
  std::vector<PortTrace> read_, written_;  // by the decision; what the echo itself feeds is not logged
  std::unordered_map<Seq, std::optional<Ports>> ports_;
};

}  // namespace

void Echo(View& view, Now now, Draft& draft) {
  if (view.watched().empty()) return;
  Echoer(view, now, draft).Steps();
}

void Announce(Message message, View& view, Now now, Draft& draft) {
  if (view.watched().empty()) return;
  Echoer echoer(view, now, draft);
  echoer.Send(std::move(message), true);
  echoer.Close();
}

}  // namespace pawl

// Statistics: what was counted, now and by time.
#include <array>

#include "base/duration.h"
#include "base/names.h"
#include "base/wall_format.h"
#include "engine/read_in_steps.h"
#include "server/routes.h"
#include "wire/http/query.h"
#include "wire/http/render_view.h"
#include "wire/json/fields.h"
#include "wire/json/ranges.h"

namespace pawl::routes {
namespace {

using http::Parameter;

struct StatsQuery {
  std::optional<std::string> queue;
  QueueQuery page;
};
constexpr std::array<Parameter<StatsQuery>, 4> kStatsParameters{{
    {"queue",
     [](const std::string& text, StatsQuery& out) {
       out.queue = text;
       return CheckName(text, "");
     }},
    {"limit", [](const std::string& text, StatsQuery& out) { return ReadQueueLimit(text, out.page); }},
    {"cursor", [](const std::string& text, StatsQuery& out) { return ReadQueueCursor(text, out.page); }},
    {"all", [](const std::string& text, StatsQuery& out) { return ReadAll(text, out.page); }},
}};

Result<Resolution> ParseResolution(std::string_view text) {
  constexpr std::array<std::string_view, 3> kNames = {"minute", "hour", "day"};
  for (const Resolution resolution : {Resolution::kMinute, Resolution::kHour, Resolution::kDay}) {
    if (http::Name(resolution) == text) return resolution;
  }
  return http::NotOneOf(text, kNames);
}

constexpr std::array<Parameter<HistoryQuery>, 4> kHistoryParameters{{
    {"queue",
     [](const std::string& text, HistoryQuery& out) {
       out.queue = text;
       return CheckName(text, "");
     }},
    {"resolution",
     [](const std::string& text, HistoryQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.resolution, ParseResolution(text));
       return {};
     }},
    {"from",
     [](const std::string& text, HistoryQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.from, ParseTime(text));
       return {};
     }},
    {"to",
     [](const std::string& text, HistoryQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.to, ParseTime(text));
       return {};
     }},
}};

constexpr std::array<Parameter<StatsFilter>, 2> kStreamParameters{{
    {"queue",
     [](const std::string& text, StatsFilter& out) {
       out.queue = text;
       return CheckName(text, "");
     }},
    {"every",
     [](const std::string& text, StatsFilter& out) -> Result<void> {
       PAWL_ASSIGN(const Millis every, ParseDuration(text));
       PAWL_ASSIGN(out.every, http::SpanIn(every, http::kEveryRange));
       return {};
     }},
}};

constexpr std::array<Parameter<HistoryQuery>, 4> kTimesParameters{{
    kHistoryParameters[0],
    {"resolution",
     [](const std::string& text, HistoryQuery& out) -> Result<void> {
       constexpr std::array<std::string_view, 2> kNames = {"minute", "hour"};
       PAWL_ASSIGN(out.resolution, ParseResolution(text));
       if (!HasTimes(out.resolution)) return http::NotOneOf(text, kNames);
       return {};
     }},
    {"since", kHistoryParameters[2].read},
    {"until", kHistoryParameters[3].read},
}};

}  // namespace

Result<void> GetStats(Call& call) {
  PAWL_ASSIGN(const StatsQuery query, http::ReadQuery<StatsQuery>(call.request.query, kStatsParameters));
  const Names& names = call.api.core.names();
  const WallTime now = call.api.core.now().wall;
  if (query.queue) {
    ReadAndSend(
        call,
        [&names, queue = *query.queue, now](StoreReader& reader) { return ReadQueueStats(reader, names, queue, now); },
        [now](const QueueStats& stats) { return Json(http::RenderQueueStats(stats, now)); });
    return {};
  }
  const auto walk = std::make_shared<StatsWalk>(query.page);
  ReadInSteps(
      call.api.core, [&names, now, walk](StoreReader& reader) { return walk->Step(reader, names, now); },
      [to = std::move(call.responder), now, walk](const std::optional<Error>& error) {
        to->SendLater(
            [error, now, walk] { return error ? Problem(*error) : Json(http::RenderStats(walk->view(), now)); });
      });
  return {};
}

Result<void> GetHistory(Call& call) {
  PAWL_ASSIGN(const HistoryQuery query, http::ReadQuery<HistoryQuery>(call.request.query, kHistoryParameters));
  ReadAndSend(
      call,
      [&core = call.api.core, query](StoreReader& reader) {
        return ReadHistory(reader, core.names(), query, core.now().wall);
      },
      [resolution = query.resolution](const std::vector<HistoryPoint>& points) {
        return Json(http::RenderHistory(resolution, points));
      });
  return {};
}

Result<void> GetTimes(Call& call) {
  HistoryQuery unsaid;
  unsaid.from_name = "since";
  PAWL_ASSIGN(const HistoryQuery query,
              http::ReadQuery<HistoryQuery>(call.request.query, kTimesParameters, std::move(unsaid)));
  ReadAndSend(
      call,
      [&core = call.api.core, query](StoreReader& reader) {
        return ReadTimes(reader, core.names(), query, core.now().wall);
      },
      [resolution = query.resolution](const std::vector<TimesPoint>& points) {
        return Json(http::RenderTimes(resolution, points));
      });
  return {};
}

Result<void> FollowStats(Call& call) {
  PAWL_ASSIGN(StatsFilter filter, http::ReadQuery<StatsFilter>(call.request.query, kStreamParameters));
  if (call.api.draining) return Error{ErrorCode::kStopping, "the server is shutting down"};
  PAWL_TRY(call.api.stats.CheckRoom());
  if (!filter.queue) {
    call.api.stats.Add(std::move(filter), call.Stream());
    return {};
  }
  ApiServices& api = call.api;
  api.core.Read([&api, to = std::move(call.responder), caller = call.caller,
                 filter = std::move(filter)](Result<StoreReader*> reader) mutable {
    const auto found = reader.ok() ? FindQueue(**reader, api.core.names(), *filter.queue) : reader.error();
    if (!found.ok()) return to->Send(Problem(found.error()));
    api.stats.Add(std::move(filter), api.streams.Add(to->Stream(), caller));
  });
  return {};
}

}  // namespace pawl::routes

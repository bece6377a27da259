// Statistics: what was counted, now and by time.
#include <array>

#include "base/names.h"
#include "base/wall_format.h"
#include "engine/read_in_steps.h"
#include "server/routes.h"
#include "wire/http/query.h"
#include "wire/http/render_view.h"
#include "wire/json/fields.h"

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

}  // namespace pawl::routes

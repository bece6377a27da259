// The errors of jobs by kind.
#include <array>

#include "base/names.h"
#include "base/wall_format.h"
#include "engine/error_queries.h"
#include "engine/read_in_steps.h"
#include "server/routes.h"
#include "wire/http/query.h"
#include "wire/http/render_errors.h"

namespace pawl::routes {
namespace {

using http::Parameter;

constexpr std::array<Parameter<ErrorQuery>, 6> kErrorKindParameters{{
    {"queue",
     [](const std::string& text, ErrorQuery& out) {
       out.queue = text;
       return CheckName(text, "");
     }},
    {"since",
     [](const std::string& text, ErrorQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.since, ParseTime(text));
       return {};
     }},
    {"until",
     [](const std::string& text, ErrorQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.until, ParseTime(text));
       return {};
     }},
    {"all",
     [](const std::string& text, ErrorQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.ours, http::ParseFlag(text));
       return {};
     }},
    {"limit",
     [](const std::string& text, ErrorQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, kPageMax));
       return {};
     }},
    {"cursor",
     [](const std::string& text, ErrorQuery& out) -> Result<void> {
       JobQuery place;
       PAWL_TRY(ReadCursor(text, place));
       out.below = place.below;
       out.from = place.from;
       return {};
     }},
}};

}  // namespace

Result<void> ListErrors(Call& call) {
  PAWL_ASSIGN(ErrorQuery query, http::ReadQuery<ErrorQuery>(call.request.query, kErrorKindParameters));
  const Names& names = call.api.core.names();
  const auto walk = std::make_shared<ErrorWalk>(std::move(query), call.api.core.now().wall);
  ReadInSteps(
      call.api.core, [&names, walk](StoreReader& reader) { return walk->Step(reader, names); },
      [to = std::move(call.responder), &names, walk](const std::optional<Error>& error) {
        to->SendLater(
            [error, &names, walk] { return error ? Problem(*error) : Json(http::RenderErrors(walk->Take(), names)); });
      });
  return {};
}

}  // namespace pawl::routes

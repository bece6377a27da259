#include "wire/http/render_schedule.h"

#include "base/wall_format.h"
#include "wire/http/answer_writer.h"

namespace pawl::http {
namespace {

void WriteTimes(AnswerWriter& json, const std::vector<WallTime>& times) {
  json.BeginArray();
  for (const WallTime time : times) json.Name(FormatTime(time));
  json.EndArray();
}

}  // namespace

std::string RenderTimes(const std::vector<WallTime>& times) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject();
    WriteTimes(json.Key("times"), times);
    json.EndObject();
  });
}

}  // namespace pawl::http

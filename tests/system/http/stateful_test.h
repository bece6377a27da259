// Workers of stateful jobs as a program in any language would be: what a claim says goes in, what a finish says comes
// out.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/system/http/http_test.h"

namespace pawl::system_test {

// One run in flight: reads what the claim carries and gathers the effects.
class RunInFlight {
 public:
  explicit RunInFlight(std::string claimed) : claimed_(std::move(claimed)) {}

  std::string id() const { return TextAt(claimed_, "id"); }
  std::string type() const { return TextAt(claimed_, "type"); }
  std::string At(const std::string& path) const { return TextAt(claimed_, path); }
  std::string State(const std::string& key) const { return At("state." + key); }

  // All values that the claim carries of an inport; they are consumed.
  std::vector<std::string> Take(const std::string& port) {
    return TakeFrom("inputs." + port, R"({"port":")" + port + '"');
  }
  std::size_t Waiting(const std::string& port) const {
    return ElementsAt(claimed_, "inputs." + port + ".items").size();
  }
  // The same of a child's outport; `index` is its place in the claim's list of children.
  std::vector<std::string> TakeFromChild(std::size_t index, const std::string& port) {
    const std::string child = "children." + std::to_string(index);
    return TakeFrom(child + ".outputs." + port, R"({"job":")" + At(child + ".id") + R"(","port":")" + port + '"');
  }
  std::size_t children() const { return ElementsAt(claimed_, "children").size(); }

  void Write(const std::string& port, const std::string& value) {
    Add("write", R"({"port":")" + port + R"(","values":[)" + value + "]}");
  }
  void StartChild(const std::string& body) { Add("children", body); }
  void SetState(const std::string& key, const std::string& value) { state_[key] = value; }

  std::string Body() const {
    std::string effects;
    for (const auto& [kind, list] : lists_) effects += (effects.empty() ? "" : ",") + Quote(kind) + ":[" + list + "]";
    std::string set;
    for (const auto& [key, value] : state_) set += (set.empty() ? "" : ",") + Quote(key) + ":" + value;
    if (!set.empty()) effects += std::string(effects.empty() ? "" : ",") + R"("state":{"set":{)" + set + "}}";
    return R"({"token":")" + At("lease.token") + R"(","effects":{)" + effects + "}}";
  }

 private:
  static std::string Quote(const std::string& text) { return '"' + text + '"'; }
  void Add(const std::string& kind, const std::string& effect) {
    std::string& list = lists_[kind];
    list += (list.empty() ? "" : ",") + effect;
  }
  std::vector<std::string> TakeFrom(const std::string& path, const std::string& consume) {
    std::vector<std::string> values;
    for (const std::string_view item : ElementsAt(claimed_, path + ".items")) values.push_back(TextAt(item, "value"));
    if (values.empty()) return values;
    const auto from = NumberAt(claimed_, path + ".from");
    Add("consume", consume + R"(,"from":)" + std::to_string(from) + R"(,"to":)" +
                       std::to_string(from + static_cast<std::int64_t>(values.size())) + "}");
    return values;
  }

  std::string claimed_;
  std::map<std::string, std::string> lists_;  // by kind of effect
  std::map<std::string, std::string> state_;
};

class StatefulTest : public HttpTest {
 protected:
  // What a run does; the word says how it ends: "complete" or "suspend".
  using Handler = std::function<std::string(RunInFlight&)>;

  // Runs the jobs of a queue until none is ready; how many runs that were.
  int Drain(const std::string& queue, const Handler& handler) {
    int runs = 0;
    for (std::string job = Claim(queue); !job.empty(); job = Claim(queue)) {
      RunInFlight run(std::move(job));
      const std::string end = handler(run);
      Ok(Post("/v1/jobs/" + run.id() + "/" + end, run.Body()));
      if (++runs > 10'000) {
        ADD_FAILURE() << "the jobs of " << queue << " never rest";
        return runs;
      }
    }
    return runs;
  }

  // Up to 200 jobs; the whole answer.
  std::string ClaimMany(const std::string& queue) {
    return Ok(Post("/v1/claim", R"({"queues":[")" + queue + R"("],"worker":"w1","count":200})"));
  }

  void Register(const std::string& type, const std::string& spec) {
    Ok(Call("PUT", "/v1/workers/" + type + "/" + type, spec));
  }
  void Write(const std::string& ref, const std::string& port, const std::string& values) {
    Ok(Post("/v1/jobs/" + ref + "/ports/in/" + port, R"({"values":[)" + values + "]}"));
  }
  // The values that are on an outport, as they are written, taken from it.
  std::string ReadOut(const std::string& ref, const std::string& port) {
    const std::string body = Ok(Post("/v1/jobs/" + ref + "/ports/out/" + port + "/read", R"({"limit":1000})"));
    std::string values;
    for (const std::string_view item : ElementsAt(body, "items")) {
      values += (values.empty() ? "" : ",") + TextAt(item, "value");
    }
    return values;
  }
  std::string Job(const std::string& ref, const std::string& path) { return TextAt(Get("/v1/jobs/" + ref).body, path); }
};

}  // namespace pawl::system_test

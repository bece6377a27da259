// MetricsText writes the text of /metrics (Prometheus, format 0.0.4). Values of labels are not escaped: ours are names
// of letters, digits and a few signs.
#pragma once

#include <fmt/format.h>

#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "base/histogram.h"

namespace pawl {

class MetricsText {
 public:
  using Labels = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  void Head(std::string_view name, std::string_view kind, std::string_view help) {
    fmt::format_to(std::back_inserter(out_), "# HELP {0} {2}\n# TYPE {0} {1}\n", name, kind, help);
  }
  template <typename T>
  void Value(std::string_view name, Labels labels, T value) {
    out_ += name;
    WriteLabels(labels);
    fmt::format_to(std::back_inserter(out_), " {}\n", value);
  }
  // A metric without labels, with its head.
  template <typename T>
  void Plain(std::string_view name, std::string_view kind, std::string_view help, T value) {
    Head(name, kind, help);
    Value(name, {}, value);
  }
  // Without a label, if that is empty.
  void OfHistogram(std::string_view name, std::string_view label, std::string_view value, const Histogram& histogram);

  std::string Take() { return std::move(out_); }

 private:
  void WriteLabels(Labels labels);

  std::string out_;
};

}  // namespace pawl

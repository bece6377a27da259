#include "server/metrics_text.h"

namespace pawl {

void MetricsText::WriteLabels(Labels labels) {
  char before = '{';
  for (const auto& [label, value] : labels) {
    if (label.empty()) continue;
    fmt::format_to(std::back_inserter(out_), "{}{}=\"{}\"", before, label, value);
    before = ',';
  }
  if (before == ',') out_ += '}';
}

void MetricsText::OfHistogram(std::string_view name, std::string_view label, std::string_view value,
                              const Histogram& histogram) {
  const std::string bucket = std::string(name) + "_bucket";
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < histogram.counts.size(); ++i) {
    count += histogram.counts[i];
    const bool last = i == Histogram::kBoundsMs.size();
    const std::string bound = last ? "+Inf" : fmt::format("{}", static_cast<double>(Histogram::kBoundsMs[i]) / 1e3);
    Value(bucket, {{label, value}, {"le", bound}}, count);
  }
  Value(std::string(name) + "_sum", {{label, value}}, std::chrono::duration<double>(histogram.sum).count());
  Value(std::string(name) + "_count", {{label, value}}, count);
}

}  // namespace pawl

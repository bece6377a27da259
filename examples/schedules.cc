// A schedule, and a test of it that moves the time by hand.
#include <chrono>
#include <iostream>

#include "pawl/testing.h"

namespace {

pawl::ScheduleRequest Nightly() {
  pawl::ScheduleRequest schedule;
  schedule.times = {.cron = "0 2 * * *", .timezone = "Europe/Rome"};
  schedule.job = {.type = "report", .payload = R"({"day":"{{date-1d}}"})"};
  return schedule;
}

}  // namespace

int main() {
  pawl::TestBench bench;
  int reports = 0;
  bench.worker().Handle("report", [&](pawl::Run& run) -> pawl::Result<std::string> {
    std::cout << "report " << run.payload() << '\n';
    ++reports;
    return "";
  });
  const auto put = bench.jobs().PutSchedule("nightly", Nightly());
  if (!put.ok() || put->next.size() != 5) return 1;
  for (int day = 0; day < 3; ++day) {
    bench.Advance(std::chrono::hours(24));
    if (!bench.Drain().ok()) return 1;
  }
  return reports == 3 ? 0 : 1;
}

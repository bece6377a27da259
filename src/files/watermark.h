// Watermark says whether there is room for more downloads: it pauses them when the disk is nearly full, and lets them
// go on when some more of it is free, so that they do not start and stop all the time. One thread.
#pragma once

namespace pawl::files {

struct WatermarkOptions {
  double high = 0.95;  // part of the disk in use from which on there is a pause
  double low = 0.90;   // down to which it lasts; not above `high`
};

class Watermark {
 public:
  explicit Watermark(WatermarkOptions options = {}) : options_(options) {}

  // Takes what is in use now, between 0 and 1; returns whether downloads are paused.
  bool Update(double used) {
    paused_ = used >= options_.high || (paused_ && used > options_.low);
    return paused_;
  }
  bool paused() const { return paused_; }

 private:
  const WatermarkOptions options_;
  bool paused_ = false;
};

}  // namespace pawl::files

// The processor `http`: documents are posted to an endpoint, signed as callbacks are, and its answer says what has
// become of each. Blocks its thread until the answers are there.
#pragma once

#include <string>

#include "executors/callback_delivery.h"
#include "executors/outgoing.h"
#include "model/scan_work.h"
#include "pawl/scan.h"
#include "wire/json/ranges.h"

namespace pawl {

// What an endpoint has answered to a call with these documents, if it has accepted them: a status from 200 to 299. No
// body: all are processed. Otherwise {"results":[{"key":…,"status":"processed|skipped|retry|error|fatal","error":…}],
// "push":[…]}; what it does not name is processed. Pure.
Result<Verdicts> ReadProcessed(std::string_view answer, const std::vector<Document>& documents,
                               const http::WireLimits& limits);

class HttpProcessor final : public Processor {
 public:
  // `outgoing` outlives it.
  HttpProcessor(Outgoing& outgoing, const DeliveryDefaults& defaults, HttpProcessorWork work, http::WireLimits limits)
      : outgoing_(outgoing), defaults_(defaults), work_(std::move(work)), limits_(limits) {}

  Result<Verdicts> Process(const Block& block, ScanRun& run) override;

 private:
  Result<Verdicts> ProcessEach(const Block& block, ScanRun& run);
  Result<outbound::Request> RequestOf(const std::vector<Document>& documents, const ScanRun& run) const;

  Outgoing& outgoing_;
  const DeliveryDefaults defaults_;
  const HttpProcessorWork work_;
  const http::WireLimits limits_;
};

}  // namespace pawl

// The processor `jobs`: each document, or each block, becomes a job, in the commit of the offset. Pure.
#pragma once

#include "base/json_writer.h"
#include "model/scan_work.h"
#include "pawl/scan.h"

namespace pawl {

// [{"key":…,"document":…}, …]: how processors outside of this process are given documents.
void WriteDocuments(const std::vector<Document>& documents, JsonWriter& json);

class JobsProcessor final : public Processor {
 public:
  explicit JobsProcessor(JobsProcessorWork work) : work_(std::move(work)) {}
  Result<Verdicts> Process(const Block& block, ScanRun& run) override;

 private:
  const JobsProcessorWork work_;
};

}  // namespace pawl

// A task that came as a document, as it stands: what the document needs to be written again.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/workflow_queries.h"
#include "model/partition.h"

namespace pawl {

struct DocumentPart {
  JobRow row;
  std::string text;  // of the document
  PartitionState state = {};
};

struct DocumentView {
  JobRow task = {};
  std::string frame = {};                // of the document
  std::vector<DocumentPart> parts = {};  // in its order; others that were added later come behind them
};

// Reads it in steps (see ReadInSteps), for it may have many partitions. They are of one moment if one step is enough.
class DocumentReader {
 public:
  explicit DocumentReader(JobRef task) : ref_(std::move(task)) {}

  // False: all is read. kNotFound, too, if the task did not come as a document.
  Result<bool> Step(StoreReader& reader);
  const DocumentView& view() const { return view_; }

 private:
  Result<void> ReadTaskItself(StoreReader& reader);
  Result<void> ReadParts(StoreReader& reader, PartitionPage page);

  const JobRef ref_;
  bool begun_ = false;
  Seq after_ = 0;
  DocumentView view_;
};

}  // namespace pawl

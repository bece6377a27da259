// The bytes of what a scan and its partitions have beside their heads.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "model/partition.h"

namespace pawl {

std::string EncodePartition(const PartitionState& partition);
Result<PartitionState> DecodePartition(std::string_view bytes);

std::string EncodeScanTask(const ScanTask& scan);
Result<ScanTask> DecodeScanTask(std::string_view bytes);

}  // namespace pawl

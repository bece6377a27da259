// The bytes of what jobs have that wait for others, are members or carriers.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "model/workflow.h"
#include "store/bytes.h"

namespace pawl {

// A part of the head.
void PutFlow(ByteWriter& out, const Flow& flow);
Flow GetFlow(ByteReader& in);

std::string EncodeLinks(const Links& links);
Result<Links> DecodeLinks(std::string_view bytes);

std::string EncodeCarrier(const Carrier& carrier);
Result<Carrier> DecodeCarrier(std::string_view bytes);

}  // namespace pawl

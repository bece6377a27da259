// The two scripts that change data in Redis. Both begin with the same fair queue; what they take and answer stands at
// the top of lua/commit.lua and lua/claim.lua. Their arguments are built with commit_payload.h and fair_payload.h,
// their replies read with script_replies.h.
#pragma once

#include <string>

namespace pawl {

const std::string& CommitScript();
const std::string& ClaimScript();
// Changes nothing: reads parts of lists.
const std::string& ListsScript();

}  // namespace pawl

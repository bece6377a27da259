// Pages of an HTTP API as a source of scans:
//   GET url?after=KEY&limit=N → {"items":[{…},…],"key":"id","eof":true}
// `after` is the key of the last item that is done, left out at the beginning; a text as it is, any other key as JSON.
// Items come by increasing key. `key` names the member of each item that is its key, or an array of several; "id"
// without it, and a task may say another. `eof` says that there is nothing behind the page; an empty page says so too.
#pragma once

#include <memory>
#include <string>

#include "base/clock.h"
#include "base/result.h"
#include "outbound/transport.h"
#include "pawl/scan.h"

namespace pawl::source {

struct HttpSourceOptions {
  std::string url = {};
  std::string token = {};  // sent as "Authorization: Bearer"; empty: none
  Millis timeout{10'000};
};

// Fails with kInvalid for a URL that is none. `transport` outlives it; its guard judges the address, and redirects are
// not followed.
Result<std::shared_ptr<Source>> MakeHttpSource(HttpSourceOptions options, outbound::Transport& transport);

}  // namespace pawl::source

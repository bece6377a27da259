// The _id of a document of MongoDB as an offset.
#pragma once

#include <bson/bson.h>

#include <string_view>

#include "base/result.h"
#include "model/offset.h"

namespace pawl::source {

// Fails with kKeyType if there is none, or if it is of a type whose values are no offsets: an object, a boolean, null.
Result<Offset> KeyOfDocument(const bson_t& document);

// Whether documents with these keys stand in one order in which a query goes on: numbers with numbers, and all else
// with its own kind. MongoDB compares only such values with each other, and leaves the rest out in silence.
bool AreOfOneType(const Offset& a, const Offset& b);

}  // namespace pawl::source

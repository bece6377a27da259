// The document of a task as an application keeps it in MongoDB: an infinite task over a collection, with a filter for
// each of its five partitions. Byte for byte as it was written there.
#pragma once

#include <string_view>

namespace pawl::support {

inline constexpr std::string_view kTaskDocument = R"json({
  "_id": {
    "$oid": "6822f3f2f89695833ce6b145"
  },
  "_bid": "jobId-t1",
  "_et": "task",
  "status": "available",
  "typ": "q-mongo",
  "data_stream_type": "infinite",
  "jobBid": "my-job-id",
  "info": {
    "mdbInstance": "default",
    "mdbCollection": "query-collection"
  },
  "partitions": [
    {
      "_bid": "jobId-t1:001",
      "_et": "task",
      "partitionNumber": 1,
      "status": "available",
      "etag": {
        "$numberLong": "0"
      },
      "info": {
        "mdbFilter": "{ \"$and\": [ {\"_np\": 1 }, { \"_id\": { \"$gt\": { \"$oid\": \"{resumeObjectId}\" } } }  ] }"
      }
    },
    {
      "_bid": "jobId-t1:002",
      "_et": "task",
      "partitionNumber": 2,
      "status": "available",
      "etag": {
        "$numberLong": "0"
      },
      "info": {
        "mdbFilter": "{ \"$and\": [ {\"_np\": 2 }, { \"_id\": { \"$gt\": { \"$oid\": \"{resumeObjectId}\" } } }  ] }"
      }
    },
    {
      "_bid": "jobId-t1:003",
      "_et": "task",
      "partitionNumber": 3,
      "status": "available",
      "etag": {
        "$numberLong": "0"
      },
      "info": {
        "mdbFilter": "{ \"$and\": [ {\"_np\": 3 }, { \"_id\": { \"$gt\": { \"$oid\": \"{resumeObjectId}\" } } }  ] }"
      }
    },
    {
      "_bid": "jobId-t1:004",
      "_et": "task",
      "partitionNumber": 4,
      "status": "available",
      "etag": {
        "$numberLong": "0"
      },
      "info": {
        "mdbFilter": "{ \"$and\": [ {\"_np\": 4 }, { \"_id\": { \"$gt\": { \"$oid\": \"{resumeObjectId}\" } } }  ] }"
      }
    },
    {
      "_bid": "jobId-t1:005",
      "_et": "task",
      "partitionNumber": 5,
      "status": "available",
      "etag": {
        "$numberLong": "0"
      },
      "info": {
        "mdbFilter": "{ \"$and\": [ {\"_np\": 5 }, { \"_id\": { \"$gt\": { \"$oid\": \"{resumeObjectId}\" } } }  ] }"
      }
    }
  ]
})json";

}  // namespace pawl::support

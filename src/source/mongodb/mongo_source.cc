#include "source/mongodb/mongo_source.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/json_member.h"
#include "base/json_reader.h"
#include "base/json_writer.h"
#include "source/mongodb/document_key.h"
#include "source/mongodb/filter.h"
#include "source/mongodb/mongo_client.h"
#include "source/scan_spec.h"
#include "source/split_range.h"

namespace pawl::source {
namespace {

// "mdbFilter" of the partition's JSON, with the offset in its place, and "filter" of the task's and the partition's.
Result<std::vector<std::string>> FiltersOf(const ReadRequest& request, const std::optional<Offset>& after) {
  std::vector<std::string> filters;
  for (const std::string& part : {request.scan, request.partition}) {
    if (part.empty()) continue;
    const JsonValue object = KnownJson(part);
    if (const auto filter = FindMember(object, "filter"); filter && !filter->IsNull()) {
      PAWL_TRY(CheckFilter(filter->raw));
      filters.emplace_back(filter->raw);
    }
  }
  if (request.partition.empty()) return filters;
  // In the document of a task it is a part of what is said of the partition.
  const JsonValue partition = KnownJson(request.partition);
  auto text = FindMember(partition, "mdbFilter");
  if (!text) text = FindMember(MemberOf(partition, "info"), "mdbFilter");
  if (!text) text = FindMember(MemberOf(partition, "properties"), "mdbFilter");
  if (!text || text->IsNull()) return filters;
  const auto filter = text->String();
  if (!filter.ok()) return Error{ErrorCode::kBadFilter, "must be a text: " + filter.error().detail, "mdbFilter"};
  auto filled = FillFilter(*filter, after);
  if (!filled.ok()) {
    Error error = std::move(filled).error();
    error.field = "mdbFilter";
    return error;
  }
  filters.push_back(*std::move(filled));
  return filters;
}

// {"_id":{"$gt":…}}
Result<void> AddBound(std::vector<std::string>& filters, std::string_view relation, const std::optional<Offset>& key) {
  if (!key) return {};
  PAWL_ASSIGN(const std::string value, IdValue(*key));
  JsonWriter(filters.emplace_back())
      .BeginObject()
      .Key("_id")
      .BeginObject()
      .Key(relation)
      .Raw(value)
      .EndObject()
      .EndObject();
  return {};
}

std::string AllOf(const std::vector<std::string>& filters) {
  if (filters.empty()) return "{}";
  std::string text;
  JsonWriter json(text);
  json.BeginObject().Key("$and").BeginArray();
  for (const std::string& filter : filters) json.Raw(filter);
  json.EndArray().EndObject();
  return text;
}

std::string ProjectionOf(const std::vector<std::string>& columns) {
  if (columns.empty()) return {};
  std::string text;
  JsonWriter json(text);
  json.BeginObject();
  for (const std::string& column : columns) {
    if (column != "_id") json.Key(column).Int(1);  // it is always there
  }
  json.Key("_id").Int(1).EndObject();
  return text;
}

Error MixedKeys(const Offset& a, const Offset& b) {
  return {ErrorCode::kKeyType, "the collection has _ids of several types: " + std::string(KindName(a)) + " and " +
                                   std::string(KindName(b)) +
                                   "; MongoDB compares no such keys, so documents would be missed"};
}

// A document that cannot be written as JSON is shown by its key, and fails alone.
Document DocumentOf(const bson_t& bson, std::string key) {
  std::size_t size = 0;
  const std::unique_ptr<char, void (*)(void*)> json(bson_as_relaxed_extended_json(&bson, &size), bson_free);
  Document document{.key = std::move(key)};
  if (json != nullptr && ValidateJson({json.get(), size}).ok()) {
    document.document.assign(json.get(), size);
    return document;
  }
  JsonWriter(document.document).BeginObject().Key("_id").Raw(document.key).EndObject();
  document.error = "the document cannot be written as JSON: it has text that is not UTF-8, or it is nested too deeply";
  return document;
}

class MongoSource final : public Source {
 public:
  MongoSource(MongoOptions options, std::unique_ptr<MongoClient> client)
      : options_(std::move(options)), client_(std::move(client)) {}

  Result<Block> Read(const ReadRequest& request) override {
    PAWL_ASSIGN(const ScanSpec spec, ParseScanSpec(request.scan, request.partition));
    PAWL_TRY(Check(spec));
    std::optional<Offset> after;
    if (!request.after.empty()) {
      PAWL_ASSIGN(after, ParseOffset(request.after));
    }
    PAWL_ASSIGN(auto filters, FiltersOf(request, after));
    PAWL_TRY(AddBound(filters, "$gt", after));
    PAWL_TRY(AddBound(filters, "$gte", spec.from));
    PAWL_TRY(AddBound(filters, "$lt", spec.to));
    Reading reading{.limit = request.limit, .last = after, .streams = request.infinite && !spec.accepts_late};
    if (reading.streams) {
      // Before the documents are read, so that what comes meanwhile is younger.
      PAWL_ASSIGN(reading.now, client_->ServerTime());
      reading.settle = spec.settle;
    }
    const MongoFind find{.collection = spec.table,
                         .filter = AllOf(filters),
                         .projection = ProjectionOf(spec.columns),
                         .limit = request.limit + 1,
                         .primary = request.infinite};  // a secondary may lag by more than `settle`
    Block block{.eof = true};
    PAWL_TRY(client_->Find(find, [&](const MongoDocument& document) { return Take(*document.bson, reading, block); }));
    // Of other types than the first one nothing would be found, and nobody would know.
    if (!after || block.eof) PAWL_TRY(CheckOneType(spec.table));
    return block;
  }

  Result<std::vector<std::string>> Plan(const ReadRequest& request, std::uint32_t parts) override {
    PAWL_ASSIGN(const ScanSpec spec, ParseScanSpec(request.scan, request.partition));
    PAWL_TRY(Check(spec));
    PAWL_ASSIGN(const auto least, EndOf(spec.table, false));
    PAWL_ASSIGN(const auto greatest, EndOf(spec.table, true));
    return SplitRange(least, greatest, parts);
  }

 private:
  // What Take needs to know between two documents.
  struct Reading {
    std::uint32_t limit = 0;
    std::optional<Offset> last = {};
    bool streams = false;
    WallTime now = {};
    Millis settle{};
    std::size_t bytes = 0;
  };

  Result<void> Check(const ScanSpec& spec) const {
    const std::string of = " of the source '" + options_.name + "'";
    if (!spec.where.empty() || !spec.query.empty()) {
      return Error{ErrorCode::kInvalid, "a scan" + of + " has a `filter` and no SQL: MongoDB has none"};
    }
    if (!spec.key.empty() && spec.key != std::vector<std::string>{"_id"}) {
      return Error{ErrorCode::kKeyType, "a scan" + of + " goes by `_id`, which each document has and no two share",
                   "key"};
    }
    if (std::ranges::find(options_.collections, spec.table) != options_.collections.end()) return {};
    std::string names;
    for (const std::string& name : options_.collections) names += (names.empty() ? "" : ", ") + name;
    return Error{ErrorCode::kUnknownSource,
                 "'" + spec.table + "' is not among the collections" + of + ": " + (names.empty() ? "none" : names),
                 "collection"};
  }

  // Whether more documents are wanted.
  static Result<bool> Take(const bson_t& bson, Reading& reading, Block& block) {
    PAWL_ASSIGN(const Offset key, KeyOfDocument(bson));
    block.eof = false;
    if (reading.last && !AreOfOneType(*reading.last, key)) return MixedKeys(*reading.last, key);
    if (reading.streams) {
      const auto made = TimeOfOffset(key);
      if (!made) {
        return Error{ErrorCode::kLateKeys,
                     "the _ids are " + std::string(KindName(key)) +
                         ", which says nothing of when a document was made, so documents that come "
                         "late could be missed; say \"late\":\"accept\" to accept that"};
      }
      if (reading.now - *made < reading.settle) {
        block.held_back = true;
        block.lag_seconds = std::chrono::duration<double>(reading.now - *made).count();
        return false;
      }
      if (block.documents.size() < reading.limit) {
        block.lag_seconds = std::chrono::duration<double>(reading.now - *made).count();
      }
    }
    if (block.documents.size() == reading.limit) return false;
    PAWL_ASSIGN(std::string rendered, RenderKey(key));
    reading.last = key;
    reading.bytes += block.documents.emplace_back(DocumentOf(bson, std::move(rendered))).document.size();
    if (reading.bytes >= kBlockBytesMax) return false;
    block.eof = true;
    return true;
  }

  Result<std::optional<Offset>> EndOf(const std::string& collection, bool greatest) {
    std::optional<Offset> end;
    const MongoFind find{
        .collection = collection, .filter = "{}", .projection = R"({"_id":1})", .descending = greatest, .limit = 1};
    PAWL_TRY(client_->Find(find, [&](const MongoDocument& document) -> Result<bool> {
      PAWL_ASSIGN(end, KeyOfDocument(*document.bson));
      return true;
    }));
    return end;
  }

  // The index of _id is in the order of types first: if both ends are of one type, all are.
  Result<void> CheckOneType(const std::string& collection) {
    PAWL_ASSIGN(const auto least, EndOf(collection, false));
    if (!least) return {};
    PAWL_ASSIGN(const auto greatest, EndOf(collection, true));
    if (!greatest || AreOfOneType(*least, *greatest)) return {};
    return MixedKeys(*least, *greatest);
  }

  const MongoOptions options_;
  const std::unique_ptr<MongoClient> client_;
};

}  // namespace

Result<std::unique_ptr<Source>> OpenMongo(MongoOptions options) {
  PAWL_ASSIGN(auto client, MongoClient::Open(options.url, options.database, options.pool, options.timeout));
  return std::unique_ptr<Source>(std::make_unique<MongoSource>(std::move(options), std::move(client)));
}

}  // namespace pawl::source

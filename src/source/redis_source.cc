#include "source/redis_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

#include "base/json_writer.h"
#include "base/log.h"
#include "base/mutex.h"
#include "base/utf8.h"
#include "redis/redis_link.h"
#include "source/scan_spec.h"

namespace pawl::source {
namespace {

std::string IdText(StreamId id) { return fmt::format("{}-{}", id.ms, id.seq); }

Result<StreamId> StreamIdOf(const Offset& offset, std::string_view field) {
  if (const auto* id = std::get_if<StreamId>(&offset.value)) return *id;
  return Error{ErrorCode::kKeyType,
               fmt::format(R"(a key of a stream is the id of an entry, {{"stream":"1526919030474-0"}}, not {})",
                           KindName(offset)),
               std::string(field)};
}

Result<StreamId> StreamIdIn(const std::string& text) {
  auto offset = ParseOffset(fmt::format(R"({{"stream":"{}"}})", text));
  if (!offset.ok()) return Error{ErrorCode::kSourceUnavailable, "Redis has answered with something that is no stream"};
  return std::get<StreamId>(offset->value);
}

// {"field":"value",…}; what is not UTF-8 is {"$binary":…}.
Document EntryDocument(const RedisReply& entry, StreamId id) {
  Document document;
  document.key = RenderOffset({id});
  JsonWriter json(document.document);
  json.BeginObject();
  std::set<std::string_view> seen;
  const std::vector<RedisReply>& fields = entry.items[1].items;
  for (std::size_t i = 0; i + 1 < fields.size(); i += 2) {
    const std::string& name = fields[i].text;
    const std::string& value = fields[i + 1].text;
    if (!seen.insert(name).second || !IsUtf8(name)) {
      document.error =
          IsUtf8(name) ? fmt::format("the field {} comes twice", name) : "a field has a name that is no UTF-8";
      continue;
    }
    json.Key(name);
    if (IsUtf8(value)) {
      json.String(value);
    } else {
      json.Raw(RenderOffset({Binary{0, value}}));
    }
  }
  json.EndObject();
  return document;
}

// What XINFO STREAM says.
struct StreamInfo {
  StreamId last;
  std::optional<StreamId> first;  // nothing: the stream is empty
};

Result<StreamInfo> StreamInfoOf(const RedisReply& reply) {
  StreamInfo info;
  for (std::size_t i = 0; i + 1 < reply.items.size(); i += 2) {
    const std::string& name = reply.items[i].text;
    const RedisReply& value = reply.items[i + 1];
    if (name == "last-generated-id") {
      PAWL_ASSIGN(info.last, StreamIdIn(value.text));
    } else if (name == "first-entry" && !value.items.empty()) {
      PAWL_ASSIGN(info.first, StreamIdIn(value.items[0].text));
    }
  }
  return info;
}

class RedisStreamSource final : public Source {
 public:
  RedisStreamSource(RedisUrl url, RedisSourceOptions options) : url_(std::move(url)), options_(std::move(options)) {}

  Result<Block> Read(const ReadRequest& request) override {
    PAWL_ASSIGN(const ScanSpec spec, ParseScanSpec(request.scan, request.partition));
    std::optional<StreamId> after;
    if (!request.after.empty()) {
      PAWL_ASSIGN(const Offset offset, ParseOffset(request.after));
      PAWL_ASSIGN(after, StreamIdOf(offset, "offset"));
    }
    PAWL_ASSIGN(const auto replies, Ask(spec, after, request.limit));
    if (after) PAWL_TRY(CheckGap(spec.table, *after, replies));
    return BlockOf(replies[0], request.limit);
  }

 private:
  // The entries, the entry at the offset, and what the stream is, all of one moment.
  Result<std::vector<RedisReply>> Ask(const ScanSpec& spec, std::optional<StreamId> after, std::uint32_t limit) {
    std::string begin = "-";
    if (spec.from) {
      PAWL_ASSIGN(const StreamId from, StreamIdOf(*spec.from, "from"));
      begin = IdText(from);
      if (after && *after >= from) begin = "(" + IdText(*after);
    } else if (after) {
      begin = "(" + IdText(*after);
    }
    std::string end = "+";
    if (spec.to) {
      PAWL_ASSIGN(const StreamId to, StreamIdOf(*spec.to, "to"));
      end = "(" + IdText(to);
    }
    const std::string at = IdText(after.value_or(StreamId{}));
    const std::array commands = {
        RedisCommand("MULTI"),
        RedisCommand("XRANGE").Add(spec.table).Add(begin).Add(end).Add("COUNT").Add(limit),
        RedisCommand("XRANGE").Add(spec.table).Add(at).Add(at),
        RedisCommand("XINFO").Add("STREAM").Add(spec.table),
        RedisCommand("EXEC"),
    };
    PAWL_ASSIGN(auto answered, Call(spec.table, commands));
    RedisReply& all = answered.back();
    const auto failed = std::ranges::find_if(answered, [](const RedisReply& one) { return one.IsError(); });
    if (failed != answered.end()) return Refused(spec.table, *failed);
    if (!all.IsArray() || all.items.size() != 3) {
      return Error{ErrorCode::kSourceUnavailable, "Redis has answered with something that is no stream"};
    }
    if (all.items[0].IsError()) return Refused(spec.table, all.items[0]);
    return std::move(all.items);
  }

  static Error Refused(const std::string& stream, const RedisReply& reply) {
    if (reply.IsError("WRONGTYPE")) return {ErrorCode::kInvalid, fmt::format("{} is no stream", stream), "table"};
    return {ErrorCode::kSourceUnavailable, fmt::format("Redis refuses to read the stream {}: {}", stream, reply.text)};
  }

  Result<void> CheckGap(const std::string& stream, StreamId after, const std::vector<RedisReply>& replies) {
    // An entry is never given back, and trimming begins with the oldest: as long as it is there nothing is missing.
    if (replies[1].IsArray() && !replies[1].items.empty()) return {};
    const bool no_stream = replies[2].IsError();
    StreamInfo info;
    if (!no_stream) {
      PAWL_ASSIGN(info, StreamInfoOf(replies[2]));
    }
    if (no_stream || info.last < after) {
      return Error{
          ErrorCode::kSourceChanged,
          fmt::format("the stream {} is not what it was: the entry {} was never in it", stream, IdText(after))};
    }
    if (info.last == after || (info.first && *info.first < after)) return {};
    if (!options_.skips_gaps) {
      return Error{
          ErrorCode::kSourceGap,
          fmt::format("the stream {} now begins behind the offset {}: entries may have been trimmed before they "
                      "were read; gap = \"continue\" in sources.toml goes on with what there is",
                      stream, IdText(after))};
    }
    Log(LogLevel::kWarn, "entries of a stream may have been trimmed before they were read",
        {{"stream", stream}, {"offset", IdText(after)}});
    return {};
  }

  Result<Block> BlockOf(const RedisReply& entries, std::uint32_t limit) {
    Block block;
    std::optional<StreamId> last;
    std::size_t bytes = 0;
    block.eof = entries.items.size() < limit;
    for (const RedisReply& entry : entries.items) {
      if (entry.items.size() != 2) continue;
      PAWL_ASSIGN(last, StreamIdIn(entry.items[0].text));
      block.documents.push_back(EntryDocument(entry, *last));
      bytes += block.documents.back().document.size();
      if (bytes <= kBlockBytesMax || &entry == &entries.items.back()) continue;
      block.eof = false;
      break;
    }
    if (last) {
      const double age = static_cast<double>(ToMillis(options_.clock->Read().wall)) - static_cast<double>(last->ms);
      block.lag_seconds = std::max(age, 0.0) / 1'000;
    }
    return block;
  }

  // A link belongs to one thread at a time; as many are kept as threads have read at once.
  Result<std::vector<RedisReply>> Call(const std::string& stream, std::span<const RedisCommand> commands) {
    std::unique_ptr<RedisLink> link;
    {
      const MutexLock lock(mutex_);
      std::vector<std::unique_ptr<RedisLink>>& idle = url_.kind == RedisUrl::Kind::kCluster ? idle_[stream] : idle_[""];
      if (!idle.empty()) {
        link = std::move(idle.back());
        idle.pop_back();
      }
    }
    if (link == nullptr) {
      link = std::make_unique<RedisLink>(
          url_, RedisLinkOptions{.wait = options_.timeout, .reply_timeout = options_.timeout, .slot_key = stream});
    }
    auto replies = link->Call(commands);
    {
      const MutexLock lock(mutex_);
      idle_[url_.kind == RedisUrl::Kind::kCluster ? stream : ""].push_back(std::move(link));
    }
    if (!replies.ok()) return Error{ErrorCode::kSourceUnavailable, replies.error().detail};
    return replies;
  }

  const RedisUrl url_;
  const RedisSourceOptions options_;
  Mutex mutex_;
  // By the stream where its slot says which server it is on.
  std::map<std::string, std::vector<std::unique_ptr<RedisLink>>> idle_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace

Result<std::shared_ptr<Source>> MakeRedisSource(RedisSourceOptions options) {
  auto url = ParseRedisUrl(options.url);
  if (!url.ok()) return Error{ErrorCode::kInvalid, url.error().detail, "url"};
  options.url.clear();
  return std::shared_ptr<Source>(std::make_shared<RedisStreamSource>(*std::move(url), std::move(options)));
}

}  // namespace pawl::source

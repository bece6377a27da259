#include "source/http_source.h"

#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "base/mutex.h"
#include "source/document_time.h"
#include "source/scan_spec.h"

namespace pawl::source {
namespace {

constexpr std::uint64_t kPageBytesMax = std::uint64_t{64} << 20U;

// One call that its thread waits for. The transport ends it in the time of the request.
class WaitedCall final : public outbound::Sink {
 public:
  bool OnHead(const outbound::Head& head) override {
    status_ = head.status;
    return status_ == 200;
  }
  bool OnBytes(std::span<const char> bytes) override {
    body_.append(bytes.data(), bytes.size());
    return true;
  }
  void OnEnd(const outbound::Outcome& outcome) override {
    const MutexLock lock(mutex_);
    outcome_ = outcome;
    // Under the lock: once it is released the waiting thread may take this object away.
    ended_.NotifyOne();
  }

  outbound::Outcome Wait() {
    MutexLock lock(mutex_);
    while (!outcome_) ended_.Wait(lock);
    return *outcome_;
  }

  int status() const { return status_; }
  const std::string& body() const { return body_; }

 private:
  int status_ = 0;  // of the transport's thread until the end, as is the body
  std::string body_;
  Mutex mutex_;
  CondVar ended_;
  std::optional<outbound::Outcome> outcome_ PAWL_GUARDED_BY(mutex_);
};

void AppendPercentEncoded(std::string& out, std::string_view text) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
  for (const char c : text) {
    if (kPlain.find(c) != std::string_view::npos) {
      out += c;
    } else {
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
}

Error BadPage(std::string detail) {
  return {ErrorCode::kSourceUnavailable, "the page of the source " + std::move(detail)};
}

// The member, or the array of members, of an item.
Result<Offset> KeyOfItem(const JsonValue& item, const std::vector<std::string>& names) {
  std::vector<Offset> elements;
  for (const std::string& name : names) {
    const auto member = FindMember(item, name);
    if (!member) return Error{ErrorCode::kKeyType, fmt::format("an item has no member {}, its key", name), "key"};
    auto element = ParseOffset(*member);
    if (!element.ok()) {
      return Error{ErrorCode::kKeyType, fmt::format("the key {} of an item: {}", name, element.error().detail), "key"};
    }
    elements.push_back(*std::move(element));
  }
  return elements.size() == 1 ? std::move(elements[0]) : Offset{std::move(elements)};
}

Result<WallTime> TimeOfItem(const JsonValue& item, const std::string& name) {
  std::optional<WallTime> time;
  const JsonValue member = FindMember(item, name).value_or(JsonValue{});
  if (const auto text = member.String(); text.ok()) time = TimeOfText(*text);
  if (const auto number = member.Number(); number.ok()) time = TimeOfNumber(*number);
  if (time) return *time;
  return Error{ErrorCode::kInvalid,
               fmt::format("the member {} of an item is no time: seconds since 1970, or text as in RFC 3339", name),
               "time"};
}

class HttpSource final : public Source {
 public:
  HttpSource(outbound::Url url, HttpSourceOptions options, outbound::Transport& transport)
      : url_(std::move(url)), options_(std::move(options)), transport_(transport) {}

  Result<Block> Read(const ReadRequest& request) override {
    PAWL_ASSIGN(const ScanSpec spec, ParseScanSpec(request.scan, request.partition));
    std::optional<Offset> after;
    if (!request.after.empty()) {
      PAWL_ASSIGN(after, ParseOffset(request.after));
    }
    PAWL_ASSIGN(const std::string page, Fetch(after, request.limit));
    return BlockOf(page, spec, request, after);
  }

 private:
  Result<std::string> Fetch(const std::optional<Offset>& after, std::uint32_t limit) {
    std::string text = url_.text();
    text += text.find('?') == std::string::npos ? '?' : '&';
    if (after) {
      const auto* const plain = std::get_if<std::string>(&after->value);
      text += "after=";
      AppendPercentEncoded(text, plain == nullptr ? RenderOffset(*after) : *plain);
      text += '&';
    }
    text += fmt::format("limit={}", limit);
    outbound::Request call;
    PAWL_ASSIGN(call.url, outbound::ParseUrl(text));
    call.headers = {{"accept", "application/json"}};
    if (!options_.token.empty()) call.headers.push_back({"authorization", "Bearer " + options_.token});
    call.timeout = options_.timeout;
    call.max_bytes = kPageBytesMax;

    WaitedCall waited;
    if (transport_.Send(std::move(call), waited).value == 0) {
      return Error{ErrorCode::kSourceUnavailable, "the server stops"};
    }
    const outbound::Outcome outcome = waited.Wait();
    if (waited.status() != 0 && waited.status() != 200) {
      return Error{ErrorCode::kSourceUnavailable,
                   fmt::format("{} answers with the status {}; a page has 200", url_.LogText(), waited.status())};
    }
    if (outcome.failure == outbound::Failure::kNone) return waited.body();
    const bool blocked = outcome.failure == outbound::Failure::kBlockedAddress;
    return Error{blocked ? ErrorCode::kBlockedUrl : ErrorCode::kSourceUnavailable,
                 fmt::format("{}: {}", url_.LogText(), outcome.error)};
  }

  static Result<std::vector<std::string>> KeyNames(const JsonValue& page, const ScanSpec& spec) {
    if (!spec.key.empty()) return spec.key;
    const auto named = FindMember(page, "key");
    if (!named) return std::vector<std::string>{"id"};
    const auto as_scan = ParseScanSpec(fmt::format(R"({{"key":{}}})", named->raw));
    if (!as_scan.ok()) return BadPage("has a key that is neither a name nor an array of names");
    return as_scan->key;
  }

  Result<Block> BlockOf(const std::string& page, const ScanSpec& spec, const ReadRequest& request,
                        std::optional<Offset> before) const {
    const auto parsed = ParseJson(page);
    if (!parsed.ok()) return BadPage("is not JSON: " + parsed.error().detail);
    const auto items = FindMember(*parsed, "items");
    if (!items || items->kind != JsonKind::kArray) return BadPage("has no items: it must be {\"items\":[…]}");
    PAWL_ASSIGN(const std::vector<std::string> key_names, KeyNames(*parsed, spec));
    const auto eof = FindMember(*parsed, "eof");
    const WallTime now = transport_.now().wall;
    std::optional<WallTime> last_time;
    std::size_t bytes = 0;
    bool cut = false;
    Block block;
    const Result<void> read = ForEachElement(*items, [&](const JsonValue& item) -> Result<void> {
      cut = cut || block.held_back || block.documents.size() == request.limit || bytes > kBlockBytesMax;
      if (cut) return {};
      PAWL_ASSIGN(Offset key, KeyOfItem(item, key_names));
      if (before) PAWL_TRY(CheckIncreases(*before, key));
      if (!spec.time.empty()) {
        PAWL_ASSIGN(const WallTime time, TimeOfItem(item, spec.time));
        // Items that are missing may still come between those that are this young: the page is cut, not filtered.
        block.held_back = request.infinite && time > now - spec.settle;
        last_time = time;
        if (block.held_back) return {};
      }
      PAWL_ASSIGN(std::string key_text, RenderKey(key));
      block.documents.push_back({.key = std::move(key_text), .document = std::string(item.raw)});
      bytes += item.raw.size();
      before = std::move(key);
      return {};
    });
    if (!read.ok()) return read.error();
    const bool last_page = items->raw == "[]" || (eof && eof->raw == "true") || block.documents.empty();
    block.eof = last_page && !cut && !block.held_back;
    if (last_time) block.lag_seconds = std::chrono::duration<double>(now - *last_time).count();
    return block;
  }

  // A server that does not look at `after` would give the same page for ever.
  static Result<void> CheckIncreases(const Offset& before, const Offset& key) {
    const auto order = CompareOffsets(before, key);
    if (!order || *order == std::strong_ordering::less) return {};
    return BadPage(fmt::format("has the key {} after {}: items come by increasing key, all of them behind `after`",
                               RenderOffset(key), RenderOffset(before)));
  }

  const outbound::Url url_;
  const HttpSourceOptions options_;
  outbound::Transport& transport_;
};

}  // namespace

Result<std::shared_ptr<Source>> MakeHttpSource(HttpSourceOptions options, outbound::Transport& transport) {
  auto url = outbound::ParseUrl(options.url);
  if (!url.ok()) return Error{ErrorCode::kInvalid, url.error().detail, "url"};
  return std::shared_ptr<Source>(std::make_shared<HttpSource>(*std::move(url), std::move(options), transport));
}

}  // namespace pawl::source

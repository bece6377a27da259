#include "server/ui_assets.h"

#include <algorithm>
#include <vector>

#include "base/check.h"
#include "base/sha256.h"
#include "base/uuid.h"

namespace pawl {
namespace {

constexpr std::string_view kPage = "index.html";

std::string_view TypeOf(std::string_view name) {
  if (name.ends_with(".js")) return "text/javascript; charset=utf-8";
  if (name.ends_with(".css")) return "text/css; charset=utf-8";
  if (name.ends_with(".html")) return "text/html; charset=utf-8";
  if (name.ends_with(".svg")) return "image/svg+xml";
  return "text/plain; charset=utf-8";
}

const std::vector<UiAsset>& Assets() {
  static const std::vector<UiAsset> all = [] {
    constexpr std::size_t kVersionBytes = 8;
    std::vector<UiAsset> assets;
    for (const EmbeddedFile& file : EmbeddedUi()) {
      const auto digest = Sha256Of(file.bytes);
      assets.push_back(
          {file.name, TypeOf(file.name), file.bytes, file.gzip, ToHex(std::span(digest).first(kVersionBytes))});
    }
    return assets;
  }();
  return all;
}

void Replace(std::string& text, std::string_view from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

// The page with the versions of what it loads.
const std::string& Page() {
  static const std::string page = [] {
    const UiAsset* const asset = FindUiAsset(kPage);
    PAWL_CHECK(asset != nullptr, "the dashboard has no page");
    std::string text(asset->bytes);
    for (const UiAsset& part : Assets()) {
      Replace(text, "ui/assets/" + std::string(part.name), "ui/assets/" + part.version + '/' + std::string(part.name));
    }
    return text;
  }();
  return page;
}

}  // namespace

const UiAsset* FindUiAsset(std::string_view name) {
  const auto found = std::ranges::find(Assets(), name, &UiAsset::name);
  return found == Assets().end() ? nullptr : &*found;
}

std::string UiPage(std::string_view path) {
  std::string base;
  for (auto depth = std::ranges::count(path, '/'); depth > 1; --depth) base += "../";
  std::string page = Page();
  Replace(page, "<base href=\"/\">", "<base href=\"" + base + "\">");
  return page;
}

}  // namespace pawl

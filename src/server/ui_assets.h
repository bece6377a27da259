// The dashboard's files, which web/build.mjs makes and web/dist has, as bytes of the program.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace pawl {

struct EmbeddedFile {
  std::string_view name;  // "app.js"
  std::string_view bytes;
  std::string_view gzip;  // the same, compressed
};
// Made by cmake/pawl_ui.cmake.
std::span<const EmbeddedFile> EmbeddedUi();

struct UiAsset {
  std::string_view name;
  std::string_view type;  // "text/javascript; charset=utf-8"
  std::string_view bytes;
  std::string_view gzip;
  std::string version;  // a part of its path, so that browsers may keep it for ever
};
// Null if there is none of that name.
const UiAsset* FindUiAsset(std::string_view name);

// index.html for a page at `path` ("/ui/queues/mail", as sent). All its links are relative to the root of the server,
// to which <base> leads, so the dashboard works under any path that a proxy gives it.
std::string UiPage(std::string_view path);

}  // namespace pawl

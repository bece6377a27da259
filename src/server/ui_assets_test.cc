#include "server/ui_assets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <vector>

#include "base/sha256.h"

namespace pawl {
namespace {

namespace fs = std::filesystem;

const fs::path kWeb = fs::path(__FILE__).parent_path() / "../../web";

std::string BytesOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// As web/build.mjs makes it.
TEST(UiAssetsTest, TheBuiltFilesAreThoseOfTheSources) {
  std::vector<std::string> files = {"build.mjs", "package-lock.json"};
  for (const auto& entry : fs::recursive_directory_iterator(kWeb / "src")) {
    if (entry.is_regular_file()) files.push_back(fs::relative(entry.path(), kWeb).string());
  }
  std::sort(files.begin(), files.end());
  Sha256 sum;
  for (const std::string& file : files) {
    const std::string bytes = BytesOf(kWeb / file);
    sum.Add(file + ' ' + std::to_string(bytes.size()) + '\n');
    sum.Add(bytes);
  }
  EXPECT_EQ(BytesOf(kWeb / "dist/SOURCE"), sum.Hex() + '\n') << "run scripts/build-web";
}

TEST(UiAssetsTest, EveryFileIsEmbeddedAsItIs) {
  for (const char* name : {"index.html", "boot.js", "app.js", "app.css", "favicon.svg", "LICENSES.txt"}) {
    const UiAsset* const asset = FindUiAsset(name);
    ASSERT_NE(asset, nullptr) << name;
    EXPECT_TRUE(asset->bytes == BytesOf(kWeb / "dist" / name)) << name;
    EXPECT_EQ(asset->version.size(), 16U);
  }
  EXPECT_EQ(FindUiAsset("nothing.js"), nullptr);
}

// Somebody may look at a server over a telephone.
TEST(UiAssetsTest, AllThatAPageLoadsIsUnder150KB) {
  std::size_t size = 0;
  for (const char* name : {"index.html", "boot.js", "app.js", "app.css", "favicon.svg"}) {
    size += FindUiAsset(name)->gzip.size();
  }
  EXPECT_LT(size, 150'000U);
}

TEST(UiAssetsTest, ThePageNamesTheVersionOfEachFileItLoads) {
  const std::string page = UiPage("/ui/queues/a");
  EXPECT_NE(page.find("<base href=\"../../\">"), std::string::npos) << page;
  for (const char* name : {"boot.js", "app.js", "app.css", "favicon.svg"}) {
    EXPECT_NE(page.find("ui/assets/" + FindUiAsset(name)->version + "/" + name), std::string::npos) << name;
  }
}

}  // namespace
}  // namespace pawl

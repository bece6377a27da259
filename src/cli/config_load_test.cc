#include "cli/config_load.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "cli/config_table.h"

namespace pawl::cli {
namespace {

namespace fs = std::filesystem;

class LoadConfigTest : public ::testing::Test {
 protected:
  LoadConfigTest() {
    std::string pattern = (fs::temp_directory_path() / "pawl-config-XXXXXX").string();
    directory_ = mkdtemp(pattern.data());
  }
  ~LoadConfigTest() override { fs::remove_all(directory_); }

  std::string Write(const std::string& name, const std::string& text) const {
    const std::string path = (directory_ / name).string();
    std::ofstream(path) << text;
    return path;
  }

  Result<LoadedConfig> Load(const ConfigValues& flags) const {
    return LoadConfig(flags, [this](const std::string& name) -> std::optional<std::string> {
      const auto found = environment_.find(name);
      if (found == environment_.end()) return std::nullopt;
      return found->second;
    });
  }

  Result<LoadedConfig> LoadFile(const std::string& text) const {
    return Load({{"config", {Write("pawl.toml", text)}}});
  }

  std::string FileError(const std::string& text) const {
    const auto loaded = LoadFile(text);
    return loaded.ok() ? "" : loaded.error().detail;
  }

  fs::path directory_;
  std::map<std::string, std::string> environment_;
};

TEST_F(LoadConfigTest, WithNothingSetGivesTheDefaults) {
  const auto loaded = Load({});
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(ListenText(loaded->config), "127.0.0.1:7171");
  EXPECT_EQ(loaded->config.data, "./data");
  EXPECT_TRUE(loaded->config.fsync);
  EXPECT_TRUE(loaded->config.tokens.empty());
}

TEST_F(LoadConfigTest, AFlagBeatsTheEnvironmentWhichBeatsTheFile) {
  const std::string file = Write("pawl.toml", "data = 'file'\nthreads = 2\nmax_connections = 5\n");
  environment_ = {{"PAWL_CONFIG", file}, {"PAWL_DATA", "environment"}, {"PAWL_THREADS", "3"}};
  const auto loaded = Load({{"data", {"flag"}}});
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(loaded->config.data, "flag");
  EXPECT_EQ(loaded->config.threads, 3U);
  EXPECT_EQ(loaded->config.max_connections, 5U);
}

TEST_F(LoadConfigTest, AListReplacesTheListOfALesserSource) {
  const std::string file = Write("pawl.toml", "token = ['a', 'b:push']\n");
  environment_ = {{"PAWL_TOKEN", "c:read,work d"}};
  const auto loaded = Load({{"config", {file}}});
  ASSERT_TRUE(loaded.ok());
  ASSERT_EQ(loaded->config.tokens.size(), 2U);
  EXPECT_EQ(loaded->config.tokens[0].token, "c");
  EXPECT_EQ(loaded->config.tokens[0].scopes, (std::vector<std::string>{"read", "work"}));
  EXPECT_EQ(loaded->config.tokens[1].scopes, (std::vector<std::string>{"admin"}));
}

TEST_F(LoadConfigTest, ReadsEveryKindOfValueFromTheFile) {
  const auto loaded = LoadFile(
      "listen = '[::1]:80'\ndurability = 'interval'\ninterval = 0.25\nmax_body = '32MiB'\nmax_payload = 4096\n"
      "stop_grace = '2m'\nnotify_timeout = 5\noutbound_threads = 4\ninsecure = true\nlog_format = 'json'\nlog_level = "
      "'warn'\nroles = "
      "['api', 'work']\n");
  ASSERT_TRUE(loaded.ok()) << loaded.error().detail;
  EXPECT_EQ(loaded->config.address, "::1");
  EXPECT_EQ(loaded->config.port, 80);
  EXPECT_FALSE(loaded->config.fsync);
  EXPECT_EQ(loaded->config.interval, Millis(250));
  EXPECT_EQ(loaded->config.max_body_bytes, 32U << 20U);
  EXPECT_EQ(loaded->config.max_payload_bytes, 4096U);
  EXPECT_TRUE(loaded->config.insecure);
  EXPECT_EQ(loaded->config.log_format, LogFormat::kJson);
  EXPECT_EQ(loaded->config.log_level, LogLevel::kWarn);
  EXPECT_EQ(loaded->config.stop_grace, Millis(120'000));
  EXPECT_EQ(loaded->config.notify_timeout, Millis(5'000));
  EXPECT_EQ(loaded->config.outbound_threads, 4U);
  EXPECT_EQ(loaded->config.roles, (std::vector<std::string>{"api", "work"}));
}

TEST_F(LoadConfigTest, AnErrorInTheFileNamesItAndTheLine) {
  const std::string path = (directory_ / "pawl.toml").string();
  EXPECT_EQ(FileError("# comment\nthreads = 1\nlisten = 'nowhere'\n"),
            "in " + path + ", line 3: \"nowhere\" is not HOST:PORT, for example 127.0.0.1:7171 or [::1]:7171");
  EXPECT_EQ(FileError("threads = 'two'\n"), "in " + path + ", line 1: threads must be a whole number");
  EXPECT_TRUE(FileError("listen = \n").starts_with("in " + path + ", line 1: "));
}

TEST_F(LoadConfigTest, AnUnknownKeyIsRefusedWithTheNearestOne) {
  const std::string path = (directory_ / "pawl.toml").string();
  EXPECT_EQ(FileError("lisen = 'x'\n"), "in " + path + ", line 1: unknown key lisen; did you mean listen?");
}

TEST_F(LoadConfigTest, StoresAreTablesOfTheFile) {
  const std::string table = "threads = 1\n[store.s3]\nkind = 's3'\naccess_key = 'a'\nsecret_key = 'b'\n";
  const auto loaded = LoadFile(table +
                               "endpoint = 'https://minio.example:9000'\nregion = 'eu-west-2'\n"
                               "bucket = 'pictures'\nbuckets = ['movies', 'songs']\nprefix = 'pawl/'\n"
                               "path_style = false\nurl = 'https://files.example'\n");
  ASSERT_TRUE(loaded.ok()) << loaded.error().detail;
  const files::S3Spec& store = loaded->config.stores.at(0);
  EXPECT_EQ(store.name, "s3");
  EXPECT_EQ(store.endpoint, "https://minio.example:9000");
  EXPECT_EQ(store.region, "eu-west-2");
  EXPECT_EQ(store.bucket, "pictures");
  EXPECT_EQ(store.buckets, (std::vector<std::string>{"movies", "songs"}));
  EXPECT_EQ(store.prefix, "pawl/");
  EXPECT_EQ(store.access_key, "a");
  EXPECT_EQ(store.secret_key, "b");
  EXPECT_EQ(store.path_style, false);
  EXPECT_EQ(store.url, "https://files.example");
  const std::string path = (directory_ / "pawl.toml").string();
  EXPECT_EQ(FileError(table), "in " + path + ", line 2: store s3: bucket or buckets is missing");
  EXPECT_EQ(FileError(table + "path_style = 'yes'\n"), "in " + path + ", line 6: path_style must be true or false");
  EXPECT_EQ(FileError(table + "secret = 'x'\n"),
            "in " + path +
                ", line 6: unknown key secret of a store; known are kind, endpoint, region, bucket, buckets, prefix, "
                "access_key, secret_key, path_style, url");
  EXPECT_EQ(FileError("store = 's3'\n"), "in " + path + ", line 1: store must be tables, as [store.s3]");
}

TEST_F(LoadConfigTest, AnErrorInTheEnvironmentNamesTheVariable) {
  environment_ = {{"PAWL_DURABILITY", "fsyn"}};
  const auto loaded = Load({});
  ASSERT_FALSE(loaded.ok());
  EXPECT_EQ(loaded.error().detail,
            "environment PAWL_DURABILITY: \"fsyn\" is not one of interval, fsync; did you mean fsync?");
}

TEST_F(LoadConfigTest, AnErrorInAFlagNamesTheFlag) {
  const auto loaded = Load({{"max_body", {"lots"}}});
  ASSERT_FALSE(loaded.ok());
  EXPECT_EQ(loaded.error().detail, "--max-body: \"lots\" is not a size from 1KiB to 1GiB, as 65536, 64KiB or 16MiB");
}

TEST_F(LoadConfigTest, AFileThatIsMissingIsAnError) {
  const auto loaded = Load({{"config", {(directory_ / "none.toml").string()}}});
  ASSERT_FALSE(loaded.ok());
  EXPECT_NE(loaded.error().detail.find("none.toml cannot be read"), std::string::npos);
}

TEST_F(LoadConfigTest, TokensOfTheTokenFileAreAdded) {
  const std::string file = Write("tokens", "# people\nann\n\n  bob:read  \n");
  const auto loaded = Load({{"token", {"eve:push"}}, {"token_file", {file}}});
  ASSERT_TRUE(loaded.ok());
  ASSERT_EQ(loaded->config.tokens.size(), 3U);
  EXPECT_EQ(loaded->config.tokens[2].token, "bob");
}

TEST_F(LoadConfigTest, AnErrorInTheTokenFileDoesNotShowTheToken) {
  const std::string file = Write("tokens", "ann\nhunter2:rad\n");
  const auto loaded = Load({{"token_file", {file}}});
  ASSERT_FALSE(loaded.ok());
  EXPECT_EQ(loaded.error().detail,
            "in " + file + ", line 2: scope \"rad\" is not one of status, read, push, work, admin; did you mean read?");
}

TEST_F(LoadConfigTest, AnAddressOfTheNetworkNeedsATokenOrInsecure) {
  EXPECT_FALSE(Load({{"listen", {"0.0.0.0:7171"}}}).ok());
  EXPECT_TRUE(Load({{"listen", {"0.0.0.0:7171"}}, {"token", {"secret"}}}).ok());
  EXPECT_TRUE(Load({{"listen", {"0.0.0.0:7171"}}, {"insecure", {"true"}}}).ok());
  EXPECT_TRUE(Load({{"listen", {"127.0.0.2:7171"}}}).ok());
  EXPECT_TRUE(Load({{"listen", {"localhost:7171"}}}).ok());
}

TEST_F(LoadConfigTest, TlsNeedsBothFiles) {
  const auto loaded = Load({{"tls_cert", {"cert.pem"}}});
  ASSERT_FALSE(loaded.ok());
  EXPECT_EQ(loaded.error().detail, "TLS needs tls_cert and tls_key; tls_key is not set");
}

TEST_F(LoadConfigTest, APayloadCannotBeLargerThanABody) {
  EXPECT_FALSE(Load({{"max_body", {"1MiB"}}, {"max_payload", {"2MiB"}}}).ok());
}

TEST_F(LoadConfigTest, DownloadsCannotGoOnAtAHigherMarkThanTheyPauseAt) {
  const auto refused = Load({{"files_high", {"80"}}, {"files_low", {"90"}}});
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().detail,
            "files_low (90) cannot be more than files_high (80): downloads pause from files_high on, and go on at "
            "files_low");
  EXPECT_EQ(Load({{"files_high", {"80"}}, {"files_low", {"80"}}})->config.files_low, 80U);
  EXPECT_EQ(Load({{"files_high", {"80"}}})->config.files_low, 80U) << "the default gives way";
  EXPECT_EQ(Load({{"files_high", {"99"}}})->config.files_low, 90U);
}

TEST_F(LoadConfigTest, PrintedAndReadAgainIsTheSame) {
  const auto loaded = Load({{"listen", {"[::1]:0"}}, {"interval", {"1500ms"}}, {"health_file", {"a \"b\""}}});
  ASSERT_TRUE(loaded.ok());
  const std::string printed = PrintConfig(*loaded);
  EXPECT_NE(printed.find("# --listen"), std::string::npos);
  const auto again = LoadFile(printed);
  ASSERT_TRUE(again.ok()) << again.error().detail;
  for (const ConfigOption& option : ConfigOptions()) {
    EXPECT_EQ(option.show(again->config), option.show(loaded->config)) << option.name;
  }
}

TEST_F(LoadConfigTest, SecretsAreNotPrinted) {
  const auto loaded = Load({{"token", {"hunter2:push,work"}}});
  ASSERT_TRUE(loaded.ok());
  const std::string printed = PrintConfig(*loaded);
  EXPECT_EQ(printed.find("hunter2"), std::string::npos);
  EXPECT_NE(printed.find("token = [\"[redacted]:push,work\"]"), std::string::npos);
}

}  // namespace
}  // namespace pawl::cli

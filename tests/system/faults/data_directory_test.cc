// A data directory that is not ours to use: another server's, damaged, or something else altogether.
#include <algorithm>
#include <filesystem>
#include <functional>

#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

class DataDirectoryTest : public FaultTest {
 protected:
  // Tries to serve the directory and expects a refusal; returns what was said.
  std::string Refusal() {
    ServerProcess refused({.data = Data(), .log = dir_.File("refused.log")});
    EXPECT_FALSE(refused.ready()) << refused.ready_line();
    const auto code = refused.Wait();
    EXPECT_TRUE(code.has_value());
    EXPECT_NE(code.value_or(0), 0);
    EXPECT_LT(code.value_or(999), 128) << "it crashed";
    return refused.Log();
  }
};

TEST_F(DataDirectoryTest, OfARunningServerIsRefusedWithItsPidAndTheFirstGoesOn) {
  Start();
  Push("before");
  EXPECT_NE(Refusal().find("process " + std::to_string(server_->pid())), std::string::npos) << Refusal();
  Push("after");
  EXPECT_EQ(StateOf("before"), "queued");
  EXPECT_EQ(server_->Terminate(), 0);
}

TEST_F(DataDirectoryTest, OfAKilledServerIsFree) {
  Start();
  Push("a");
  server_->Kill();
  Start();
  EXPECT_EQ(StateOf("a"), "queued");
}

struct Damage {
  const char* name;
  std::function<void(std::string& file)> apply;
  const char* said;  // part of the message
};

void PrintTo(const Damage& damage, std::ostream* out) { *out << damage.name; }

class DamagedFileTest : public DataDirectoryTest, public ::testing::WithParamInterface<Damage> {
 protected:
  void MakeFile() {
    Start();
    for (int i = 0; i < 100; ++i) Push("job-" + std::to_string(i));
    ASSERT_EQ(server_->Terminate(), 0);
    // Without the room that the server keeps ready behind its data, the file is handier, and as good.
    std::filesystem::resize_file(DataFile(), kFileBytes);
  }

  static constexpr std::uintmax_t kFileBytes = 2U << 20U;
};

TEST_P(DamagedFileTest, IsRefusedWithAClearMessageAndLeftAsItIs) {
  MakeFile();
  std::string file = ReadFile(DataFile());
  GetParam().apply(file);
  WriteFile(DataFile(), file);

  const std::string said = Refusal();
  EXPECT_NE(said.find(DataFile()), std::string::npos) << said;
  EXPECT_NE(said.find(GetParam().said), std::string::npos) << said;
  EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 1) << said;
  EXPECT_TRUE(ReadFile(DataFile()) == file) << "the file was changed";
}

// Both heads of LMDB's file are on the first two pages.
constexpr std::size_t kPage = 4096;

void FlipBit(std::string& file, std::size_t at) { file[at] = static_cast<char>(file[at] ^ 1); }

INSTANTIATE_TEST_SUITE_P(
    Damages, DamagedFileTest,
    ::testing::Values(
        Damage{"Empty", [](std::string& file) { file.clear(); }, "damaged"},
        Damage{"CutInItsHead", [](std::string& file) { file.resize(100); }, "damaged"},
        Damage{"CutAfterItsHeads", [](std::string& file) { file.resize(2 * kPage); }, "damaged"},
        Damage{"CutInItsData", [](std::string& file) { file.resize(6 * kPage + 7); }, "damaged"},
        Damage{"Zeroed", [](std::string& file) { std::fill(file.begin(), file.end(), '\0'); }, "not a Pawl data file"},
        Damage{"ZeroedAfterItsHeads", [](std::string& file) { std::fill(file.begin() + 2 * kPage, file.end(), '\0'); },
               "damaged"},
        Damage{"FlippedMagic", [](std::string& file) { FlipBit(file, 16); }, "not a Pawl data file"},
        Damage{"FlippedSecondMagic", [](std::string& file) { FlipBit(file, kPage + 16); }, "damaged"},
        Damage{"FlippedVersion", [](std::string& file) { FlipBit(file, 20); }, "version"},
        Damage{"FlippedPageSize", [](std::string& file) { FlipBit(file, 40); }, "damaged"},
        Damage{"Text", [](std::string& file) { file = "Dear diary,\n" + std::string(20'000, 'x'); },
               "not a Pawl data file"}),
    [](const auto& test) { return test.param.name; });

TEST_F(DataDirectoryTest, WithADirectoryInPlaceOfTheFileIsRefused) {
  std::filesystem::create_directories(DataFile());
  EXPECT_NE(Refusal().find("is not a file"), std::string::npos);
}

TEST_F(DataDirectoryTest, ThatCannotBeMadeIsRefusedWithItsName) {
  WriteFile(Data(), "a file where the directory should be");
  EXPECT_NE(Refusal().find(Data()), std::string::npos);
}

}  // namespace
}  // namespace pawl::support

#include "base/sha256.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(Sha256Test, PiecesGiveTheDigestOfTheWhole) {
  EXPECT_EQ(Sha256().Hex(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  Sha256 digest;
  digest.Add("a");
  digest.Add("");
  digest.Add("bc");
  EXPECT_EQ(digest.Hex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

}  // namespace
}  // namespace pawl

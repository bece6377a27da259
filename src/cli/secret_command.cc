// pawl secret: secrets that sign callbacks.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "base/base64.h"
#include "base/random.h"
#include "cli/commands.h"
#include "cli/exit_code.h"

namespace pawl::cli {
namespace {

int PrintNewSecret() {
  std::array<std::uint8_t, 32> bytes{};
  FillRandom(bytes);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  fmt::print("whsec_{}\n", EncodeBase64(text));
  return kExitOk;
}

}  // namespace

Action AddSecret(CLI::App& command) {
  auto action = std::make_shared<std::string>();
  command.add_option("ACTION", *action, "new: print a new secret")->required()->check(CLI::IsMember({"new"}));
  command.footer(R"(A secret is a file in the folder secrets_dir of the server. Receivers of callbacks
check the signature with the same text.

Examples:
  (umask 077; pawl secret new > /etc/pawl/secrets/shop))");
  return [action] { return PrintNewSecret(); };
}

}  // namespace pawl::cli

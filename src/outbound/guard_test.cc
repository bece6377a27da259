#include "outbound/guard.h"

#include <gtest/gtest.h>

namespace pawl::outbound {
namespace {

Url GuardedUrl(std::string_view text) { return *ParseUrl(text); }

std::vector<Address> Addresses(std::initializer_list<const char*> texts) {
  std::vector<Address> addresses;
  for (const char* text : texts) addresses.push_back(*Address::Parse(text));
  return addresses;
}

std::vector<std::string> Texts(const std::vector<Address>& addresses) {
  std::vector<std::string> texts;
  for (const Address& address : addresses) texts.push_back(address.ToText());
  return texts;
}

// "" if it is allowed, otherwise the name of the rule.
std::string RuleFor(const GuardRules& rules, std::string_view url, const char* address, Hop hop = Hop::kNamedByJob) {
  const Verdict verdict = Judge(rules, GuardedUrl(url), Addresses({address}), hop);
  return verdict.ok() ? "" : std::string(Name(verdict.refusal->rule));
}

GuardRules Allowing(std::string_view list) { return {.allow = *ParseGuardEntries(list)}; }
GuardRules Denying(std::string_view list) { return {.deny = *ParseGuardEntries(list)}; }

TEST(GuardTest, OnlyTheAllowedAddressesOfAHostAreUsed) {
  const Verdict verdict = Judge({}, GuardedUrl("http://mixed.example/"),
                                Addresses({"10.0.0.1", "93.184.216.34", "::1", "2606:4700::1111"}), Hop::kNamedByJob);
  EXPECT_TRUE(verdict.ok());
  EXPECT_EQ(Texts(verdict.allowed), (std::vector<std::string>{"93.184.216.34", "2606:4700::1111"}));
}

TEST(GuardTest, AHostWithoutAnAllowedAddressIsRefusedWithTheRuleOfTheFirst) {
  const Verdict verdict =
      Judge({}, GuardedUrl("http://inner.example/"), Addresses({"10.0.0.1", "::1"}), Hop::kNamedByJob);
  ASSERT_FALSE(verdict.ok());
  EXPECT_EQ(verdict.refusal->rule, GuardRule::kSpecialAddress);
  EXPECT_NE(verdict.refusal->detail.find("10.0.0.0/8, a private network"), std::string::npos);
  EXPECT_NE(verdict.refusal->detail.find("outbound_allow"), std::string::npos);
}

TEST(GuardTest, NoAddressIsNoPass) {
  EXPECT_FALSE(Judge({}, GuardedUrl("http://none.example/"), {}, Hop::kNamedByJob).ok());
  EXPECT_FALSE(Judge(Allowing("none.example"), GuardedUrl("http://none.example/"), {}, Hop::kNamedByJob).ok());
}

TEST(GuardTest, AnAllowedNetworkPasses) {
  const GuardRules rules = Allowing("10.1.0.0/16, fd00::/8");
  EXPECT_EQ(RuleFor(rules, "http://a.example/", "10.1.2.3"), "");
  EXPECT_EQ(RuleFor(rules, "http://a.example/", "::ffff:10.1.2.3"), "");
  EXPECT_EQ(RuleFor(rules, "http://a.example/", "fd00::1"), "");
  EXPECT_EQ(RuleFor(rules, "http://a.example/", "10.2.2.3"), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://a.example/", "fc00::1"), "special_address");
}

TEST(GuardTest, AnEntryWithAPortIsForThatPortAlone) {
  const GuardRules rules = Allowing("127.0.0.1:8080,[fd00::1]:9090,inner.example:7070");
  EXPECT_EQ(RuleFor(rules, "http://127.0.0.1:8080/", "127.0.0.1"), "");
  EXPECT_EQ(RuleFor(rules, "http://127.0.0.1:8081/", "127.0.0.1"), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://[fd00::1]:9090/", "fd00::1"), "");
  EXPECT_EQ(RuleFor(rules, "http://[fd00::1]/", "fd00::1"), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://inner.example:7070/", "10.0.0.1"), "");
  EXPECT_EQ(RuleFor(rules, "http://inner.example:7071/", "10.0.0.1"), "special_address");
}

TEST(GuardTest, AnAllowedHostMayBeAnywhereButAtALinkLocalAddress) {
  const GuardRules rules = Allowing("inner.example,*.corp.example");
  EXPECT_EQ(RuleFor(rules, "http://inner.example/", "10.0.0.1"), "");
  EXPECT_EQ(RuleFor(rules, "http://a.corp.example/", "192.168.0.1"), "");
  EXPECT_EQ(RuleFor(rules, "http://a.b.corp.example/", "192.168.0.1"), "");
  EXPECT_EQ(RuleFor(rules, "http://corp.example/", "192.168.0.1"), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://evilcorp.example/", "192.168.0.1"), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://inner.example/", "169.254.169.254"), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://inner.example/", "::ffff:169.254.169.254"), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://inner.example/", "fe80::1"), "special_address");
}

TEST(GuardTest, ANetworkOpensLinkLocalAddresses) {
  EXPECT_EQ(RuleFor(Allowing("169.254.0.0/16"), "http://169.254.1.1/", "169.254.1.1"), "");
  EXPECT_EQ(RuleFor(Allowing("fe80::/10"), "http://[fe80::1]/", "fe80::1"), "");
}

TEST(GuardTest, DenyIsStrongerThanAllow) {
  GuardRules rules = Allowing("0.0.0.0/0, ::/0");
  rules.deny = *ParseGuardEntries("10.0.0.0/8,bad.example,*.evil.example,8.8.8.8:8080");
  EXPECT_EQ(RuleFor(rules, "http://a.example/", "10.0.0.1"), "deny");
  EXPECT_EQ(RuleFor(rules, "http://a.example/", "::ffff:10.0.0.1"), "deny");
  EXPECT_EQ(RuleFor(rules, "http://a.example/", "64:ff9b::10.0.0.1"), "deny");
  EXPECT_EQ(RuleFor(rules, "http://a.example/", "192.168.0.1"), "");
  EXPECT_EQ(RuleFor(rules, "http://bad.example./", "93.184.216.34"), "deny");
  EXPECT_EQ(RuleFor(rules, "http://BAD.example/", "93.184.216.34"), "deny");
  EXPECT_EQ(RuleFor(rules, "http://x.evil.example/", "93.184.216.34"), "deny");
  EXPECT_EQ(RuleFor(rules, "http://8.8.8.8:8080/", "8.8.8.8"), "deny");
  EXPECT_EQ(RuleFor(rules, "http://8.8.8.8/", "8.8.8.8"), "");
  EXPECT_EQ(RuleFor(Denying("::ffff:0:0/96"), "http://a.example/", "::ffff:8.8.8.8"), "deny");
}

TEST(GuardTest, OurOwnPortsAreRefusedWhateverIsAllowed) {
  GuardRules rules = Allowing("0.0.0.0/0,::/0,redis.example,me.example");
  rules.loopback_for_named_urls = true;
  rules.own = {{.address = Address::Parse("127.0.0.1"), .port = 7171},
               {.address = Address::Parse("::"), .port = 7172},
               {.host = "redis.example", .port = 6379},
               {.address = Address::Parse("10.9.9.9"), .port = 6379}};
  rules.local_addresses = Addresses({"192.168.5.5", "fd00::5"});
  for (const char* address : {"127.0.0.1", "127.9.9.9", "0.0.0.0", "::", "::ffff:127.0.0.1", "::1"}) {
    EXPECT_EQ(RuleFor(rules, "http://me.example:7171/", address), "own_endpoint") << address;
    EXPECT_EQ(RuleFor(rules, "http://me.example:7172/", address), "own_endpoint") << address;
    EXPECT_EQ(RuleFor(rules, "http://me.example:7173/", address), "") << address;
  }
  // Listening on one address is not listening on the others.
  EXPECT_EQ(RuleFor(rules, "http://me.example:7171/", "192.168.5.5"), "");
  EXPECT_EQ(RuleFor(rules, "http://me.example:7172/", "192.168.5.5"), "own_endpoint");
  EXPECT_EQ(RuleFor(rules, "http://me.example:7172/", "::ffff:192.168.5.5"), "own_endpoint");
  EXPECT_EQ(RuleFor(rules, "http://me.example:7172/", "fd00::5"), "own_endpoint");
  EXPECT_EQ(RuleFor(rules, "http://me.example:7172/", "192.168.5.6"), "");
  EXPECT_EQ(RuleFor(rules, "http://redis.example:6379/", "93.184.216.34"), "own_endpoint");
  EXPECT_EQ(RuleFor(rules, "http://other.example:6379/", "10.9.9.9"), "own_endpoint");
  EXPECT_EQ(RuleFor(rules, "http://other.example:6379/", "10.9.9.8"), "");
}

TEST(GuardTest, LoopbackIsAllowedForTheUrlOfAJobAlone) {
  const GuardRules rules{.loopback_for_named_urls = true};
  EXPECT_EQ(RuleFor(rules, "http://127.0.0.1/", "127.0.0.1"), "");
  EXPECT_EQ(RuleFor(rules, "http://localhost:8080/", "::1"), "");
  EXPECT_EQ(RuleFor(rules, "http://[::ffff:127.0.0.1]/", "::ffff:127.0.0.1"), "");
  EXPECT_EQ(RuleFor(rules, "http://127.0.0.1/", "127.0.0.1", Hop::kRedirect), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://127.0.0.1/", "127.0.0.1", Hop::kProxy), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://10.0.0.1/", "10.0.0.1"), "special_address");
  EXPECT_EQ(RuleFor(rules, "http://0.0.0.0/", "0.0.0.0"), "special_address");
}

TEST(GuardTest, ARedirectToEveryKindOfSpecialAddressIsRefused) {
  const GuardRules rules{.loopback_for_named_urls = true};
  for (const char* address : {"0.0.0.0",    "10.0.0.1",     "100.64.0.1",  "127.0.0.1",        "169.254.169.254",
                              "172.16.0.1", "192.0.0.1",    "192.0.2.1",   "192.88.99.1",      "192.168.0.1",
                              "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1",        "240.0.0.1",
                              "::",         "::1",          "100::1",      "2001::1",          "2001:db8::1",
                              "2002::1",    "3fff::1",      "5f00::1",     "64:ff9b:1::1",     "fc00::1",
                              "fe80::1",    "fec0::1",      "ff02::1",     "::ffff:127.0.0.1", "64:ff9b::10.0.0.1"}) {
    EXPECT_EQ(RuleFor(rules, "http://name.example/", address, Hop::kRedirect), "special_address") << address;
  }
}

TEST(GuardTest, APortOutsideOfTheListIsRefusedForAllowedHostsToo) {
  GuardRules rules = Allowing("inner.example:22");
  EXPECT_EQ(RuleFor(rules, "http://inner.example:22/", "10.0.0.1"), "port");
  rules.ports = *PortList::Parse("22,443");
  EXPECT_EQ(RuleFor(rules, "http://inner.example:22/", "10.0.0.1"), "");
  EXPECT_EQ(RuleFor(rules, "http://93.184.216.34/", "93.184.216.34"), "port");
}

TEST(GuardTest, ThePushIsRefusedForWhatIsKnownWithoutAResolver) {
  GuardRules rules = Denying("bad.example");
  rules.own = {{.host = "redis.example", .port = 6379}};
  const auto rule = [&](std::string_view url) {
    const auto refusal = JudgeUnresolved(rules, GuardedUrl(url), Hop::kNamedByJob);
    return refusal ? std::string(Name(refusal->rule)) : "";
  };
  EXPECT_EQ(rule("http://good.example/"), "");
  EXPECT_EQ(rule("http://good.example:22/"), "port");
  EXPECT_EQ(rule("http://bad.example/"), "deny");
  EXPECT_EQ(rule("http://redis.example:6379/"), "own_endpoint");
  EXPECT_EQ(rule("http://localhost/"), "special_address");
  EXPECT_EQ(rule("http://10.1.1.1/"), "special_address");
  rules.allow = *ParseGuardEntries("10.0.0.0/8");
  EXPECT_EQ(rule("http://10.1.1.1/"), "");
}

TEST(GuardTest, AProxyOfTheOperatorMayBeAnywhereButHere) {
  GuardRules rules;
  rules.own = {{.address = Address::Parse("0.0.0.0"), .port = 7171}};
  EXPECT_TRUE(JudgeTrustedProxy(rules, GuardedUrl("http://p:3128"), Addresses({"10.0.0.1"})).ok());
  EXPECT_FALSE(JudgeTrustedProxy(rules, GuardedUrl("http://p:7171"), Addresses({"127.0.0.1"})).ok());
  EXPECT_FALSE(JudgeTrustedProxy(rules, GuardedUrl("http://p:3128"), {}).ok());
}

TEST(GuardTest, EntriesAreRead) {
  const auto entry = [](std::string_view text) { return *ParseGuardEntry(text); };
  EXPECT_EQ(entry("10.0.0.0/8").network->ToText(), "10.0.0.0/8");
  EXPECT_EQ(entry("10.0.0.1").network->ToText(), "10.0.0.1/32");
  EXPECT_EQ(entry("10.0.0.0/8:8080").port, 8080);
  EXPECT_EQ(entry("fd00::/8").network->ToText(), "fd00::/8");
  EXPECT_EQ(entry("[fd00::]/8:443").network->ToText(), "fd00::/8");
  EXPECT_EQ(entry("[fd00::/8]:443").port, 443);
  EXPECT_EQ(entry("[::1]").network->ToText(), "::1/128");
  EXPECT_EQ(entry(" Shop.Example. ").host, "shop.example");
  EXPECT_EQ(entry("*.Shop.Example:443").host, ".shop.example");
  EXPECT_EQ(entry("b\u00FCcher.example").host, "xn--bcher-kva.example");
  EXPECT_EQ(ParseGuardEntries("")->size(), 0U);
  EXPECT_EQ(ParseGuardEntries(" a.example , 10.0.0.1:80 ,")->size(), 2U);
}

TEST(GuardTest, EntriesThatMeanNothingAreRefused) {
  for (const char* text : {"",
                           "*",
                           "*.",
                           "10.0.0.1/8",
                           "10.0.0.0/33",
                           "10.0.0.0/-1",
                           "10.0.0.0/",
                           "10.0.0/8",
                           "a/8",
                           "http://a.example",
                           "a.example:0",
                           "a.example:x",
                           "a.example:65536",
                           "a.example:",
                           "a b",
                           "[::1",
                           "fd00::/129",
                           "0x7f.1",
                           "127.1",
                           "a.*.example",
                           "a@b",
                           "[::1]:x"}) {
    const auto entry = ParseGuardEntry(text);
    EXPECT_FALSE(entry.ok()) << text;
  }
}

TEST(GuardTest, PortsAreRead) {
  const PortList ports = *PortList::Parse(" 80, 8000-8010 ");
  EXPECT_TRUE(ports.Contains(80) && ports.Contains(8000) && ports.Contains(8010));
  EXPECT_FALSE(ports.Contains(81) || ports.Contains(7999) || ports.Contains(8011));
  for (const char* text : {"", "0", "x", "80-", "-80", "90-80", "70000", "80;81"}) {
    EXPECT_FALSE(PortList::Parse(text).ok()) << text;
  }
}

TEST(AddressTest, AnInnerAddressIsFoundInItsTwoPrefixesOnly) {
  const auto inner = [](const char* text) { return Address::Parse(text)->Inner().ToText(); };
  EXPECT_EQ(inner("::ffff:1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(inner("64:ff9b::1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(inner("::1.2.3.4"), "::1.2.3.4");
  EXPECT_EQ(inner("1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(inner("64:ff9b:1::1.2.3.4"), "64:ff9b:1::102:304");
}

TEST(AddressTest, SocketAddressesGoThereAndBack) {
  for (const char* text : {"1.2.3.4", "2606:4700::1111"}) {
    const Address address = *Address::Parse(text);
    const sockaddr_storage storage = address.ToSockaddr(80);
    EXPECT_EQ(Address::From(reinterpret_cast<const sockaddr*>(&storage)), address);
  }
  const sockaddr_storage none{};
  EXPECT_FALSE(Address::From(reinterpret_cast<const sockaddr*>(&none)));
}

TEST(AddressTest, ThisMachineHasALoopbackAddress) {
  const std::vector<Address> local = LocalAddresses();
  EXPECT_TRUE(std::any_of(local.begin(), local.end(), [](const Address& a) { return IsLoopback(a); }));
  const std::vector<Address> localhost = SystemAddressesOf("localhost");
  EXPECT_TRUE(!localhost.empty() && IsLoopback(localhost.front()));
}

}  // namespace
}  // namespace pawl::outbound

#include "process/command_spec.h"

#include <fmt/format.h>
#include <grp.h>
#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <functional>

namespace pawl::process {
namespace {

Error Wrong(std::string text) { return {ErrorCode::kInvalid, std::move(text)}; }

template <typename Number>
bool ParseNumber(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

struct User {
  std::string name;  // empty: a number that no user has
  uid_t uid = 0;
  gid_t gid = 0;
};

Result<User> FindUser(const std::string& text) {
  User user;
  const bool number = ParseNumber(text, user.uid);
  passwd entry{};
  passwd* found = nullptr;
  std::string buffer(16'384, '\0');
  if (number) {
    getpwuid_r(user.uid, &entry, buffer.data(), buffer.size(), &found);
  } else {
    getpwnam_r(text.c_str(), &entry, buffer.data(), buffer.size(), &found);
  }
  if (found != nullptr) return User{found->pw_name, found->pw_uid, found->pw_gid};
  if (!number) return Wrong(fmt::format("there is no user {}", text));
  user.gid = user.uid;
  return user;
}

Result<gid_t> FindGroup(const std::string& text) {
  gid_t gid = 0;
  if (ParseNumber(text, gid)) return gid;
  group entry{};
  group* found = nullptr;
  std::string buffer(65'536, '\0');
  getgrnam_r(text.c_str(), &entry, buffer.data(), buffer.size(), &found);
  if (found == nullptr) return Wrong(fmt::format("there is no group {}", text));
  return found->gr_gid;
}

std::vector<gid_t> GroupsOf(const User& user, gid_t gid) {
  if (user.name.empty()) return {gid};
  std::vector<gid_t> groups(64);
  int count = static_cast<int>(groups.size());
  if (getgrouplist(user.name.c_str(), gid, groups.data(), &count) < 0) {
    groups.resize(static_cast<std::size_t>(count));
    getgrouplist(user.name.c_str(), gid, groups.data(), &count);
  }
  groups.resize(static_cast<std::size_t>(std::max(count, 0)));
  return groups;
}

// The numbers of a CommandSpec by the names that they have on their way.
struct LimitName {
  std::string_view name;
  std::optional<std::uint64_t> CommandSpec::*limit;
};
constexpr LimitName kLimits[] = {{"memory", &CommandSpec::memory},
                                 {"cpu", &CommandSpec::cpu},
                                 {"open_files", &CommandSpec::open_files},
                                 {"file_size", &CommandSpec::file_size},
                                 {"processes", &CommandSpec::processes}};

Result<void> TakePair(std::string_view name, std::string_view value, CommandStart& start) {
  CommandSpec& spec = start.spec;
  std::uint64_t number = 0;
  if (name == "arg") {
    spec.argv.emplace_back(value);
  } else if (name == "env") {
    spec.env.emplace_back(value);
  } else if (name == "variable") {
    start.variables.emplace_back(value);
  } else if (name == "name") {
    spec.name = value;
  } else if (name == "cwd") {
    spec.cwd = value;
  } else if (name == "user") {
    spec.user = value;
  } else if (name == "group") {
    spec.group = value;
  } else if (!ParseNumber(value, number)) {
    return Wrong(fmt::format("\"{}\" is no setting of a command", name));
  } else if (name == "kill_grace") {
    spec.kill_grace = Millis(number);
  } else if (name == "parent") {
    start.parent = static_cast<pid_t>(number);
  } else {
    const auto* const limit =
        std::find_if(std::begin(kLimits), std::end(kLimits), [&](const LimitName& l) { return l.name == name; });
    if (limit == std::end(kLimits)) return Wrong(fmt::format("\"{}\" is no setting of a command", name));
    spec.*limit->limit = number;
  }
  return {};
}

bool IsVariable(const std::string& entry) {
  const std::size_t equals = entry.find('=');
  return equals != std::string::npos && equals > 0;
}

}  // namespace

Result<Identity> IdentityOf(const CommandSpec& spec, uid_t own) {
  if (spec.user.empty()) {
    if (own == 0) return Wrong(fmt::format("the command {} needs a user, because this process is root's", spec.name));
    if (!spec.group.empty()) return Wrong(fmt::format("the command {} has a group, but no user", spec.name));
    return Identity{};
  }
  PAWL_ASSIGN(const User user, FindUser(spec.user));
  Identity identity{true, user.uid, user.gid, {}};
  if (!spec.group.empty()) {
    PAWL_ASSIGN(identity.gid, FindGroup(spec.group));
  }
  if (own != 0) {
    if (user.uid == own && spec.group.empty()) return Identity{};
    return Wrong(fmt::format("only root can run the command {} as {}", spec.name, spec.user));
  }
  identity.groups = GroupsOf(user, identity.gid);
  return identity;
}

Result<void> CheckCommand(const CommandSpec& spec) {
  const auto has_nul = [](const std::string& text) { return text.find('\0') != std::string::npos; };
  if (spec.argv.empty() || spec.argv.front().empty())
    return Wrong(fmt::format("the command {} has no argv", spec.name));
  if (!std::all_of(spec.env.begin(), spec.env.end(), IsVariable)) {
    return Wrong(fmt::format("the env of the command {} has an entry that is not NAME=value", spec.name));
  }
  if (!spec.cwd.starts_with('/')) return Wrong(fmt::format("the cwd of the command {} is no absolute path", spec.name));
  for (const auto* texts : {&spec.argv, &spec.env}) {
    if (std::any_of(texts->begin(), texts->end(), has_nul)) {
      return Wrong(fmt::format("the command {} has a NUL in a text", spec.name));
    }
  }
  if (has_nul(spec.name) || has_nul(spec.cwd) || has_nul(spec.user) || has_nul(spec.group)) {
    return Wrong("a setting of a command has a NUL in it");
  }
  PAWL_TRY(IdentityOf(spec, geteuid()));
  return {};
}

std::string EncodeStart(const CommandStart& start) {
  std::string bytes;
  const auto add = [&](std::string_view name, std::string_view value) {
    bytes.append(name).append(1, '\0').append(value).append(1, '\0');
  };
  const CommandSpec& spec = start.spec;
  add("name", spec.name);
  for (const std::string& arg : spec.argv) add("arg", arg);
  for (const std::string& entry : spec.env) add("env", entry);
  for (const std::string& entry : start.variables) add("variable", entry);
  add("cwd", spec.cwd);
  add("user", spec.user);
  add("group", spec.group);
  for (const LimitName& limit : kLimits) {
    if (const auto& value = spec.*limit.limit) add(limit.name, std::to_string(*value));
  }
  add("kill_grace", std::to_string(spec.kill_grace.count()));
  add("parent", std::to_string(start.parent));
  return bytes;
}

Result<CommandStart> DecodeStart(std::string_view bytes) {
  CommandStart start;
  while (!bytes.empty()) {
    const std::size_t name_end = bytes.find('\0');
    const std::size_t end = name_end == std::string_view::npos ? name_end : bytes.find('\0', name_end + 1);
    if (end == std::string_view::npos) return Wrong("the settings of a command are cut off");
    PAWL_TRY(TakePair(bytes.substr(0, name_end), bytes.substr(name_end + 1, end - name_end - 1), start));
    bytes.remove_prefix(end + 1);
  }
  if (start.spec.argv.empty()) return Wrong("the settings of a command have no argv");
  return start;
}

}  // namespace pawl::process

#include <algorithm>
#include <array>
#include <span>

#include "wire/faktory/commands.h"
#include "wire/faktory/fields.h"

namespace pawl::faktory {
namespace {

using Action = Mutation::Action;
using Target = Mutation::Target;

constexpr std::array<http::Word<Action>, 4> kActions{
    {{"clear", Action::kClear}, {"kill", Action::kKill}, {"discard", Action::kDiscard}, {"requeue", Action::kRequeue}}};
constexpr std::array<http::Word<Target>, 3> kTargets{
    {{"scheduled", Target::kScheduled}, {"retries", Target::kRetries}, {"dead", Target::kDead}}};

struct MutationFields {
  std::string cmd;
  std::string target;
  JsonValue filter;
};

constexpr std::array<Field<MutationFields>, 3> kMutationFields{{
    {"cmd", [](const JsonValue& v, MutationFields& out) { return ReadText(v, out.cmd); }},
    {"target", [](const JsonValue& v, MutationFields& out) { return ReadText(v, out.target); }},
    {"filter",
     [](const JsonValue& v, MutationFields& out) -> Result<void> {
       out.filter = v;
       return {};
     }},
}};

// An empty text is what some clients send for "not given".
Result<void> ReadFilterText(const JsonValue& value, std::optional<std::string>& out) {
  PAWL_ASSIGN(std::string text, value.String());
  if (!text.empty()) out = std::move(text);
  return {};
}

constexpr std::array<Field<Mutation>, 3> kFilterFields{{
    {"jids",
     [](const JsonValue& v, Mutation& out) -> Result<void> {
       std::vector<std::string>& jids = out.jids.emplace();
       return ForEachElement(v, [&](const JsonValue& element) { return ReadText(element, jids.emplace_back()); });
     }},
    {"jobtype", [](const JsonValue& v, Mutation& out) { return ReadFilterText(v, out.jobtype); }},
    {"regexp", [](const JsonValue& v, Mutation& out) { return ReadFilterText(v, out.pattern); }},
}};

template <typename E>
Result<E> WordOf(std::string_view text, std::span<const http::Word<E>> words, const char* otherwise) {
  const auto found = std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.text == text; });
  if (found == words.end()) return Invalid(otherwise);
  return found->value;
}

Result<Mutation> ReadMutation(const JsonValue& value) {
  MutationFields fields;
  PAWL_TRY(ReadFields<MutationFields>(value, kMutationFields, fields));
  Mutation mutation;
  PAWL_ASSIGN(mutation.target, WordOf<Target>(fields.target, kTargets, "invalid target for mutation command"));
  PAWL_ASSIGN(mutation.action, WordOf<Action>(fields.cmd, kActions, "unknown mutate operation"));
  if (mutation.action == Action::kClear || fields.filter.IsNull()) return mutation;
  Result<void> read = ReadFields<Mutation>(fields.filter, kFilterFields, mutation);
  if (!read.ok()) return Within("filter", std::move(read).error());
  return mutation;
}

// One byte against the class that starts behind the '[' at `at`; `at` is moved behind its ']'. A class that is not
// closed ends with the pattern.
bool MatchesClass(std::string_view pattern, std::size_t& at, char c) {
  const bool negated = at < pattern.size() && pattern[at] == '^';
  if (negated) ++at;
  bool found = false;
  for (; at < pattern.size() && pattern[at] != ']'; ++at) {
    if (pattern[at] == '\\' && at + 1 < pattern.size()) {
      ++at;
      found = found || pattern[at] == c;
      continue;
    }
    if (at + 2 < pattern.size() && pattern[at + 1] == '-') {
      const auto [low, high] = std::minmax(pattern[at], pattern[at + 2]);
      found = found || (c >= low && c <= high);
      at += 2;
      continue;
    }
    found = found || pattern[at] == c;
  }
  if (at < pattern.size()) ++at;
  return found != negated;
}

// One byte against what stands at `at` and is not a '*'; `at` is moved behind it.
bool MatchesOne(std::string_view pattern, std::size_t& at, char c) {
  switch (pattern[at++]) {
    case '?':
      return true;
    case '[':
      return MatchesClass(pattern, at, c);
    case '\\':
      if (at == pattern.size()) return c == '\\';
      return pattern[at++] == c;
    default:
      return pattern[at - 1] == c;
  }
}

}  // namespace

Result<Mutation> ParseMutation(std::string_view json) {
  PAWL_ASSIGN(const JsonValue value, ParseArgument(json));
  Result<Mutation> mutation = ReadMutation(value);
  if (!mutation.ok()) return Flat(std::move(mutation).error());
  return mutation;
}

// What stands behind the last '*' is tried at each later place of the text; an earlier '*' needs no second try, as the
// later one could take all that it would. So the time is bounded by the product of both lengths.
bool MatchesPattern(std::string_view pattern, std::string_view text) {
  std::size_t at = 0;
  std::size_t place = 0;
  std::optional<std::size_t> star;  // behind it
  std::size_t star_place = 0;       // of the text that it does not take
  while (true) {
    if (at < pattern.size() && pattern[at] == '*') {
      star = ++at;
      star_place = place;
      continue;
    }
    if (place == text.size()) return at == pattern.size();
    if (at < pattern.size() && MatchesOne(pattern, at, text[place])) {
      ++place;
      continue;
    }
    if (!star) return false;
    at = *star;
    place = ++star_place;
  }
}

}  // namespace pawl::faktory

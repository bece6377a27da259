// pawl download, pawl file, pawl http: jobs of the built-in types, and what they bring.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "base/json_writer.h"
#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/fetch_file.h"
#include "cli/job_text.h"
#include "cli/json_text.h"
#include "cli/text.h"
#include "cli/wait_line.h"

namespace pawl::cli {
namespace {

constexpr std::size_t kPushedAtOnce = 1'000;

struct DownloadOptions {
  Connection connection;
  std::vector<std::string> urls;
  std::string urls_file;
  std::string group;
  WaitOption wait;
  std::string output;
};

Result<std::vector<std::string>> UrlsOf(const DownloadOptions& options) {
  std::vector<std::string> urls = options.urls;
  if (!options.urls_file.empty()) {
    std::ifstream file;
    const bool from_file = options.urls_file != "-";
    if (from_file) file.open(options.urls_file);
    std::istream& lines = from_file ? file : std::cin;
    if (!lines) return Error{ErrorCode::kInvalid, "cannot read " + options.urls_file};
    for (std::string line; std::getline(lines, line);) {
      if (line.ends_with('\r')) line.pop_back();
      if (!line.empty() && line.front() != '#') urls.push_back(std::move(line));
    }
  }
  if (urls.empty()) return Error{ErrorCode::kInvalid, "name at least one URL, or a file of them with --urls"};
  if (!options.output.empty() && urls.size() > 1) return Error{ErrorCode::kInvalid, "-o is for one URL"};
  return urls;
}

// Pushes these as one request, and adds their ids.
Result<void> PushSome(const DownloadOptions& options, Remote& remote, std::span<const std::string> urls,
                      std::vector<std::string>& ids) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("jobs").BeginArray();
  for (const std::string& url : urls) {
    json.BeginObject().Key("type").String("download");
    if (!options.group.empty()) json.Key("group").String(options.group);
    json.Key("payload").BeginObject().Key("url").String(url).EndObject().EndObject();
  }
  json.EndArray().EndObject();
  PAWL_ASSIGN(const Answer answer, remote.Post("/v1/jobs/bulk", body));
  return ForEachElement(FindMember(answer.root(), "jobs").value_or(JsonValue{"[]", JsonKind::kArray}),
                        [&](const JsonValue& job) -> Result<void> {
                          ids.push_back(TextAt(job, "id"));
                          return {};
                        });
}

void PrintEnd(const DownloadOptions& options, const Answer& job) {
  const JsonValue root = job.root();
  if (options.connection.json) {
    fmt::print("{}\n", job.text);
  } else if (TextAt(root, "state") == "completed") {
    fmt::print("{} {} {} {}\n", TextAt(root, "id"), TextAt(root, "result.sha256"),
               BytesAt(root, "result.bytes").value_or("not modified"), Printable(TextAt(root, "result.final_url")));
  } else {
    fmt::print("{} {} {}\n", TextAt(root, "id"), TextAt(root, "state"), Printable(TextAt(root, "error.message")));
  }
}

Result<int> Download(const DownloadOptions& options) {
  PAWL_ASSIGN(const std::vector<std::string> urls, UrlsOf(options));
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  std::vector<std::string> ids;
  for (std::size_t at = 0; at < urls.size(); at += kPushedAtOnce) {
    const std::span<const std::string> some(urls.data() + at, std::min(kPushedAtOnce, urls.size() - at));
    PAWL_TRY(PushSome(options, remote, some, ids));
  }
  if (!options.wait.given && options.output.empty()) {
    for (const std::string& id : ids) fmt::print("{}\n", id);
    return kExitOk;
  }
  int worst = kExitOk;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::string prefix = ids.size() == 1 ? "" : fmt::format("{} of {}: ", i + 1, ids.size());
    PAWL_ASSIGN(const Answer job, WaitAndTell(remote, ids[i], options.wait.wait, prefix));
    if (options.output != "-") PrintEnd(options, job);
    worst = std::max(worst, ExitCodeForState(TextAt(job.root(), "state")));
  }
  if (worst == kExitOk && !options.output.empty()) PAWL_TRY(FetchFile(options.connection, ids.front(), options.output));
  return worst;
}

struct FileOptions {
  Connection connection;
  std::string ref;
  std::string output = "-";
};

Result<int> File(const FileOptions& options) {
  PAWL_TRY(FetchFile(options.connection, options.ref, options.output));
  return kExitOk;
}

struct HttpOptions {
  Connection connection;
  std::string method;
  std::string url;
  std::vector<std::string> headers;  // "Name: value"
  std::string body;
  std::string content_type;
  bool no_wait = false;
};

Result<std::string> HttpPush(const HttpOptions& options) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("type").String("http").Key("payload").BeginObject();
  json.Key("method").String(options.method).Key("url").String(options.url);
  if (!options.headers.empty()) json.Key("headers").BeginObject();
  for (const std::string& header : options.headers) {
    const std::size_t colon = header.find(':');
    if (colon == std::string::npos) return Error{ErrorCode::kInvalid, "a header is \"Name: value\""};
    const std::size_t value = std::min(header.find_first_not_of(' ', colon + 1), header.size());
    json.Key(header.substr(0, colon)).String(header.substr(value));
  }
  if (!options.headers.empty()) json.EndObject();
  if (!options.body.empty()) json.Key("body").String(options.body);
  if (!options.content_type.empty()) json.Key("content_type").String(options.content_type);
  json.EndObject().EndObject();
  return body;
}

Result<int> Http(const HttpOptions& options) {
  PAWL_ASSIGN(const std::string body, HttpPush(options));
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer pushed, remote.Post("/v1/jobs", body));
  const std::string id = TextAt(pushed.root(), "id");
  if (options.no_wait) {
    fmt::print("{}\n", options.connection.json ? pushed.text : id);
    return kExitOk;
  }
  PAWL_ASSIGN(const Answer job, WaitAndTell(remote, id, Millis::max(), ""));
  const JsonValue root = job.root();
  if (options.connection.json) {
    fmt::print("{}\n", job.text);
  } else {
    fmt::print(stderr, "{} {}\n", TextAt(root, "state"), TextAt(root, "result.status"));
    const std::string answer = TextAt(root, "result.body");
    fmt::print("{}\n", Printable(answer.empty() ? TextAt(root, "error.message") : answer));
  }
  return ExitCodeForState(TextAt(root, "state"));
}

}  // namespace

Action AddDownload(CLI::App& command) {
  auto options = std::make_shared<DownloadOptions>();
  command.add_option("URL", options->urls, "what to download");
  command.add_option("--urls", options->urls_file, "a file with a URL a line; - is standard input")->type_name("FILE");
  command.add_option("--group", options->group, "the group of the jobs; not given: the host of each URL")
      ->type_name("GROUP");
  command.add_option("-o,--output", options->output, "wait, and save the file here; - is standard output")
      ->type_name("FILE");
  AddWait(command, options->wait);
  AddConnection(command, options->connection);
  command.footer(R"(The server downloads; the command prints the ids of the jobs, or with --wait what
became of them.

Examples:
  pawl download https://example.com/a.jpg
  pawl download https://example.com/a.jpg -o a.jpg
  echo https://example.com/a.jpg | pawl download --urls - --group shop-7 --wait)");
  return [options] { return ExitWith(Download(*options)); };
}

Action AddFile(CLI::App& command) {
  auto options = std::make_shared<FileOptions>();
  command.add_option("REF", options->ref, "the job that has downloaded it")->required();
  command.add_option("-o,--output", options->output, "save it here; - is standard output")
      ->type_name("FILE")
      ->capture_default_str();
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl file 0193a1b2-0000-7000-8000-00000000002a -o a.jpg)");
  return [options] { return ExitWith(File(*options)); };
}

Action AddHttp(CLI::App& command) {
  auto options = std::make_shared<HttpOptions>();
  command.add_option("METHOD", options->method, "GET, HEAD, POST, PUT, PATCH, DELETE or OPTIONS")->required();
  command.add_option("URL", options->url, "what to call")->required();
  command.add_option("--header", options->headers, "a header, as \"Name: value\"; may be given again")
      ->type_name("HEADER")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command.add_option("--body", options->body, "the body")->type_name("TEXT");
  command.add_option("--content-type", options->content_type, "what the body is")->type_name("TYPE");
  command.add_flag("--no-wait", options->no_wait, "print the id of the job, and do not wait for the answer");
  AddConnection(command, options->connection);
  command.footer(R"(The server calls, and tries again as the queue http is set up.

Examples:
  pawl http GET https://api.example/x
  pawl http POST https://api.example/x --body 'a=1')");
  return [options] { return ExitWith(Http(*options)); };
}

}  // namespace pawl::cli

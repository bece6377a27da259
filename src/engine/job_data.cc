#include "engine/job_data.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/redact.h"
#include "base/utf8.h"
#include "rules/data_match.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kHeadsTogether = 64;
constexpr std::size_t kDataTogether = 16;  // payloads may be large

// The records of a job, as stored, of those that are wanted.
struct JobData {
  std::optional<JobBody> body;
  std::optional<JobError> error;
  std::optional<std::string> progress;
  std::optional<std::string> result;
};

bool MatchesJob(const DataMatch& match, const JobData& data) {
  const auto in = [&](const std::string* json) {
    return json != nullptr && !json->empty() && pawl::Matches(match, *json);
  };
  switch (match.from) {
    case DataMatch::From::kPayload:
      return in(data.body ? &data.body->payload : nullptr);
    case DataMatch::From::kMeta:
      return in(data.body ? &data.body->meta : nullptr);
    case DataMatch::From::kProgress:
      return in(data.progress ? &*data.progress : nullptr);
    case DataMatch::From::kResult:
      return in(data.result ? &*data.result : nullptr);
  }
  return false;
}

bool AnyHoldsText(const JobData& data, const std::string& text) {
  if (data.body && HoldsText(data.body->payload, text)) return true;
  if (data.body && !data.body->meta.empty() && HoldsText(data.body->meta, text)) return true;
  return data.error && (PlainHoldsText(data.error->type, text) || PlainHoldsText(data.error->message, text));
}

bool MatchesData(const JobFilter& filter, const JobData& data) {
  if (filter.error_type && (!data.error || data.error->type != *filter.error_type)) return false;
  const auto matches = [&](const DataMatch& match) { return MatchesJob(match, data); };
  if (!std::all_of(filter.where.begin(), filter.where.end(), matches)) return false;
  return filter.text.empty() || AnyHoldsText(data, filter.text);
}

JobExtras ExtrasOf(const JobQuery& query, JobData data) {
  JobExtras extras;
  if (query.errors && data.error) extras.error = ShortError(*std::move(data.error));
  if (query.payloads && data.body) extras.payload = Utf8Start(RedactJson(data.body->payload), kPayloadShown);
  if (query.progress && data.progress && data.progress->size() <= kProgressShown) extras.progress = data.progress;
  return extras;
}

}  // namespace

// A credential that is cut off at the end would not be recognised any more.
JobError ShortError(JobError error) {
  const std::string text = RedactText(error.message).value_or(error.message);
  return {std::move(error.type), std::string(Utf8Start(text, kErrorShown)), {}};
}

JobDataReader::JobDataReader(StoreReader& reader, const JobQuery& query)
    : reader_(reader),
      query_(query),
      filters_(query.filter.NeedsData()),
      together_(filters_ ? kDataTogether : kHeadsTogether) {
  const JobFilter& filter = query.filter;
  wants_.body = query.payloads || !filter.text.empty();
  wants_.error = query.errors || filter.error_type || !filter.text.empty();
  wants_.progress = query.progress;
  for (const DataMatch& match : filter.where) {
    wants_.body = wants_.body || match.from == DataMatch::From::kPayload || match.from == DataMatch::From::kMeta;
    wants_.progress = wants_.progress || match.from == DataMatch::From::kProgress;
    wants_.result = wants_.result || match.from == DataMatch::From::kResult;
  }
}

Result<void> JobDataReader::Append(std::vector<JobRow> rows, JobPage& page) {
  std::vector<JobData> data(rows.size());
  const bool enough = !filters_ && bytes_ > kShowBytes;  // the rest is shown without
  std::vector<RecordKey> keys;
  std::vector<std::size_t> owners;
  const auto want = [&](bool wanted, const RecordKey& key, std::size_t row) {
    if (!wanted || enough) return;
    keys.push_back(key);
    owners.push_back(row);
  };
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const SideRecords& side = rows[i].head.side;
    want(wants_.body, BodyKey(rows[i].seq), i);
    want(wants_.error && side.error, SideKey(RecordKind::kError, rows[i].seq), i);
    want(wants_.progress && side.progress, SideKey(RecordKind::kProgress, rows[i].seq), i);
    want(wants_.result && side.result, SideKey(RecordKind::kResult, rows[i].seq), i);
  }
  auto records = keys.empty() ? std::vector<Result<Record>>{} : reader_.ReadMany(keys);
  for (std::size_t k = 0; k < keys.size(); ++k) {
    if (!records[k].ok()) return records[k].error();
    if (!records[k]->exists()) continue;  // on a shared store the job may have gone on meanwhile
    std::string& value = records[k]->value;
    bytes_ += value.size();
    JobData& job = data[owners[k]];
    if (keys[k].kind == RecordKind::kBody) {
      PAWL_ASSIGN(job.body, DecodeBody(value));
    } else if (keys[k].kind == RecordKind::kError) {
      PAWL_ASSIGN(job.error, DecodeError(value));
    } else {
      (keys[k].kind == RecordKind::kProgress ? job.progress : job.result) = std::move(value);
    }
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (filters_ && !MatchesData(query_.filter, data[i])) continue;
    page.jobs.push_back(std::move(rows[i]));
    page.extras.push_back(ExtrasOf(query_, std::move(data[i])));
  }
  return {};
}

}  // namespace pawl

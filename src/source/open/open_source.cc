#include "source/open/open_source.h"

#include <fmt/format.h>

#include <utility>

#include "source/http_source.h"
#include "source/ndjson_source.h"
#include "source/redis_source.h"
#include "source/sqlite_source.h"

#ifdef PAWL_POSTGRES
#include "source/postgres/postgres_source.h"
#endif
#ifdef PAWL_MONGODB
#include "source/mongodb/mongo_source.h"
#endif

namespace pawl::source {
namespace {

using Opened = Result<std::shared_ptr<Source>>;

[[maybe_unused]] Error LeftOut(const SourceSpec& spec, std::string_view library) {
  return {ErrorCode::kNotReady, fmt::format("the source {} is of the kind {}, which this build of Pawl does not have: "
                                            "it was built without {}",
                                            spec.name, Name(spec.kind), library)};
}

[[maybe_unused]] Opened Shared(Result<std::unique_ptr<Source>> source) {
  if (!source.ok()) return std::move(source).error();
  return std::shared_ptr<Source>(*std::move(source));
}

Opened OpenPostgresOf(const SourceSpec& spec, const Credentials& access, const SourceContext& context) {
#ifdef PAWL_POSTGRES
  return Shared(OpenPostgres({.name = spec.name,
                              .url = access.url,
                              .tables = spec.tables,
                              .queries = spec.queries,
                              .pool = spec.pool,
                              .timeout = spec.timeout,
                              .clock = context.clock}));
#else
  static_cast<void>(access);
  static_cast<void>(context);
  return LeftOut(spec, "libpq");
#endif
}

Opened OpenMongoOf(const SourceSpec& spec, const Credentials& access) {
#ifdef PAWL_MONGODB
  return Shared(OpenMongo({.name = spec.name,
                           .url = access.url,
                           .database = spec.database,
                           .collections = spec.tables,
                           .pool = spec.pool,
                           .timeout = spec.timeout}));
#else
  static_cast<void>(access);
  return LeftOut(spec, "libmongoc");
#endif
}

Opened OpenPages(const SourceSpec& spec, const Credentials& access, const SourceContext& context) {
  if (context.transport == nullptr) {
    return Error{ErrorCode::kNotReady, fmt::format("the source {} needs outgoing calls, which this program does not "
                                                   "make",
                                                   spec.name)};
  }
  return MakeHttpSource({.url = access.url, .token = access.token, .timeout = spec.timeout}, *context.transport);
}

}  // namespace

OpenSource OpenSources(SourceContext context) {
  return [context = std::move(context)](const SourceSpec& spec, const Credentials& access) -> Opened {
    switch (spec.kind) {
      case SourceKind::kPostgres:
        return OpenPostgresOf(spec, access, context);
      case SourceKind::kMongodb:
        return OpenMongoOf(spec, access);
      case SourceKind::kSqlite:
        return MakeSqliteSource(
            {.path = spec.path, .queries = spec.queries, .timeout = spec.timeout, .clock = context.clock});
      case SourceKind::kNdjson:
        return MakeNdjsonSource(spec.path);
      case SourceKind::kRedis:
        return MakeRedisSource(
            {.url = access.url, .timeout = spec.timeout, .skips_gaps = spec.skips_gaps, .clock = context.clock});
      case SourceKind::kHttp:
        return OpenPages(spec, access, context);
    }
    return Error{ErrorCode::kInternal, "a kind of sources without a case"};
  };
}

Result<std::unique_ptr<Registry>> OpenRegistry(std::string path, SourceContext context) {
  return Registry::Open(std::move(path), OpenSources(std::move(context)));
}

}  // namespace pawl::source

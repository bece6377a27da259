import { useState } from "preact/hooks";
import type { Schema } from "../api";
import { call, curlOf, query } from "../api";
import { kSince, quoted, sinceOf } from "../filter";
import { count, plural, reasonText } from "../format";
import { useKeys } from "../keys";
import { type Column, Rows } from "../list";
import { useData } from "../live";
import { Copy } from "../parts/copy";
import { HourBars, Time } from "../parts/figures";
import { Card, Facts, Page, Tabs } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { Stale } from "../parts/reading";
import { go, href, pageOfJob, pageOfQueue, parameters, setParameters, withParameters } from "../router";
import { AllThatMatch, JobList } from "../job_list";

type Kind = Schema["ErrorPage"]["errors"][number];

const kTabs: [string, string][] = [
  ["errors", "Kinds of errors"],
  ["dead", "Dead"],
  ["retrying", "Retrying"],
  ["failed", "Expired"],
];

// ---- Kinds of errors ----

interface View {
  kinds: Kind[];
  looked: number;
  more: boolean;
}

function added(one: Kind, other: Kind): Kind {
  const sum = (a: Record<string, number>, b: Record<string, number>) => Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));
  const hours = new Map(one.by_hour.map((hour) => [hour.at, hour.count]));
  for (const hour of other.by_hour) hours.set(hour.at, (hours.get(hour.at) ?? 0) + hour.count);
  return {
    ...one,
    count: one.count + other.count,
    first_seen_at: one.first_seen_at < other.first_seen_at ? one.first_seen_at : other.first_seen_at,
    last_seen_at: one.last_seen_at > other.last_seen_at ? one.last_seen_at : other.last_seen_at,
    states: sum(one.states as Record<string, number>, other.states as Record<string, number>),
    queues: [...new Set([...one.queues, ...other.queues])],
    types: [...new Set([...one.types, ...other.types])],
    by_hour: [...hours].sort(([a], [b]) => (a < b ? -1 : 1)).map(([at, number]) => ({ at, count: number })),
  };
}

// Each reading looks at a bounded number of jobs; what several say of one kind is added up.
async function readKinds(parts: number, filter: { queue: string; since?: string }, signal: AbortSignal): Promise<View> {
  const kinds = new Map<string, Kind>();
  let cursor: string | undefined;
  let looked = 0;
  for (let part = 0; part < parts; ++part) {
    const page: Schema["ErrorPage"] = await call<Schema["ErrorPage"]>(`v1/errors${query({ ...filter, cursor })}`, { signal });
    looked += page.looked_at;
    for (const kind of page.errors) {
      const known = kinds.get(kind.fingerprint);
      kinds.set(kind.fingerprint, known ? added(known, kind) : kind);
    }
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
  return { kinds: [...kinds.values()].sort((a, b) => b.count - a.count), looked, more: cursor !== undefined };
}

function Queues({ names }: { names: string[] }) {
  return (
    <>
      {names.slice(0, 3).map((name, i) => (
        <>
          {i > 0 && ", "}
          <a key={name} href={href(pageOfQueue(name))}>
            {name}
          </a>
        </>
      ))}
      {names.length > 3 && <span class="faint"> and {names.length - 3} more</span>}
    </>
  );
}

const kColumns: Column<Kind>[] = [
  { head: "Jobs", kind: "end tally-cell", cell: (kind) => <b class="bad">{count(kind.count)}</b> },
  {
    head: "Error",
    kind: "main",
    cell: (kind) => (
      <>
        <a href={href(withParameters({ error: kind.fingerprint }))} class="error-line">
          <b>{kind.type}</b> {kind.message}
        </a>
        <div class="meta">
          {Object.entries(kind.states)
            .map(([state, number]) => `${count(number)} ${state}`)
            .join(", ")}
        </div>
      </>
    ),
  },
  { head: "Queues", kind: "wide", cell: (kind) => <Queues names={kind.queues} /> },
  { head: "Last 24 hours", kind: "wide", cell: (kind) => <HourBars hours={kind.by_hour} /> },
  { head: "First", kind: "end wide", cell: (kind) => <Time at={kind.first_seen_at} /> },
  { head: "Last", kind: "end when", cell: (kind) => <Time at={kind.last_seen_at} /> },
];

function KindPanel({ kind }: { kind: Kind }) {
  const search = `error:${quoted(kind.type)}`;
  const queue = kind.queues.length === 1 ? kind.queues[0] : undefined;
  return (
    <Card
      title={<span class="bad">{kind.type}</span>}
      tools={
        <div class="row">
          <a href={href(`/jobs${query({ q: search, queue, state: "dead,retrying,failed" })}`)}>all with this type</a>
          <AllThatMatch filter={{ queue, state: "dead,failed", search }} />
          <Copy text={`${kind.type}: ${kind.message}`} label="Copy the error" />
          <button type="button" onClick={() => setParameters({ error: undefined }, true)}>
            Close
          </button>
        </div>
      }
    >
      <p class="error-text">{kind.message}</p>
      <div class="columns facts-columns">
        <Facts
          rows={[
            ["Jobs", `${count(kind.count)}: ${Object.entries(kind.states)
              .map(([state, number]) => `${count(number)} ${state}`)
              .join(", ")}`],
            ["Queues", <Queues names={kind.queues} />],
            ["Types", kind.types.join(", ")],
            ["First seen", <Time at={kind.first_seen_at} />],
            ["Last seen", <Time at={kind.last_seen_at} />],
            ["Also as", kind.pattern !== kind.message && kind.pattern],
          ]}
        />
        <Facts
          rows={[
            [
              "Examples",
              <ul>
                {kind.jobs.map((id) => (
                  <li key={id}>
                    <a href={href(pageOfJob(id))} class="id">
                      {id}
                    </a>
                  </li>
                ))}
              </ul>,
            ],
          ]}
        />
      </div>
    </Card>
  );
}

function Filters({ time }: { time: string }) {
  const queue = parameters.value.get("queue") ?? "";
  const since = parameters.value.get("since") ?? "";
  return (
    <div class="filters" role="search">
      <label>
        <span>Queue</span>
        <input id="queue" value={queue} placeholder="all" spellcheck={false} onChange={(event) => setParameters({ queue: event.currentTarget.value.trim(), cursor: undefined })} />
      </label>
      <label>
        <span>{time}</span>
        <select value={since} onChange={(event) => setParameters({ since: event.currentTarget.value, cursor: undefined })}>
          {kSince.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

// ---- Jobs, by why they are there ----

const kReasonsOf: Record<string, string[]> = {
  dead: ["retries_exhausted", "not_retried", "lease_expired", "timed_out", "run_away", "tasks_failed"],
  failed: ["expired"],
  retrying: [],
};

function Reasons({ state, chosen }: { state: string; chosen: string }) {
  const reasons = kReasonsOf[state] ?? [];
  if (reasons.length < 2) return null;
  return (
    <div class="chips" role="group" aria-label="Reasons">
      {reasons.map((reason) => (
        <button key={reason} type="button" class="chip" data-state="dead" aria-pressed={reason === chosen} onClick={() => setParameters({ reason: reason === chosen ? undefined : reason, cursor: undefined })}>
          {reasonText(reason)}
        </button>
      ))}
    </div>
  );
}

function Failed({ state, counts }: { state: string; counts: Record<string, number> | undefined }) {
  const [queue, since, reason] = ["queue", "since", "reason"].map((name) => parameters.value.get(name) ?? "");
  const filtered = queue !== "" || since !== "" || reason !== "";
  const filter = { state, queue: queue || undefined, since, search: reason ? `reason:${reason}` : undefined };
  const clear = () => setParameters({ queue: undefined, since: undefined, reason: undefined, cursor: undefined });
  useKeys({ "/": () => document.getElementById("queue")?.focus() });
  return (
    <>
      <Filters time="Pushed" />
      <Reasons state={state} chosen={reason} />
      <JobList
        filter={filter}
        total={filtered ? undefined : counts?.[state]}
        empty={
          filtered ? (
            <Empty title="No job matches">
              <button type="button" onClick={clear}>
                Clear filters
              </button>
            </Empty>
          ) : (
            <Empty title={state === "dead" ? "Nothing has failed for good" : state === "retrying" ? "No job waits for a retry" : "No job has expired"}>
              {state === "dead" && (counts?.retrying ?? 0) > 0 && (
                <p>
                  <a href={href("/failures?tab=retrying")}>{plural(counts?.retrying ?? 0, "job")}</a> wait for a retry.
                </p>
              )}
            </Empty>
          )
        }
      />
    </>
  );
}

function Kinds({ retrying }: { retrying: number }) {
  const queue = parameters.value.get("queue") ?? "";
  const since = parameters.value.get("since") ?? "";
  const [parts, setParts] = useState(1);
  const data = useData(`kinds ${queue} ${since} ${parts}`, (signal) => readKinds(parts, { queue, since: sinceOf(since) }, signal));
  const path = `v1/errors${query({ queue, since: sinceOf(since) })}`;
  const view = data.value;
  const selected = view?.kinds.find((kind) => kind.fingerprint === parameters.value.get("error"));
  useKeys({ Escape: () => setParameters({ error: undefined }, true), "/": () => document.getElementById("queue")?.focus() });
  return (
    <>
      <Filters time="Seen" />
      <Stale data={data} path={path} />
      {selected && <KindPanel kind={selected} />}
      {view === null ? (
        !data.problem && <Skeleton />
      ) : view.kinds.length === 0 ? (
        <Empty title={queue || since ? "No error matches" : "Nothing has failed"}>
          {queue || since ? (
            <button type="button" onClick={() => setParameters({ queue: undefined, since: undefined })}>
              Clear filters
            </button>
          ) : (
            retrying > 0 && <a href={href("/failures?tab=retrying")}>{plural(retrying, "job")} wait for a retry</a>
          )}
        </Empty>
      ) : (
        <div class="card flush">
          <Rows rows={view.kinds} columns={kColumns} id={(kind) => kind.fingerprint} page={(kind) => withParameters({ error: kind.fingerprint })} kind="list kinds" />
          <div class="pages">
            <span class="faint">
              {plural(view.kinds.length, "kind")} among the last errors of {plural(view.looked, "job")}
              {view.more && "; there are more jobs to look at"}
            </span>
            <div class="row">
              <Copy text={curlOf(path)} label="Copy as curl" />
              {view.more && (
                <button type="button" onClick={() => setParts(parts + 1)}>
                  Look at more
                </button>
              )}
            </div>
          </div>
        </div>
      )}
    </>
  );
}

export function FailuresPage() {
  const tab = parameters.value.get("tab") ?? "errors";
  const stats = useData("failures", (signal) => call<Schema["Stats"]>("v1/stats?limit=1", { signal }));
  const counts = stats.value?.counts as Record<string, number> | undefined;
  const link = (id: string) => `/failures${id === "errors" ? "" : `?tab=${id}`}`;
  useKeys(Object.fromEntries(kTabs.map(([id], i) => [String(i + 1), () => go(link(id))])));
  return (
    <Page title="Failures">
      <Tabs tabs={kTabs.map(([id, label]) => [id, label, id === "errors" ? undefined : counts?.[id]])} current={tab} link={link} />
      {stats.problem && <ProblemBox problem={stats.problem} at={stats.at} retry={stats.reload} path="v1/stats" />}
      {tab === "errors" ? (
        <Kinds retrying={counts?.retrying ?? 0} />
      ) : (
        <Failed key={tab} state={tab} counts={counts} />
      )}
    </Page>
  );
}

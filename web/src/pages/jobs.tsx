import { useEffect, useState } from "preact/hooks";
import type { JobBrief, Queue } from "../api";
import { apiUrl, call, curlOf, may, newKey, query } from "../api";
import { count } from "../format";
import { JobsTable } from "../jobs_table";
import { Pages, StateChips, useHeld } from "../list";
import { useKeys } from "../keys";
import { refreshNow, useData } from "../live";
import { Command, Copy, Empty, Page, ProblemBox, Skeleton, Stale, kStates, start, toast } from "../parts";
import { parameters, setParameters } from "../router";
import { PushDialog } from "./push";

const kFollow = 5; // pages that are followed when one has nothing of what is looked for
export const kPageSizes = [25, 50, 100, 200];

export interface JobFilter {
  queue?: string;
  state?: string;
  type?: string;
  group?: string;
  since?: string;
}

interface JobsView {
  jobs: JobBrief[];
  cursor?: string;
  followed: number;
}

export const kSince: [string, string, number][] = [
  ["", "any time", 0],
  ["15m", "last 15 minutes", 900],
  ["1h", "last hour", 3_600],
  ["24h", "last 24 hours", 86_400],
  ["7d", "last 7 days", 604_800],
];

// The time that a name such as "1h" stands for now; by whole minutes, so that a page can be read again.
export function sinceOf(name: string | undefined): string | undefined {
  const length = kSince.find(([id]) => id === name)?.[2];
  return length ? new Date(Math.floor((Date.now() - length * 1_000) / 60_000) * 60_000).toISOString() : undefined;
}

function listPath(filter: JobFilter, limit: number, cursor?: string): string {
  const since = sinceOf(filter.since);
  const { queue, state, type, group } = filter;
  return `v1/jobs${query({ queue, state, type, group: queue ? group : undefined, since, limit, cursor })}`;
}

// Some 50 jobs that match. A page may be short or empty although more follow: then the next ones are read too.
export async function readJobs(filter: JobFilter, limit: number, cursor: string | undefined, signal: AbortSignal): Promise<JobsView> {
  const jobs: JobBrief[] = [];
  let followed = 0;
  let next = cursor;
  do {
    const page = await call<{ jobs: JobBrief[]; cursor?: string }>(listPath(filter, limit - jobs.length, next), { signal });
    jobs.push(...page.jobs);
    next = page.cursor;
    ++followed;
  } while (next !== undefined && jobs.length < limit && followed < kFollow);
  return { jobs, cursor: next, followed };
}

// ---- What can be done with those that are selected ----

async function eachOf(ids: string[], one: (id: string) => Promise<unknown>): Promise<{ done: number; failed: number }> {
  let done = 0;
  let failed = 0;
  const queue = [...ids];
  const work = async () => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      try {
        await one(id);
        ++done;
      } catch {
        ++failed;
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return { done, failed };
}

export function SelectionBar({ chosen, clear }: { chosen: Set<string>; clear: () => void }) {
  const [busy, setBusy] = useState(false);
  const ids = [...chosen];
  const act = async (what: string, one: (id: string) => Promise<unknown>) => {
    setBusy(true);
    const { done, failed } = await eachOf(ids, one);
    setBusy(false);
    toast(`${count(done)} ${what}${failed > 0 ? `, ${count(failed)} could not be: their state does not allow it` : ""}`, { bad: done === 0 });
    clear();
    refreshNow();
  };
  const run = () => act("queued again", (id) => call(`v1/jobs/${encodeURIComponent(id)}/run`, { method: "POST", body: {}, key: newKey() }));
  const end = () => act("asked to stop", (id) => call(`v1/jobs/${encodeURIComponent(id)}/terminate`, { method: "POST", body: {}, key: newKey() }));
  const remove = () => act("deleted", (id) => call(`v1/jobs/${encodeURIComponent(id)}`, { method: "DELETE" }));
  useKeys({ r: () => void run(), T: () => void end(), Delete: () => void remove(), Escape: clear });
  if (ids.length === 0) return null;
  return (
    <div class="selection" role="region" aria-label="Selected jobs">
      <span>
        <b>{count(ids.length)}</b> selected <span class="faint">· updates wait</span>
      </span>
      <div class="row">
        {may("admin") && (
          <>
            <button type="button" disabled={busy} onClick={() => void run()}>
              Run
            </button>
            <button type="button" disabled={busy} onClick={() => void end()}>
              Terminate
            </button>
            <button type="button" class="danger" disabled={busy} onClick={() => void remove()}>
              Delete
            </button>
          </>
        )}
        <button type="button" onClick={clear}>
          Clear
        </button>
      </div>
    </div>
  );
}

function cliFilter(filter: JobFilter): string {
  const quoted = (text: string) => (/^[\w.:/-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`);
  return (["queue", "state", "type", "group"] as const)
    .filter((name) => filter[name])
    .map((name) => ` --${name} ${quoted(filter[name] as string)}`)
    .join("");
}

// Everything that matches, on this page or not. A time or several states are not part of the server's filter.
export function AllThatMatch({ filter, total }: { filter: JobFilter; total?: number }) {
  const { queue, state, type, group } = filter;
  if (!may("admin") || filter.since || state?.includes(",") || (!queue && !state && !type)) return null;
  const body = Object.fromEntries(Object.entries({ queue, state, type, group: queue ? group : undefined }).filter(([, value]) => value));
  const words = `${total === undefined ? "All" : count(total)} jobs that match`;
  const runs = !state || ["scheduled", "retrying", "suspended", "completed", "failed", "dead"].includes(state);
  const ends = !state || ["waiting", "scheduled", "queued", "retrying", "running", "suspended"].includes(state);
  return (
    <>
      {runs && (
        <button
          type="button"
          onClick={() =>
            start({
              label: "Run all",
              path: "v1/jobs/run",
              body,
              cli: `pawl run${cliFilter(filter)}`,
              done: "Queued again",
              confirm: { title: "Run all that match?", text: `${words} are queued again.`, count: total },
            })
          }
        >
          Run all
        </button>
      )}
      {ends && (
        <button
          type="button"
          class="danger"
          onClick={() =>
            start({
              label: "Terminate all",
              path: "v1/jobs/terminate",
              body,
              cli: `pawl terminate${cliFilter(filter)}`,
              done: "Asked to stop",
              confirm: { title: "Terminate all that match?", text: `${words} are stopped. They are not run again by themselves.`, danger: true, count: total },
            })
          }
        >
          Terminate all
        </button>
      )}
    </>
  );
}

function saveAs(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

// ---- A list with its pages, used by the pages of jobs, of a queue and of failures ----

export function JobList({ filter, total, queueColumn, empty }: { filter: JobFilter; total?: number; queueColumn?: boolean; empty: preact.ComponentChildren }) {
  const cursor = parameters.value.get("cursor") ?? undefined;
  const limit = Number(parameters.value.get("limit")) || 50;
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  const key = JSON.stringify([filter, cursor, limit]);
  useEffect(() => setChosen(new Set()), [key]);
  const data = useData(`jobs ${key}`, (signal) => readJobs(filter, limit, cursor, signal), chosen.size > 0);
  const view = data.value;
  const held = useHeld(view?.jobs ?? [], (job) => job.id, key);
  if (view === null) return data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path={listPath(filter, limit)} /> : <Skeleton rows={8} />;
  return (
    <>
      <Stale data={data} path={listPath(filter, limit)} />
      {view.jobs.length === 0 && view.cursor === undefined ? (
        empty
      ) : (
        <div class="card flush" {...held.on}>
          {held.news > 0 && cursor === undefined && (
            <button type="button" class="news" onClick={held.release}>
              {count(held.news)} new
            </button>
          )}
          {held.rows.length > 0 && <JobsTable jobs={held.rows} gone={held.gone} selection={{ chosen, set: setChosen }} queue={queueColumn} />}
          <Pages
            cursor={cursor}
            next={view.cursor}
            words={["Newest", view.jobs.length === 0 ? "Go on" : "Older"]}
            note={
              view.jobs.length === 0
                ? `${kFollow} pages were read and none of their jobs match.`
                : `${count(view.jobs.length)} jobs${total !== undefined && total > view.jobs.length ? ` of ${count(total)}` : ""}, newest first`
            }
          >
            <AllThatMatch filter={filter} total={total} />
            {view.jobs.length > 0 && (
              <button type="button" class="link" title="One job a line, as JSON" onClick={() => saveAs("jobs.ndjson", view.jobs.map((job) => `${JSON.stringify(job)}\n`).join(""))}>
                Save
              </button>
            )}
          </Pages>
        </div>
      )}
      <SelectionBar chosen={chosen} clear={() => setChosen(new Set())} />
    </>
  );
}

// ---- The page ----

export function JobsPage() {
  const get = (name: string) => parameters.value.get(name) ?? undefined;
  const filter: JobFilter = { queue: get("queue"), state: get("state"), type: get("type"), group: get("group"), since: get("since") };
  const queues = useData("queues for jobs", (signal) => call<{ queues: Queue[] }>("v1/queues?limit=1000", { signal }));
  const [pushing, setPushing] = useState(false);
  useKeys({ "/": () => document.getElementById("filter-type")?.focus(), n: () => may("push") && setPushing(true) });
  const states = filter.state?.split(",") ?? [];
  const known = queues.value?.queues ?? [];
  const inView = known.filter((queue) => !filter.queue || queue.name === filter.queue);
  const countOf = (state: string) => inView.reduce((sum, queue) => sum + ((queue.counts as Record<string, number>)[state] ?? 0), 0);
  const exactCount = filter.state && !filter.type && !filter.group && !filter.since;
  const filtered = Object.values(filter).some((value) => value);
  const change = (name: string, value: string) => setParameters({ [name]: value, cursor: undefined, ...(name === "queue" ? { group: undefined } : {}) });
  const path = listPath(filter, 50);
  return (
    <Page
      title="Jobs"
      tools={
        <>
          <span class="row faint">
            this list as curl <Copy text={curlOf(path)} label="Copy as curl" />
          </span>
          {may("push") && (
            <button type="button" class="primary" onClick={() => setPushing(true)}>
              Push a job
            </button>
          )}
        </>
      }
    >
      {pushing && <PushDialog queue={filter.queue} close={() => setPushing(false)} />}
      <div class="filters" role="search">
        <label>
          <span>Queue</span>
          <select value={filter.queue ?? ""} onChange={(event) => change("queue", event.currentTarget.value)}>
            <option value="">all</option>
            {filter.queue && !known.some((queue) => queue.name === filter.queue) && <option value={filter.queue}>{filter.queue}</option>}
            {known.map((queue) => (
              <option key={queue.name} value={queue.name}>
                {queue.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Type</span>
          <input id="filter-type" value={filter.type ?? ""} placeholder="any" spellcheck={false} onChange={(event) => change("type", event.currentTarget.value.trim())} />
        </label>
        <label>
          <span>Group</span>
          <input
            value={filter.group ?? ""}
            placeholder={filter.queue ? "any" : "choose a queue"}
            disabled={!filter.queue}
            spellcheck={false}
            onChange={(event) => change("group", event.currentTarget.value)}
          />
        </label>
        <label>
          <span>Pushed</span>
          <select value={filter.since ?? ""} onChange={(event) => change("since", event.currentTarget.value)}>
            {kSince.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {filtered && (
          <button
            type="button"
            class="link"
            onClick={() => setParameters({ queue: undefined, state: undefined, type: undefined, group: undefined, since: undefined, cursor: undefined })}
          >
            Clear filters
          </button>
        )}
      </div>
      <StateChips
        states={kStates}
        chosen={states}
        counts={Object.fromEntries(kStates.map((state) => [state, countOf(state)]))}
        toggle={(state) => change("state", (states.includes(state) ? states.filter((one) => one !== state) : [...states, state]).join(","))}
      />
      {filter.type && !filter.state && <p class="hint">There is no index by type alone: each page looks at a bounded number of jobs. A state makes it quick.</p>}
      <JobList
        filter={filter}
        total={exactCount ? states.reduce((sum, state) => sum + countOf(state), 0) : undefined}
        empty={
          filtered ? (
            <Empty title="No job matches">
              <button
                type="button"
                onClick={() => setParameters({ queue: undefined, state: undefined, type: undefined, group: undefined, since: undefined, cursor: undefined })}
              >
                Clear filters
              </button>
            </Empty>
          ) : (
            <Empty title="No jobs yet">
              <Command text={`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${apiUrl("v1/jobs")}`} />
            </Empty>
          )
        }
      />
    </Page>
  );
}

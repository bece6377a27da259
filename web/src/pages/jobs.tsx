import { useEffect, useState } from "preact/hooks";
import type { JobBrief, Queue, Schema } from "../api";
import { apiUrl, call, curlOf, may } from "../api";
import { type JobFilter, bodyOf, isFiltered, kSince, listPath, looksAtEach, optionsOf } from "../filter";
import { count, exact, plural } from "../format";
import { JobsTable } from "../jobs_table";
import { useKeys } from "../keys";
import { Pages, StateChips, useHeld } from "../list";
import { useData } from "../live";
import { type Action, ActionButton, start } from "../parts/actions";
import { Command, Copy } from "../parts/copy";
import { Page } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { Stale } from "../parts/reading";
import { kStates } from "../parts/states";
import { parameters, setParameters } from "../router";
import { PushDialog } from "./push";

const kFollow = 5; // pages that are followed when one has nothing of what is looked for
export const kPageSizes = [25, 50, 100, 200];

interface JobsView {
  jobs: JobBrief[];
  cursor?: string;
  looked: number; // jobs that were looked at to find these, if that is more than were found
}

// Some 50 jobs that match. A page may be short or empty although more follow: then the next ones are read too.
export async function readJobs(filter: JobFilter, limit: number, cursor: string | undefined, signal: AbortSignal): Promise<JobsView> {
  const jobs: JobBrief[] = [];
  let followed = 0;
  let looked = 0;
  let next = cursor;
  do {
    const page = await call<Schema["JobPage"]>(listPath(filter, limit - jobs.length, next), { signal });
    jobs.push(...page.jobs);
    looked += page.looked_at ?? page.jobs.length;
    next = page.cursor;
    ++followed;
  } while (next !== undefined && jobs.length < limit && followed < kFollow);
  return { jobs, cursor: next, looked };
}

// ---- What can be done with those that are selected ----

export function SelectionBar({ chosen, clear }: { chosen: Set<string>; clear: () => void }) {
  const ids = [...chosen];
  const act = (label: string, verb: string, done: string, danger = false) => ({
    label,
    path: `v1/jobs/${verb}`,
    body: { ids },
    cli: `pawl ${verb === "delete" ? "rm" : verb} ${ids.slice(0, 3).join(" ")}${ids.length > 3 ? " …" : ""}`,
    done,
    then: clear,
    confirm: danger ? { title: `${label} ${plural(ids.length, "job")}?`, text: "Their payloads, results and errors are gone for good. Those that have not ended are passed over.", danger, count: ids.length } : undefined,
  });
  const run = act("Run", "run", "Queued again");
  const end = act("Terminate", "terminate", "Asked to stop");
  const remove = act("Delete", "delete", "Deleted", true);
  const allowed = may("admin") && ids.length > 0;
  useKeys({ r: () => allowed && start(run), T: () => allowed && start(end), Delete: () => allowed && start(remove), Escape: clear });
  if (ids.length === 0) return null;
  return (
    <div class="selection" role="region" aria-label="Selected jobs">
      <span>
        <b>{count(ids.length)}</b> selected <span class="faint">· updates wait</span>
      </span>
      <div class="row">
        <ActionButton action={run} />
        <ActionButton action={end} />
        <ActionButton action={remove} danger />
        <button type="button" onClick={clear}>
          Clear
        </button>
      </div>
    </div>
  );
}

const kRunnable = ["scheduled", "retrying", "suspended", "completed", "failed", "dead"];
const kEnded = ["completed", "failed", "dead", "terminated"];
const kOpen = ["waiting", "scheduled", "queued", "retrying", "running", "suspended"];

// Everything that matches, on this page or not. `total` is known where it is a number that Pawl keeps.
export function AllThatMatch({ filter, total }: { filter: JobFilter; total?: number }) {
  const body = bodyOf(filter);
  if (!may("admin") || body === null) return null;
  const states = filter.state?.split(",");
  const some = (of: string[]) => states === undefined || states.some((state) => of.includes(state));
  const all = (of: string[]) => states !== undefined && states.every((state) => of.includes(state));
  const act = (label: string, verb: string, title: string, text: string, done: string, of: string[], danger = false): Action => ({
    label,
    path: `v1/jobs/${verb}`,
    body,
    many: true,
    cli: `pawl ${verb === "delete" ? "rm" : verb}${optionsOf(filter)}`,
    done,
    confirm: { title, text, danger, count: all(of) ? total : undefined },
  });
  return (
    <>
      {some(kRunnable) && <ActionButton action={act("Run all", "run", "Run all that match?", "They are queued again.", "Queued again", kRunnable)} />}
      {some(kOpen) && <ActionButton action={act("Terminate all", "terminate", "Terminate all that match?", "They are stopped, and not run again by themselves.", "Asked to stop", kOpen, true)} danger />}
      {some(kEnded) && <ActionButton action={act("Delete all", "delete", "Delete all that match?", "Payloads, results and errors are gone for good.", "Deleted", kEnded, true)} danger />}
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
                ? `Looked at ${exact(view.looked)} jobs, found none.`
                : `${count(view.jobs.length)} jobs${total !== undefined && total > view.jobs.length ? ` of ${count(total)}` : ""}, newest first${view.looked > view.jobs.length ? `; looked at ${exact(view.looked)}` : ""}`
            }
          >
            <AllThatMatch filter={filter} total={total} />
            {view.jobs.length > 0 && (
              <button type="button" class="link" title="One job a line, as JSON" onClick={() => saveAs("jobs.ndjson", view.jobs.map((job) => `${JSON.stringify(job)}\n`).join(""))}>
                Save page
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
  const filter: JobFilter = { queue: get("queue"), state: get("state"), type: get("type"), group: get("group"), since: get("since"), search: get("q") };
  const queues = useData("queues for jobs", (signal) => call<{ queues: Queue[] }>("v1/queues?limit=1000", { signal }));
  const [pushing, setPushing] = useState(false);
  useKeys({ "/": () => document.getElementById("filter-search")?.focus(), n: () => may("push") && setPushing(true) });
  const states = filter.state?.split(",") ?? [];
  const known = queues.value?.queues ?? [];
  const inView = known.filter((queue) => !filter.queue || queue.name === filter.queue);
  const countOf = (state: string) => inView.reduce((sum, queue) => sum + ((queue.counts as Record<string, number>)[state] ?? 0), 0);
  const exactCount = filter.state && !filter.type && !filter.group && !filter.since && !filter.search;
  const filtered = isFiltered(filter);
  const change = (name: string, value: string) => setParameters({ [name]: value, cursor: undefined, ...(name === "queue" ? { group: undefined } : {}) });
  const clear = () => setParameters({ queue: undefined, state: undefined, type: undefined, group: undefined, since: undefined, q: undefined, cursor: undefined });
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
        <label class="search">
          <span>Search</span>
          <input
            id="filter-search"
            type="search"
            value={filter.search ?? ""}
            placeholder="a text, payload.order.id:17, worker:, reason:, error:"
            spellcheck={false}
            onChange={(event) => change("q", event.currentTarget.value.trim())}
          />
        </label>
        {filtered && (
          <button
            type="button"
            class="link"
            onClick={clear}
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
      {looksAtEach(filter) && <p class="hint">No index knows this: a page looks at 1,000 jobs, and says how far it has looked. A queue, a state or a time makes it quick.</p>}
      <JobList
        filter={filter}
        total={exactCount ? states.reduce((sum, state) => sum + countOf(state), 0) : undefined}
        empty={
          filtered ? (
            <Empty title="No job matches">
              <button
                type="button"
                onClick={clear}
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

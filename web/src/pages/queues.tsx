// All queues: what waits and runs in each, how fast, and who works on it.
import { useRef, useState } from "preact/hooks";
import type { Queue } from "../api";
import { apiUrl, call, may, query } from "../api";
import { count, plural, span } from "../format";
import { useKeys } from "../keys";
import { type Column, Rows } from "../list";
import { readWorkers, useData } from "../live";
import { type Action, ActionButton, start } from "../parts/actions";
import { Command } from "../parts/copy";
import { Bar, Count } from "../parts/figures";
import { Page } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { StateBadge } from "../parts/states";
import { href, pageOfQueue, parameters, setParameters } from "../router";
import { QueueSpark } from "../sparks";
import { useStatsStream, withFigures } from "../stats_stream";

const kSlow = 10_000; // ms between two readings of what the stream keeps fresh
const kShown = 200; // rows; more are found by the filter

function pathOf(queue: string): string {
  return `v1/queues/${encodeURIComponent(queue)}`;
}

export function pauseAction(queue: string, paused: boolean): Action {
  const change = (to: boolean) => ({
    path: pathOf(queue),
    method: "PATCH",
    body: { paused: to },
    done: to ? `${queue} is paused` : `${queue} runs again`,
  });
  return {
    label: paused ? "Resume" : "Pause",
    ...change(!paused),
    cli: `pawl queue ${queue} --${paused ? "resume" : "pause"}`,
    undo: change(paused),
  };
}

const kPatience = 10; // s

// Jobs wait, none runs, and nobody is known to claim them. Those that take tasks and not queues come within seconds.
export function lacksWorker(queue: Queue, worked: Set<string>): boolean {
  return queue.counts.queued > 0 && queue.counts.running === 0 && (queue.oldest_age ?? 0) > kPatience && !worked.has(queue.name);
}

export function StateOfQueue({ queue, workers }: { queue: Queue; workers: Set<string> }) {
  if (queue.paused) return <StateBadge state="paused" />;
  if (lacksWorker(queue, workers)) {
    return (
      <span class="state" data-state="failed">
        <span class="dot" />
        no worker
      </span>
    );
  }
  const active = queue.counts.queued > 0 || queue.counts.running > 0;
  return (
    <span class={active ? "state quiet" : "state quiet faint"} data-state={active ? "running" : "terminated"}>
      <span class="dot" />
      {active ? "active" : "idle"}
    </span>
  );
}

// What several queues have done to them at once.
function together(queues: Queue[], label: string, done: string, of: (queue: Queue) => { path: string; method?: string; body?: unknown }, more: Partial<Action>): Action {
  const each = queues.map(of);
  return { label, done, ...each[0], each, ...more };
}

function pauseAll(queues: Queue[], paused: boolean, label: string): Action {
  const change = (to: boolean) => (queue: Queue) => ({ path: pathOf(queue.name), method: "PATCH", body: { paused: to } });
  const number = plural(queues.length, "queue");
  const done = (to: boolean) => (to ? "Paused" : "Resumed");
  return together(queues, label, done(paused), change(paused), {
    confirm: queues.length > 1 ? { title: `${paused ? "Pause" : "Resume"} ${number}?`, text: paused ? "They hand out no jobs until they are resumed; what runs goes on." : "They hand out jobs again.", danger: paused } : undefined,
    undo: together(queues, "", done(!paused), change(!paused), {}),
  });
}

function runDead(queues: Queue[]): Action {
  return together(queues, "Run dead", "Queued again", (queue) => ({ path: "v1/jobs/run", body: { queue: queue.name, state: "dead" } }), {
    confirm: { title: `Run all dead jobs of ${plural(queues.length, "queue")}?`, text: `${count(queues.reduce((sum, queue) => sum + queue.counts.dead, 0))} jobs are queued again.` },
  });
}

function purge(queues: Queue[]): Action {
  const waiting = queues.reduce((sum, { counts }) => sum + counts.queued + counts.scheduled + counts.retrying + counts.suspended, 0);
  return together(queues, "Purge", "Terminated", (queue) => ({ path: `${pathOf(queue.name)}/purge` }), {
    confirm: { title: `Purge ${plural(queues.length, "queue")}?`, text: "What waits there is terminated; what runs goes on.", danger: true, count: waiting },
  });
}

function Selected({ queues, clear }: { queues: Queue[]; clear: () => void }) {
  useKeys({ Escape: clear });
  if (queues.length === 0) return null;
  const then = { then: clear };
  const running = queues.filter((queue) => !queue.paused);
  const paused = queues.filter((queue) => queue.paused);
  const dead = queues.filter((queue) => queue.counts.dead > 0);
  return (
    <div class="selection" role="region" aria-label="Selected queues">
      <span>
        <b>{count(queues.length)}</b> selected
      </span>
      <div class="row">
        {running.length > 0 && <ActionButton action={{ ...pauseAll(running, true, "Pause"), ...then }} />}
        {paused.length > 0 && <ActionButton action={{ ...pauseAll(paused, false, "Resume"), ...then }} />}
        {dead.length > 0 && <ActionButton action={{ ...runDead(dead), ...then }} />}
        <ActionButton action={{ ...purge(queues), ...then }} danger />
        <button type="button" onClick={clear}>
          Clear
        </button>
      </div>
    </div>
  );
}

const kSorts: Record<string, (queue: Queue) => number> = {
  queued: (queue) => queue.counts.queued,
  running: (queue) => queue.counts.running,
  retrying: (queue) => queue.counts.retrying,
  dead: (queue) => queue.counts.dead,
  scheduled: (queue) => queue.counts.scheduled,
  oldest: (queue) => queue.oldest_age ?? 0,
};

function Sort({ by, label }: { by: string; label: string }) {
  const sort = parameters.value.get("sort");
  return (
    <button type="button" class="sort" onClick={() => setParameters({ sort: sort === by ? "" : by }, true)}>
      {label}
      {sort === by ? " ↓" : ""}
    </button>
  );
}

function Running({ queue }: { queue: Queue }) {
  return (
    <>
      <Count value={queue.counts.running} />
      {queue.concurrency !== undefined && (
        <>
          <span class="faint"> / {count(queue.concurrency)}</span>
          <Bar value={queue.counts.running} max={queue.concurrency} label={`${queue.counts.running} of ${queue.concurrency}`} />
        </>
      )}
    </>
  );
}

function columnsOf(workers: Map<string, number>): Column<Queue>[] {
  const sorted = parameters.value.get("sort");
  const column = (by: string, label: string, kind: string, cell: Column<Queue>["cell"]): Column<Queue> => ({ head: <Sort by={by} label={label} />, kind, label: label.toLowerCase(), cell, sort: sorted === by ? "descending" : undefined });
  return [
    { head: "Queue", kind: "main", cell: (queue) => <a href={href(pageOfQueue(queue.name))}>{queue.name}</a> },
    { head: "State", cell: (queue) => <StateOfQueue queue={queue} workers={new Set(workers.keys())} /> },
    column("queued", "Queued", "end", (queue) => <Count value={queue.counts.queued} />),
    column("running", "Running", "end wide", (queue) => <Running queue={queue} />),
    column("retrying", "Retrying", "end wide", (queue) => <Count value={queue.counts.retrying} />),
    column("dead", "Dead", "end", (queue) => <span class={queue.counts.dead > 0 ? "bad" : undefined}><Count value={queue.counts.dead} /></span>),
    column("scheduled", "Scheduled", "end wide", (queue) => <Count value={queue.counts.scheduled} />),
    column("oldest", "Oldest wait", "end wide", (queue) => (queue.oldest_age ? span(queue.oldest_age * 1_000) : <span class="faint">–</span>)),
    { head: "A minute", kind: "wide", cell: (queue) => <QueueSpark queue={queue.name} /> },
    { head: "Rate", kind: "end wide roomy", cell: (queue) => (queue.rate ? `${queue.rate.limit} / ${span(queue.rate.per * 1_000)}` : <span class="faint">–</span>) },
    { head: "Workers", kind: "end wide roomy", cell: (queue) => <Count value={workers.get(queue.name) ?? 0} /> },
    { head: "", kind: "end act", cell: (queue) => <ActionButton action={pauseAction(queue.name, queue.paused)} /> },
  ];
}

interface View {
  queues: Queue[];
  more: boolean;
  workers: Map<string, number>; // how many claim each queue
}

// Of more queues than one answer holds, those are read that begin with what is looked for.
async function readQueues(prefix: string, signal: AbortSignal): Promise<View> {
  const [page, workers] = await Promise.all([call<{ queues: Queue[]; cursor?: string }>(`v1/queues${query({ limit: 1_000, prefix })}`, { signal }), readWorkers()]);
  const able = new Map<string, number>();
  for (const worker of workers) {
    if (worker.state !== "gone") for (const queue of worker.queues ?? []) able.set(queue, (able.get(queue) ?? 0) + 1);
  }
  return { queues: page.queues, more: page.cursor !== undefined, workers: able };
}

function isActive(queue: Queue): boolean {
  return Object.entries(queue.counts).some(([state, n]) => n > 0 && state !== "completed" && state !== "terminated");
}

export function QueuesPage() {
  const filter = parameters.value.get("filter") ?? "";
  const [many, setMany] = useState(false);
  const prefix = many ? filter : "";
  const figures = useStatsStream();
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  const data = useData<View>(`queues ${prefix}`, (signal) => readQueues(prefix, signal), false, figures ? kSlow : 0);
  const [busyOnly, setBusyOnly] = useState(false);
  useKeys({ "/": () => document.getElementById("filter")?.focus() });
  // While others are looked for, those that were found stay.
  const last = useRef<View | null>(null);
  last.current = data.value ?? last.current;
  const view = last.current;
  if (view?.more && !many) setMany(true);
  if (view === null) {
    return (
      <Page title="Queues">{data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path="v1/queues" /> : <Skeleton />}</Page>
    );
  }
  const all = withFigures(view.queues, figures);
  const by = kSorts[parameters.value.get("sort") ?? ""];
  const rows = all
    .filter((queue) => queue.name.includes(filter) && (!busyOnly || isActive(queue)))
    .sort((a, b) => (by ? by(b) - by(a) : a.name < b.name ? -1 : 1));
  const shown = rows.slice(0, kShown);
  const running = rows.filter((queue) => !queue.paused);
  const paused = rows.filter((queue) => queue.paused);
  const clear = () => {
    setBusyOnly(false);
    setParameters({ filter: "" }, true);
  };
  return (
    <Page
      title="Queues"
      tools={
        <>
          <label class="check-label">
            <input type="checkbox" checked={busyOnly} onClick={() => setBusyOnly(!busyOnly)} /> hide idle
          </label>
          <input
            id="filter"
            type="search"
            placeholder={many ? "Name begins with" : "Filter by name"}
            aria-label="Filter by name"
            value={filter}
            onInput={(event) => setParameters({ filter: event.currentTarget.value }, true)}
          />
          {running.length > 1 && <ActionButton action={pauseAll(running, true, "Pause all")} />}
          {paused.length > 1 && <ActionButton action={pauseAll(paused, false, "Resume all")} />}
        </>
      }
    >
      {data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path="v1/queues" />}
      {all.length === 0 && !filter ? (
        <Empty title="A queue appears with its first push">
          <Command text={`curl -d '{"type":"hello","queue":"greetings"}' ${apiUrl("v1/jobs")}`} />
        </Empty>
      ) : rows.length === 0 ? (
        <Empty title="No queue matches">
          <button type="button" onClick={clear}>
            Clear the filter
          </button>
        </Empty>
      ) : (
        <div class="card flush">
          <Rows
            rows={shown}
            columns={columnsOf(view.workers)}
            id={(queue) => queue.name}
            page={(queue) => pageOfQueue(queue.name)}
            selection={may("admin") ? { chosen, set: setChosen } : undefined}
            keys={{ " ": (queue) => may("admin") && start(pauseAction(queue.name, queue.paused)) }}
            kind="list queues"
          />
          {rows.length > kShown && (
            <p class="foot">
              {kShown} of {count(rows.length)} queues are shown; the filter finds the others.
            </p>
          )}
          {view.more && <p class="foot">Only the first 1,000 queues were read; the filter finds the others by how their names begin.</p>}
        </div>
      )}
      <Selected queues={all.filter((queue) => chosen.has(queue.name))} clear={() => setChosen(new Set())} />
    </Page>
  );
}

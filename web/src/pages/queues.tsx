import { useState } from "preact/hooks";
import type { Queue, Schema } from "../api";
import { apiUrl, call } from "../api";
import { count, span } from "../format";
import { useKeys } from "../keys";
import { readWorkers, useData } from "../live";
import { ActionButton, type Action } from "../parts/actions";
import { Command } from "../parts/copy";
import { Bar, Count } from "../parts/figures";
import { Page } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { StateBadge } from "../parts/states";
import { href, pageOfQueue, parameters, setParameters } from "../router";

const kShown = 200; // rows; more are found by the filter

export function pauseAction(queue: string, paused: boolean): Action {
  const path = `v1/queues/${encodeURIComponent(queue)}`;
  const change = (to: boolean) => ({
    path,
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

export function StateOfQueue({ queue, workers }: { queue: Queue; workers: Set<string> }) {
  if (queue.paused) return <StateBadge state="paused" />;
  if (queue.counts.queued > 0 && !workers.has(queue.name)) {
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

const kSorts: Record<string, (queue: Queue) => number> = {
  queued: (queue) => queue.counts.queued,
  running: (queue) => queue.counts.running,
  retrying: (queue) => queue.counts.retrying,
  dead: (queue) => queue.counts.dead,
  scheduled: (queue) => queue.counts.scheduled,
  oldest: (queue) => queue.oldest_age ?? 0,
};

interface View {
  queues: Queue[];
  more: boolean;
  workers: Set<string>;
  stats: Schema["Stats"];
}

export function QueuesPage() {
  const data = useData<View>("queues", async (signal) => {
    const [page, workers, stats] = await Promise.all([
      call<{ queues: Queue[]; cursor?: string }>("v1/queues?limit=1000", { signal }),
      readWorkers(),
      call<Schema["Stats"]>("v1/stats?limit=1000", { signal }),
    ]);
    return {
      queues: page.queues,
      more: page.cursor !== undefined,
      workers: new Set(workers.flatMap((worker) => worker.queues ?? [])),
      stats,
    };
  });
  const filter = parameters.value.get("filter") ?? "";
  const sort = parameters.value.get("sort") ?? "";
  const [busyOnly, setBusyOnly] = useState(false);
  useKeys({ "/": () => document.getElementById("filter")?.focus() });
  const view = data.value;
  if (view === null) {
    return (
      <Page title="Queues">{data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path="v1/queues" /> : <Skeleton />}</Page>
    );
  }
  const active = (queue: Queue) => Object.entries(queue.counts).some(([state, n]) => n > 0 && state !== "completed" && state !== "terminated");
  let rows = view.queues.filter((queue) => queue.name.includes(filter) && (!busyOnly || active(queue)));
  const by = kSorts[sort];
  rows = by ? [...rows].sort((a, b) => by(b) - by(a)) : [...rows].sort((a, b) => (a.name < b.name ? -1 : 1));
  const head = (id: string, label: string) => (
    <th class="end" aria-sort={sort === id ? "descending" : undefined}>
      <button type="button" class="sort" onClick={() => setParameters({ sort: sort === id ? "" : id }, true)}>
        {label}
        {sort === id ? " ↓" : ""}
      </button>
    </th>
  );
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
            placeholder="Filter by name"
            aria-label="Filter by name"
            value={filter}
            onInput={(event) => setParameters({ filter: event.currentTarget.value }, true)}
          />
        </>
      }
    >
      {data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path="v1/queues" />}
      {view.queues.length === 0 ? (
        <Empty title="A queue appears with its first push">
          <Command text={`curl -d '{"type":"hello","queue":"greetings"}' ${apiUrl("v1/jobs")}`} />
        </Empty>
      ) : rows.length === 0 ? (
        <Empty title="No queue matches">
          <button
            type="button"
            onClick={() => {
              setBusyOnly(false);
              setParameters({ filter: "" }, true);
            }}
          >
            Clear the filter
          </button>
        </Empty>
      ) : (
        <div class="card flush">
          <table class="list">
            <thead>
              <tr>
                <th>Queue</th>
                <th>State</th>
                {head("queued", "Queued")}
                <th class="end wide">
                  <button type="button" class="sort" onClick={() => setParameters({ sort: sort === "running" ? "" : "running" }, true)}>
                    Running{sort === "running" ? " ↓" : ""}
                  </button>
                </th>
                {head("retrying", "Retrying")}
                {head("dead", "Dead")}
                <th class="end wide">Scheduled</th>
                <th class="end wide"><button type="button" class="sort" onClick={() => setParameters({ sort: sort === "oldest" ? "" : "oldest" }, true)}>Oldest wait{sort === "oldest" ? " ↓" : ""}</button></th>
                <th class="end wide">Done / min</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, kShown).map((queue) => (
                <tr key={queue.name}>
                  <td class="main">
                    <a href={href(pageOfQueue(queue.name))}>{queue.name}</a>
                  </td>
                  <td>
                    <StateOfQueue queue={queue} workers={view.workers} />
                  </td>
                  <td class="end" data-label="queued">
                    <Count value={queue.counts.queued} />
                  </td>
                  <td class="end wide">
                    <Count value={queue.counts.running} />
                    {queue.concurrency !== undefined && (
                      <>
                        <span class="faint"> / {count(queue.concurrency)}</span>
                        <Bar value={queue.counts.running} max={queue.concurrency} label={`${queue.counts.running} of ${queue.concurrency}`} />
                      </>
                    )}
                  </td>
                  <td class="end" data-label="retrying">
                    <Count value={queue.counts.retrying} />
                  </td>
                  <td class={queue.counts.dead > 0 ? "end bad" : "end"} data-label="dead">
                    <Count value={queue.counts.dead} />
                  </td>
                  <td class="end wide" data-label="scheduled">
                    <Count value={queue.counts.scheduled} />
                  </td>
                  <td class="end wide">{queue.oldest_age ? span(queue.oldest_age * 1_000) : <span class="faint">–</span>}</td>
                  <td class="end wide">
                    <Count value={view.stats.queues?.[queue.name]?.minute.completed} />
                  </td>
                  <td class="end act">
                    <ActionButton action={pauseAction(queue.name, queue.paused)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > kShown && (
            <p class="foot">
              {kShown} of {rows.length} queues are shown; the filter finds the others.
            </p>
          )}
          {view.more && <p class="foot">Only the first 1,000 queues were read.</p>}
        </div>
      )}
    </Page>
  );
}

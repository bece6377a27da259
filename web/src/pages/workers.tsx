import { useState } from "preact/hooks";
import type { Schema, Worker } from "../api";
import { apiUrl, call } from "../api";
import { plural, span } from "../format";
import { type Column, Rows } from "../list";
import { now, useData } from "../live";
import { ActionButton } from "../parts/actions";
import { Command } from "../parts/copy";
import { Bar, Time } from "../parts/figures";
import { Card, Page } from "../parts/layout";
import { Empty } from "../parts/notices";
import { Stale, Unread } from "../parts/reading";
import { href, pageOfJob, pageOfQueue } from "../router";

const kLate = 30_000;
const kGone = 60_000;
const kShown = 200;

export function Alive({ worker }: { worker: Worker }) {
  const age = now.value - Date.parse(worker.last_seen_at);
  const tone = worker.state === "gone" || age > kGone ? "dead" : age > kLate ? "retrying" : worker.state === "busy" ? "running" : "completed";
  const word = worker.stop ? "stopping" : worker.quiet ? "quiet" : worker.state;
  return (
    <span class="state quiet" data-state={tone}>
      <span class="dot" />
      {word}
    </span>
  );
}

function order(worker: Worker, what: "quiet" | "stop") {
  return {
    label: what === "quiet" ? "Quiet" : "Stop",
    path: `v1/workers/${encodeURIComponent(worker.name)}/${what}`,
    cli: `pawl workers --${what} ${worker.name}`,
    done: what === "quiet" ? `${worker.name} claims no more` : `${worker.name} finishes and exits`,
    confirm: {
      title: what === "quiet" ? "Quiet this worker?" : "Stop this worker?",
      text:
        what === "quiet"
          ? `${worker.name} finishes what it runs and claims no more. This cannot be taken back: start it again instead.`
          : `${worker.name} finishes what it runs and exits.`,
      danger: what === "stop",
    },
  };
}

const kOrder = ["busy", "idle", "gone"];

const kColumns: Column<Worker>[] = [
  {
    head: "Worker",
    kind: "main",
    cell: (worker) => (
      <>
        <b class="cut">{worker.name}</b>
        <div class="meta">
          {[worker.host, worker.pid && `pid ${worker.pid}`, ...(worker.labels ?? [])].filter(Boolean).join(" · ") || (
            <>
              since <Time at={worker.first_seen_at} plain />
            </>
          )}
        </div>
      </>
    ),
  },
  { head: "State", cell: (worker) => <Alive worker={worker} /> },
  {
    head: "Queues",
    kind: "wide",
    cell: (worker) => (
      <>
        {(worker.queues ?? []).slice(0, 4).map((queue, i) => (
          <>
            {i > 0 && ", "}
            <a href={href(pageOfQueue(queue))}>{queue}</a>
          </>
        ))}
        {(worker.queues ?? []).length > 4 && <span class="faint"> and {(worker.queues ?? []).length - 4} more</span>}
      </>
    ),
  },
  {
    head: "Runs",
    cell: (worker) => (
      <>
        {worker.concurrency !== undefined && (
          <div class="row">
            {worker.running.length}
            <span class="faint">/ {worker.concurrency}</span>
            <Bar value={worker.running.length} max={worker.concurrency} label={`${worker.running.length} of ${worker.concurrency}`} />
          </div>
        )}
        {worker.running.slice(0, 4).map((run) => (
          <div key={run.id} class="meta">
            <a href={href(pageOfJob(run.id))}>{run.type}</a> {span(Math.max(0, now.value - Date.parse(run.since)))}
          </div>
        ))}
        {worker.running.length > 4 && <div class="meta">and {worker.running.length - 4} more</div>}
        {worker.running.length === 0 && worker.concurrency === undefined && <span class="faint">nothing</span>}
      </>
    ),
  },
  { head: "Last seen", kind: "end wide", cell: (worker) => <Time at={worker.last_seen_at} /> },
  {
    head: "",
    kind: "end act",
    cell: (worker) => (
      <>
        <ActionButton action={order(worker, "quiet")} why={worker.quiet && "it is quiet already"} />
        <ActionButton action={order(worker, "stop")} danger why={worker.stop && "it stops already"} />
      </>
    ),
  },
];

export function WorkersPage() {
  const [all, setAll] = useState(false);
  const data = useData("workers", async (signal) => {
    const [workers, nodes] = await Promise.all([
      call<{ workers: Worker[] }>("v1/workers", { signal }),
      call<{ nodes: Schema["Node"][] }>("v1/nodes", { signal }),
    ]);
    return { workers: workers.workers, nodes: nodes.nodes };
  });
  const view = data.value;
  if (view === null) return <Unread data={data} path="v1/workers" title="Workers" up={null} missing="There are no workers" />;
  const here = view.workers.filter((worker) => worker.state !== "gone");
  const gone = view.workers.length - here.length;
  const rows = [...(all ? view.workers : here)].sort((a, b) => kOrder.indexOf(a.state) - kOrder.indexOf(b.state) || (a.name < b.name ? -1 : 1)).slice(0, kShown);
  const versions = new Set(view.nodes.map((node) => node.version));
  return (
    <Page title="Workers" sub={`${plural(here.length, "worker")}, ${plural(here.reduce((sum, worker) => sum + worker.running.length, 0), "job")} running`}>
      <Stale data={data} path="v1/workers" />
      {rows.length === 0 ? (
        <Empty title="No worker is here">
          <p>A command for each job:</p>
          <Command text={`pawl work --url ${apiUrl("").replace(/\/$/, "")} --queue hello -- ./my-program`} />
          <p>or any program that claims over HTTP:</p>
          <Command text={`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${apiUrl("v1/claim")}`} />
        </Empty>
      ) : (
        <div class="card flush">
          <Rows rows={rows} columns={kColumns} id={(worker) => worker.name} />
          {here.length > kShown && <p class="foot">The first {kShown} are shown.</p>}
        </div>
      )}
      {gone > 0 && (
        <p class="hint">
          {plural(gone, "worker")} {gone === 1 ? "has" : "have"} been silent for 90 s.{" "}
          <button type="button" class="link" onClick={() => setAll(!all)}>
            {all ? "hide" : "show"}
          </button>
        </p>
      )}
      <Card title={view.nodes.length === 1 ? "Node" : "Nodes"} tools={versions.size > 1 && <span class="state" data-state="retrying">mixed versions</span>}>
        <table class="plain">
          <thead>
            <tr>
              <th>Host</th>
              <th>Listens on</th>
              <th class="wide">Roles</th>
              <th class="wide">Version</th>
              <th class="end">Started</th>
            </tr>
          </thead>
          <tbody>
            {view.nodes.map((node) => (
              <tr key={node.id}>
                <td>
                  {node.host} <span class="faint">pid {node.pid}</span>
                </td>
                <td>{node.listen}</td>
                <td class="wide">{(node.roles ?? []).join(", ")}</td>
                <td class="wide">{node.version}</td>
                <td class="end">
                  <Time at={node.started_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Page>
  );
}

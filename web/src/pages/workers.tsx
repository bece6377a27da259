// Who works, host by host, and the nodes of the server.
import { useState } from "preact/hooks";
import type { Schema, Worker } from "../api";
import { apiUrl, call, may } from "../api";
import { count, plural, span } from "../format";
import { useKeys } from "../keys";
import { type Column, Rows } from "../list";
import { now, useData } from "../live";
import { type Action, ActionButton, start } from "../parts/actions";
import { Command } from "../parts/copy";
import { Bar, Time } from "../parts/figures";
import { Card, Page } from "../parts/layout";
import { Empty } from "../parts/notices";
import { Stale, Unread } from "../parts/reading";
import { href, pageOfJob, pageOfQueue, parameters, setParameters } from "../router";

const kLate = 30_000;
const kGone = 60_000;
const kShown = 200;
const kRarely = 300_000; // ms: which node answers

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

type Order = "quiet" | "resume" | "stop";

// What is said of one, of several, and before it is done.
const kOrders: Record<Order, { label: string; one: string; several: string; text: string }> = {
  quiet: { label: "Quiet", one: "claims no more", several: "claim no more", text: "What runs goes on. Nothing more is claimed until it is resumed." },
  resume: { label: "Resume", one: "claims again", several: "claim again", text: "" },
  stop: { label: "Stop", one: "finishes and exits", several: "finish and exit", text: "What runs is finished. This cannot be taken back: it has to be started again." },
};

// One worker, or all of a host.
function order(workers: Worker[], what: Order, host?: string): Action {
  const { label, one, several, text } = kOrders[what];
  const paths = workers.map((worker) => ({ path: `v1/workers/${encodeURIComponent(worker.name)}/${what}` }));
  const name = workers.length === 1 ? workers[0].name : `${plural(workers.length, "worker")}${host ? ` of ${host}` : ""}`;
  return {
    label: workers.length === 1 ? label : `${label} all`,
    ...paths[0],
    each: paths,
    cli: `pawl workers --${what} ${workers[0].name}`,
    done: `${name} ${workers.length === 1 ? one : several}`,
    confirm: what === "resume" ? undefined : { title: `${label} ${name}?`, text, danger: what === "stop" },
  };
}

function quietOf(worker: Worker): Action {
  return order([worker], worker.quiet ? "resume" : "quiet");
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
    kind: "runs-cell",
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
        <ActionButton action={quietOf(worker)} why={worker.stop && "it stops already"} />
        <ActionButton action={order([worker], "stop")} danger why={worker.stop && "it stops already"} />
      </>
    ),
  },
];

// The workers of one host, and what can be said to all of them at once.
function Host({ name, workers, here }: { name: string; workers: Worker[]; here: boolean }) {
  const open = workers.filter((worker) => worker.state !== "gone");
  const loud = open.filter((worker) => !worker.quiet && !worker.stop);
  const quiet = open.filter((worker) => worker.quiet && !worker.stop);
  const running = open.reduce((sum, worker) => sum + worker.running.length, 0);
  return (
    <Card
      title={
        <>
          {name || "Host not known"}
          {here && <YouAreHere />}
        </>
      }
      tools={
        <div class="row">
          <span class="faint">
            {plural(open.length, "worker")}, {plural(running, "job")} running
          </span>
          {open.length > 1 && (
            <span class="act">
              {loud.length > 1 && <ActionButton action={order(loud, "quiet", name)} />}
              {quiet.length > 1 && <ActionButton action={order(quiet, "resume", name)} />}
              <ActionButton action={order(open, "stop", name)} danger />
            </span>
          )}
        </div>
      }
    >
      <Rows rows={workers} columns={kColumns} id={(worker) => worker.name} kind="list workers" keys={{ q: (worker) => may("admin") && !worker.stop && start(quietOf(worker)) }} />
    </Card>
  );
}

function YouAreHere() {
  return <span class="pill">you are here</span>;
}

function byHost(workers: Worker[]): [string, Worker[]][] {
  const hosts = new Map<string, Worker[]>();
  for (const worker of workers) hosts.set(worker.host ?? "", [...(hosts.get(worker.host ?? "") ?? []), worker]);
  return [...hosts].sort(([a], [b]) => (a === "" ? 1 : b === "" ? -1 : a < b ? -1 : 1));
}

export function WorkersPage() {
  const [all, setAll] = useState(false);
  const filter = parameters.value.get("filter") ?? "";
  const data = useData("workers", async (signal) => {
    const [workers, nodes] = await Promise.all([
      call<{ workers: Worker[] }>("v1/workers", { signal }),
      call<{ nodes: Schema["Node"][] }>("v1/nodes", { signal }),
    ]);
    return { workers: workers.workers, nodes: nodes.nodes };
  });
  const about = useData("node", (signal) => call<Schema["About"]>("v1/about", { signal }), false, kRarely);
  useKeys({ "/": () => document.getElementById("filter")?.focus() });
  const view = data.value;
  if (view === null) return <Unread data={data} path="v1/workers" title="Workers" up={null} missing="There are no workers" />;
  const isHere = (node: { host: string; pid: number }) => about.value !== null && node.host === about.value.node.host && node.pid === about.value.node.pid;
  const here = view.workers.filter((worker) => worker.state !== "gone");
  const gone = view.workers.length - here.length;
  const words = (worker: Worker) => [worker.name, worker.host, ...(worker.queues ?? []), ...(worker.labels ?? [])].join(" ");
  const wanted = (all ? view.workers : here).filter((worker) => words(worker).includes(filter));
  const rows = wanted.sort((a, b) => kOrder.indexOf(a.state) - kOrder.indexOf(b.state) || (a.name < b.name ? -1 : 1)).slice(0, kShown);
  const versions = new Set(view.nodes.map((node) => node.version));
  return (
    <Page
      title="Workers"
      sub={`${plural(here.length, "worker")}, ${plural(here.reduce((sum, worker) => sum + worker.running.length, 0), "job")} running`}
      tools={<input id="filter" type="search" placeholder="Name, host, queue or label" aria-label="Filter" value={filter} onInput={(event) => setParameters({ filter: event.currentTarget.value }, true)} />}
    >
      <Stale data={data} path="v1/workers" />
      {rows.length === 0 && filter ? (
        <Empty title="No worker matches">
          <button type="button" onClick={() => setParameters({ filter: undefined }, true)}>
            Clear the filter
          </button>
        </Empty>
      ) : rows.length === 0 ? (
        <Empty title="No worker is here">
          <p>A command for each job:</p>
          <Command text={`pawl work --url ${apiUrl("").replace(/\/$/, "")} --queue hello -- ./my-program`} />
          <p>or any program that claims over HTTP:</p>
          <Command text={`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${apiUrl("v1/claim")}`} />
        </Empty>
      ) : (
        <>
          {byHost(rows).map(([name, workers]) => (
            <Host key={name} name={name} workers={workers} here={about.value !== null && name === about.value.node.host} />
          ))}
          {wanted.length > kShown && (
            <p class="hint">
              {kShown} of {count(wanted.length)} are shown; the filter finds the others.
            </p>
          )}
        </>
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
                  {isHere(node) && view.nodes.length > 1 && <YouAreHere />}
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

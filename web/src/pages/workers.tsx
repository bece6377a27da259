import type { Schema, Worker } from "../api";
import { apiUrl, call } from "../api";
import { plural, span } from "../format";
import { Card } from "../jobs_table";
import { now, useData } from "../live";
import { ActionButton, Bar, Command, Empty, Page, ProblemBox, Skeleton, Time } from "../parts";
import { href, pageOfJob, pageOfQueue } from "../router";

const kLate = 30_000;
const kGone = 60_000;

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

export function WorkersPage() {
  const data = useData("workers", async (signal) => {
    const [workers, nodes] = await Promise.all([
      call<{ workers: Worker[] }>("v1/workers", { signal }),
      call<{ nodes: Schema["Node"][] }>("v1/nodes", { signal }),
    ]);
    return { workers: workers.workers, nodes: nodes.nodes };
  });
  const view = data.value;
  if (view === null) {
    return (
      <Page title="Workers">{data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path="v1/workers" /> : <Skeleton />}</Page>
    );
  }
  const versions = new Set(view.nodes.map((node) => node.version));
  return (
    <Page title="Workers" sub={`${plural(view.workers.length, "worker")}, ${plural(view.workers.reduce((sum, worker) => sum + worker.running.length, 0), "job")} running`}>
      {data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path="v1/workers" />}
      {view.workers.length === 0 ? (
        <Empty title="No worker is here">
          <p>A command for each job:</p>
          <Command text={`pawl work --url ${apiUrl("").replace(/\/$/, "")} --queue hello -- ./my-program`} />
          <p>or any program that claims over HTTP:</p>
          <Command text={`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${apiUrl("v1/claim")}`} />
        </Empty>
      ) : (
        <div class="card flush">
          <table class="list">
            <thead>
              <tr>
                <th>Worker</th>
                <th>State</th>
                <th class="wide">Queues</th>
                <th>Runs</th>
                <th class="end wide">Last seen</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {view.workers.slice(0, 500).map((worker) => (
                <tr key={worker.name}>
                  <td class="main">
                    <b class="cut">{worker.name}</b>
                    <div class="meta">
                      {[worker.host, worker.pid && `pid ${worker.pid}`, ...(worker.labels ?? [])].filter(Boolean).join(" · ") || <>since <Time at={worker.first_seen_at} plain /></>}
                    </div>
                  </td>
                  <td>
                    <Alive worker={worker} />
                  </td>
                  <td class="wide">
                    {(worker.queues ?? []).slice(0, 4).map((queue, i) => (
                      <>
                        {i > 0 && ", "}
                        <a href={href(pageOfQueue(queue))}>{queue}</a>
                      </>
                    ))}
                    {(worker.queues ?? []).length > 4 && <span class="faint"> and {(worker.queues ?? []).length - 4} more</span>}
                  </td>
                  <td>
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
                  </td>
                  <td class="end wide">
                    <Time at={worker.last_seen_at} />
                  </td>
                  <td class="end act">
                    <ActionButton action={order(worker, "quiet")} why={worker.quiet && "it is quiet already"} />
                    <ActionButton action={order(worker, "stop")} danger why={worker.stop && "it stops already"} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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

import type { Queue, Schema } from "../api";
import { apiUrl, call, query } from "../api";
import { count, exact, plural, reasonText, span } from "../format";
import { ThroughputChart, Times } from "../history";
import { JobList } from "../job_list";
import { useKeys } from "../keys";
import { LimitsForm } from "../limits_form";
import { Rows, StateChips } from "../list";
import { readWorkers, useData } from "../live";
import { ActionButton } from "../parts/actions";
import { Command } from "../parts/copy";
import { Time } from "../parts/figures";
import { Card, Facts, Page, Tabs } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { Stale, Unread } from "../parts/reading";
import { StateBadge, kStates } from "../parts/states";
import { go, href, pageOfJob, pageOfQueue, parameters, setParameters } from "../router";
import { TailView } from "../tail";
import { Groups } from "./groups";
import { StateOfQueue, pauseAction } from "./queues";
import { Alive } from "./workers";

type Transition = Schema["Transition"];

const kHour = 3_600_000; // ms

// What workers have registered: the types of the queue, with their ports and options.
function Types({ queue }: { queue: string }) {
  const path = `v1/workers/${encodeURIComponent(queue)}`;
  const data = useData(path, (signal) => call<{ types: Record<string, Schema["JobType"]> }>(path, { signal }));
  if (data.value === null) return data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path={path} /> : <Skeleton rows={3} />;
  const types = Object.entries(data.value.types);
  if (types.length === 0) {
    return (
      <Empty title="No worker has registered a type for this queue">
        <p>Types say which ports their jobs have. Jobs without ports need none.</p>
        <Command text={`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":{}}}}' ${apiUrl(`${path}/sum`)}`} />
      </Empty>
    );
  }
  return (
    <>
      {types.map(([name, type]) => (
        <Card
          key={name}
          title={name}
          tools={
            <ActionButton
              scope="work"
              danger
              action={{
                label: "Forget",
                method: "DELETE",
                path: `${path}/${encodeURIComponent(name)}`,
                done: `${name} is forgotten`,
                confirm: { title: `Forget ${name}?`, text: "Its jobs keep their ports. The next worker that registers it brings it back.", danger: true },
              }}
            />
          }
        >
          {type.description && <p class="pad">{type.description}</p>}
          <Facts
            rows={[
              ["Inports", Object.keys(type.ports?.in ?? {}).join(", ")],
              ["Outports", Object.keys(type.ports?.out ?? {}).join(", ")],
              ["Startup run", type.startup && "yes"],
              ["Shutdown run", type.shutdown && "yes"],
              ["Idle runs", type.idle_runs && `${count(type.idle_runs)} a minute slow it down`],
            ]}
          />
        </Card>
      ))}
    </>
  );
}

function Settings({ queue, reload }: { queue: Queue; reload: () => void }) {
  const defaults = Object.entries(queue.defaults ?? {});
  return (
    <div class="columns">
      <LimitsForm
        path={`v1/queues/${encodeURIComponent(queue.name)}`}
        cli={`pawl queue ${queue.name}`}
        numbers={[
          { name: "concurrency", label: "Concurrency", hint: "how many jobs of the queue may run at once", value: queue.concurrency },
          { name: "max_payload", label: "Largest payload", hint: "in bytes", value: queue.max_payload },
        ]}
        rate={queue.rate}
        saved={reload}
      />
      <Card title="Defaults of its jobs">
        {defaults.length === 0 ? (
          <p class="faint pad">The server's own defaults are in force.</p>
        ) : (
          <Facts rows={defaults.map(([name, value]) => [name.replace(/_/g, " "), typeof value === "object" ? JSON.stringify(value) : String(value)])} />
        )}
        <p class="hint pad">
          Change them with <code>pawl queue {queue.name} --default-…</code>
        </p>
      </Card>
    </div>
  );
}

function Throughput({ queue }: { queue: string }) {
  const data = useData(`history ${queue}`, (signal) => call<Schema["StatsHistory"]>(`v1/stats/history${query({ queue, resolution: "minute" })}`, { signal }));
  if (data.value === null) return <div class="chart-place small" />;
  return <ThroughputChart points={data.value.points} resolution="minute" queue={queue} height={140} />;
}

const kTabs: [string, string][] = [
  ["jobs", "Jobs"],
  ["groups", "Groups"],
  ["settings", "Settings"],
  ["types", "Types"],
  ["workers", "Workers"],
  ["live", "Live"],
];

function liveText(event: Transition): string {
  return `${event.id} ${event.type} ${event.from ?? ""} ${event.to} ${event.group ?? ""}`;
}

// One transition in a line.
function LiveLine({ event }: { event: Transition }) {
  return (
    <>
      <StateBadge state={event.to} quiet /> <a href={href(pageOfJob(event.id))}>{event.type}</a> <span class="id faint">{event.id}</span>{" "}
      <span class="faint">
        {event.from ? `was ${event.from}` : "pushed"}
        {event.reason && `: ${reasonText(event.reason)}`}
        {event.attempt > 1 && `, attempt ${event.attempt}`}
      </span>
    </>
  );
}

export function QueuePage({ queue: name }: { queue: string }) {
  const path = `v1/queues/${encodeURIComponent(name)}`;
  const tab = parameters.value.get("tab") ?? "jobs";
  const data = useData(`queue ${name}`, async (signal) => {
    const [queue, workers] = await Promise.all([call<Queue>(path, { signal }), readWorkers()]);
    return { queue, workers: workers.filter((worker) => worker.state !== "gone" && worker.queues?.includes(name)) };
  });
  const link = (id: string) => pageOfQueue(name) + (id === "jobs" ? "" : `?tab=${id}`);
  useKeys(Object.fromEntries(kTabs.map(([id], i) => [String(i + 1), () => go(link(id))])));
  const view = data.value;
  if (view === null) {
    return (
      <Unread data={data} path={path} title={name} up={<a href={href("/queues")}>Queues</a>} missing="There is no such queue">
        <p>A queue appears with its first push.</p>
        <Command text={`curl -d '{"type":"hello","queue":"${name}"}' ${apiUrl("v1/jobs")}`} />
      </Unread>
    );
  }
  const { queue, workers } = view;
  const counts = queue.counts as Record<string, number>;
  const total = Object.values(counts).reduce((sum, value) => sum + value, 0);
  const state = parameters.value.get("state") ?? "";
  const waiting = counts.queued + counts.scheduled + counts.retrying + counts.waiting;
  return (
    <Page
      title={name}
      sub={
        <>
          <a href={href("/queues")}>Queues</a> · <StateOfQueue queue={queue} workers={new Set(workers.length > 0 ? [name] : [])} />
        </>
      }
      actions={
        <>
          <ActionButton action={pauseAction(name, queue.paused)} id="pause" />
          <ActionButton
            danger
            why={waiting === 0 && "nothing waits"}
            action={{
              label: "Purge",
              path: `${path}/purge`,
              cli: `pawl purge ${name}`,
              done: "Terminated",
              confirm: {
                title: `Purge ${name}?`,
                text: `All ${exact(waiting)} jobs that wait are terminated. Those that run go on.`,
                danger: true,
                count: waiting,
              },
            }}
          />
          <ActionButton
            danger
            why={total > 0 && "it still has jobs"}
            action={{
              label: "Delete",
              method: "DELETE",
              path,
              cli: `pawl queue ${name} --delete`,
              done: `${name} is deleted`,
              confirm: { title: `Delete ${name}?`, text: "Its settings go with it. It appears again with the next push.", danger: true },
              then: () => go("/queues"),
            }}
          />
        </>
      }
    >
      <Stale data={data} path={path} />
      <div class="tiles four">
        <div class="tile" data-state="queued">
          <span class="tile-label">Queued</span>
          <span class="tile-value">{count(counts.queued)}</span>
          <span class="tile-note">{queue.oldest_age ? `the oldest for ${span(queue.oldest_age * 1_000)}` : "nothing waits"}</span>
        </div>
        <div class="tile" data-state="running">
          <span class="tile-label">Running</span>
          <span class="tile-value">
            {count(counts.running)}
            {queue.concurrency !== undefined && <small> / {count(queue.concurrency)}</small>}
          </span>
          <span class="tile-note">{plural(workers.length, "worker")}</span>
        </div>
        <div class="tile" data-state="retrying">
          <span class="tile-label">Retrying</span>
          <span class="tile-value">{count(counts.retrying)}</span>
          <span class="tile-note">{count(counts.scheduled)} scheduled</span>
        </div>
        <div class="tile" data-state="dead">
          <span class="tile-label">Dead</span>
          <span class="tile-value">{count(counts.dead)}</span>
          <span class="tile-note">{queue.rate ? `rate ${queue.rate.limit} / ${span(queue.rate.per * 1_000)}` : "no rate limit"}</span>
        </div>
      </div>
      <section class="card">
        <Throughput queue={name} />
      </section>
      <Times queue={name} from={Date.now() - kHour} to={Date.now()} resolution="minute" name="hour" />
      <Tabs
        tabs={kTabs.map(([id, label]) => [id, label, { jobs: total, workers: workers.length }[id]])}
        current={tab}
        link={link}
      />
      {tab === "jobs" && (
        <>
          <StateChips states={kStates.filter((one) => counts[one] > 0 || one === state)} chosen={[state]} counts={counts} toggle={(one) => setParameters({ state: one === state ? undefined : one, cursor: undefined })} />
          <JobList
            filter={{ queue: name, state: state || undefined }}
            total={state ? counts[state] : total}
            queueColumn={false}
            empty={
              <Empty title={state ? "No job is in this state" : "No jobs in this queue"}>
                {state ? (
                  <button type="button" onClick={() => setParameters({ state: undefined, cursor: undefined })}>
                    Clear filters
                  </button>
                ) : (
                  <Command text={`curl -d '{"type":"hello","queue":"${name}"}' ${apiUrl("v1/jobs")}`} />
                )}
              </Empty>
            }
          />
        </>
      )}
      {tab === "groups" && <Groups queue={name} />}
      {tab === "settings" && <Settings queue={queue} reload={data.reload} />}
      {tab === "types" && <Types queue={name} />}
      {tab === "live" && <TailView title="What happens" path={`v1/events${query({ queue: name })}`} event="transition" text={liveText} line={(event: Transition) => <LiveLine event={event} />} />}
      {tab === "workers" &&
        (workers.length === 0 ? (
          <Empty title="No worker claims this queue">
            <Command text={`pawl work --url ${apiUrl("").replace(/\/$/, "")} --queue ${name} -- ./my-program`} />
          </Empty>
        ) : (
          <div class="card flush">
            <Rows
              rows={workers}
              id={(worker) => worker.name}
              page={() => "/workers"}
              columns={[
                { head: "Worker", kind: "main", cell: (worker) => <a href={href("/workers")}>{worker.name}</a> },
                { head: "State", cell: (worker) => <Alive worker={worker} /> },
                { head: "Runs of this queue", kind: "end", label: "runs", cell: (worker) => count(worker.running.filter((run) => run.queue === name).length) },
                { head: "Last seen", kind: "end wide", cell: (worker) => <Time at={worker.last_seen_at} /> },
              ]}
            />
          </div>
        ))}
    </Page>
  );
}

import type { JobBrief, Queue, Schema, Worker } from "../api";
import { apiUrl, call, query } from "../api";
import { ThroughputChart } from "../chart";
import { count, exact, plural, span } from "../format";
import { JobsTable } from "../jobs_table";
import { useKeys } from "../keys";
import { readWorkers, useData } from "../live";
import { Command } from "../parts/copy";
import { Count } from "../parts/figures";
import { Card, Page, Segments } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { StateBadge } from "../parts/states";
import { href, pageOfQueue, parameters, setParameters } from "../router";

type Stats = Required<Schema["Stats"]>;
type History = Schema["StatsHistory"];

const kRanges: [string, string, number][] = [
  ["15m", "minute", 15 * 60],
  ["1h", "minute", 3_600],
  ["6h", "minute", 6 * 3_600],
  ["48h", "hour", 48 * 3_600],
  ["60d", "day", 60 * 86_400],
];

interface Overview {
  stats: Stats;
  queues: Queue[];
  workers: Worker[];
  dead: JobBrief[];
}

export async function readOverview(signal: AbortSignal): Promise<Overview> {
  const [stats, queues, workers, dead] = await Promise.all([
    call<Stats>("v1/stats", { signal }),
    call<{ queues: Queue[] }>("v1/queues", { signal }),
    readWorkers(),
    call<{ jobs: JobBrief[] }>("v1/jobs?state=dead&limit=5", { signal }),
  ]);
  return { stats, queues: queues.queues, workers: workers.filter((worker) => worker.state !== "gone"), dead: dead.jobs };
}

function Tile({ label, value, link, tone, note, title }: { label: string; value: string; link: string; tone?: string; note?: string; title?: string }) {
  return (
    <a class="tile" href={href(link)} data-state={tone} title={title}>
      <span class="tile-label">{label}</span>
      <span class="tile-value">{value}</span>
      <span class="tile-note">{note ?? " "}</span>
    </a>
  );
}

function Attention({ queues, workers, stats }: { queues: Queue[]; workers: Worker[]; stats: Stats }) {
  const worked = new Set(workers.flatMap((worker) => worker.queues ?? []));
  const rows: [string, string, string][] = [];
  for (const queue of queues) {
    if (queue.paused) rows.push([queue.name, "suspended", "is paused"]);
    else if (queue.counts.queued > 0 && !worked.has(queue.name)) {
      rows.push([queue.name, "failed", `has ${exact(queue.counts.queued)} waiting and no worker`]);
    } else if ((queue.oldest_age ?? 0) > 300) rows.push([queue.name, "retrying", `has waited ${span((queue.oldest_age ?? 0) * 1_000)}`]);
  }
  const today = stats.day;
  if (rows.length === 0 && today.dead === 0 && today.recovered === 0) {
    return <p class="all-well">Nothing needs you. No queue is stuck, and no job has died today.</p>;
  }
  return (
    <ul class="attention">
      {today.dead > 0 && (
        <li>
          <StateBadge state="dead" quiet />
          <a href={href("/failures")}>{plural(today.dead, "job")}</a> died in the last 24 hours
        </li>
      )}
      {today.recovered > 0 && (
        <li>
          <StateBadge state="retrying" quiet />
          {plural(today.recovered, "lease")} ran out: workers vanished in the middle of a job
        </li>
      )}
      {rows.slice(0, 6).map(([name, state, text]) => (
        <li key={name}>
          <span class="state quiet" data-state={state}>
            <span class="dot" />
          </span>
          <a href={href(pageOfQueue(name))}>{name}</a> {text}
        </li>
      ))}
      {rows.length > 6 && (
        <li>
          <a href={href("/queues")}>{rows.length - 6} more queues</a>
        </li>
      )}
    </ul>
  );
}

export function FirstSteps() {
  return (
    <Empty title="Push your first job">
      <Command text={`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${apiUrl("v1/jobs")}`} />
      <p>and let a command work on it:</p>
      <Command text={`pawl work --url ${apiUrl("").replace(/\/$/, "")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`} />
    </Empty>
  );
}

export function OverviewPage() {
  const range = kRanges.find(([name]) => name === parameters.value.get("range")) ?? kRanges[1];
  const data = useData("overview", readOverview);
  const history = useData(`history ${range[0]}`, (signal) => {
    const from = new Date(Date.now() - range[2] * 1_000).toISOString();
    return call<History>(`v1/stats/history${query({ resolution: range[1], from })}`, { signal });
  });
  useKeys(Object.fromEntries(kRanges.map(([name], i) => [String(i + 1), () => setParameters({ range: name }, true)])));
  const view = data.value;
  if (view === null) {
    return (
      <Page title="Overview">
        {data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path="v1/stats" /> : <Skeleton />}
      </Page>
    );
  }
  const { stats, queues } = view;
  if (stats.total.pushed === 0 && queues.length === 0) {
    return (
      <Page title="Overview">
        <FirstSteps />
      </Page>
    );
  }
  const points = history.value?.points ?? [];
  // The running minute is not over: the one before says what a minute brings.
  const rate = range[1] === "minute" && points.length > 1 ? points[points.length - 2].completed : stats.minute.completed;
  const oldest = queues.reduce<Queue | null>((most, queue) => ((queue.oldest_age ?? 0) > (most?.oldest_age ?? 0) ? queue : most), null);
  const busy = [...queues].sort((a, b) => activity(stats, b) - activity(stats, a)).slice(0, 8);
  return (
    <Page title="Overview">
      {data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path="v1/stats" />}
      <div class="tiles">
        <Tile label="Queued" tone="queued" value={count(stats.counts.queued)} link="/jobs?state=queued" note={`${count(stats.counts.scheduled)} scheduled`} />
        <Tile label="Running" tone="running" value={count(stats.counts.running)} link="/jobs?state=running" note={plural(view.workers.length, "worker")} />
        <Tile label="Retrying" tone="retrying" value={count(stats.counts.retrying)} link="/failures?tab=retrying" note={`${count(stats.hour.retried)} in the last hour`} />
        <Tile label="Dead" tone="dead" value={count(stats.counts.dead)} link="/failures" note={`${count(stats.day.dead)} today`} />
        <Tile
          label="Oldest wait"
          value={oldest?.oldest_age ? span(oldest.oldest_age * 1_000) : "–"}
          link={oldest ? pageOfQueue(oldest.name) : "/queues"}
          note={oldest?.oldest_age ? oldest.name : "nothing waits"}
        />
        <Tile label="Completed a minute" tone="completed" value={count(rate)} link="/jobs?state=completed" note={`${count(stats.hour.completed)} in the last hour`} />
      </div>
      <Card
        title="Throughput"
        tools={
          <Segments label="Range" options={kRanges.map(([name]) => [name, name])} value={range[0]} set={(name) => setParameters({ range: name }, true)} />
        }
      >
        {history.value === null ? (
          history.problem ? <ProblemBox problem={history.problem} retry={history.reload} /> : <div class="chart-place" />
        ) : (
          <ThroughputChart points={points} resolution={range[1]} />
        )}
      </Card>
      <div class="columns">
        <Card title="Needs attention">
          <Attention queues={queues} workers={view.workers} stats={stats} />
        </Card>
        <Card title="Busiest queues" tools={<a href={href("/queues")}>all queues</a>}>
          <table class="plain">
            <thead>
              <tr>
                <th>Queue</th>
                <th class="end">Queued</th>
                <th class="end">Running</th>
                <th class="end">Done / h</th>
              </tr>
            </thead>
            <tbody>
              {busy.map((queue) => (
                <tr key={queue.name}>
                  <td>
                    <a href={href(pageOfQueue(queue.name))}>{queue.name}</a>
                  </td>
                  <td class="end">
                    <Count value={queue.counts.queued} />
                  </td>
                  <td class="end">
                    <Count value={queue.counts.running} />
                  </td>
                  <td class="end">
                    <Count value={stats.queues?.[queue.name]?.hour.completed} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </div>
      {view.dead.length > 0 && (
        <Card title="Last failures" tools={<a href={href("/failures")}>all failures</a>}>
          <JobsTable jobs={view.dead} />
        </Card>
      )}
    </Page>
  );
}

function activity(stats: Stats, queue: Queue): number {
  return (stats.queues?.[queue.name]?.hour.completed ?? 0) + queue.counts.queued + queue.counts.running * 10;
}


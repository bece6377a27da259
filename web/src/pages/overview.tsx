// How the server does, at a glance: what waits and runs, what came of it over time, and what needs somebody.
import { useMemo, useRef } from "preact/hooks";
import type { JobBrief, Queue, Schema, Worker } from "../api";
import { apiUrl, call, query } from "../api";
import { count, exact, plural, span } from "../format";
import { type Resolution, ThroughputChart, Times, resolutionOf } from "../history";
import { JobsTable } from "../jobs_table";
import { useKeys } from "../keys";
import { readWorkers, useData } from "../live";
import { Command } from "../parts/copy";
import { Count } from "../parts/figures";
import { Card, Page, Segments } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { StateBadge } from "../parts/states";
import { href, pageOfQueue, parameters, setParameters } from "../router";
import { QueueSpark } from "../sparks";
import { streamed, useStatsStream, withFigures } from "../stats_stream";
import { lacksWorker } from "./queues";

type Stats = Required<Schema["Stats"]>;
type History = Schema["StatsHistory"];

// Names, and how long they are, in ms.
const kRanges: [string, number][] = [
  ["15m", 900_000],
  ["1h", 3_600_000],
  ["6h", 6 * 3_600_000],
  ["48h", 48 * 3_600_000],
  ["60d", 60 * 86_400_000],
  ["2y", 730 * 86_400_000],
];
const kSlow = 10_000; // ms between two readings of what the stream keeps fresh

interface Overview {
  stats: Stats;
  queues: Queue[];
  workers: Worker[];
  dead: JobBrief[];
}

async function readOverview(signal: AbortSignal): Promise<Overview> {
  const [stats, queues, workers, dead] = await Promise.all([
    call<Stats>("v1/stats", { signal }),
    call<{ queues: Queue[] }>("v1/queues", { signal }),
    readWorkers(),
    call<{ jobs: JobBrief[] }>("v1/jobs?state=dead&limit=10", { signal }),
  ]);
  return { stats, queues: queues.queues, workers: workers.filter((worker) => worker.state !== "gone"), dead: dead.jobs };
}

// What a time range is of: the last hour, or what was cut out of a chart.
interface Window {
  name: string; // of kRanges; "" for one that was cut out
  from: number;
  to: number;
  resolution: Resolution;
}

function windowOf(now: number): Window {
  const [from, to] = ["from", "to"].map((name) => Date.parse(parameters.value.get(name) ?? ""));
  if (to > from) return { name: "", from, to, resolution: resolutionOf(from, to, now) };
  const [name, length] = kRanges.find(([id]) => id === parameters.value.get("range")) ?? kRanges[1];
  return { name, from: now - length, to: now, resolution: resolutionOf(now - length, now, now) };
}

interface Counted {
  points: History["points"];
  resolution: Resolution;
  base?: Schema["Counters"]; // what had been counted in all when this was read
}

async function readHistory(signal: AbortSignal): Promise<Counted> {
  const { name, from, to, resolution } = windowOf(Date.now());
  const base = streamed.peek()?.totals.counters;
  const { points } = await call<History>(`v1/stats/history${query({ resolution, from: new Date(from).toISOString(), to: name ? undefined : new Date(to).toISOString() })}`, { signal });
  return { points, resolution, base };
}

// The running bucket goes on with what the stream has counted since.
function withNews({ points, base }: Counted, counters: Schema["Counters"] | undefined): History["points"] {
  const last = points[points.length - 1];
  if (base === undefined || counters === undefined || last === undefined) return points;
  const more = (name: "pushed" | "completed" | "failed") => last[name] + Math.max(0, counters[name] - base[name]);
  return [...points.slice(0, -1), { ...last, pushed: more("pushed"), completed: more("completed"), failed: more("failed") }];
}

interface Rates {
  minute: number; // the last whole one
  hour: number;
  before: number; // the hour before
}

async function readRates(signal: AbortSignal): Promise<Rates> {
  const from = new Date(Date.now() - 7_200_000).toISOString();
  const { points } = await call<History>(`v1/stats/history${query({ resolution: "minute", from })}`, { signal });
  const done = points.slice(0, -1).map((point) => point.completed);
  const sum = (part: number[]) => part.reduce((all, one) => all + one, 0);
  return { minute: done[done.length - 1] ?? 0, hour: sum(done.slice(-60)), before: sum(done.slice(-120, -60)) };
}

function changeText({ hour, before }: Rates): string {
  if (before === 0) return `${count(hour)} last hour`;
  const percent = Math.round((100 * (hour - before)) / before);
  if (percent === 0) return "as an hour ago";
  return `${percent > 0 ? "▲" : "▼"} ${percent > 999 ? "> 999" : Math.abs(percent)} % in an hour`;
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
    else if (lacksWorker(queue, worked)) {
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
          <a href={href("/failures")}>{plural(today.dead, "job")}</a> died today
        </li>
      )}
      {today.recovered > 0 && (
        <li>
          <StateBadge state="retrying" quiet />
          {plural(today.recovered, "lease")} ran out: workers vanished
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

function Throughput({ counters }: { counters: Schema["Counters"] | undefined }) {
  const shown = windowOf(Date.now());
  const { name } = shown;
  const [from, to] = [parameters.value.get("from") ?? "", parameters.value.get("to") ?? ""];
  const history = useData(`history ${name} ${from} ${to}`, readHistory, false, counters ? kSlow : 0);
  // The old chart stays until there is the new one.
  const last = useRef<Counted | null>(null);
  last.current = history.value ?? last.current;
  const counted = last.current;
  const points = useMemo(() => (counted ? withNews(counted, counters) : []), [counted, counters]);
  const zoom = (start: Date, end: Date) => setParameters({ from: start.toISOString(), to: end.toISOString() });
  const range = (one: string) => setParameters({ range: one, from: undefined, to: undefined }, true);
  useKeys({ ...Object.fromEntries(kRanges.map(([one], i) => [String(i + 1), () => range(one)])), ...(name === "" ? { Escape: () => range(parameters.value.get("range") ?? "") } : {}) });
  return (
    <>
      <Card
        title="Throughput"
        tools={
          <div class="row">
            {name === "" && (
              <>
                <a href={href(`/jobs${query({ since: from, until: to })}`)}>jobs of this time</a>
                <button type="button" class="link" onClick={() => range(parameters.value.get("range") ?? "")}>
                  Zoom out
                </button>
              </>
            )}
            <Segments label="Range" options={kRanges.map(([one]) => [one, one])} value={name} set={range} />
          </div>
        }
      >
        {counted === null ? (
          history.problem ? <ProblemBox problem={history.problem} retry={history.reload} /> : <div class="chart-place" />
        ) : (
          <ThroughputChart points={points} resolution={counted.resolution} zoom={zoom} />
        )}
      </Card>
      <Times {...shown} name={`${name} ${from} ${to}`} zoom={zoom} />
    </>
  );
}

function Busiest({ queues, stats }: { queues: Queue[]; stats: Stats }) {
  const busy = [...queues].sort((a, b) => activity(stats, b) - activity(stats, a)).slice(0, 8);
  return (
    <Card title="Busiest queues" tools={<a href={href("/queues")}>all queues</a>}>
      <table class="plain">
        <thead>
          <tr>
            <th>Queue</th>
            <th class="wide">Lately</th>
            <th class="end">Queued</th>
            <th class="end">Running</th>
            <th class="end">This hour</th>
          </tr>
        </thead>
        <tbody>
          {busy.map((queue) => (
            <tr key={queue.name}>
              <td>
                <a href={href(pageOfQueue(queue.name))}>{queue.name}</a>
              </td>
              <td class="wide">
                <QueueSpark queue={queue.name} />
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
  );
}

export function OverviewPage() {
  const figures = useStatsStream();
  const data = useData("overview", readOverview, false, figures ? kSlow : 0);
  const rates = useData("rates", readRates, false, kSlow);
  const view = data.value;
  if (view === null) {
    return (
      <Page title="Overview">
        {data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path="v1/stats" /> : <Skeleton />}
      </Page>
    );
  }
  const stats = figures ? { ...view.stats, counts: figures.totals.counts } : view.stats;
  const queues = withFigures(view.queues, figures);
  if (stats.total.pushed === 0 && queues.length === 0) {
    return (
      <Page title="Overview">
        <FirstSteps />
      </Page>
    );
  }
  const oldest = queues.reduce<Queue | null>((most, queue) => ((queue.oldest_age ?? 0) > (most?.oldest_age ?? 0) ? queue : most), null);
  return (
    <Page title="Overview">
      {data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path="v1/stats" />}
      <div class="tiles">
        <Tile label="Queued" tone="queued" value={count(stats.counts.queued)} link="/jobs?state=queued" note={`${count(stats.counts.scheduled)} scheduled`} />
        <Tile label="Running" tone="running" value={count(stats.counts.running)} link="/jobs?state=running" note={plural(view.workers.length, "worker")} />
        <Tile label="Retrying" tone="retrying" value={count(stats.counts.retrying)} link="/failures?tab=retrying" note={`${count(stats.hour.retried)} this hour`} />
        <Tile label="Dead" tone="dead" value={count(stats.counts.dead)} link="/failures" note={`${count(stats.day.dead)} today`} />
        <Tile
          label="Oldest wait"
          value={oldest?.oldest_age ? span(oldest.oldest_age * 1_000) : "–"}
          link={oldest ? pageOfQueue(oldest.name) : "/queues"}
          note={oldest?.oldest_age ? oldest.name : "nothing waits"}
        />
        <Tile
          label="Completed a minute"
          tone="completed"
          value={count(rates.value?.minute)}
          link="/jobs?state=completed"
          note={rates.value ? changeText(rates.value) : undefined}
          title={rates.value ? `${exact(rates.value.hour)} in the last hour, ${exact(rates.value.before)} in the hour before` : undefined}
        />
      </div>
      <Throughput counters={figures?.totals.counters} />
      <div class="columns">
        <Card title="Needs attention">
          <Attention queues={queues} workers={view.workers} stats={stats} />
        </Card>
        <Busiest queues={queues} stats={stats} />
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

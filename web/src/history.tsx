// What was counted over time, and how long jobs waited and ran: charts of all queues or of one.
import { useMemo } from "preact/hooks";
import { type Schema, call, query } from "./api";
import { type ChartProps, type Series, TimeChart } from "./chart";
import { count, span } from "./format";
import { useData } from "./live";
import { Card } from "./parts/layout";
import { go } from "./router";

type Point = Schema["StatsPoint"];
export type Resolution = "minute" | "hour" | "day";

export const kLengths: Record<Resolution, number> = { minute: 60, hour: 3_600, day: 86_400 }; // s
const kSlow = 10_000; // ms between two readings of what changes slowly
const kBars = 400; // more are summed up, so that each can be seen

const kCounted: [string, string, Series["kind"], (point: Point) => number][] = [
  ["completed", "completed", "bar", (point) => point.completed],
  ["failed attempts", "failed", "front", (point) => point.failed],
  ["pushed", "queued", "line", (point) => point.pushed],
];

// The finest that is kept for so long, and that does not need too many points.
export function resolutionOf(from: number, to: number, now: number): Resolution {
  const hours = (to - from) / 3_600_000;
  const age = (now - from) / 3_600_000;
  if (hours <= 12 && age <= 48) return "minute";
  return hours <= 20 * 24 && age <= 60 * 24 ? "hour" : "day";
}

interface ThroughputProps {
  points: Point[];
  resolution: Resolution;
  queue?: string;
  height?: number;
  zoom?: ChartProps["zoom"];
}

export function ThroughputChart({ points, resolution, queue, height, zoom }: ThroughputProps) {
  const many = points.length > kBars ? 7 : 1;
  const shown = useMemo(() => {
    const times: number[] = [];
    const values: number[][] = kCounted.map(() => []);
    points.forEach((point, i) => {
      if (i % many === 0) {
        times.push(Date.parse(point.at) / 1_000);
        for (const of of values) of.push(0);
      }
      kCounted.forEach(([, , , of], j) => (values[j][times.length - 1] += of(point)));
    });
    const series = kCounted.map(([name, tone, kind], i) => ({ name, tone, kind, values: values[i], rest: count(values[i].reduce((sum, one) => sum + one, 0)) }));
    return { times, series };
  }, [points, many]);
  const step = kLengths[resolution] * many;
  return (
    <TimeChart
      label={`Throughput: ${shown.series.map((one) => `${one.rest} ${one.name}`).join(", ")}`}
      {...shown}
      step={step}
      running={Date.now() / 1_000 - (shown.times[shown.times.length - 1] ?? 0) < step * 1.5}
      height={height}
      zoom={zoom}
      pick={(from, to) => go(`/jobs${query({ queue, since: from.toISOString(), until: to.toISOString() })}`)}
    />
  );
}

type StatsTimes = Schema["StatsTimes"];

const kMeasured: [string, string, Series["kind"], (point: StatsTimes["points"][number]) => Schema["Spread"], "p50" | "p95"][] = [
  ["wait p50", "queued", "line", (point) => point.wait, "p50"],
  ["wait p95", "queued", "dashed", (point) => point.wait, "p95"],
  ["run p50", "completed", "line", (point) => point.run, "p50"],
  ["run p95", "completed", "dashed", (point) => point.run, "p95"],
];

function TimesChart({ view, height, zoom }: { view: StatsTimes; height?: number; zoom?: ChartProps["zoom"] }) {
  const shown = useMemo(() => {
    const times = view.points.map((point) => Date.parse(point.at) / 1_000);
    const series = kMeasured.map(([name, tone, kind, of, quantile]) => {
      const values = view.points.map((point) => of(point)[quantile] ?? null); // without runs there is none
      const last = values.filter((value) => value !== null).pop();
      return { name, tone, kind, values, rest: last === undefined ? "–" : span(last) };
    });
    return { times, series };
  }, [view]);
  return <TimeChart label={`How long jobs wait and run: ${shown.series.map((one) => `${one.name} ${one.rest}`).join(", ")}`} {...shown} step={kLengths[view.resolution]} show={span} height={height} zoom={zoom} />;
}

// Of days it is not measured.
export function Times({ queue, from, to, resolution, name, zoom }: { queue?: string; from: number; to: number; resolution: Resolution; name: string; zoom?: ChartProps["zoom"] }) {
  const data = useData(
    `times ${queue} ${name}`,
    async (signal) => {
      if (resolution === "day") return null;
      return await call<StatsTimes>(`v1/stats/times${query({ queue, resolution, since: new Date(from).toISOString(), until: new Date(to).toISOString() })}`, { signal });
    },
    false,
    kSlow,
  );
  if (!data.value || data.value.points.every((point) => point.wait.count === 0 && point.run.count === 0)) return null;
  return (
    <Card title="How long jobs wait and run" tools={<span class="faint">half of them less than p50, 95 of 100 less than p95</span>}>
      <TimesChart view={data.value} height={150} zoom={zoom} />
    </Card>
  );
}

// What happened over time: completed as bars, failures in front of them, pushes as a line.
import { useEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import type { Schema } from "./api";
import { clock, count, utc } from "./format";

type Point = Schema["StatsPoint"];

const kSeries: { name: string; tone: string; of: (point: Point) => number }[] = [
  { name: "completed", tone: "completed", of: (point) => point.completed },
  { name: "failed attempts", tone: "failed", of: (point) => point.failed },
  { name: "pushed", tone: "queued", of: (point) => point.pushed },
];

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function tickText(seconds: number, resolution: string): string {
  return resolution === "day" ? clock(seconds * 1_000).slice(5, 10) : clock(seconds * 1_000).slice(11, 16);
}

function halfBucket(times: ArrayLike<number>): number {
  return times.length > 1 ? (times[1] - times[0]) / 2 : 30;
}

const bars = uPlot.paths.bars?.({ size: [0.7, 24, 1], radius: 0.15 });

export function ThroughputChart({ points, resolution, height = 220 }: { points: Point[]; resolution: string; height?: number }) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const data = useRef<uPlot.AlignedData>([[]]);
  // The running minute is not over: a line to it would look like a cliff.
  const last = points.length - 1;
  data.current = [
    points.map((point) => Date.parse(point.at) / 1_000),
    ...kSeries.map((series, i) => points.map((point, at) => (i === 2 && at === last && last > 0 ? null : series.of(point)))),
  ];

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const make = () => {
      plot.current?.destroy();
      const tall = element.clientWidth < 500 ? 160 : height;
      const axis = {
        stroke: colour("--faint"),
        grid: { stroke: colour("--grid"), width: 1 },
        ticks: { show: false },
        font: "12px system-ui, sans-serif",
      };
      plot.current = new uPlot(
        {
          width: element.clientWidth,
          height: tall,
          padding: [8, 24, 0, 0],
          tzDate: (seconds) => (utc.value ? uPlot.tzDate(new Date(seconds * 1_000), "Etc/UTC") : new Date(seconds * 1_000)),
          cursor: { points: { size: 6 }, drag: { x: false, y: false } },
          legend: { live: true },
          scales: {
            // Half a bucket more at both ends, so that no bar is cut.
            x: { range: (plot, min, max) => [min - halfBucket(plot.data[0]), max + halfBucket(plot.data[0])] },
            y: { range: (_plot, _min, max) => [0, Math.max(4, max * 1.1)] },
          },
          axes: [
            { ...axis, size: 26, space: 80, values: (_plot, splits) => splits.map((value) => tickText(value, resolution)) },
            { ...axis, size: 48, values: (_plot, splits) => splits.map((value) => (Number.isInteger(value) ? count(value) : "")) },
          ],
          series: [
            {},
            ...kSeries.map((series, i) => {
              const stroke = colour(`--s-${series.tone}`);
              return {
                label: series.name,
                stroke,
                width: i === 2 ? 1.5 : 0,
                fill: i === 2 ? undefined : i === 0 ? `${stroke}99` : stroke,
                paths: i === 2 ? undefined : bars,
                points: { show: false },
                value: (_plot: uPlot, value: number | null) => (value == null ? "–" : count(value)),
              };
            }),
          ],
        },
        data.current,
        element,
      );
    };
    make();
    const size = new ResizeObserver(() => {
      if (plot.current && plot.current.width !== element.clientWidth) {
        plot.current.setSize({ width: element.clientWidth, height: element.clientWidth < 500 ? 160 : height });
      }
    });
    size.observe(element);
    // Colours follow the theme.
    const theme = new MutationObserver(make);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", make);
    return () => {
      size.disconnect();
      theme.disconnect();
      system.removeEventListener("change", make);
      plot.current?.destroy();
      plot.current = null;
    };
  }, [resolution]);

  useEffect(() => {
    plot.current?.setData(data.current);
  }, [points]);

  const sum = (of: (point: Point) => number) => count(points.reduce((total, point) => total + of(point), 0));
  return (
    <div
      ref={place}
      class="chart"
      role="img"
      aria-label={`Throughput: ${kSeries.map((series) => `${sum(series.of)} ${series.name}`).join(", ")}`}
    />
  );
}

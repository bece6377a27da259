// Charts over time: bars in front of each other and lines. Dragging zooms, a click asks for what is in a bar, and the last
// bucket, which is not over, is dashed: as a whole bar it would look like a cliff.
import { useEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import { clock, count, utc } from "./format";

export interface Series {
  name: string;
  tone: string; // of the table of colours
  kind: "bar" | "front" | "line" | "dashed"; // front: a bar before the others
  values: (number | null)[];
  rest: string; // what the legend says of it while nobody points at a time
}

export interface ChartProps {
  label: string;
  times: number[]; // when each bucket begins, in seconds
  step: number; // its length
  running?: boolean; // the last one is not over
  series: Series[];
  show?: (value: number) => string;
  height?: number;
  zoom?: (from: Date, to: Date) => void;
  pick?: (from: Date, to: Date) => void;
}

const kPhone = 160; // px
const kStill = 5; // px that a click may move

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function tickText(seconds: number, step: number): string {
  const text = clock(seconds * 1_000);
  return step >= 7 * 86_400 ? text.slice(0, 7) : step >= 86_400 ? text.slice(5, 10) : text.slice(11, 16);
}

const bars = uPlot.paths.bars?.({ size: [0.7, 24, 1], radius: 0.15 });
const isBar = (series: Series) => series.kind === "bar" || series.kind === "front";

function dataOf({ times, series, running }: ChartProps): uPlot.AlignedData {
  const last = times.length - 1;
  return [times, ...series.map((one) => one.values.map((value, at) => (running && at === last && last > 0 ? null : value)))] as uPlot.AlignedData;
}

// The last bucket, by hand.
function drawRunning(plot: uPlot, { times, series, step, running }: ChartProps): void {
  const last = times.length - 1;
  if (!running || last < 1) return;
  const { ctx, bbox } = plot;
  const x = (time: number) => plot.valToPos(time, "x", true);
  const y = (value: number) => plot.valToPos(value, "y", true);
  const width = Math.min(24 * devicePixelRatio, 0.7 * (x(step) - x(0)));
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.setLineDash([3 * devicePixelRatio, 3 * devicePixelRatio]);
  for (const one of series) {
    const value = one.values[last];
    const before = one.values[last - 1];
    if (value === null) continue;
    ctx.strokeStyle = colour(`--s-${one.tone}`);
    ctx.beginPath();
    if (isBar(one)) {
      if (value > 0) ctx.rect(x(times[last]) - width / 2, y(value), width, y(0) - y(value));
    } else if (before !== null) {
      ctx.moveTo(x(times[last - 1]), y(before));
      ctx.lineTo(x(times[last]), y(value));
    }
    ctx.stroke();
  }
  ctx.restore();
}

function seriesOf(one: Series, at: number, now: () => ChartProps): uPlot.Series {
  const stroke = colour(`--s-${one.tone}`);
  const bar = isBar(one);
  return {
    label: one.name,
    stroke,
    width: bar ? 0 : 1.5,
    dash: one.kind === "dashed" ? [4, 4] : undefined,
    fill: one.kind === "bar" ? `${stroke}99` : one.kind === "front" ? stroke : undefined,
    paths: bar ? bars : undefined,
    points: { show: false },
    spanGaps: !bar,
    value: (_plot, _raw, _series, index) => {
      const { series, show = count } = now();
      if (index === null || index === undefined) return series[at].rest;
      const value = series[at].values[index];
      return value === null || value === undefined ? "–" : show(value);
    },
  };
}

export function TimeChart(props: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const given = useRef(props);
  given.current = props;
  const { height = 220, step, label } = props;

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const tall = () => (element.clientWidth < 500 ? kPhone : height);
    const pickAt = (chart: uPlot, left: number) => {
      const { times, pick } = given.current;
      const at = chart.posToIdx(left);
      if (pick && times[at] !== undefined) pick(new Date(times[at] * 1_000), new Date((times[at] + given.current.step) * 1_000));
    };
    const make = () => {
      plot.current?.destroy();
      const axis = {
        stroke: colour("--faint"),
        grid: { stroke: colour("--grid"), width: 1 },
        ticks: { show: false },
        font: "12px system-ui, sans-serif",
      };
      plot.current = new uPlot(
        {
          width: element.clientWidth,
          height: tall(),
          padding: [8, 24, 0, 0],
          tzDate: (seconds) => (utc.value ? uPlot.tzDate(new Date(seconds * 1_000), "Etc/UTC") : new Date(seconds * 1_000)),
          cursor: { points: { size: 6 }, drag: { x: given.current.zoom !== undefined, y: false, setScale: false, click: () => undefined }, sync: { key: "times" } },
          legend: { live: true },
          scales: {
            // Half a bucket more at both ends, so that no bar is cut.
            x: { range: (_plot, min, max) => [min - step / 2, max + step / 2] },
            y: { range: (_plot, _min, max) => [0, Math.max(4, max, ...given.current.series.map((one) => one.values[one.values.length - 1] ?? 0)) * 1.1] },
          },
          axes: [
            { ...axis, size: 26, space: 80, values: (_plot, splits) => splits.map((value) => tickText(value, step)) },
            { ...axis, size: 54, values: (_plot, splits) => splits.map((value) => (given.current.show ? given.current.show(value) : Number.isInteger(value) ? count(value) : "")) },
          ],
          series: [{}, ...given.current.series.map((one, i) => seriesOf(one, i, () => given.current))],
          hooks: {
            draw: [(chart) => drawRunning(chart, given.current)],
            setSelect: [
              (chart) => {
                const { left, width } = chart.select;
                if (width <= kStill) return;
                chart.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
                given.current.zoom?.(new Date(chart.posToVal(left, "x") * 1_000), new Date(chart.posToVal(left + width, "x") * 1_000));
              },
            ],
            ready: [
              (chart) => {
                let down = 0;
                chart.over.classList.toggle("pick", given.current.pick !== undefined);
                chart.over.addEventListener("mousedown", (event) => (down = event.clientX));
                chart.over.addEventListener("click", (event) => Math.abs(event.clientX - down) <= kStill && pickAt(chart, event.offsetX));
              },
            ],
          },
        },
        dataOf(given.current),
        element,
      );
    };
    make();
    const size = new ResizeObserver(() => {
      if (plot.current && plot.current.width !== element.clientWidth) plot.current.setSize({ width: element.clientWidth, height: tall() });
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
  }, [step]);

  useEffect(() => {
    plot.current?.setData(dataOf(given.current));
  }, [props.times, props.series]);

  return <div ref={place} class="chart" role="img" aria-label={label} />;
}

// Times and numbers, and the small drawings of them.
import { absolute, clock, count, exact, relative, turnTimes } from "../format";
import { now } from "../live";

// Relative or absolute: a click changes all of the page.
export function Time({ at, plain }: { at: string | undefined; plain?: boolean }) {
  if (!at) return <span class="faint">–</span>;
  const time = Date.parse(at);
  const text = absolute.value ? clock(time) : relative(time, now.value);
  return (
    <time
      dateTime={at}
      title={`${clock(time, false)}\n${clock(time, true)}`}
      onClick={plain ? undefined : turnTimes}
    >
      {text}
    </time>
  );
}

export function Count({ value }: { value: number | undefined }) {
  if (!value) return <span class="faint">{value === undefined ? "–" : "0"}</span>;
  return <span title={value >= 1e6 ? exact(value) : undefined}>{count(value)}</span>;
}

export function Bar({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <span class="bar" role="img" aria-label={label}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect width="100" height="4" class="bar-back" />
        <rect width={Math.min(100, max > 0 ? (100 * value) / max : 0)} height="4" class="bar-fill" />
      </svg>
    </span>
  );
}

// What a number was lately; the last value stands beside it.
export function Sparkline({ values, label }: { values: number[]; label: string }) {
  const most = Math.max(1e-9, ...values);
  const step = 80 / Math.max(1, values.length - 1);
  const points = values.map((value, i) => `${(i * step).toFixed(1)},${(18 - (16 * value) / most).toFixed(1)}`).join(" ");
  return (
    <svg class="spark" viewBox="0 0 80 20" role="img" aria-label={label}>
      <title>{label}</title>
      <polyline points={points} />
    </svg>
  );
}

// What happened in each of the last 24 hours, a bar each; hours without anything are not listed.
export function HourBars({ hours }: { hours: { at: string; count: number }[] }) {
  const first = Math.floor(now.value / 3_600_000) - 23;
  const bars = Array.from({ length: 24 }, () => 0);
  for (const hour of hours) {
    const at = Math.floor(Date.parse(hour.at) / 3_600_000) - first;
    if (at >= 0 && at < 24) bars[at] += hour.count;
  }
  const most = Math.max(1, ...bars);
  const label = `${count(bars.reduce((sum, one) => sum + one, 0))} in the last 24 hours`;
  return (
    <svg class="hours" viewBox="0 0 96 20" role="img" aria-label={label}>
      <title>{label}</title>
      {bars.map((value, i) => (
        <rect key={i} x={i * 4} width="3" y={20 - Math.max(value > 0 ? 3 : 1, (20 * value) / most)} height={Math.max(value > 0 ? 3 : 1, (20 * value) / most)} class={value > 0 ? "some" : "none"} />
      ))}
    </svg>
  );
}

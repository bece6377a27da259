// When the clocks of a time zone change, and what that does to a schedule.
import { namedTimes } from "./cron_words";

interface ClockChange {
  at: number; // ms
  before: number; // minutes by which the clocks are ahead of UTC
  after: number;
}

const kDay = 86_400_000;
const kMinute = 60_000;

function offsetAt(format: Intl.DateTimeFormat, time: number): number {
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour % 24, parts.minute);
  return Math.round((local - Math.floor(time / kMinute) * kMinute) / kMinute);
}

// Those of a year from now on.
function clockChanges(zone: string, from: number): ClockChange[] {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" });
  const changes: ClockChange[] = [];
  let before = offsetAt(format, from);
  for (let day = from; day < from + 366 * kDay; day += kDay) {
    const after = offsetAt(format, day + kDay);
    if (after === before) continue;
    let [low, high] = [Math.floor(day / kMinute), Math.floor((day + kDay) / kMinute)];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(format, middle * kMinute) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high * kMinute, before, after });
    before = after;
  }
  return changes;
}

const hhmm = (time: number) => new Date(time).toISOString().slice(11, 16);

// What happens to the times of a cron expression when the clocks of its zone change, in words; one line for each change
// of the coming year that concerns them.
export function clockWarnings(cron: string, zone: string, from: number): string[] {
  const named = namedTimes(cron);
  if (named === null) return [];
  let changes: ClockChange[];
  try {
    changes = clockChanges(zone, from);
  } catch {
    return []; // a zone that this browser does not know
  }
  return changes.flatMap(({ at, before, after }) => {
    // The hour that the clocks skip, or show twice, as they show it.
    const first = at + Math.min(before, after) * kMinute;
    const end = at + Math.max(before, after) * kMinute;
    const day = new Date(first);
    const midnight = Math.floor(first / kDay) * 1_440;
    const concerned = named.minutes.some((minute) => midnight + minute >= first / kMinute && midnight + minute < end / kMinute);
    if (!concerned || !named.fires(day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay())) return [];
    const date = day.toISOString().slice(0, 10);
    return after > before
      ? [`On ${date} the clocks skip ${hhmm(first)} to ${hhmm(end)}: it fires at ${hhmm(end)}, once.`]
      : [`On ${date} the clocks show ${hhmm(first)} to ${hhmm(end)} twice: it fires the first time only.`];
  });
}

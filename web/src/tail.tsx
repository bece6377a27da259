// A live tail: the newest of what a stream says. It keeps 500, shows 200, paints at most ten times a second, and says
// what it has passed over.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { apiUrl, parseJson, signedOut } from "./api";
import { clock, count, plural } from "./format";
import { useKeys } from "./keys";
import { paused } from "./live";
import { Card } from "./parts/layout";

const kKept = 500;
const kShown = 200;
const kPaint = 100; // ms between two paintings

interface Line<T> {
  number: number;
  value: T | null; // null: the server has lost some
  at: string;
}

interface Tail<T> {
  lines: Line<T>[]; // newest first
  total: number;
  rate: number; // a second
  open: boolean;
  clear: () => void;
}

// What comes on the stream at `path`. While updates are paused the lines stand still and what comes is counted.
function useTail<T extends { at: string }>(path: string, event: string): Tail<T> {
  const kept = useRef<Line<T>[]>([]);
  const total = useRef(0);
  const [shown, setShown] = useState<{ lines: Line<T>[]; total: number; rate: number; open: boolean }>({ lines: [], total: 0, rate: 0, open: false });
  useEffect(() => {
    let source: EventSource | null = null;
    let paint = 0;
    let before = { total: 0, at: Date.now() };
    let rate = 0;
    kept.current = [];
    total.current = 0;
    const show = () => {
      paint = 0;
      setShown((old) => ({ lines: paused.value ? old.lines : kept.current.slice(0, kShown), total: total.current, rate, open: source?.readyState === EventSource.OPEN }));
    };
    const soon = () => {
      if (paint === 0) paint = window.setTimeout(show, kPaint);
    };
    const add = (value: T | null, at: string) => {
      total.current += 1;
      kept.current = [{ number: total.current, value, at }, ...kept.current.slice(0, kKept - 1)];
      soon();
    };
    const start = () => {
      if (source !== null || document.hidden || signedOut.value) return;
      source = new EventSource(apiUrl(path));
      source.addEventListener("open", soon);
      source.addEventListener("error", soon);
      source.addEventListener(event, (message) => {
        const value = parseJson((message as MessageEvent<string>).data) as T;
        add(value, value.at);
      });
      source.addEventListener("reset", () => add(null, new Date().toISOString()));
    };
    const stop = () => {
      source?.close();
      source = null;
    };
    const visible = () => (document.hidden ? stop() : start());
    document.addEventListener("visibilitychange", visible);
    const signed = signedOut.subscribe((out) => (out ? stop() : start()));
    const timer = setInterval(() => {
      const now = Date.now();
      rate = ((total.current - before.total) * 1_000) / Math.max(1, now - before.at);
      before = { total: total.current, at: now };
      soon();
    }, 2_000);
    return () => {
      stop();
      signed();
      clearInterval(timer);
      clearTimeout(paint);
      document.removeEventListener("visibilitychange", visible);
    };
  }, [path, event]);
  return {
    ...shown,
    clear: () => {
      kept.current = [];
      setShown({ ...shown, lines: [] });
    },
  };
}

interface TailProps<T> {
  title: ComponentChildren;
  path: string;
  event: string;
  text: (value: T) => string; // what the filter looks at
  line: (value: T) => ComponentChildren;
}

export function TailView<T extends { at: string }>({ title, path, event, text, line }: TailProps<T>) {
  const tail = useTail<T>(path, event);
  const [filter, setFilter] = useState("");
  useKeys({ c: tail.clear, "/": () => document.getElementById("tail-filter")?.focus() });
  const since = useRef(new Date());
  const wanted = filter.toLowerCase();
  const lines = wanted === "" ? tail.lines : tail.lines.filter((one) => one.value === null || text(one.value).toLowerCase().includes(wanted));
  const behind = paused.value ? tail.total - (tail.lines[0]?.number ?? 0) : 0;
  return (
    <Card
      title={title}
      tools={
        <div class="row">
          <span class="faint">
            {tail.open ? `${tail.rate < 10 ? tail.rate.toFixed(1) : count(Math.round(tail.rate))} a second` : "connecting"}
            {behind > 0 && ` · ${count(behind)} came while paused`}
          </span>
          <input id="tail-filter" type="search" placeholder="Filter" aria-label="Filter" value={filter} onInput={(event) => setFilter(event.currentTarget.value)} />
          <button type="button" onClick={() => (paused.value = !paused.value)}>
            {paused.value ? "Go on" : "Pause"}
          </button>
          <button type="button" onClick={tail.clear}>
            Clear
          </button>
        </div>
      }
    >
      {lines.length === 0 ? (
        <p class="tail-empty">
          {tail.lines.length > 0 ? "None of the lines matches." : `Nothing since ${clock(since.current.getTime()).slice(11)}. What was sent before is not sent again.`}
        </p>
      ) : (
        <ol class="tail" tabIndex={0} aria-label="The newest first">
          {lines.map((one) =>
            one.value === null ? (
              <li key={one.number} class="tail-gap">
                some were lost here: more came than could be sent
              </li>
            ) : (
              <li key={one.number}>
                <time dateTime={one.at}>{clock(Date.parse(one.at)).slice(11, 19)}</time>
                <span class="tail-line">{line(one.value)}</span>
              </li>
            ),
          )}
        </ol>
      )}
      {tail.total > kShown && <p class="foot">The newest {count(Math.min(kShown, lines.length))} of {plural(tail.total, "line")} since this page was opened.</p>}
    </Card>
  );
}

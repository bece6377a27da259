// What keeps pages fresh: one stream of transitions a tab tells that something has changed, and pages read again what
// they show. While more happens than a page could show, or without a stream, they read every two seconds.
import { effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Problem, type Worker, apiUrl, call, me, signedOut, skew } from "./api";

export type Liveness = "live" | "polling" | "paused" | "lost";
export const liveness = signal<Liveness>("polling");
export const paused = signal(false); // by the user
export const tick = signal(0); // pages read again when it changes
export const now = signal(Date.now()); // by the server's clock, once a second
export const lastRead = signal(0);
export const sampled = signal(false); // more happens than a page can show

const kQuiet = 400; // ms between two readings
const kFlood = 50; // transitions a second that are more than a page can show
const kPoll = 2_000;
const kSlowPoll = 5_000; // beside a stream: ages and what has no transitions
const kSampleTime = 30_000;

let stream: EventSource | null = null;
let due = 0;
let seen = 0;
let sampledUntil = 0;
let lastTick = 0;

function readAgain(): void {
  lastTick = Date.now();
  tick.value += 1;
}

function nudge(): void {
  if (due !== 0 || paused.value) return;
  due = window.setTimeout(
    () => {
      due = 0;
      readAgain();
    },
    Math.max(0, lastTick + kQuiet - Date.now()),
  );
}

function close(): void {
  stream?.close();
  stream = null;
}

function open(): void {
  if (stream !== null || document.hidden || me.value === null || signedOut.value || paused.value) return;
  if (Date.now() < sampledUntil) return;
  const source = new EventSource(apiUrl("v1/events"));
  stream = source;
  source.addEventListener("open", () => (liveness.value = "live"));
  source.addEventListener("transition", () => {
    seen += 1;
    nudge();
  });
  source.addEventListener("reset", () => {
    sampledUntil = Date.now() + kSampleTime;
    close();
    nudge();
  });
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) close();
    if (liveness.value === "live") liveness.value = "polling";
  });
}

setInterval(() => {
  now.value = Date.now() + skew.value;
  if (seen > kFlood) {
    sampledUntil = Date.now() + kSampleTime;
    close();
  }
  seen = 0;
  sampled.value = Date.now() < sampledUntil;
  if (paused.value) {
    close();
    liveness.value = "paused";
    return;
  }
  if (document.hidden) return close();
  open();
  if (stream === null || stream.readyState !== EventSource.OPEN) {
    if (liveness.value !== "lost") liveness.value = "polling";
  } else liveness.value = "live";
  const every = liveness.value === "live" ? kSlowPoll : kPoll;
  if (Date.now() - lastTick >= every) readAgain();
}, 1_000);

document.addEventListener("visibilitychange", () => {
  if (document.hidden) close();
  else readAgain();
});
effect(() => {
  if (me.value !== null) open();
});

export interface Data<T> {
  value: T | null;
  problem: Problem | null;
  at: number; // when the value was read
  reload: () => void;
}

// Reads when `key` changes and whenever pages are to read again. The old value stays until there is a new one; a reading
// begins only when the one before has ended.
// `pace`: ms between two readings at least, for what something else keeps fresh or what changes slowly.
export function useData<T>(key: string, read: (signal: AbortSignal) => Promise<T>, frozen = false, pace = 0): Data<T> {
  const [state, setState] = useState<{ key: string; value: T | null; problem: Problem | null; at: number }>({
    key,
    value: null,
    problem: null,
    at: 0,
  });
  const busy = useRef<AbortController | null>(null);
  const reader = useRef(read);
  reader.current = read;
  const wait = useRef({ until: 0, failures: 0 });
  const paceNow = useRef(pace);
  paceNow.current = pace;
  const readAt = useRef(0);

  const load = useRef((wanted: string) => {
    const abort = new AbortController();
    busy.current = abort;
    readAt.current = Date.now();
    reader
      .current(abort.signal)
      .then((value) => {
        if (abort.signal.aborted) return;
        wait.current = { until: 0, failures: 0 };
        lastRead.value = Date.now();
        if (liveness.value === "lost") liveness.value = "polling";
        setState({ key: wanted, value, problem: null, at: Date.now() });
      })
      .catch((error) => {
        if (abort.signal.aborted) return;
        const problem =
          error instanceof Problem ? error : new Problem(0, "page", "The page could not show the answer", String(error), 0);
        const failures = wait.current.failures + 1;
        const backoff = Math.min(30_000, 1_000 * 2 ** failures) * (0.75 + Math.random() / 2);
        wait.current = { until: Date.now() + Math.max(problem.retryAfter * 1_000, backoff), failures };
        if (problem.status === 0) liveness.value = "lost";
        setState((old) => ({ key: wanted, value: old.key === wanted ? old.value : null, problem, at: old.at }));
      })
      .finally(() => {
        if (busy.current === abort) busy.current = null;
      });
  });

  useEffect(() => {
    busy.current?.abort();
    wait.current = { until: 0, failures: 0 };
    load.current(key);
    return () => busy.current?.abort();
  }, [key]);

  const frozenNow = useRef(frozen);
  frozenNow.current = frozen;
  useEffect(
    () =>
      tick.subscribe((count) => {
        if (count === 0 || busy.current !== null || frozenNow.current || signedOut.peek()) return;
        if (count !== asked && Date.now() - readAt.current < paceNow.current) return;
        if (Date.now() >= wait.current.until) load.current(key);
      }),
    [key],
  );

  // Somebody has signed in again: nothing of the page is lost.
  useEffect(
    () =>
      signedOut.subscribe((out) => {
        if (!out && busy.current === null && wait.current.failures > 0) load.current(key);
      }),
    [key],
  );

  const shown = state.key === key ? state : { ...state, value: null, problem: null };
  return {
    value: shown.value,
    problem: shown.problem,
    at: shown.at,
    reload: () => {
      busy.current?.abort();
      load.current(key);
    },
  };
}

// The workers, at most every three seconds: they change slowly, many pages ask for them, and there may be thousands.
const kWorkersAge = 3_000;
let workersRead = { at: 0, value: Promise.resolve<Worker[]>([]) };

export function readWorkers(): Promise<Worker[]> {
  if (Date.now() - workersRead.at < kWorkersAge) return workersRead.value;
  const value = call<{ workers: Worker[] }>("v1/workers").then((view) => view.workers);
  workersRead = { at: Date.now(), value };
  value.catch(() => (workersRead = { at: 0, value: Promise.resolve([]) }));
  return value;
}

let asked = 0; // the tick that somebody has asked for

// All that is shown is read again at once.
export function refreshNow(): void {
  asked = tick.value + 1;
  readAgain();
}

// The figures of all queues as the server sends them, about once a second. One stream serves all parts of a page; without
// it the pages read as often as they do anyway.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Queue, type Schema, apiUrl, signedOut } from "./api";
import { paused } from "./live";

type Counters = Schema["Counters"];

export interface Figures {
  counters: Counters; // since the beginning
  counts: Record<string, number>;
  oldest_age?: number;
}
interface QueueFigures extends Figures {
  queue: string;
  paused: boolean;
}
interface StatsEvent {
  now: string;
  totals: Figures;
  queues: QueueFigures[];
}

export interface Streamed {
  now: number; // by the server's clock
  totals: Figures;
  queues: Map<string, QueueFigures & { at: number }>; // when it was said
}

export const streamed = signal<Streamed | null>(null); // null: there is no stream, or it has said nothing yet
const kAgain = 60_000; // ms after which a stream that was refused is tried again
const kSilence = 5_000; // ms after which what was said is too old

let users = 0;
let source: EventSource | null = null;
let heardAt = 0;
let refusedAt = Number.NEGATIVE_INFINITY;

function take(event: Event, whole: boolean): void {
  const said = JSON.parse((event as MessageEvent<string>).data) as StatsEvent;
  const queues: Streamed["queues"] = whole || streamed.value === null ? new Map() : new Map(streamed.value.queues);
  const now = Date.parse(said.now);
  for (const one of said.queues) queues.set(one.queue, { ...one, at: now });
  heardAt = Date.now();
  streamed.value = { now, totals: said.totals, queues };
}

function close(): void {
  source?.close();
  source = null;
  streamed.value = null;
}

function open(): void {
  const wanted = users > 0 && !document.hidden && !signedOut.value && !paused.value;
  if (!wanted) return close();
  if (source !== null || Date.now() - refusedAt < kAgain) return;
  const opened = new EventSource(apiUrl("v1/stats/stream?every=1s"));
  source = opened;
  opened.addEventListener("stats", (event) => take(event, true));
  opened.addEventListener("changes", (event) => streamed.value !== null && take(event, false));
  opened.addEventListener("reset", close);
  opened.addEventListener("error", () => {
    if (opened.readyState !== EventSource.CLOSED) return;
    refusedAt = Date.now();
    close();
  });
}

setInterval(() => {
  if (Date.now() - heardAt > kSilence) streamed.value = null;
  open();
}, 1_000);
document.addEventListener("visibilitychange", open);

// The queues as they were read, with what the stream has said of them since.
export function withFigures(queues: Queue[], figures: Streamed | null): Queue[] {
  if (figures === null) return queues;
  return queues.map((queue) => {
    const said = figures.queues.get(queue.name);
    if (said === undefined) return queue;
    const age = said.oldest_age === undefined ? undefined : said.oldest_age + (figures.now - said.at) / 1_000;
    return { ...queue, paused: said.paused, counts: said.counts as Queue["counts"], oldest_age: age };
  });
}

// Keeps the stream open while the page is there.
export function useStatsStream(): Streamed | null {
  useEffect(() => {
    users += 1;
    open();
    return () => {
      users -= 1;
      open();
    };
  }, []);
  return streamed.value;
}

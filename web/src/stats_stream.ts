// The figures of all queues as the server sends them, about once a second. One stream serves all parts of a page; without
// it the pages read as often as they do anyway.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Queue, type Schema, apiUrl, signedOut } from "./api";
import { paused } from "./live";

type StatsEvent = Schema["StatsEvent"];

export interface Streamed {
  now: number; // by the server's clock
  totals: StatsEvent["totals"];
  queues: Map<string, StatsEvent["queues"][number] & { at: number }>; // when it was said
}

export const streamed = signal<Streamed | null>(null); // null: there is no stream, or it has said nothing yet
const kAgain = 60_000; // ms after which a stream that did not come through is tried again
const kSilence = 15_000; // ms without a word: the server says something each second, with very many queues a bit later

let users = 0;
let source: EventSource | null = null;
let heardAt = 0;
let refusedAt = Number.NEGATIVE_INFINITY;

function take(event: Event, whole: boolean): void {
  const said = JSON.parse((event as MessageEvent<string>).data) as StatsEvent;
  const queues: Streamed["queues"] = new Map(whole ? [] : streamed.value?.queues);
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

function giveUp(): void {
  refusedAt = Date.now();
  close();
}

function open(): void {
  const wanted = users > 0 && !document.hidden && !signedOut.value && !paused.value;
  if (!wanted) return close();
  if (source !== null || Date.now() - refusedAt < kAgain) return;
  const opened = new EventSource(apiUrl("v1/stats/stream?every=1s"));
  source = opened;
  heardAt = Date.now();
  opened.addEventListener("stats", (event) => take(event, true));
  opened.addEventListener("changes", (event) => take(event, false));
  opened.addEventListener("reset", close);
  opened.addEventListener("error", () => {
    if (opened.readyState === EventSource.CLOSED) giveUp();
    else streamed.value = null;
  });
}

setInterval(() => {
  if (source !== null && Date.now() - heardAt > kSilence) giveUp();
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
    return { ...queue, paused: said.paused, counts: said.counts, oldest_age: age };
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

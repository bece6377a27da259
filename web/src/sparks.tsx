// What queues have completed lately, as small lines. Their histories are read only of rows that are on the screen, four at
// a time, and each at most twice a minute.
import { useEffect, useRef, useState } from "preact/hooks";
import { type Schema, call, query } from "./api";
import { count } from "./format";
import { tick } from "./live";
import { Sparkline } from "./parts/figures";

const kMinutes = 15;
const kFresh = 30_000; // ms
const kAtOnce = 4;

const read = new Map<string, { at: number; values: number[] }>();
const waiting: (() => Promise<void>)[] = [];
let busy = 0;

function next(): void {
  while (busy < kAtOnce) {
    const work = waiting.shift();
    if (work === undefined) return;
    busy += 1;
    void work().finally(() => {
      busy -= 1;
      next();
    });
  }
}

async function readMinutes(queue: string): Promise<number[]> {
  const from = new Date(Date.now() - kMinutes * 60_000).toISOString();
  const { points } = await call<Schema["StatsHistory"]>(`v1/stats/history${query({ queue, resolution: "minute", from })}`);
  // The running minute is not over: without it the line would end in a cliff.
  const values = points.slice(0, -1).map((point) => point.completed);
  read.set(queue, { at: Date.now(), values });
  return values;
}

export function QueueSpark({ queue }: { queue: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [values, setValues] = useState<number[] | null>(read.get(queue)?.values ?? null);
  useEffect(() => {
    let seen = false;
    let asked = false;
    let over = false;
    const look = () => {
      if (!seen || asked || Date.now() - (read.get(queue)?.at ?? 0) < kFresh) return;
      asked = true;
      waiting.push(async () => {
        if (!over) await readMinutes(queue).then(setValues, () => undefined);
        asked = false;
      });
      next();
    };
    const observer = new IntersectionObserver(([entry]) => {
      seen = entry.isIntersecting;
      look();
    });
    if (place.current) observer.observe(place.current);
    const stop = tick.subscribe(look);
    return () => {
      over = true;
      observer.disconnect();
      stop();
    };
  }, [queue]);
  return (
    <span ref={place} class="spark-place">
      {values && values.some((value) => value > 0) && (
        <>
          <Sparkline values={values} label={`completed a minute, the last ${kMinutes} minutes: at most ${count(Math.max(...values))}`} />
          <span class="spark-last">{count(values[values.length - 1])}</span>
        </>
      )}
    </span>
  );
}

// The states: one picture, word and colour each.
import type { JSX } from "preact";
import type { State } from "../api";

// One picture a state: it is told by its form and its word, not by its colour alone.
const kGlyphs: Record<string, JSX.Element> = {
  waiting: <path d="M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14" />,
  scheduled: <path d="M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z" />,
  queued: <path d="M3 4h10M3 8h10M3 12h6" />,
  retrying: <path d="M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3" />,
  running: <path d="M5 3l8 5-8 5z" />,
  suspended: <path d="M5.500 3.500v9M10.500 3.500v9" />,
  completed: <path d="M3 8.500l3.500 3.500L13 4.500" />,
  failed: <path d="M8 2l6.500 11.500h-13zM8 6.500v3M8 11.500v.1" />,
  dead: <path d="M4 4l8 8M12 4l-8 8" />,
  terminating: <path d="M4 4h8v8H4zM2 8h2M12 8h2" />,
  terminated: <path d="M4 4h8v8H4z" />,
};
kGlyphs.active = kGlyphs.running;
kGlyphs.paused = kGlyphs.suspended;
kGlyphs.skipped = kGlyphs.terminated;
kGlyphs.pending = kGlyphs.queued;
kGlyphs.delivering = kGlyphs.running;
kGlyphs.delivered = kGlyphs.completed;
kGlyphs.cancelled = kGlyphs.terminated;

export function Glyph({ state }: { state: string }) {
  return (
    <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
      {kGlyphs[state] ?? kGlyphs.queued}
    </svg>
  );
}

export function StateBadge({ state, quiet }: { state: string; quiet?: boolean }) {
  return (
    <span class={quiet ? "state quiet" : "state"} data-state={state}>
      <Glyph state={state} />
      {state}
    </span>
  );
}

export const kStates: State[] = [
  "waiting",
  "scheduled",
  "queued",
  "retrying",
  "running",
  "suspended",
  "completed",
  "failed",
  "dead",
  "terminating",
  "terminated",
];

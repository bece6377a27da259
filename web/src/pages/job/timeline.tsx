// The life of a job: pushed, each attempt with its worker and its error, the end, and what is to come.
import type { ComponentChildren } from "preact";
import type { Job, Schema } from "../../api";
import { call } from "../../api";
import { about, clock, reasonText, span } from "../../format";
import { now, useData } from "../../live";
import { Time } from "../../parts/figures";
import { Card } from "../../parts/layout";
import { Glyph } from "../../parts/states";
import { href } from "../../router";
import { ErrorText } from "./error";
import { kEnded } from "./states";

type Run = Schema["PastRun"];

interface Step {
  at: string;
  state: string;
  title: ComponentChildren;
  note?: ComponentChildren;
  more?: ComponentChildren;
}

// What a run came to, in words, and the state whose picture it has.
const kOutcomes: Record<string, [string, string]> = {
  lost: ["lost its worker", "failed"],
  timed_out: ["took too long", "failed"],
};

function lasted(from: string, to: string): string {
  return span(Math.max(0, Date.parse(to) - Date.parse(from)));
}

function workerLink(worker: string | undefined): ComponentChildren {
  return worker && <a href={href(`/workers?filter=${encodeURIComponent(worker)}`)}>{worker}</a>;
}

function stepOfRun(run: Run): Step {
  const [words, state] = kOutcomes[run.outcome] ?? [run.outcome, run.outcome];
  return {
    at: run.started_at,
    state,
    title: `Attempt ${run.attempt}`,
    note: (
      <>
        {words}
        {run.ended_at && ` after ${lasted(run.started_at, run.ended_at)}`}
        {" on "}
        {workerLink(run.worker)}
      </>
    ),
    more: run.error && (
      <details class="run-error">
        <summary class="error-line">
          <b>{run.error.type}</b> {run.error.message}
        </summary>
        <ErrorText error={run.error} />
      </details>
    ),
  };
}

// What the last attempt says of itself: the runs of jobs that had no trouble are not kept.
function stepOfLast(job: Job): Step | null {
  if (!job.started_at) return null;
  return {
    at: job.started_at,
    state: "running",
    title: job.attempt > 1 ? `Attempt ${job.attempt} began` : "Began",
    note: job.attempt > 1 ? `${job.failures} failed before` : `after ${lasted(job.created_at, job.started_at)}`,
  };
}

function stepsOf(job: Job, runs: Run[]): Step[] {
  const steps: Step[] = [{ at: job.created_at, state: "queued", title: "Pushed", note: job.created_by && `by ${job.created_by}` }];
  const first = runs[runs.length - 1];
  if (first && first.attempt === 1) {
    const due = job.run_at && job.run_at > job.created_at && job.run_at <= first.started_at ? job.run_at : job.created_at;
    steps.push({ at: due, state: "waiting", title: "Waited", note: `for ${lasted(job.created_at, first.started_at)}` });
  } else if (first) {
    steps.push({ at: first.started_at, state: "waiting", title: first.attempt === 2 ? "An earlier attempt" : `${first.attempt - 1} earlier attempts`, note: first.attempt === 2 ? "is not kept" : "are not kept" });
  }
  for (const run of [...runs].reverse()) steps.push(stepOfRun(run));
  const last = runs[0]?.attempt !== job.attempt && stepOfLast(job);
  if (last) steps.push(last);
  if (job.ended_at) {
    const ran = job.started_at && last ? `ran ${lasted(job.started_at, job.ended_at)}` : "";
    steps.push({ at: job.ended_at, state: job.state, title: job.state[0].toUpperCase() + job.state.slice(1), note: [ran, reasonText(job.reason)].filter(Boolean).join(" · ") });
  } else if (job.state === "retrying" || job.state === "scheduled") {
    steps.push({ at: job.run_at ?? job.created_at, state: job.state, title: job.state === "retrying" ? `Attempt ${job.attempt + 1}` : "May run" });
  }
  return steps;
}

function TimeBar({ part, label, tone }: { part: number; label: string; tone: string }) {
  return (
    <svg class="time-bar" data-state={tone} viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect width="100" height="4" class="bar-back" />
      <rect width={Math.max(0, Math.min(100, part * 100))} height="4" class="fill" />
    </svg>
  );
}

// How much of the lease is left, as a ring that empties.
function Ring({ part }: { part: number }) {
  const round = 2 * Math.PI * 8;
  return (
    <svg class="ring" data-state={part < 0.25 ? "retrying" : "running"} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" class="ring-back" />
      <circle cx="10" cy="10" r="8" class="ring-left" stroke-dasharray={`${(Math.max(0, Math.min(1, part)) * round).toFixed(1)} ${round.toFixed(1)}`} transform="rotate(-90 10 10)" />
    </svg>
  );
}

function Lease({ job }: { job: Job }) {
  if (!job.lease) return null;
  const length = job.options.lease * 1_000;
  const ends = Date.parse(job.lease.expires_at);
  const left = Math.max(0, ends - now.value);
  return (
    <p class="lease">
      <Ring part={left / length} />
      <span>
        Leased to <b>{workerLink(job.lease.worker)}</b> for {span(left < 1_000 ? 0 : Math.ceil(left / 1_000) * 1_000)} more
        {ends - length <= now.value && (
          <>
            , renewed <Time at={new Date(ends - length).toISOString()} />
          </>
        )}
        {(job.crashes ?? 0) > 0 && `; its worker has vanished ${job.crashes} of ${job.options.max_crashes} times`}
      </span>
    </p>
  );
}

export function Timeline({ job }: { job: Job }) {
  const path = `v1/jobs/${encodeURIComponent(job.id)}/runs`;
  const runs = useData(path, async (signal) => (job.attempt > 0 ? (await call<{ runs: Run[] }>(path, { signal })).runs : []));
  const running = job.state === "running" && job.started_at;
  const ran = job.started_at ? Math.max(0, now.value - Date.parse(job.started_at)) : 0;
  const timeout = job.options.timeout !== undefined ? job.options.timeout * 1_000 : undefined;
  return (
    <Card title="Timeline">
      <ol class="timeline">
        {stepsOf(job, runs.value ?? []).map((step, i) => (
          <li key={i} data-state={step.state}>
            <span class="timeline-mark">
              <Glyph state={step.state} />
            </span>
            <div class="timeline-text">
              <b>{step.title}</b> {step.note && <span class="faint">{step.note}</span>}
              <div class="meta">
                <Time at={step.at} /> <span class="faint">· {clock(Date.parse(step.at))}</span>
              </div>
              {step.more}
            </div>
          </li>
        ))}
        {running && (
          <li data-state="running" class="pending">
            <span class="timeline-mark" />
            <div class="timeline-text">
              <b>Running</b> for {about(ran)}
              {timeout !== undefined && <span class="faint"> of at most {span(timeout)}</span>}
              {timeout !== undefined && <TimeBar part={ran / timeout} label="How much of its timeout is gone" tone={ran / timeout > 0.8 ? "failed" : "running"} />}
            </div>
          </li>
        )}
      </ol>
      <Lease job={job} />
    </Card>
  );
}

// The coming pauses between attempts at their longest, as the policy of the job has them.
export function pausesOf(job: Job): number[] {
  const retry = job.options.retry;
  if (!retry || kEnded.includes(job.state)) return [];
  const pauses: number[] = [];
  for (let failed = job.failures; failed < retry.max && pauses.length < 4; ++failed) {
    const grown = { exponential: retry.base * 2 ** failed, quartic: failed ** 4 + retry.base + 29 * (failed + 1), fixed: retry.base }[retry.backoff];
    pauses.push(Math.min(retry.cap, grown) * 1_000);
  }
  return pauses;
}

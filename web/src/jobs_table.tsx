// A page of jobs as rows: state and type, id, age, attempt, and the error or where it waits.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import type { JobBrief } from "./api";
import { reasonText } from "./format";
import { useKeys } from "./keys";
import { Copy, StateBadge, Time } from "./parts";
import { go, href, pageOfJob, pageOfQueue } from "./router";

function lastTime(job: JobBrief): string {
  return job.ended_at ?? job.started_at ?? job.created_at;
}

function Note({ job }: { job: JobBrief }) {
  if (job.error && job.state !== "completed") {
    return (
      <span class="error-line" title={`${job.error.type}: ${job.error.message}`}>
        <b>{job.error.type}</b> {job.error.message}
      </span>
    );
  }
  if (job.state === "running" && job.worker) return <span class="faint">on {job.worker}</span>;
  if (job.reason) return <span class="faint">{reasonText(job.reason)}</span>;
  return null;
}

export interface Selection {
  chosen: Set<string>;
  set: (next: Set<string>) => void;
}

export function JobsTable({ jobs, selection, queue }: { jobs: JobBrief[]; selection?: Selection; queue?: boolean }) {
  const [shownAt, showAt] = useState(-1);
  const at = useRef(-1); // the next key may come before this is rendered
  const body = useRef<HTMLTableSectionElement>(null);
  const move = (by: number) => {
    const next = Math.max(0, Math.min(jobs.length - 1, at.current + by));
    at.current = next;
    showAt(next);
    body.current?.rows[next]?.scrollIntoView({ block: "nearest" });
    body.current?.rows[next]?.querySelector("a")?.focus({ preventScroll: true });
  };
  const toggle = (id: string) => {
    if (!selection) return;
    const next = new Set(selection.chosen);
    if (!next.delete(id)) next.add(id);
    selection.set(next);
  };
  const all = jobs.length > 0 && jobs.every((job) => selection?.chosen.has(job.id));
  const toggleAll = () => selection?.set(all ? new Set() : new Set(jobs.map((job) => job.id)));
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => {
      const job = jobs[at.current];
      if (job) go(pageOfJob(job.id));
    },
    x: () => {
      const job = jobs[at.current];
      if (job) toggle(job.id);
    },
    a: toggleAll,
  });
  return (
    <table class="jobs">
      <thead>
        <tr>
          {selection && (
            <th class="check">
              <input type="checkbox" aria-label="All on this page" checked={all} onClick={toggleAll} />
            </th>
          )}
          <th>Job</th>
          <th>State</th>
          {queue !== false && <th class="wide">Queue</th>}
          <th class="wide">Attempt</th>
          <th class="end">When</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {jobs.map((job, i) => (
          <tr key={job.seq} class={i === shownAt ? "at" : ""} aria-selected={selection?.chosen.has(job.id)}>
            {selection && (
              <td class="check">
                <input
                  type="checkbox"
                  aria-label={`Select ${job.id}`}
                  checked={selection.chosen.has(job.id)}
                  onClick={() => toggle(job.id)}
                />
              </td>
            )}
            <td class="main">
              <a href={href(pageOfJob(job.id))} class="job-type">
                {job.type}
              </a>
              <div class="meta">
                <span class="id">{job.id}</span>
                <Copy text={job.id} label="Copy the id" />
              </div>
              <div class="note">
                <Note job={job} />
              </div>
            </td>
            <td class="state-cell">
              <StateBadge state={job.state} />
            </td>
            {queue !== false && (
              <td class="wide">
                <a href={href(pageOfQueue(job.queue))}>{job.queue}</a>
                {job.group && <div class="meta cut">{job.group}</div>}
              </td>
            )}
            <td class="wide number">{job.attempt || <span class="faint">–</span>}</td>
            <td class="end when">
              <Time at={job.state === "scheduled" || job.state === "retrying" ? (job.run_at ?? job.created_at) : lastTime(job)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Card({ title, tools, children }: { title: ComponentChildren; tools?: ComponentChildren; children: ComponentChildren }) {
  return (
    <section class="card">
      <header>
        <h2>{title}</h2>
        {tools}
      </header>
      {children}
    </section>
  );
}

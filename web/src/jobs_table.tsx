// A page of jobs as rows: state and type, id, age, attempt, and the error or where it waits.
import { useEffect } from "preact/hooks";
import type { JobBrief } from "./api";
import { reasonText } from "./format";
import { type Column, Rows, type Selection } from "./list";
import { Copy } from "./parts/copy";
import { Bar, Time } from "./parts/figures";
import { StateBadge } from "./parts/states";
import { href, pageOfJob, pageOfQueue } from "./router";
import { showList } from "./trail";

// How far a job says that it is, if it says so in a way that can be drawn.
export function percentOf(progress: unknown): number | null {
  if (typeof progress !== "object" || progress === null) return null;
  const values = progress as Record<string, unknown>;
  if (typeof values.percent === "number") return values.percent;
  const total = values.total ?? values.total_bytes;
  const done = values.done ?? values.bytes;
  return typeof done === "number" && typeof total === "number" && total > 0 ? (100 * done) / total : null;
}

function Note({ job }: { job: JobBrief }) {
  if (job.error && job.state !== "completed") {
    return (
      <span class="error-line" title={`${job.error.type}: ${job.error.message}`}>
        <b>{job.error.type}</b> {job.error.message}
      </span>
    );
  }
  if (job.state === "running") {
    const percent = percentOf(job.progress);
    return (
      <span class="row faint">
        {job.worker && `on ${job.worker}`}
        {percent !== null && <Bar value={percent} max={100} label={`${Math.round(percent)} %`} />}
        {percent !== null && `${Math.round(percent)} %`}
      </span>
    );
  }
  if (job.reason) return <span class="faint">{reasonText(job.reason)}</span>;
  if (job.payload_start && job.payload_start !== "null") return <code class="faint">{job.payload_start}</code>;
  return null;
}

// When it may run, for those that wait for a time; else what happened to it last.
function timeOf(job: JobBrief): string {
  if ((job.state === "scheduled" || job.state === "retrying" || job.state === "suspended") && job.run_at) return job.run_at;
  return job.ended_at ?? job.started_at ?? job.created_at;
}

const kColumns: Record<string, Column<JobBrief>> = {
  job: {
    head: "Job",
    kind: "main",
    cell: (job) => (
      <>
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
      </>
    ),
  },
  state: { head: "State", kind: "state-cell", cell: (job) => <StateBadge state={job.state} /> },
  queue: {
    head: "Queue",
    kind: "wide",
    cell: (job) => (
      <>
        <a href={href(pageOfQueue(job.queue))}>{job.queue}</a>
        {job.group && <div class="meta cut">{job.group}</div>}
      </>
    ),
  },
  attempt: { head: "Attempt", kind: "wide number", cell: (job) => job.attempt || <span class="faint">–</span> },
  when: { head: "When", kind: "end when", cell: (job) => <Time at={timeOf(job)} /> },
};

// The job page leads on to the neighbours of a job in the list that it was opened from.
export function JobsTable({ jobs, selection, queue = true, gone }: { jobs: JobBrief[]; selection?: Selection; queue?: boolean; gone?: Set<string> }) {
  const ids = jobs.map((job) => job.id);
  useEffect(() => showList(ids), [ids.join()]);
  const columns = [kColumns.job, kColumns.state, ...(queue ? [kColumns.queue] : []), kColumns.attempt, kColumns.when];
  return <Rows rows={jobs} columns={columns} id={(job) => job.id} page={(job) => pageOfJob(job.id)} selection={selection} gone={gone} kind="jobs" />;
}

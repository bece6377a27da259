// A page of jobs as rows: state and type, id, age, attempt, and the error or where it waits.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { JobBrief } from "./api";
import { absolute, reasonText, store, stored, turnTimes } from "./format";
import { type Column, Rows, type Selection } from "./list";
import { Copy, copyText } from "./parts/copy";
import { Bar, Time } from "./parts/figures";
import { StateBadge } from "./parts/states";
import { toast } from "./parts/toasts";
import { href, pageOfJob, pageOfQueue, parameters, setParameters } from "./router";
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
      <span class="row faint running-note">
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
        <div class="job-line">
          <a href={href(pageOfJob(job.id))} class="job-type">
            {job.type}
          </a>
          <span class="id faint">{job.id}</span>
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
  worker: { head: "Worker", kind: "wide", cell: (job) => <span class="cut">{job.worker ?? <span class="faint">–</span>}</span> },
  priority: { head: "Priority", kind: "wide number", cell: (job) => job.priority },
  attempt: { head: "Attempt", kind: "wide number", cell: (job) => job.attempt || <span class="faint">–</span> },
  pushed: { head: "Pushed", kind: "end wide", cell: (job) => <Time at={job.created_at} /> },
  started: { head: "Started", kind: "end wide", cell: (job) => <Time at={job.started_at} /> },
  ended: { head: "Ended", kind: "end wide", cell: (job) => <Time at={job.ended_at} /> },
  when: { head: "When", kind: "end when", cell: (job) => <Time at={timeOf(job)} /> },
};

const kNames = Object.keys(kColumns).filter((name) => name !== "job");
const kLimits = ["25", "50", "100", "200"];
const kUsual = ["state", "queue", "attempt", "when"];

// The columns of all lists of jobs, kept by the browser.
const columns = signal<string[]>((stored("columns")?.split(",") ?? kUsual).filter((name) => kNames.includes(name)));

export function ColumnChoice() {
  const choose = (next: string[]) => {
    columns.value = kNames.filter((name) => next.includes(name));
    store("columns", columns.value.join(","));
  };
  return (
    <fieldset class="column-choice">
      <legend>Columns</legend>
      {kNames.map((name) => (
        <label key={name} class="check-label">
          <input type="checkbox" checked={columns.value.includes(name)} onClick={() => choose(columns.value.includes(name) ? columns.value.filter((one) => one !== name) : [...columns.value, name])} />
          {kColumns[name].head}
        </label>
      ))}
      <label class="check-label">
        <input type="checkbox" checked={absolute.value} onClick={turnTimes} />
        times as dates
      </label>
      <label class="check-label">
        <select value={parameters.value.get("limit") ?? "50"} onChange={(event) => setParameters({ limit: event.currentTarget.value === "50" ? undefined : event.currentTarget.value, cursor: undefined })}>
          {kLimits.map((limit) => (
            <option key={limit} value={limit}>
              {limit}
            </option>
          ))}
        </select>
        rows a page
      </label>
      <button type="button" class="link" onClick={() => choose(kUsual)}>
        as usual
      </button>
    </fieldset>
  );
}

const kKeys = { y: (job: JobBrief) => void copyText(job.id).then(() => toast(`${job.id} is copied`)) };

const seen = new Set<string>();

// Types of jobs that this tab has come across.
export function typesSeen(): string[] {
  return [...seen].sort();
}

interface JobsTableProps {
  jobs: JobBrief[];
  selection?: Selection;
  queue?: boolean; // the column
  gone?: Set<string>;
  act?: (job: JobBrief) => ComponentChildren; // buttons
}

// The job page leads on to the neighbours of a job in the list that it was opened from.
export function JobsTable({ jobs, selection, queue = true, gone, act }: JobsTableProps) {
  const ids = jobs.map((job) => job.id);
  useEffect(() => {
    showList(ids);
    for (const job of jobs) if (seen.size < 200) seen.add(job.type);
  }, [ids.join()]);
  const shown = ["job", ...columns.value.filter((name) => queue || name !== "queue")].map((name) => kColumns[name]);
  if (act) shown.push({ head: "", kind: "end act", cell: act });
  return <Rows rows={jobs} columns={shown} id={(job) => job.id} page={(job) => pageOfJob(job.id)} selection={selection} gone={gone} keys={kKeys} kind="jobs" />;
}

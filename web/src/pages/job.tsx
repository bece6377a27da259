// One job: why it waits, its timeline, what it was given and what came of it, and what can be done with it.
import { useState } from "preact/hooks";
import type { Job } from "../api";
import { apiUrl, call, curlOf, may } from "../api";
import { clock, count, jsonText, span } from "../format";
import { percentOf } from "../jobs_table";
import { useKeys } from "../keys";
import { useData } from "../live";
import { type Action, ActionButton, start } from "../parts/actions";
import { Command, Copy, copyText } from "../parts/copy";
import { Dialog } from "../parts/dialog";
import { Time } from "../parts/figures";
import { JsonView, openAll } from "../parts/json";
import { Card, Facts, Page } from "../parts/layout";
import { Stale, Unread } from "../parts/reading";
import { StateBadge } from "../parts/states";
import { toast } from "../parts/toasts";
import { go, href, pageOfGroup, pageOfJob, pageOfQueue } from "../router";
import { type Neighbours, neighboursOf } from "../trail";
import { Callbacks, Children, Names } from "./job/around";
import { EditDialog } from "./job/edit";
import { ErrorCard } from "./job/error";
import { Ports } from "./job/ports";
import { useProgress } from "./job/progress";
import { kEditable, kEnded, kRunnable } from "./job/states";
import { Timeline, pausesOf } from "./job/timeline";
import { Why } from "./job/why";

function hasFile(job: Job): boolean {
  const result = job.result as { path?: unknown; status?: unknown } | undefined;
  return job.type === "download" && job.state === "completed" && typeof result?.path === "string";
}

function Neighbourhood({ near }: { near: Neighbours }) {
  const step = (id: string | undefined, label: string, path: string) =>
    id ? (
      <a class="step" href={href(pageOfJob(id))} aria-label={label} title={label}>
        <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
          <path d={path} />
        </svg>
      </a>
    ) : (
      <span class="step" aria-hidden="true" />
    );
  return (
    <nav class="row neighbours" aria-label="In the list">
      {step(near.before, "Previous of the list ([)", "M10 3L5 8l5 5")}
      <span class="faint">
        {near.at} of {near.of}
      </span>
      {step(near.after, "Next of the list (])", "M6 3l5 5-5 5")}
    </nav>
  );
}

function RawDialog({ job, path, close }: { job: Job; path: string; close: () => void }) {
  const text = jsonText(job);
  return (
    <Dialog title="As the API says it" close={close} wide>
      <pre class="raw" tabIndex={0}>
        {text}
      </pre>
      <div class="buttons">
        <Copy text={text} label="Copy the JSON" />
        <a class="button" href={apiUrl(path)} target="_blank" rel="noopener">
          Open alone
        </a>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

// What can be done with a job, whether its state allows it or not.
function actionsOf(reference: string, path: string, job: Job | undefined, list: string) {
  return {
    run: { label: "Run now", path: `${path}/run`, cli: `pawl run ${reference}`, done: "Queued" },
    force: {
      label: "Run again",
      path: `${path}/run`,
      body: { force: true },
      cli: `pawl run --force ${reference}`,
      done: "Queued",
      confirm: { title: "Run a terminated job?", text: "It was stopped on purpose. It is queued as if it were new." },
    },
    end: {
      label: "Terminate",
      path: `${path}/terminate`,
      body: job?.children ? { recursive: true } : {},
      cli: `pawl terminate ${job?.children ? "--recursive " : ""}${reference}`,
      done: "Asked to stop",
      confirm: {
        title: "Terminate this job?",
        text: job?.children ? `Its ${count(job.children.open)} open children are terminated too.` : "It is not run again by itself. You can queue it again.",
        danger: true,
      },
    },
    remove: {
      label: "Delete",
      path,
      method: "DELETE",
      cli: `pawl rm ${reference}`,
      done: "Deleted",
      confirm: { title: "Delete this job?", text: "Its payload, result and error are gone for good.", danger: true },
      then: () => go(list),
    },
    copy: {
      label: "Push a copy",
      path: `${path}/copy`,
      done: "A copy is pushed",
      confirm: { title: "Push a copy of this job?", text: "A new job with the same type, queue, group, options and payload, whole, also where it is shown redacted. It has none of its history." },
      then: (answer?: { id?: string }) => answer?.id && go(pageOfJob(answer.id)),
    },
  } satisfies Record<string, Action>;
}

export function JobPage({ reference }: { reference: string }) {
  const path = `v1/jobs/${encodeURIComponent(reference)}`;
  const data = useData(path, (signal) => call<Job>(path, { signal }));
  const [editing, setEditing] = useState(false);
  const [raw, setRaw] = useState(false);
  const job = data.value ?? undefined;
  const told = useProgress(job);
  const near = job ? neighboursOf(job.id) : null;
  const list = near?.list ?? "/jobs";
  const actions = actionsOf(reference, path, job, list);
  const ended = job !== undefined && kEnded.includes(job.state);
  useKeys({
    r: () => job && kRunnable.includes(job.state) && start(actions.run),
    T: () => job && !ended && start(actions.end),
    Delete: () => ended && start(actions.remove),
    u: () => job?.parent && go(pageOfJob(job.parent.id)),
    y: () => job && void copyText(job.id).then(() => toast("The id is copied")),
    e: openAll,
    "[": () => near?.before && go(pageOfJob(near.before)),
    "]": () => near?.after && go(pageOfJob(near.after)),
  });
  if (job === undefined) {
    return (
      <Unread data={data} path={path} title="Job" up={<a href={href("/jobs")}>Jobs</a>} missing="There is no such job">
        <p>
          <code>{reference}</code> may have passed its retention, or was deleted.
        </p>
      </Unread>
    );
  }
  const progress = told ?? job.progress;
  const percent = percentOf(progress);
  const retry = job.options.retry;
  return (
    <Page
      title={
        <>
          {job.type} <StateBadge state={job.state} />
        </>
      }
      sub={
        <span class="row">
          <a href={href(list)}>Jobs</a> · <code class="id">{job.id}</code>
          <Copy text={job.id} label="Copy the id" />
          <span class="faint">~{job.seq}</span>
          {near && <Neighbourhood near={near} />}
        </span>
      }
      actions={
        <>
          {kRunnable.includes(job.state) && <ActionButton action={{ ...actions.run, label: ended ? "Run again" : "Run now" }} primary id="run" />}
          {job.state === "terminated" && <ActionButton action={actions.force} primary id="run" />}
          {kEditable.includes(job.state) && may("admin") && (
            <button type="button" onClick={() => setEditing(true)}>
              Change
            </button>
          )}
          {!ended && <ActionButton action={actions.end} danger why={job.state === "terminating" && "it stops already"} />}
          {ended && <ActionButton action={actions.remove} danger />}
          <ActionButton action={actions.copy} scope="push" />
          <button type="button" onClick={() => setRaw(true)}>
            Raw
          </button>
          <Copy text={curlOf(path)} label="Copy as curl" />
        </>
      }
    >
      <Stale data={data} path={path} />
      {editing && <EditDialog job={job} path={path} close={() => setEditing(false)} />}
      {raw && <RawDialog job={job} path={path} close={() => setRaw(false)} />}
      <Why job={job} />
      {percent !== null && job.state === "running" && (
        <div class="progress" role="progressbar" aria-valuenow={Math.round(percent)} aria-valuemin={0} aria-valuemax={100} aria-label="Progress">
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" class="bar-back" />
            <rect width={Math.min(100, percent)} height="4" class="bar-fill" />
          </svg>
          <b>{Math.round(percent)} %</b>
        </div>
      )}
      {job.error && <ErrorCard error={job.error} />}
      <div class="columns job-columns">
        <Card title="Facts">
          <Facts
            rows={[
              ["Queue", <a href={href(pageOfQueue(job.queue))}>{job.queue}</a>],
              ["Group", job.group && <a href={href(pageOfGroup(job.queue, job.group))}>{job.group}</a>],
              ["Priority", job.priority],
              ["Attempts", retry && !job.ports ? `${job.attempt} of at most ${retry.max + 1}` : job.attempt],
              ["Coming pauses", job.failures > 0 && pausesOf(job).length > 0 && `at most ${pausesOf(job).map((pause) => span(pause)).join(", ")}`],
              ["Retries", retry && (retry.max === 0 ? "none" : `${retry.backoff}, from ${span(retry.base * 1_000)} to ${span(retry.cap * 1_000)}`)],
              ["Lease", span(job.options.lease * 1_000)],
              ["Timeout", job.options.timeout !== undefined && span(job.options.timeout * 1_000)],
              ["Unique", job.unique && `${job.unique.key}, until its ${job.unique.until === "start" ? "start" : "end"}`],
              ["Expires", job.expires_at && <Time at={job.expires_at} />],
              ["Parent", job.parent && <a href={href(pageOfJob(job.parent.id))}>{job.parent.id}</a>],
              ["Workflow", job.workflow && <a href={href(`/workflows/${encodeURIComponent(job.workflow.id)}`)}>{job.workflow.id}</a>],
              ["Also named", <Names job={job} path={path} />],
              ["Removed", job.retain_until && <><Time at={job.retain_until} />, at {clock(Date.parse(job.retain_until))}</>],
              ["Kept after its end", !job.retain_until && span(job.options.retention * 1_000)],
            ]}
          />
        </Card>
        <Timeline job={job} />
      </div>
      {hasFile(job) && (
        <p class="hint">
          <a href={apiUrl(`v1/files/${encodeURIComponent(job.id)}`)}>The file</a> that it has brought is kept as long as the job.
        </p>
      )}
      <Ports job={job} />
      <JsonView title="Result" value={job.result} />
      <JsonView title="Progress" value={progress} />
      <JsonView title="Payload" value={job.payload} />
      <JsonView title="Meta" value={job.meta} />
      <JsonView title="State" value={job.job_state} />
      {(job.callbacks?.length ?? 0) > 0 && <Callbacks path={path} />}
      {job.children && job.children.count > 0 && <Children job={job} />}
      <details class="same">
        <summary>The same in a terminal</summary>
        <Command text={`pawl job ${reference}`} />
        <Command text={curlOf(path)} />
      </details>
    </Page>
  );
}


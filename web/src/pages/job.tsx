import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Group, Job, JobBrief, Problem, Queue, Schema, Worker } from "../api";
import { apiUrl, call, curlOf, may, newKey } from "../api";
import { about, clock, count, jsonText, plural, reasonText, span } from "../format";
import { JobsTable, percentOf } from "../jobs_table";
import { useKeys } from "../keys";
import { now, readWorkers, refreshNow, useData } from "../live";
import { ActionButton, type Action, start } from "../parts/actions";
import { Command, Copy } from "../parts/copy";
import { Dialog } from "../parts/dialog";
import { Time } from "../parts/figures";
import { JsonView } from "../parts/json";
import { Card, Facts, Page } from "../parts/layout";
import { Stale, Unread } from "../parts/reading";
import { Glyph, StateBadge } from "../parts/states";
import { toast } from "../parts/toasts";
import { go, href, pageOfChannel, pageOfGroup, pageOfJob, pageOfQueue } from "../router";

const kRunnable = ["scheduled", "retrying", "suspended", "completed", "failed", "dead", "waiting"];
const kEnded = ["completed", "failed", "dead", "terminated"];

interface View {
  job: Job;
  queue: Queue | null;
  group: Group | null;
  workers: Worker[];
}

// Three small reads beside the job, and only while it waits.
async function readJob(ref: string, signal: AbortSignal): Promise<View> {
  const job = await call<Job>(`v1/jobs/${encodeURIComponent(ref)}`, { signal });
  if (job.state !== "queued") return { job, queue: null, group: null, workers: [] };
  const missing = () => null;
  const queue = encodeURIComponent(job.queue);
  const [found, group, workers] = await Promise.all([
    call<Queue>(`v1/queues/${queue}`, { signal }).catch(missing),
    job.group ? call<Group>(`v1/queues/${queue}/groups/${encodeURIComponent(job.group)}`, { signal }).catch(missing) : null,
    readWorkers().catch(() => []),
  ]);
  return { job, queue: found, group, workers };
}

// ---- Why is it waiting? ----

interface Reason {
  text: ComponentChildren;
  fix?: ComponentChildren;
}

function whyItWaits({ job, queue, group, workers }: View): Reason | null {
  if (job.state === "scheduled" && job.run_at) {
    return { text: <>It is scheduled: it may run <Time at={job.run_at} />, at {clock(Date.parse(job.run_at))}.</> };
  }
  if (job.state === "retrying" && job.run_at) {
    return { text: <>It has failed {job.failures === 1 ? "once" : `${job.failures} times`}, and is tried again <Time at={job.run_at} />.</> };
  }
  if (job.state === "waiting") {
    const open = job.waiting_for ?? job.after?.length ?? 0;
    return { text: <>It waits for {open === 1 ? "another job" : `${open} other jobs`} to end.</> };
  }
  if (job.state !== "queued") return null;
  const link = <a href={href(pageOfQueue(job.queue))}>{job.queue}</a>;
  if (queue?.paused) return { text: <>Its queue {link} is paused.</> };
  if (group?.paused) return { text: <>Its group <b>{job.group}</b> is paused.</> };
  if (queue?.concurrency !== undefined && queue.counts.running >= queue.concurrency) {
    return { text: <>The queue {link} is at its limit: {queue.counts.running} of {queue.concurrency} run.</> };
  }
  if (group?.limit !== undefined && group.running >= group.limit) {
    return { text: <>Its group <b>{job.group}</b> is at its limit: {group.running} of {group.limit} run.</> };
  }
  if (group?.ordered && group.running > 0) return { text: <>Its group <b>{job.group}</b> is ordered, and the job before it runs.</> };
  const able = workers.filter((worker) => worker.queues?.includes(job.queue) && worker.state !== "gone");
  if (able.length === 0) return { text: <>No worker claims the queue {link}.</> };
  if (able.every((worker) => worker.quiet)) return { text: <>All workers of the queue {link} were told to claim no more.</> };
  if (able.every((worker) => worker.concurrency !== undefined && worker.running.length >= worker.concurrency)) {
    return { text: <>All {count(able.length)} workers of the queue {link} are busy.</> };
  }
  if (queue?.rate && queue.counts.queued > 0) {
    return { text: <>The queue {link} starts at most {queue.rate.limit} jobs in {span(queue.rate.per * 1_000)}; its turn comes.</> };
  }
  if (group?.ordered && group.ready > 1) return { text: <>Its group <b>{job.group}</b> is ordered: {count(group.ready)} of its jobs are ready, and they run one by one.</> };
  return { text: <>Nothing holds it: {count(queue?.counts.queued ?? 1)} jobs of {link} wait, and its turn comes.</> };
}

// ---- The timeline ----

interface Step {
  at: string;
  state: string;
  title: ComponentChildren;
  note?: ComponentChildren;
}

function stepsOf(job: Job): Step[] {
  const steps: Step[] = [{ at: job.created_at, state: "queued", title: "Pushed", note: job.created_by && `by ${job.created_by}` }];
  if (job.started_at) {
    const waited = Date.parse(job.started_at) - Date.parse(job.created_at);
    steps.push({
      at: job.started_at,
      state: "running",
      title: job.attempt > 1 ? `Attempt ${job.attempt} began` : "Began",
      note: job.attempt > 1 ? `${job.failures} failed before` : `after ${span(waited)}`,
    });
  }
  if (job.ended_at) {
    const ran = job.started_at ? span(Date.parse(job.ended_at) - Date.parse(job.started_at)) : "";
    steps.push({ at: job.ended_at, state: job.state, title: job.state[0].toUpperCase() + job.state.slice(1), note: [ran && `ran ${ran}`, reasonText(job.reason)].filter(Boolean).join(" · ") });
  } else if (job.state === "retrying" || job.state === "scheduled") {
    steps.push({ at: job.run_at ?? job.created_at, state: job.state, title: job.state === "retrying" ? `Attempt ${job.attempt + 1}` : "May run" });
  }
  return steps;
}

function Timeline({ job }: { job: Job }) {
  return (
    <Card title="Timeline">
      <ol class="timeline">
        {stepsOf(job).map((step) => (
          <li key={step.title} data-state={step.state}>
            <span class="timeline-mark">
              <Glyph state={step.state} />
            </span>
            <div>
              <b>{step.title}</b> {step.note && <span class="faint">{step.note}</span>}
              <div class="meta">
                <Time at={step.at} /> <span class="faint">· {clock(Date.parse(step.at))}</span>
              </div>
            </div>
          </li>
        ))}
        {job.state === "running" && (
          <li data-state="running" class="pending">
            <span class="timeline-mark" />
            <div>
              <b>Running</b> for {job.started_at && about(now.value - Date.parse(job.started_at))}
              {job.options.timeout !== undefined && <span class="faint"> of at most {span(job.options.timeout * 1_000)}</span>}
            </div>
          </li>
        )}
      </ol>
      {job.lease && (
        <p class="lease">
          Leased to <b>{job.lease.worker}</b> for {span(Math.max(0, Date.parse(job.lease.expires_at) - now.value))} more
          {(job.crashes ?? 0) > 0 && `; its worker has vanished ${job.crashes} of ${job.options.max_crashes} times`}
        </p>
      )}
    </Card>
  );
}

function hasFile(job: Job): boolean {
  const result = job.result as { path?: unknown; status?: unknown } | undefined;
  return job.type === "download" && job.state === "completed" && typeof result?.path === "string";
}

function ErrorCard({ job }: { job: Job }) {
  const [all, setAll] = useState(false);
  const [wrap, setWrap] = useState(true);
  if (!job.error) return null;
  const trace = job.error.backtrace ?? [];
  const text = `${job.error.type}: ${job.error.message}${trace.map((line) => `\n  ${line}`).join("")}`;
  return (
    <section class="card error-card">
      <header>
        <h2>
          <span class="bad">{job.error.type}</span>
        </h2>
        <div class="row">
          {trace.length > 0 && (
            <button type="button" class="link" onClick={() => setWrap(!wrap)}>
              {wrap ? "do not wrap" : "wrap"}
            </button>
          )}
          <Copy text={text} label="Copy the error" />
        </div>
      </header>
      <p class="error-text">{job.error.message}</p>
      {trace.length > 0 && (
        <pre class={wrap ? "trace" : "trace nowrap"} tabIndex={0}>
          {(all ? trace : trace.slice(0, 5)).join("\n")}
        </pre>
      )}
      {trace.length > 5 && (
        <button type="button" class="link pad" onClick={() => setAll(!all)}>
          {all ? "show less" : `${trace.length - 5} more lines`}
        </button>
      )}
    </section>
  );
}

// The coming pauses between attempts at their longest, as the policy of the job has them.
function pausesOf(job: Job): number[] {
  const retry = job.options.retry;
  if (!retry) return [];
  const pauses: number[] = [];
  for (let failed = job.failures; failed < retry.max && pauses.length < 4; ++failed) {
    const grown = { exponential: retry.base * 2 ** failed, quartic: failed ** 4 + retry.base + 29 * (failed + 1), fixed: retry.base }[retry.backoff];
    pauses.push(Math.min(retry.cap, grown) * 1_000);
  }
  return pauses;
}

// ---- Ports ----

type Side = "in" | "out";

function Port({ job, side, name, port }: { job: Job; side: Side; name: string; port: Schema["PortShown"] }) {
  const [shown, setShown] = useState(false);
  const [text, setText] = useState("");
  const path = `v1/jobs/${encodeURIComponent(job.id)}/ports/${side}/${encodeURIComponent(name)}`;
  const values = useData(`${path} ${shown}`, async (signal) => (shown ? await call<Schema["PortPage"]>(`${path}?limit=20`, { signal }) : null));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const write = async () => {
    try {
      const answer = await call<{ count: number }>(path, { method: "POST", body: { values: [value] }, key: newKey() });
      toast(`Written; ${count(answer.count)} wait there now`);
      setText("");
      refreshNow();
    } catch (error) {
      toast((error as Problem).detail, { bad: true });
    }
  };
  return (
    <>
      <tr>
        <td class="main">
          <b>{name}</b> <span class="faint">{side === "in" ? "inport" : "outport"}</span>
        </td>
        <td class="end">{plural(port.size ?? 0, "value")}</td>
        <td class="wide">
          {(port.channels ?? []).map((channel) => (
            <a key={channel} href={href(pageOfChannel(channel))}>
              {channel}{" "}
            </a>
          ))}
        </td>
        <td class="wide faint">{port.default !== undefined && <code>{jsonText(port.default).replace(/\n\s*/g, " ")}</code>}</td>
        <td class="end act">
          {may("work") && (port.size ?? 0) > 0 && (
            <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? "Hide" : "Look"}
            </button>
          )}
        </td>
      </tr>
      {shown && values.value && (
        <tr>
          <td colSpan={5}>
            <ol class="values">
              {values.value.items.map((item, i) => (
                <li key={i}>
                  <span class="faint">{(values.value?.from ?? 0) + i}</span> <code>{jsonText(item.value).replace(/\n\s*/g, " ")}</code>
                </li>
              ))}
            </ol>
            {values.value.tail - values.value.from > values.value.items.length && <p class="faint">The first {values.value.items.length} values.</p>}
          </td>
        </tr>
      )}
      {side === "in" && may("push") && !kEnded.includes(job.state) && (
        <tr>
          <td colSpan={5}>
            <form
              class="row"
              onSubmit={(event) => {
                event.preventDefault();
                if (value !== undefined) void write();
              }}
            >
              <input class="wide-input" aria-label={`A value for ${name}, as JSON`} placeholder="a value, as JSON" value={text} spellcheck={false} onInput={(event) => setText(event.currentTarget.value)} />
              <button type="submit" disabled={value === undefined}>
                Write
              </button>
              {text !== "" && value !== undefined && <Copy text={`pawl write ${job.id} ${name} '${text}'`} label="Copy as a command" />}
            </form>
          </td>
        </tr>
      )}
    </>
  );
}

function Ports({ job }: { job: Job }) {
  const ports = job.ports;
  if (!ports) return null;
  const all = (["in", "out"] as Side[]).flatMap((side) => Object.entries(ports[side] ?? {}).map(([name, port]): [Side, string, Schema["PortShown"]] => [side, name, port]));
  if (all.length === 0) return null;
  return (
    <Card title="Ports" tools={<span class="faint">input wakes the job</span>}>
      <table class="plain">
        <tbody>
          {all.map(([side, name, port]) => (
            <Port key={`${side} ${name}`} job={job} side={side} name={name} port={port} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

// ---- Names: aliases, and the parent ----

function Names({ job, path }: { job: Job; path: string }) {
  const [alias, setAlias] = useState("");
  const aliases = job.aliases ?? [];
  if (!may("admin") && aliases.length === 0) return null;
  const of = (name: string) => `${path}/aliases/${encodeURIComponent(name)}`;
  return (
    <div class="row aliases">
      {aliases.map((name) => (
        <span key={name} class="pill">
          {name}
          {may("admin") && (
            <button
              type="button"
              class="link"
              aria-label={`Take the name ${name} away`}
              onClick={() => start({ label: "", method: "DELETE", path: of(name), done: `${name} is taken away`, undo: { method: "PUT", path: of(name), done: `It is ${name} again` } })}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {may("admin") && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (alias) start({ label: "", method: "PUT", path: of(alias), done: `It is also ${alias} now`, then: () => setAlias("") });
          }}
        >
          <input value={alias} placeholder="another name" aria-label="Another name of the job" spellcheck={false} onInput={(event) => setAlias(event.currentTarget.value)} />
          <button type="submit" disabled={alias === ""}>
            Add
          </button>
        </form>
      )}
    </div>
  );
}

function Callbacks({ path }: { path: string }) {
  const data = useData(`${path}/callbacks`, (signal) => call<{ callbacks: Schema["CallbackShown"][] }>(`${path}/callbacks`, { signal }));
  if (!data.value || data.value.callbacks.length === 0) return null;
  return (
    <Card title="Callbacks">
      <table class="plain">
        <tbody>
          {data.value.callbacks.map((callback) => (
            <tr key={callback.id}>
              <td class="main">
                <a class="cut" href={href(`/callbacks/${encodeURIComponent(callback.id ?? "")}`)}>
                  {callback.url}
                </a>
              </td>
              <td class="wide faint">when {callback.event}</td>
              <td>
                <StateBadge state={callback.state} />
              </td>
              <td class="end wide">{plural(callback.attempts ?? 0, "attempt")}</td>
              <td class="end wide">{callback.next_at && <Time at={callback.next_at} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

// ---- Changing a job that waits ----

const kEditable = ["queued", "scheduled", "retrying", "suspended"];

function EditDialog({ job, path, close }: { job: Job; path: string; close: () => void }) {
  const payload = jsonText(job.payload ?? null);
  const redacted = payload.includes('"[redacted]"');
  const [form, setForm] = useState({ priority: String(job.priority), group: job.group ?? "", delay: "", payload });
  const [problem, setProblem] = useState("");
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const body: Record<string, unknown> = {};
  let wrong = "";
  if (form.priority !== String(job.priority)) body.priority = Number(form.priority);
  if (form.group !== (job.group ?? "")) body.group = form.group || null;
  if (form.delay) body.delay = form.delay;
  if (form.payload !== payload) {
    try {
      body.payload = JSON.parse(form.payload);
    } catch {
      wrong = "the payload is not JSON";
    }
  }
  const options = Object.entries(body).map(([name, value]) => ` --${name} ${name === "payload" ? `'${form.payload.replace(/'/g, "'\\''")}'` : (value ?? "none")}`);
  const save = async () => {
    try {
      await call(path, { method: "PATCH", body, key: newKey() });
      toast("Changed");
      refreshNow();
      close();
    } catch (error) {
      setProblem((error as Problem).detail);
    }
  };
  return (
    <Dialog title="Change this job" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div class="pair">
          <label class="field">
            <span>Priority</span>
            <input value={form.priority} inputMode="numeric" onInput={(event) => set({ priority: event.currentTarget.value })} />
            <small>1 to 9, the highest first</small>
          </label>
          <label class="field">
            <span>Not before</span>
            <input value={form.delay} placeholder="as it is" onInput={(event) => set({ delay: event.currentTarget.value })} />
            <small>from now, such as 10m or 2h</small>
          </label>
        </div>
        <label class="field">
          <span>Group</span>
          <input value={form.group} placeholder="none" spellcheck={false} onInput={(event) => set({ group: event.currentTarget.value })} />
        </label>
        <label class="field">
          <span>Payload</span>
          <textarea rows={8} value={form.payload} disabled={redacted} spellcheck={false} onInput={(event) => set({ payload: event.currentTarget.value })} />
          <small>{redacted ? "parts of it are redacted here, so it cannot be changed here without losing them" : wrong || "JSON"}</small>
        </label>
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        <details class="same">
          <summary>The same in a terminal</summary>
          <Command text={`pawl edit ${job.id}${options.join("")}`} />
          <Command text={curlOf(path, "PATCH", body)} />
        </details>
        <div class="buttons">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="primary" disabled={wrong !== "" || options.length === 0}>
            Change
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Children({ job }: { job: Job }) {
  const data = useData(`children ${job.id}`, (signal) => call<{ jobs: JobBrief[]; cursor?: string }>(`v1/jobs/${encodeURIComponent(job.id)}/children?limit=50`, { signal }));
  if (!data.value || data.value.jobs.length === 0) return null;
  return (
    <Card
      title="Children"
      tools={
        <span class="row">
          <span class="faint">{job.children && `${count(job.children.open)} of ${count(job.children.count)} open`}</span>
          <a href={href(`${pageOfJob(job.id)}/tree`)}>tree</a>
        </span>
      }
    >
      <JobsTable jobs={data.value.jobs} />
    </Card>
  );
}

export function JobPage({ reference }: { reference: string }) {
  const path = `v1/jobs/${encodeURIComponent(reference)}`;
  const data = useData(`job ${reference}`, (signal) => readJob(reference, signal));
  const [editing, setEditing] = useState(false);
  const view = data.value;
  const job = view?.job;
  const actions: Record<string, Action> = {
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
      then: () => go("/jobs"),
    },
  };
  const ended = job !== undefined && kEnded.includes(job.state);
  useKeys({
    r: () => job && kRunnable.includes(job.state) && start(actions.run),
    T: () => job && !ended && start(actions.end),
    Delete: () => ended && start(actions.remove),
    u: () => job?.parent && go(pageOfJob(job.parent.id)),
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
  const why = view ? whyItWaits(view) : null;
  const percent = percentOf(job.progress);
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
          <a href={href("/jobs")}>Jobs</a> · <code class="id">{job.id}</code>
          <Copy text={job.id} label="Copy the id" />
          <span class="faint">~{job.seq}</span>
        </span>
      }
      tools={
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
          <Copy text={curlOf(path)} label="Copy as curl" />
        </>
      }
    >
      <Stale data={data} path={path} />
      {editing && <EditDialog job={job} path={path} close={() => setEditing(false)} />}
      {why && (
        <section class="why" data-state={job.state} aria-label="Why is it waiting?">
          <Glyph state={job.state} />
          <div>
            <h2>Why is it waiting?</h2>
            <p>{why.text}</p>
          </div>
        </section>
      )}
      {percent !== null && job.state === "running" && (
        <div class="progress" role="progressbar" aria-valuenow={Math.round(percent)} aria-valuemin={0} aria-valuemax={100} aria-label="Progress">
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" class="bar-back" />
            <rect width={Math.min(100, percent)} height="4" class="bar-fill" />
          </svg>
          <b>{Math.round(percent)} %</b>
        </div>
      )}
      <ErrorCard job={job} />
      <div class="columns job-columns">
        <Card title="Facts">
          <Facts
            rows={[
              ["Queue", <a href={href(pageOfQueue(job.queue))}>{job.queue}</a>],
              ["Group", job.group && <a href={href(pageOfGroup(job.queue, job.group))}>{job.group}</a>],
              ["Priority", job.priority],
              ["Attempts", retry && !job.ports ? `${job.attempt} of at most ${retry.max + 1}` : job.attempt],
              ["Coming pauses", !ended && job.failures > 0 && pausesOf(job).length > 0 && `at most ${pausesOf(job).map((pause) => span(pause)).join(", ")}`],
              ["Retries", retry && (retry.max === 0 ? "none" : `${retry.backoff}, from ${span(retry.base * 1_000)} to ${span(retry.cap * 1_000)}`)],
              ["Lease", span(job.options.lease * 1_000)],
              ["Timeout", job.options.timeout !== undefined && span(job.options.timeout * 1_000)],
              ["Unique", job.unique && `${job.unique.key}, until its ${job.unique.until === "start" ? "start" : "end"}`],
              ["Expires", job.expires_at && <Time at={job.expires_at} />],
              ["Parent", job.parent && <a href={href(pageOfJob(job.parent.id))}>{job.parent.id}</a>],
              ["Workflow", job.workflow && <a href={href(`/workflows/${encodeURIComponent(job.workflow.id)}`)}>{job.workflow.id}</a>],
              ["Also named", <Names job={job} path={path} />],
              ["Kept until", job.retain_until && <Time at={job.retain_until} />],
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
      <JsonView title="Progress" value={job.progress} />
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


// Why a job is waiting, in words: from what holds it, as the server says, or else from its queue, group and workers.
import type { ComponentChildren } from "preact";
import type { Group, Job, Queue, Worker } from "../../api";
import { call } from "../../api";
import { clock, count, span } from "../../format";
import { readWorkers } from "../../live";
import { Time } from "../../parts/figures";
import { Glyph } from "../../parts/states";
import { href, pageOfGroup, pageOfJob, pageOfQueue } from "../../router";

// One of the things that hold a job, in the order in which they do.
export interface Block {
  kind: string;
  until?: string;
  since?: string;
  jobs?: string[];
  count?: number;
  running?: number;
  limit?: number;
  job?: string;
}
export type WaitingJob = Job & { blocked_by?: Block[] };

export interface View {
  job: WaitingJob;
  queue: Queue | null;
  group: Group | null;
  workers: Worker[];
}

// Three small reads beside the job, and only while it waits and does not say itself why.
export async function readJob(ref: string, signal: AbortSignal): Promise<View> {
  const job = await call<WaitingJob>(`v1/jobs/${encodeURIComponent(ref)}`, { signal });
  if (job.state !== "queued" || job.blocked_by) return { job, queue: null, group: null, workers: [] };
  const missing = () => null;
  const queue = encodeURIComponent(job.queue);
  const [found, group, workers] = await Promise.all([
    call<Queue>(`v1/queues/${queue}`, { signal }).catch(missing),
    job.group ? call<Group>(`v1/queues/${queue}/groups/${encodeURIComponent(job.group)}`, { signal }).catch(missing) : null,
    readWorkers().catch(() => []),
  ]);
  return { job, queue: found, group, workers };
}

// ---- From what the server says ----

function JobLink({ id }: { id: string }) {
  return (
    <a href={href(pageOfJob(id))} class="id">
      {id}
    </a>
  );
}

function WaitsFor({ jobs = [], number }: { jobs?: string[]; number: number }) {
  return (
    <>
      It waits for {number === 1 ? "another job" : `${count(number)} other jobs`} to end
      {jobs.slice(0, 3).map((id, i) => (
        <>
          {i === 0 ? ": " : ", "}
          <JobLink key={id} id={id} />
        </>
      ))}
      {number > 3 && jobs.length > 0 && ` and ${count(number - Math.min(3, jobs.length))} more`}.
    </>
  );
}

type Words = (block: Block, job: Job) => ComponentChildren;

const queueOf = (job: Job) => <a href={href(pageOfQueue(job.queue))}>{job.queue}</a>;
const groupOf = (job: Job) => <a href={href(pageOfGroup(job.queue, job.group ?? ""))}>{job.group}</a>;
const workflowOf = (job: Job) => (job.workflow ? <a href={href(`/workflows/${encodeURIComponent(job.workflow.id)}`)}>workflow</a> : "workflow");

const kWords: Record<string, Words> = {
  time: ({ until }, job) =>
    job.state === "retrying" ? (
      <>
        It has failed {job.failures === 1 ? "once" : `${job.failures} times`}, and is tried again <Time at={until ?? job.run_at} />.
      </>
    ) : job.state === "suspended" ? (
      <>
        It sleeps; it wakes by itself <Time at={until ?? job.run_at} />.
      </>
    ) : (
      <>
        It is scheduled: it may run <Time at={until ?? job.run_at} />, at {clock(Date.parse(until ?? job.run_at ?? ""))}.
      </>
    ),
  input: () => <>It sleeps until something comes for it.</>,
  waits_for: (block) => <WaitsFor jobs={block.jobs} number={block.count ?? block.jobs?.length ?? 1} />,
  task_paused: (_, job) => <>Its task {job.workflow && <b>{job.workflow.task}</b>} is paused.</>,
  workflow_paused: (_, job) => <>Its {workflowOf(job)} is paused.</>,
  not_started: (_, job) => <>Its {workflowOf(job)} has not been started.</>,
  workflow_external: (_, job) => <>Its {workflowOf(job)} is driven from outside: the job runs when it is told to.</>,
  queue_paused: (_, job) => <>Its queue {queueOf(job)} is paused.</>,
  queue_limit: ({ running, limit }, job) => (
    <>
      The queue {queueOf(job)} is at its limit: {running} of {limit} run.
    </>
  ),
  queue_rate: ({ until }, job) => (
    <>
      The queue {queueOf(job)} has started as many as its rate allows{until && <>; it goes on <Time at={until} /></>}.
    </>
  ),
  group_paused: (_, job) => <>Its group {groupOf(job)} is paused.</>,
  group_limit: ({ running, limit }, job) => (
    <>
      Its group {groupOf(job)} is at its limit: {running} of {limit} run.
    </>
  ),
  group_rate: ({ until }, job) => (
    <>
      Its group {groupOf(job)} has started as many as its rate allows{until && <>; it goes on <Time at={until} /></>}.
    </>
  ),
  group_order: ({ job: ahead }, job) => (
    <>
      Its group {groupOf(job)} is ordered, and {ahead ? <JobLink id={ahead} /> : "another job"} comes before it.
    </>
  ),
  no_worker: ({ since }, job) => (
    <>
      No worker claims the queue {queueOf(job)}
      {since && <>; the last one did <Time at={since} /></>}.
    </>
  ),
  workers_quiet: (_, job) => <>All workers of the queue {queueOf(job)} were told to claim no more.</>,
};

function wordsOf(block: Block, job: Job): ComponentChildren {
  return kWords[block.kind]?.(block, job) ?? <>It is held by: {block.kind.replace(/_/g, " ")}.</>;
}

// ---- From what the page can see ----

function guessed({ job, queue, group, workers }: View): ComponentChildren {
  if ((job.state === "scheduled" || job.state === "retrying") && job.run_at) return wordsOf({ kind: "time" }, job);
  if (job.state === "waiting") return wordsOf({ kind: "waits_for", count: job.waiting_for ?? job.after?.length ?? 0 }, job);
  if (job.state !== "queued") return null;
  const held = (kind: string, more: Partial<Block> = {}) => wordsOf({ kind, ...more }, job);
  if (queue?.paused) return held("queue_paused");
  if (group?.paused) return held("group_paused");
  if (queue?.concurrency !== undefined && queue.counts.running >= queue.concurrency) return held("queue_limit", { running: queue.counts.running, limit: queue.concurrency });
  if (group?.limit !== undefined && group.running >= group.limit) return held("group_limit", { running: group.running, limit: group.limit });
  if (group?.ordered && group.running > 0) return held("group_order");
  const able = workers.filter((worker) => worker.queues?.includes(job.queue) && worker.state !== "gone");
  if (able.length === 0) return held("no_worker");
  if (able.every((worker) => worker.quiet)) return held("workers_quiet");
  if (able.every((worker) => worker.concurrency !== undefined && worker.running.length >= worker.concurrency)) {
    return <>All {count(able.length)} workers of the queue {queueOf(job)} are busy.</>;
  }
  if (queue?.rate && queue.counts.queued > 0) {
    return <>The queue {queueOf(job)} starts at most {queue.rate.limit} jobs in {span(queue.rate.per * 1_000)}; its turn comes.</>;
  }
  return <>Nothing holds it: {count(queue?.counts.queued ?? 1)} jobs of {queueOf(job)} wait, and its turn comes.</>;
}

export function Why({ view }: { view: View }) {
  const { job } = view;
  const [first, ...others] = job.blocked_by ?? [];
  const next = job.state === "queued" && job.blocked_by && <>Nothing holds it: it is next in turn in {queueOf(job)}.</>;
  const text = first ? wordsOf(first, job) : next || guessed(view);
  if (!text) return null;
  return (
    <section class="why" data-state={job.state} aria-label="Why is it waiting?">
      <Glyph state={job.state} />
      <div>
        <h2>Why is it waiting?</h2>
        <p>{text}</p>
        {others.length > 0 && (
          <ul class="why-also" aria-label="What holds it then">
            {others.map((block) => (
              <li key={block.kind}>{wordsOf(block, job)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

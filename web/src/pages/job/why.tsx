// Why a job is waiting, in words: from what holds it, in the order in which it does.
import type { ComponentChildren } from "preact";
import type { Job, Schema } from "../../api";
import { clock, count } from "../../format";
import { Time } from "../../parts/figures";
import { Glyph } from "../../parts/states";
import { href, pageOfGroup, pageOfJob, pageOfQueue } from "../../router";

type Block = Schema["BlockedBy"];

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

const kWords: Record<Block["kind"], Words> = {
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

// Later versions of the server may have further kinds.
function wordsOf(block: Block, job: Job): ComponentChildren {
  return kWords[block.kind]?.(block, job) ?? <>It is held by: {block.kind.replace(/_/g, " ")}.</>;
}

export function Why({ job }: { job: Job }) {
  if (!job.blocked_by) return null;
  const [first, ...others] = job.blocked_by;
  return (
    <section class="why" data-state={job.state} aria-label="Why is it waiting?">
      <Glyph state={job.state} />
      <div>
        <h2>Why is it waiting?</h2>
        <p>{first ? wordsOf(first, job) : <>Nothing holds it: it is next in turn in {queueOf(job)}.</>}</p>
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

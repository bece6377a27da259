// The partitions of a task: a cell each, how far each has come, and the documents that could not be processed.
import { useRef, useState } from "preact/hooks";
import type { Job, JobBrief, Problem, Schema } from "../api";
import { call, curlOf, may, query } from "../api";
import { count, jsonText, plural, reasonText, span } from "../format";
import { useKeys } from "../keys";
import { type Column, List, OneState, Pages } from "../list";
import { now, useData } from "../live";
import { ActionButton } from "../parts/actions";
import { Command, Copy } from "../parts/copy";
import { Dialog } from "../parts/dialog";
import { Sparkline, Time } from "../parts/figures";
import { Card, Facts, Tabs } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { Glyph, StateBadge } from "../parts/states";
import { toast } from "../parts/toasts";
import { href, pageOfJob, parameters, setParameters, withParameters } from "../router";

type Task = Schema["TaskShown"];
type ScanError = Schema["ScanError"];

const kPage = 200; // cells
const kSamples = 60;
const kStates = ["queued", "scheduled", "running", "retrying", "suspended", "completed", "dead", "terminated"];

export function pathOfTask(id: string): string {
  return `v1/tasks/${encodeURIComponent(id)}`;
}

// What came of a number between the readings of this page: its rate now, and the last of them.
function useRate(value: number | undefined): { rate: number; samples: number[] } {
  const kept = useRef<{ at: number; value: number }[]>([]);
  const last = kept.current[kept.current.length - 1];
  const at = Date.now();
  if (value !== undefined && (last === undefined || at - last.at > 1_500)) {
    kept.current = [...kept.current.slice(-kSamples), { at, value }];
  }
  const rates: number[] = [];
  for (let i = 1; i < kept.current.length; ++i) {
    const [from, to] = [kept.current[i - 1], kept.current[i]];
    rates.push(Math.max(0, ((to.value - from.value) * 1_000) / (to.at - from.at)));
  }
  const few = rates.slice(-5);
  return { rate: few.length === 0 ? 0 : few.reduce((sum, one) => sum + one, 0) / few.length, samples: rates };
}

function Rate({ of, value }: { of: string; value: number | undefined }) {
  const { rate, samples } = useRate(value);
  if (samples.length === 0) return <span class="faint">–</span>;
  return (
    <span class="row">
      {rate < 10 ? rate.toFixed(1) : count(Math.round(rate))} / s
      <Sparkline values={samples} label={`${of} a second while this page was open`} />
    </span>
  );
}

// ---- The grid ----

function Grid({ partitions, selected, select }: { partitions: JobBrief[]; selected: number | undefined; select: (number: number | undefined) => void }) {
  const cells = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    partitions.findIndex((one) => one.partition === selected),
  );
  const move = (event: KeyboardEvent) => {
    const row = Math.max(1, Math.floor((cells.current?.clientWidth ?? 0) / 46));
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const buttons = [...(cells.current?.querySelectorAll("button") ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[Math.max(0, Math.min(buttons.length - 1, from + by))]?.focus();
  };
  return (
    <div class="cells" role="group" aria-label="Partitions; the arrow keys move" ref={cells} onKeyDown={move}>
      {partitions.map((one, i) => (
        <button
          key={one.id}
          type="button"
          class="cell"
          data-state={one.state}
          tabIndex={i === at ? 0 : -1}
          aria-pressed={one.partition === selected}
          aria-label={`Partition ${one.partition}: ${one.state}`}
          title={`${one.partition}: ${one.state}${one.worker ? ` on ${one.worker}` : ""}${one.error ? `\n${one.error.type}: ${one.error.message}` : ""}`}
          onClick={() => select(one.partition === selected ? undefined : one.partition)}
        >
          <Glyph state={one.state} />
          {one.partition}
        </button>
      ))}
    </div>
  );
}

// ---- One partition ----

function MoveDialog({ path, job, close }: { path: string; job: Job; close: () => void }) {
  const before = jsonText(job.offset ?? null).replace(/\n\s*/g, "");
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState("");
  let offset: unknown;
  try {
    offset = JSON.parse(text);
  } catch {
    offset = undefined;
  }
  const move = async () => {
    try {
      await call(path, { method: "PATCH", body: { offset }, ifMatch: String(job.etag) });
      toast(`Partition ${job.number} goes on elsewhere`);
      close();
    } catch (error) {
      setProblem((error as Problem).detail);
    }
  };
  return (
    <Dialog title={`Move partition ${job.number}`} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <p>It goes on behind the offset that you give: documents before it are not read again, those behind it are.</p>
        <Facts rows={[["Offset now", <code>{before}</code>], ["Version", count(job.etag)]]} />
        <label class="field">
          <span>New offset, as JSON</span>
          <input value={text} spellcheck={false} onInput={(event) => setText(event.currentTarget.value)} />
          <small>{offset === undefined ? "this is not JSON" : "null: from the beginning"}</small>
        </label>
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        <details class="same">
          <summary>The same in a terminal</summary>
          <Command text={curlOf(path, "PATCH", { offset }).replace("curl ", `curl -H 'if-match: "${job.etag}"' `)} />
        </details>
        <div class="buttons">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="danger solid" disabled={offset === undefined || text === before}>
            Move
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Partition({ task, number }: { task: Task; number: number }) {
  const path = `${pathOfTask(task.id)}/partitions/${number}`;
  const data = useData(path, (signal) => call<Job>(path, { signal }));
  const [moving, setMoving] = useState(false);
  const job = data.value;
  if (job === null) return data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path={path} /> : <Skeleton rows={2} />;
  const quiet = job.state === "running" && job.last_commit_at !== undefined && now.value - Date.parse(job.last_commit_at) > 3_000 * job.options.lease;
  const scans = job.etag !== undefined;
  return (
    <Card
      title={
        <>
          Partition {number} <StateBadge state={job.state} />
        </>
      }
      tools={
        <div class="row">
          {scans && may("admin") && (
            <button type="button" disabled={job.state === "running"} title={job.state === "running" ? "a run of it is in flight: pause the task first" : undefined} onClick={() => setMoving(true)}>
              Move
            </button>
          )}
          {(job.dead ?? 0) > 0 && <ActionButton action={replay(task, job.dead ?? 0, number)} />}
          <Copy text={curlOf(path)} label="Copy as curl" />
        </div>
      }
    >
      {moving && <MoveDialog path={path} job={job} close={() => setMoving(false)} />}
      {quiet && <p class="hint pad bad">It is leased, and has committed nothing for three leases: its worker may be stuck.</p>}
      <div class="columns facts-columns">
        <Facts
          rows={[
            ["Offset", scans && <code class="offset">{jsonText(job.offset ?? null).replace(/\n\s*/g, " ")}</code>],
            ["Version", scans && count(job.etag)],
            ["Read", scans && count(job.read)],
            ["Processed", scans && count(job.processed)],
            ["Skipped", scans && count(job.skipped)],
            ["Dead", scans && ((job.dead ?? 0) > 0 ? <a href={href(withParameters({ tab: "dead" }))}>{plural(job.dead ?? 0, "document")}</a> : "0")],
            ["Rate", scans && <Rate key={path} of="Documents read" value={job.read} />],
          ]}
        />
        <Facts
          rows={[
            ["Last commit", job.last_commit_at && <Time at={job.last_commit_at} />],
            ["Commits", job.blocks !== undefined && count(job.blocks)],
            ["Runs", job.acquisitions !== undefined ? count(job.acquisitions) : count(job.attempt)],
            ["Failed runs", count(job.errors ?? job.failures)],
            ["Worker", job.lease && `${job.lease.worker}, for ${span(Math.max(0, Date.parse(job.lease.expires_at) - now.value))} more`],
            ["Next look", job.run_at && !job.lease && <Time at={job.run_at} />],
            ["Reason", reasonText(job.reason)],
            ["Error", job.error && <span class="bad">{`${job.error.type}: ${job.error.message}`}</span>],
            ["What it reads", <code>{jsonText(job.info ?? job.payload ?? null).replace(/\n\s*/g, " ")}</code>],
            ["Job", <a href={href(pageOfJob(job.id))}>{job.id}</a>],
          ]}
        />
      </div>
    </Card>
  );
}

// ---- Documents that could not be processed ----

function replay(task: Task, dead: number, partition?: number) {
  const where = partition === undefined ? "" : ` of partition ${partition}`;
  return {
    label: "Replay",
    path: `${pathOfTask(task.id)}/errors/replay`,
    body: partition === undefined ? {} : { partition },
    cli: `pawl task replay ${task.id}${partition === undefined ? "" : ` --partition ${partition}`}`,
    done: "They are processed again",
    confirm: { title: `Process ${plural(dead, "dead document")}${where} again?`, text: "Their partitions run for them, also if they have ended. The offsets stay where they are.", count: dead },
  };
}

const kErrors: Column<ScanError>[] = [
  {
    head: "Document",
    kind: "main",
    cell: (error) => (
      <>
        <code class="cut">{jsonText(error.key ?? null).replace(/\n\s*/g, " ")}</code>
        <div class="meta cut">{error.document === undefined ? "not kept: it was too large" : jsonText(error.document).replace(/\n\s*/g, " ")}</div>
      </>
    ),
  },
  { head: "Error", kind: "error-cell", cell: (error) => <span class="error-line">{error.error && `${error.error.type}: ${error.error.message}`}</span> },
  { head: "Partition", kind: "end", label: "partition", cell: (error) => count(error.partition) },
];

function Dead({ task, dead }: { task: Task; dead: number }) {
  const partition = parameters.value.get("partition") ?? undefined;
  return (
    <>
      {partition && (
        <p class="hint">
          Of partition {partition} only.{" "}
          <button type="button" class="link" onClick={() => setParameters({ partition: undefined, cursor: undefined })}>
            all partitions
          </button>
        </p>
      )}
      {dead > 0 && !partition && (
        <div class="row end-row">
          <ActionButton action={{ ...replay(task, dead), label: "Replay all" }} primary />
        </div>
      )}
      <List
        from={`${pathOfTask(task.id)}/errors`}
        member="errors"
        filter={{ partition }}
        order="partition by partition, the oldest first"
        words={["First", "More"]}
        columns={kErrors}
        id={(error: ScanError) => `${error.partition} ${JSON.stringify(error.key)}`}
        unmatched="No dead document in this partition"
        none={<Empty title="No document is dead" />}
      />
    </>
  );
}

// ---- All of it ----

function Totals({ task }: { task: Task }) {
  const totals = task.totals;
  if (!totals) return null;
  const numbers: [string, number, string?][] = [
    ["read", totals.read],
    ["processed", totals.processed],
    ["skipped", totals.skipped],
    ["dead", totals.dead, totals.dead > 0 ? "bad" : undefined],
    ["commits", totals.blocks],
  ];
  return (
    <dl class="totals">
      {numbers.map(([name, value, tone]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class={tone}>{count(value)}</dd>
        </div>
      ))}
      <div>
        <dt>documents</dt>
        <dd>
          <Rate of="Documents" value={totals.read} />
        </dd>
      </div>
      {task.stream === "infinite" && task.state === "active" && (
        <div class="totals-end">
          <ActionButton action={drainAction(task)} why={task.draining && "it drains already"} />
        </div>
      )}
      {(task.pieces ?? 0) > 0 && (
        <div>
          <dt>open jobs of documents</dt>
          <dd>{count(task.pieces)}</dd>
        </div>
      )}
    </dl>
  );
}

function drainAction(task: Task) {
  return {
    label: "Drain",
    path: `${pathOfTask(task.id)}/drain`,
    cli: `pawl task drain ${task.id}`,
    done: "It ends when each partition has been drained",
    confirm: { title: `Let ${task.name} end?`, text: "Each partition completes when it has nothing left to read, and then the task does." },
  };
}

// The task of the view of a workflow says less than the task alone: totals, stream and scan come from there.
export function Partitions({ task: brief, link }: { task: Task; link: (changes: Record<string, string | undefined>) => string }) {
  const tab = parameters.value.get("tab") ?? "grid";
  const state = parameters.value.get("state") ?? "";
  const cursor = parameters.value.get("cursor") ?? undefined;
  const selected = Number(parameters.value.get("partition")) || undefined;
  const path = pathOfTask(brief.id);
  const alone = useData(path, (signal) => call<Task>(path, { signal }));
  const task = alone.value ?? brief;
  const list = `${path}/partitions${query({ limit: kPage, cursor, state })}`;
  const data = useData(list, (signal) => call<{ partitions: JobBrief[]; cursor?: string }>(list, { signal }));
  const select = (number: number | undefined) => setParameters({ partition: number?.toString() }, true);
  useKeys({ Escape: () => select(undefined) });
  return (
    <>
      <Totals task={task} />
      {task.totals && (
        <div class="pad-x">
          <Tabs
            tabs={[
              ["grid", "Partitions", task.partitions?.total],
              ["dead", "Dead documents", task.totals.dead],
            ]}
            current={tab}
            link={(id) => link({ tab: id === "grid" ? undefined : id, partition: undefined, cursor: undefined })}
          />
        </div>
      )}
      {tab === "dead" && task.totals ? (
        <div class="pad-x">
          <Dead task={task} dead={task.totals.dead} />
        </div>
      ) : data.value === null ? (
        data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path={list} /> : <Skeleton rows={2} />
      ) : (
        <>
          <div class="pad-x">
            {(task.partitions?.total ?? 0) > 20 && <OneState states={kStates} />}
            {data.value.partitions.length === 0 && <p class="faint">{state ? "No partition is in this state." : "It has no partitions yet."}</p>}
            <Grid partitions={data.value.partitions} selected={selected} select={select} />
          </div>
          {(data.value.cursor || cursor) && <Pages note={`partitions ${data.value.partitions[0]?.partition ?? ""} to ${data.value.partitions[data.value.partitions.length - 1]?.partition ?? ""} of ${count(task.partitions?.total)}`} cursor={cursor} next={data.value.cursor} words={["First", "More"]} />}
          {selected !== undefined && (
            <div class="pad-x">
              <Partition key={selected} task={task} number={selected} />
            </div>
          )}
        </>
      )}
    </>
  );
}

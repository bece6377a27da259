import type { Schema } from "../api";
import { apiUrl, call } from "../api";
import { count, reasonText, span } from "../format";
import { type Box, Graph, kBox } from "../graph";
import { useKeys } from "../keys";
import { type Column, List, OneState } from "../list";
import { now, useData } from "../live";
import { ActionButton, type Action } from "../parts/actions";
import { Command, Copy } from "../parts/copy";
import { Time } from "../parts/figures";
import { JsonView } from "../parts/json";
import { Card, Facts, Page } from "../parts/layout";
import { Empty } from "../parts/notices";
import { Stale, Unread } from "../parts/reading";
import { StateBadge } from "../parts/states";
import { href, pageOfJob, pageOfQueue, parameters, path, setParameters, withParameters } from "../router";
import { Partitions, pathOfTask } from "./partitions";

type Brief = Schema["WorkflowBrief"];
type Workflow = Schema["Workflow"];
type Task = Schema["TaskShown"];

const kStates = ["active", "paused", "scheduled", "completed", "failed", "terminated"];

const kExample = `{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"build","after":["fetch"]}]}`;

function pageOfWorkflow(id: string): string {
  return `/workflows/${encodeURIComponent(id)}`;
}

// How far it is: tasks that have ended, of all.
function Done({ counts }: { counts: Brief["counts"] }) {
  const done = counts.tasks - counts.open;
  const width = counts.tasks > 0 ? (100 * done) / counts.tasks : 0;
  const failed = counts.tasks > 0 ? (100 * counts.failed) / counts.tasks : 0;
  return (
    <span class="done" role="img" aria-label={`${done} of ${counts.tasks} tasks have ended, ${counts.failed} failed`}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none">
        <rect width="100" height="6" class="bar-back" />
        <rect width={width} height="6" data-state="completed" class="fill" />
        <rect width={failed} height="6" data-state="failed" class="fill" />
      </svg>
      <span>
        {count(done)} / {count(counts.tasks)}
      </span>
    </span>
  );
}

const kColumns: Column<Brief>[] = [
  {
    head: "Workflow",
    kind: "main",
    cell: (flow) => (
      <>
        <a href={href(pageOfWorkflow(flow.id))}>{flow.name || flow.id}</a>
        <div class="meta">
          <span class="id">{flow.id}</span>
          <Copy text={flow.id} label="Copy the id" />
        </div>
      </>
    ),
  },
  { head: "State", cell: (flow) => <StateBadge state={flow.state} /> },
  { head: "Tasks", cell: (flow) => <Done counts={flow.counts} /> },
  { head: "Took", kind: "wide", cell: (flow) => (flow.started_at ? span(lasted(flow)) : <span class="faint">–</span>) },
  { head: "Started", kind: "end", cell: (flow) => <Time at={flow.started_at ?? flow.created_at} /> },
];

// How long it has run, up to its end or up to now.
function lasted(flow: { started_at?: string; ended_at?: string }): number {
  return (flow.ended_at ? Date.parse(flow.ended_at) : now.value) - Date.parse(flow.started_at ?? "");
}

export function WorkflowsPage() {
  const name = parameters.value.get("name") ?? "";
  useKeys({ "/": () => document.getElementById("name")?.focus() });
  return (
    <Page title="Workflows">
      <div class="filters" role="search">
        <label>
          <span>Name</span>
          <input id="name" value={name} placeholder="any" spellcheck={false} onChange={(event) => setParameters({ name: event.currentTarget.value.trim(), cursor: undefined })} />
        </label>
      </div>
      <OneState states={kStates} />
      <List
        from="v1/workflows"
        member="workflows"
        filter={{ name, state: parameters.value.get("state") ?? "" }}
        order="newest first"
        columns={kColumns}
        id={(flow: Brief) => flow.id}
        page={(flow) => pageOfWorkflow(flow.id)}
        unmatched="No workflow matches"
        none={
          <Empty title="No workflows yet">
            <p>Tasks that follow each other, pushed in one call:</p>
            <Command text={`curl -d '${kExample}' ${apiUrl("v1/workflows")}`} />
          </Empty>
        }
      />
    </Page>
  );
}

// ---- One workflow: its tasks in columns, each behind those that it waits for ----

function columnsOf(tasks: Task[]): Task[][] {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  const depths = new Map<string, number>();
  const depth = (task: Task, seen: Set<string>): number => {
    const known = depths.get(task.name);
    if (known !== undefined) return known;
    if (seen.has(task.name)) return 0;
    seen.add(task.name);
    const before = (task.after ?? []).flatMap((name) => byName.get(name) ?? []);
    const found = before.length === 0 ? 0 : 1 + Math.max(...before.map((one) => depth(one, seen)));
    depths.set(task.name, found);
    return found;
  };
  const columns: Task[][] = [];
  for (const task of tasks) (columns[depth(task, new Set())] ??= []).push(task);
  return columns.filter(Boolean);
}

// Each column stands in the middle of the tallest one.
function boxesOf(tasks: Task[], selected: string | undefined): Box[] {
  const columns = columnsOf(tasks);
  const heightOf = (column: Task[]) => column.length * (kBox.height + kBox.below) - kBox.below;
  const height = Math.max(...columns.map(heightOf));
  return columns.flatMap((column, i) =>
    column.map((task, j) => {
      const total = task.partitions?.total ?? 0;
      const done = total - (task.partitions?.open ?? 0);
      return {
        id: task.name,
        x: i * (kBox.width + kBox.right),
        y: (height - heightOf(column)) / 2 + j * (kBox.height + kBox.below),
        title: task.name,
        text: `${task.paused ? "paused" : task.state}${total > 0 ? ` · ${count(done)} / ${count(total)}` : ""}`,
        state: task.paused ? "paused" : task.state,
        page: `${path.value}?task=${encodeURIComponent(task.name)}`,
        selected: task.name === selected,
        done: total > 0 ? { of: total, number: done } : undefined,
      };
    }),
  );
}

function TaskPanel({ task }: { task: Task }) {
  const path = pathOfTask(task.id);
  const ended = ["completed", "failed", "skipped", "terminated"].includes(task.state);
  const act = (label: string, verb: string, done: string): Action => ({
    label,
    path: `${path}/${verb}`,
    cli: `pawl task ${verb} ${task.id}`,
    done,
    confirm: ["skip", "terminate", "restart"].includes(verb) ? { title: `${label} ${task.name}?`, text: "The tasks that wait for it follow from that.", danger: verb === "terminate" } : undefined,
  });
  return (
    <Card
      title={
        <>
          {task.name} <StateBadge state={task.paused ? "paused" : task.state} />
        </>
      }
      tools={
        <div class="row">
          {!ended && <ActionButton action={task.paused ? act("Resume", "resume", "The task goes on") : act("Pause", "pause", "The task is paused")} />}
          {!ended && task.state === "waiting" && <ActionButton action={act("Skip", "skip", "The task is skipped")} />}
          {ended && <ActionButton action={act("Restart", "restart", "The task starts again")} />}
          {!ended && <ActionButton danger action={act("Terminate", "terminate", "Asked to stop")} />}
        </div>
      }
    >
      <Facts
        rows={[
          ["Type", task.type],
          ["Queue", task.queue && <a href={href(pageOfQueue(task.queue))}>{task.queue}</a>],
          ["Job", task.partitions === undefined && <a href={href(pageOfJob(task.id))}>{task.id}</a>],
          ["After", task.after?.join(", ")],
          ["Reason", reasonText(task.reason)],
          ["Started", task.started_at && <Time at={task.started_at} />],
          ["Ended", task.ended_at && <Time at={task.ended_at} />],
          ["Error", task.error && <span class="bad">{`${task.error.type}: ${task.error.message}`}</span>],
        ]}
      />
      {task.partitions !== undefined && <Partitions key={task.id} task={task} link={(changes) => withParameters(changes)} />}
    </Card>
  );
}

export function WorkflowPage({ reference }: { reference: string }) {
  const path = `v1/workflows/${encodeURIComponent(reference)}`;
  const data = useData(path, (signal) => call<Workflow>(path, { signal }));
  const flow = data.value;
  const up = <a href={href("/workflows")}>Workflows</a>;
  if (flow === null) {
    return (
      <Unread data={data} path={path} title="Workflow" up={up} missing="There is no such workflow">
        <p>
          <code>{reference}</code> may have passed its retention, or was deleted.
        </p>
      </Unread>
    );
  }
  const tasks = flow.tasks ?? [];
  const ended = ["completed", "failed", "terminated"].includes(flow.state);
  const selected = tasks.find((task) => task.name === parameters.value.get("task"));
  const act = (label: string, verb: string, done: string, text?: string): Action => ({
    label,
    path: `${path}/${verb}`,
    cli: `pawl workflow ${verb} ${reference}`,
    done,
    confirm: text ? { title: `${label} this workflow?`, text, danger: verb === "terminate" } : undefined,
  });
  return (
    <Page
      title={
        <>
          {flow.name || "Workflow"} <StateBadge state={flow.state} />
        </>
      }
      sub={
        <span class="row">
          {up} · <code class="id">{flow.id}</code>
          <Copy text={flow.id} label="Copy the id" />
        </span>
      }
      actions={
        <>
          {!ended && (flow.state === "paused" ? <ActionButton action={act("Resume", "resume", "It goes on")} primary /> : <ActionButton action={act("Pause", "pause", "It is paused")} />)}
          {ended && <ActionButton action={act("Restart", "restart", "It starts again", "The tasks that have failed, and those behind them, run again.")} primary />}
          {!ended && <ActionButton action={act("Terminate", "terminate", "Asked to stop", "All its tasks that have not ended are stopped.")} danger />}
        </>
      }
    >
      <Stale data={data} path={path} />
      <div class="flow-line">
        <Done counts={flow.counts} />
        <span class="faint">
          {flow.counts.failed > 0 && `${count(flow.counts.failed)} failed · `}
          {(flow.counts.skipped ?? 0) > 0 && `${count(flow.counts.skipped)} skipped · `}
          {flow.started_at ? `${ended ? "took" : "runs for"} ${span(lasted(flow))}` : "has not started"}
          {flow.reason ? ` · ${reasonText(flow.reason)}` : ""}
        </span>
      </div>
      {tasks.length > 0 && (
        <Card title="Tasks" tools={<span class="faint">a task shows more</span>}>
          <Graph boxes={boxesOf(tasks, selected?.name)} edges={tasks.flatMap((task) => (task.after ?? []).map((name): [string, string] => [name, task.name]))} label="Tasks" />
        </Card>
      )}
      {selected && <TaskPanel key={selected.id} task={selected} />}
      <JsonView title="Result" value={flow.result} />
      <JsonView title="Meta" value={flow.meta} />
    </Page>
  );
}

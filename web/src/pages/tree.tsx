// A job and all below it: as a tree whose branches are read when they are opened, or as a picture of the whole.
import { useRef, useState } from "preact/hooks";
import type { Job, JobBrief, Schema } from "../api";
import { call, may } from "../api";
import { count, plural } from "../format";
import { type Box, Graph, kBox } from "../graph";
import { useData } from "../live";
import { ActionButton } from "../parts/actions";
import { Card, Page, Tabs } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { Stale, Unread } from "../parts/reading";
import { Glyph, StateBadge } from "../parts/states";
import { go, href, pageOfJob, parameters } from "../router";

type Tree = Schema["Tree"];

const kPage = 50;
const kOpen = 40; // branches that are open, and read again
const kDrawn = 500;
const kFold = 8; // completed children of one job that are shown one by one

function pathOf(id: string): string {
  return `v1/jobs/${encodeURIComponent(id)}`;
}

interface Branch {
  jobs: JobBrief[];
  more: boolean;
}

async function readBranch(id: string, pages: number, signal: AbortSignal): Promise<Branch> {
  const jobs: JobBrief[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; ++page) {
    const answer = await call<{ jobs: JobBrief[]; cursor?: string }>(`${pathOf(id)}/children?limit=${kPage}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`, { signal });
    jobs.push(...answer.jobs);
    cursor = answer.cursor;
    if (cursor === undefined) break;
  }
  return { jobs, more: cursor !== undefined };
}

// ---- The tree ----

interface Line {
  key: string;
  level: number;
  job?: JobBrief | Job;
  name?: string;
  open?: boolean;
  more?: { parent: string; text: string; act: () => void };
}

function Branches({ root }: { root: Job }) {
  const [open, setOpen] = useState<Record<string, number>>({ [root.id]: 1 }); // how many pages of each
  const [unfolded, setUnfolded] = useState<Set<string>>(new Set());
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const ids = Object.keys(open).slice(0, kOpen);
  const data = useData(`branches ${JSON.stringify(open)}`, async (signal) => {
    const found = new Map<string, Branch>();
    for (const id of ids) found.set(id, await readBranch(id, open[id], signal).catch(() => ({ jobs: [], more: false })));
    return found;
  });
  const known = useRef(new Map<string, Branch>()); // what was read before stays while more is read
  if (data.value) known.current = data.value;
  const lines: Line[] = [];
  const add = (job: JobBrief | Job, level: number, name?: string) => {
    if (lines.length >= kDrawn) return;
    const isOpen = open[job.id] !== undefined;
    lines.push({ key: job.id, level, job, name, open: isOpen });
    const branch = known.current.get(job.id);
    if (!isOpen || !branch) return;
    const done = branch.jobs.filter((child) => child.state === "completed");
    const folds = done.length > kFold && !unfolded.has(job.id);
    for (const child of branch.jobs) if (!folds || child.state !== "completed") add(child, level + 1, child.name);
    const last = (text: string, act: () => void) => lines.push({ key: `${job.id} ${text}`, level: level + 1, more: { parent: job.id, text, act } });
    if (folds) last(`+ ${count(done.length)} completed`, () => setUnfolded(new Set([...unfolded, job.id])));
    if (branch.more) last(`the next ${kPage}`, () => setOpen({ ...open, [job.id]: open[job.id] + 1 }));
    if (branch.jobs.length === 0) lines.push({ key: `${job.id} none`, level: level + 1 });
  };
  add(root, 1);
  const toggle = (line: Line) => {
    if (line.more) return line.more.act();
    if (!line.job) return;
    const next = { ...open };
    if (line.open) delete next[line.job.id];
    else next[line.job.id] = 1;
    setOpen(next);
  };
  const focus = (index: number) => {
    const next = Math.max(0, Math.min(lines.length - 1, index));
    setAt(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const line = lines[at];
    const act: Record<string, () => void> = {
      ArrowDown: () => focus(at + 1),
      ArrowUp: () => focus(at - 1),
      Home: () => focus(0),
      End: () => focus(lines.length - 1),
      ArrowRight: () => (line.open === false ? toggle(line) : focus(at + 1)),
      ArrowLeft: () => (line.open ? toggle(line) : focus(at - 1 - [...lines.slice(0, at)].reverse().findIndex((one) => one.level < line.level))),
      Enter: () => (line.job ? go(pageOfJob(line.job.id)) : toggle(line)),
      " ": () => toggle(line),
    };
    if (!act[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    act[event.key]();
  };
  if (data.problem && known.current.size === 0) return <ProblemBox problem={data.problem} retry={data.reload} path={`${pathOf(root.id)}/children`} />;
  if (known.current.size === 0) return <Skeleton rows={4} />;
  return (
    <Card title="Tree" tools={<span class="faint">arrow keys open and close, Enter shows the job</span>}>
      <ul class="tree" role="tree" aria-label="The job and all below it" ref={list} onKeyDown={press}>
        {lines.map((line, i) => (
          <li
            key={line.key}
            role="treeitem"
            aria-level={line.level}
            aria-expanded={line.open}
            tabIndex={i === Math.min(at, lines.length - 1) ? 0 : -1}
            onFocus={() => setAt(i)}
            onClick={() => toggle(line)}
          >
            {Array.from({ length: Math.min(12, line.level - 1) }, (_, level) => (
              <span key={level} class="tree-line" aria-hidden="true" />
            ))}
            {line.job ? (
              <>
                <span class="tree-arrow" aria-hidden="true">
                  {line.open ? "▾" : "▸"}
                </span>
                <StateBadge state={line.job.state} quiet />
                <a href={href(pageOfJob(line.job.id))} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
                  {line.name ?? line.job.type}
                </a>
                {line.name && <span class="faint">{line.job.type}</span>}
                <span class="id faint cut">{line.job.id}</span>
              </>
            ) : (
              <span class={line.more ? "tree-more" : "faint"}>{line.more?.text ?? "no children"}</span>
            )}
          </li>
        ))}
      </ul>
      {Object.keys(open).length > kOpen && <p class="foot">The first {kOpen} open branches are read; close some to see others.</p>}
    </Card>
  );
}

// ---- The picture ----

interface Drawn {
  boxes: Box[];
  edges: [string, string][];
  counts: Map<string, number>;
  total: number;
  hidden: number;
}

function countStates(tree: Tree, counts: Map<string, number>): number {
  counts.set(tree.state, (counts.get(tree.state) ?? 0) + 1);
  return tree.children.reduce((sum, child) => sum + countStates(child, counts), 1);
}

// A job stands beside the first of its children; those that are too many are one box.
function draw(tree: Tree): Drawn {
  const counts = new Map<string, number>();
  const total = countStates(tree, counts);
  const boxes: Box[] = [];
  const edges: [string, string][] = [];
  let row = 0;
  const place = (node: Tree, level: number) => {
    const box: Box = {
      id: node.id,
      x: level * (kBox.width + kBox.right),
      y: row * (kBox.height + kBox.below / 2),
      title: node.name ?? node.type,
      text: node.state,
      state: node.state,
      page: pageOfJob(node.id),
      selected: level === 0,
    };
    boxes.push(box);
    const shown = boxes.length >= kDrawn ? [] : node.children.length > 2 * kFold && total > kDrawn ? node.children.filter((child) => child.state !== "completed").slice(0, 2 * kFold) : node.children;
    for (const child of shown) {
      edges.push([node.id, child.id]);
      place(child, level + 1);
    }
    const rest = node.children.length - shown.length;
    if (rest > 0 || node.truncated) {
      const id = `${node.id} rest`;
      edges.push([node.id, id]);
      boxes.push({ id, x: (level + 1) * (kBox.width + kBox.right), y: row * (kBox.height + kBox.below / 2), title: rest > 0 ? `+ ${count(rest)} more` : "and more", text: "see its own tree", state: "terminated", page: `${pageOfJob(node.id)}/tree` });
      row += 1;
    } else if (shown.length === 0) row += 1;
  };
  place(tree, 0);
  return { boxes, edges, counts, total, hidden: total - boxes.length };
}

function Picture({ id }: { id: string }) {
  const path = `${pathOf(id)}/tree`;
  const large = useRef(false);
  // A large tree is read once, a small one as it changes.
  const data = useData(path, (signal) => call<Tree>(path, { signal }), large.current);
  if (data.value === null) return data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path={path} /> : <Skeleton rows={4} />;
  const drawn = draw(data.value);
  large.current = drawn.total > kDrawn;
  return (
    <Card
      title={plural(drawn.total, "job")}
      tools={
        <span class="row">
          {[...drawn.counts].map(([state, number]) => (
            <span key={state} class="state quiet" data-state={state}>
              <Glyph state={state} />
              {count(number)} {state}
            </span>
          ))}
          {large.current && (
            <button type="button" onClick={data.reload}>
              Read again
            </button>
          )}
        </span>
      }
    >
      <Graph boxes={drawn.boxes} edges={drawn.edges} label="Jobs" />
    </Card>
  );
}

export function TreePage({ reference }: { reference: string }) {
  const path = pathOf(reference);
  const tab = parameters.value.get("tab") ?? "tree";
  const data = useData(path, (signal) => call<Job>(path, { signal }));
  const up = <a href={href(pageOfJob(reference))}>the job</a>;
  const job = data.value;
  if (job === null) return <Unread data={data} path={path} title="Tree" up={up} missing="There is no such job" />;
  const page = `${pageOfJob(reference)}/tree`;
  return (
    <Page
      title={
        <>
          {job.type} <StateBadge state={job.state} />
        </>
      }
      sub={
        <span class="row">
          {up} · <code class="id">{job.id}</code>
          {job.parent && (
            <>
              · <a href={href(`${pageOfJob(job.parent.id)}/tree`)}>the tree of its parent</a>
            </>
          )}
        </span>
      }
      tools={
        may("admin") &&
        !["completed", "failed", "dead", "terminated"].includes(job.state) && (
          <ActionButton
            danger
            action={{
              label: "Terminate all",
              path: `${path}/terminate`,
              body: { recursive: true },
              cli: `pawl terminate -r ${reference}`,
              done: "Asked to stop",
              confirm: { title: "Terminate it and all below it?", text: `Of its children ${count(job.children?.open ?? 0)} are open.`, danger: true },
            }}
          />
        )
      }
    >
      <Stale data={data} path={path} />
      <Tabs
        tabs={[
          ["tree", "Tree"],
          ["graph", "Graph"],
        ]}
        current={tab}
        link={(id) => page + (id === "tree" ? "" : `?tab=${id}`)}
      />
      {(job.children?.count ?? 0) === 0 ? (
        <Empty title="No children">
          <p>
            A job gets children by <code>parent</code> in a push, or when one of its runs starts them.
          </p>
        </Empty>
      ) : tab === "graph" ? (
        <Picture id={job.id} />
      ) : (
        <Branches root={job} />
      )}
    </Page>
  );
}

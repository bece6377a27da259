import { useState } from "preact/hooks";
import type { Group, JobBrief } from "../api";
import { apiUrl, call, query } from "../api";
import { kSince, sinceOf } from "../filter";
import { count, plural, span } from "../format";
import { AllThatMatch } from "../job_list";
import { JobsTable } from "../jobs_table";
import { LimitsForm } from "../limits_form";
import { type Column, List, Pages } from "../list";
import { useData } from "../live";
import { ActionButton, type Action } from "../parts/actions";
import { Command } from "../parts/copy";
import { Bar, Count } from "../parts/figures";
import { JsonView } from "../parts/json";
import { Page, Segments } from "../parts/layout";
import { Empty, ProblemBox, Skeleton } from "../parts/notices";
import { Stale, Unread } from "../parts/reading";
import { StateBadge } from "../parts/states";
import { go, href, pageOfGroup, pageOfJob, pageOfQueue, parameters, setParameters } from "../router";
import { Strip } from "../strip";

function pathOf(group: { queue: string; name: string }): string {
  return `v1/queues/${encodeURIComponent(group.queue)}/groups/${encodeURIComponent(group.name)}`;
}

function pauseAction(group: Group): Action {
  const change = (paused: boolean) => ({
    path: pathOf(group),
    method: "PATCH",
    body: { paused },
    cli: `pawl group ${group.queue} '${group.name}' --${paused ? "pause" : "resume"}`,
    done: paused ? `${group.name} is paused` : `${group.name} runs again`,
  });
  return { label: group.paused ? "Resume" : "Pause", ...change(!group.paused), undo: change(group.paused) };
}

function whyBlocked(group: Group): string {
  if (group.paused) return "paused";
  if (group.limit !== undefined && group.running >= group.limit && group.ready > 0) return "at its limit";
  if (group.ordered && group.running > 0 && group.ready > 0) return "ordered: one at a time";
  return "";
}

function Running({ group }: { group: Group }) {
  return (
    <>
      <Count value={group.running} />
      {group.limit !== undefined && (
        <>
          <span class="faint"> / {count(group.limit)}</span>
          <Bar value={group.running} max={group.limit} label={`${group.running} of ${group.limit}`} />
        </>
      )}
    </>
  );
}

const kColumns: Column<Group>[] = [
  {
    head: "Group",
    kind: "main",
    cell: (group) => (
      <>
        <a href={href(pageOfGroup(group.queue, group.name))} class="cut">
          {group.name}
        </a>
        {group.ordered && <span class="pill">ordered</span>}
      </>
    ),
  },
  { head: "Ready", kind: "end", label: "ready", cell: (group) => <Count value={group.ready} /> },
  { head: "Running", kind: "end", label: "running", cell: (group) => <Running group={group} /> },
  { head: "Rate", kind: "end wide", cell: (group) => (group.rate ? `${group.rate.limit} / ${span(group.rate.per * 1_000)}` : <span class="faint">–</span>) },
  { head: "Blocked", kind: "wide faint", cell: whyBlocked },
  { head: "", kind: "end act", cell: (group) => <ActionButton action={pauseAction(group)} /> },
];

export function Groups({ queue }: { queue: string }) {
  const [name, setName] = useState("");
  const prefix = parameters.value.get("prefix") ?? "";
  const order = parameters.value.get("order") ?? "";
  return (
    <>
      <form
        class="filters"
        onSubmit={(event) => {
          event.preventDefault();
          if (name) go(pageOfGroup(queue, name));
        }}
      >
        <label>
          <span>Open a group by its exact name</span>
          <input value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit">Open</button>
        <label>
          <span>Begins with</span>
          <input value={prefix} placeholder="anything" spellcheck={false} onChange={(event) => setParameters({ prefix: event.currentTarget.value, cursor: undefined })} />
        </label>
        <label class="check-label">
          <input type="checkbox" checked={order === "ready"} onClick={() => setParameters({ order: order === "ready" ? undefined : "ready", cursor: undefined })} /> most ready first
        </label>
      </form>
      <List
        from={`v1/queues/${encodeURIComponent(queue)}/groups`}
        member="groups"
        filter={{ prefix, order }}
        order={order === "ready" ? "most ready first" : "in the order of the store"}
        words={["First", "More"]}
        columns={kColumns}
        id={(group: Group) => group.name}
        page={(group) => pageOfGroup(queue, group.name)}
        none={
          <Empty title="No groups here">
            <p>Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay.</p>
            <Command text={`curl -d '{"type":"hello","queue":"${queue}","group":"customer-1"}' ${apiUrl("v1/jobs")}`} />
          </Empty>
        }
      />
    </>
  );
}

// ---- One group ----

function History({ queue, name }: { queue: string; name: string }) {
  const cursor = parameters.value.get("cursor") ?? undefined;
  const since = parameters.value.get("since") ?? "";
  const path = `${pathOf({ queue, name })}/jobs${query({ limit: 50, cursor, since: sinceOf(since) })}`;
  const data = useData(`history ${queue} ${name} ${cursor} ${since}`, (signal) => call<{ jobs: JobBrief[]; cursor?: string }>(path, { signal }));
  const view = data.value;
  return (
    <>
      <div class="row history-head">
        <h2>History</h2>
        <Segments label="Pushed" options={kSince.map(([id, label]) => [id, label])} value={since} set={(id) => setParameters({ since: id, cursor: undefined })} />
      </div>
      {view === null ? (
        data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path={path} /> : <Skeleton />
      ) : view.jobs.length === 0 && !cursor ? (
        <Empty title={since ? "No job of this time" : "No jobs in this group"}>
          {!since && <Command text={`curl -d '{"type":"hello","queue":"${queue}","group":"${name}"}' ${apiUrl("v1/jobs")}`} />}
        </Empty>
      ) : (
        <div class="card flush">
          <JobsTable jobs={view.jobs} queue={false} />
          <Pages note="newest first" cursor={cursor} next={view.cursor}>
            <AllThatMatch filter={{ queue, group: name, since }} />
          </Pages>
        </div>
      )}
    </>
  );
}

export function GroupPage({ queue, name }: { queue: string; name: string }) {
  const path = pathOf({ queue, name });
  const data = useData(path, async (signal) => {
    const [group, last] = await Promise.all([call<Group>(path, { signal }), call<{ jobs: JobBrief[] }>(`${path}/jobs?limit=200`, { signal })]);
    return { group, last: last.jobs };
  });
  const up = (
    <>
      <a href={href("/queues")}>Queues</a> · <a href={href(pageOfQueue(queue))}>{queue}</a> · <a href={href(`${pageOfQueue(queue)}?tab=groups`)}>groups</a>
    </>
  );
  if (data.value === null) {
    return (
      <Unread data={data} path={path} title={name} up={up} missing="There is no such queue">
        <p>A queue appears with its first push.</p>
      </Unread>
    );
  }
  const { group, last } = data.value;
  const blocked = whyBlocked(group);
  return (
    <Page
      title={
        <>
          {name} {group.paused && <StateBadge state="paused" />} {group.ordered && <span class="pill">ordered</span>}
        </>
      }
      sub={up}
      tools={<ActionButton action={pauseAction(group)} />}
    >
      <Stale data={data} path={path} />
      <div class="tiles four">
        <div class="tile" data-state="queued">
          <span class="tile-label">Ready</span>
          <span class="tile-value">{count(group.ready)}</span>
          <span class="tile-note">{blocked || "nothing holds it"}</span>
        </div>
        <div class="tile" data-state="running">
          <span class="tile-label">Running</span>
          <span class="tile-value">
            {count(group.running)}
            {group.limit !== undefined && <small> / {count(group.limit)}</small>}
          </span>
          <span class="tile-note">{group.limit === undefined ? "no limit" : "at once"}</span>
        </div>
        <div class="tile">
          <span class="tile-label">Rate</span>
          <span class="tile-value">{group.rate ? count(group.rate.limit) : "–"}</span>
          <span class="tile-note">{group.rate ? `may start in ${span(group.rate.per * 1_000)}` : "no limit"}</span>
        </div>
        <div class="tile">
          <span class="tile-label">Order</span>
          <span class="tile-value">{group.ordered ? "strict" : "free"}</span>
          <span class="tile-note">{group.ordered ? "one at a time, in turn" : "as workers are free"}</span>
        </div>
      </div>
      {last.length > 0 && <Strip title={`The last ${plural(last.length, "job")}`} rows={last} page={(job) => pageOfJob(job.id)} />}
      <History queue={queue} name={name} />
      <LimitsForm
        path={path}
        cli={`pawl group ${queue} '${name}'`}
        numbers={[{ name: "limit", label: "Limit", hint: "how many jobs of the group may run at once", value: group.limit }]}
        rate={group.rate}
        ordered={group.ordered}
        saved={data.reload}
      />
      <JsonView title="Settings" value={group.settings} />
    </Page>
  );
}

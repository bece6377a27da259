import { useState } from "preact/hooks";
import type { Group, Queue, Schema, Worker } from "../api";
import { Problem, apiUrl, call, may, query } from "../api";
import { ThroughputChart } from "../chart";
import { count, exact, plural, span } from "../format";
import { Card } from "../jobs_table";
import { useKeys } from "../keys";
import { useData } from "../live";
import { ActionButton, Bar, Command, Count, Empty, Facts, Page, ProblemBox, ScopeNote, Skeleton, StateBadge, Tabs, kStates, toast } from "../parts";
import { go, href, pageOfQueue, parameters, setParameters } from "../router";
import { JobList } from "./jobs";
import { StateOfQueue, pauseAction } from "./queues";

function Groups({ queue }: { queue: string }) {
  const base = `v1/queues/${encodeURIComponent(queue)}/groups`;
  const cursor = parameters.value.get("cursor") ?? undefined;
  const [name, setName] = useState("");
  const data = useData(`groups ${queue} ${cursor}`, (signal) => call<{ groups: Group[]; cursor?: string }>(base + query({ limit: 50, cursor }), { signal }));
  const view = data.value;
  if (view === null) return data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path={base} /> : <Skeleton />;
  const jobsOf = (group: string) => `${pageOfQueue(queue)}?group=${encodeURIComponent(group)}`;
  const blocked = (group: Group) => {
    if (group.paused) return "paused";
    if (group.limit !== undefined && group.running >= group.limit && group.ready > 0) return "at its limit";
    return "";
  };
  return (
    <>
      <form
        class="filters"
        onSubmit={(event) => {
          event.preventDefault();
          if (name) go(jobsOf(name));
        }}
      >
        <label>
          <span>Open a group by its exact name</span>
          <input value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit">Open</button>
      </form>
      {view.groups.length === 0 ? (
        <Empty title="No groups here">
          <p>Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay.</p>
          <Command text={`curl -d '{"type":"hello","queue":"${queue}","group":"customer-1"}' ${apiUrl("v1/jobs")}`} />
        </Empty>
      ) : (
        <div class="card flush">
          <table class="list">
            <thead>
              <tr>
                <th>Group</th>
                <th class="end">Ready</th>
                <th class="end">Running</th>
                <th class="end wide">Rate</th>
                <th class="wide">Blocked</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {view.groups.map((group) => {
                const path = `${base}/${encodeURIComponent(group.name)}`;
                const change = (paused: boolean) => ({
                  path,
                  method: "PATCH",
                  body: { paused },
                  done: paused ? `${group.name} is paused` : `${group.name} runs again`,
                });
                return (
                  <tr key={group.name}>
                    <td class="main">
                      <a href={href(jobsOf(group.name))}>{group.name}</a>
                      {group.ordered && <span class="pill">ordered</span>}
                    </td>
                    <td class="end">
                      <Count value={group.ready} />
                    </td>
                    <td class="end">
                      <Count value={group.running} />
                      {group.limit !== undefined && (
                        <>
                          <span class="faint"> / {count(group.limit)}</span>
                          <Bar value={group.running} max={group.limit} label={`${group.running} of ${group.limit}`} />
                        </>
                      )}
                    </td>
                    <td class="end wide">{group.rate ? `${group.rate.limit} / ${span(group.rate.per * 1_000)}` : <span class="faint">–</span>}</td>
                    <td class="wide faint">{blocked(group)}</td>
                    <td class="end act">
                      <ActionButton
                        action={{
                          label: group.paused ? "Resume" : "Pause",
                          ...change(!group.paused),
                          undo: change(group.paused ?? false),
                        }}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <div class="pages">
            <span class="faint">in the order of the store</span>
            <div class="row">
              <button type="button" disabled={!cursor} onClick={() => setParameters({ cursor: undefined })}>
                First
              </button>
              <button type="button" disabled={!view.cursor} onClick={() => setParameters({ cursor: view.cursor })}>
                More
              </button>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

// ---- Settings: only what was changed is sent; an empty field takes a limit away ----

const kNumbers: [string, string, string][] = [
  ["concurrency", "Concurrency", "how many jobs of the queue may run at once"],
  ["max_payload", "Largest payload", "in bytes"],
];

function Settings({ queue, reload }: { queue: Queue; reload: () => void }) {
  const initial: Record<string, string> = {
    concurrency: queue.concurrency?.toString() ?? "",
    max_payload: queue.max_payload?.toString() ?? "",
    rate_limit: queue.rate?.limit.toString() ?? "",
    rate_per: queue.rate ? `${queue.rate.per}s` : "1s",
  };
  const [form, setForm] = useState<Record<string, string> | null>(null);
  const [problem, setProblem] = useState<string>("");
  const values = form ?? initial;
  const set = (name: string, value: string) => setForm({ ...values, [name]: value });
  const body: Record<string, unknown> = {};
  for (const [name] of kNumbers) {
    if (values[name] !== initial[name]) body[name] = values[name] === "" ? null : Number(values[name]);
  }
  if (values.rate_limit !== initial.rate_limit || (values.rate_limit !== "" && values.rate_per !== initial.rate_per)) {
    body.rate = values.rate_limit === "" ? null : { limit: Number(values.rate_limit), per: values.rate_per };
  }
  const changed = Object.keys(body).length > 0;
  const path = `v1/queues/${encodeURIComponent(queue.name)}`;
  const save = async () => {
    try {
      await call(path, { method: "PATCH", body });
      toast("Saved");
      setForm(null);
      setProblem("");
      reload();
    } catch (error) {
      setProblem((error as Problem).detail);
    }
  };
  const field = (name: string, label: string, hint: string) => (
    <label class="field">
      <span>{label}</span>
      <input value={values[name]} placeholder="no limit" inputMode="numeric" disabled={!may("admin")} onInput={(event) => set(name, event.currentTarget.value)} />
      <small>{hint}</small>
    </label>
  );
  const defaults = Object.entries(queue.defaults ?? {});
  return (
    <div class="columns">
      <Card title="Limits" tools={<ScopeNote />}>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {field("concurrency", kNumbers[0][1], kNumbers[0][2])}
          <div class="pair">
            {field("rate_limit", "Rate", "how many jobs may start")}
            <label class="field">
              <span>in</span>
              <input value={values.rate_per} disabled={!may("admin") || values.rate_limit === ""} onInput={(event) => set("rate_per", event.currentTarget.value)} />
              <small>such as 1s, 5m, 1h</small>
            </label>
          </div>
          {field("max_payload", kNumbers[1][1], kNumbers[1][2])}
          {problem && (
            <p class="bad" role="alert">
              {problem}
            </p>
          )}
          {may("admin") && (
            <div class="buttons">
              <button type="button" disabled={!form} onClick={() => setForm(null)}>
                Reset
              </button>
              <button type="submit" class="primary" disabled={!changed}>
                Save
              </button>
            </div>
          )}
        </form>
      </Card>
      <Card title="Defaults of its jobs">
        {defaults.length === 0 ? (
          <p class="faint pad">The server's own defaults are in force.</p>
        ) : (
          <Facts rows={defaults.map(([name, value]) => [name.replace(/_/g, " "), typeof value === "object" ? JSON.stringify(value) : String(value)])} />
        )}
        <p class="hint pad">
          Change them with <code>pawl queue {queue.name} --default-…</code>
        </p>
      </Card>
    </div>
  );
}

function Throughput({ queue }: { queue: string }) {
  const data = useData(`history ${queue}`, (signal) => call<Schema["StatsHistory"]>(`v1/stats/history${query({ queue, resolution: "minute" })}`, { signal }));
  if (data.value === null) return <div class="chart-place small" />;
  return <ThroughputChart points={data.value.points} resolution="minute" height={140} />;
}

export function QueuePage({ queue: name }: { queue: string }) {
  const path = `v1/queues/${encodeURIComponent(name)}`;
  const tab = parameters.value.get("tab") ?? "jobs";
  const data = useData(`queue ${name}`, async (signal) => {
    const [queue, workers] = await Promise.all([call<Queue>(path, { signal }), call<{ workers: Worker[] }>("v1/workers", { signal })]);
    return { queue, workers: workers.workers.filter((worker) => worker.queues?.includes(name)) };
  });
  const link = (id: string) => pageOfQueue(name) + (id === "jobs" ? "" : `?tab=${id}`);
  useKeys({ "1": () => go(link("jobs")), "2": () => go(link("groups")), "3": () => go(link("settings")) });
  const view = data.value;
  if (view === null) {
    return (
      <Page title={name} sub={<a href={href("/queues")}>Queues</a>}>
        {data.problem?.status === 404 ? (
          <Empty title="There is no such queue">
            <p>A queue appears with its first push.</p>
            <Command text={`curl -d '{"type":"hello","queue":"${name}"}' ${apiUrl("v1/jobs")}`} />
          </Empty>
        ) : data.problem ? (
          <ProblemBox problem={data.problem} retry={data.reload} path={path} />
        ) : (
          <Skeleton />
        )}
      </Page>
    );
  }
  const { queue, workers } = view;
  const counts = queue.counts as Record<string, number>;
  const total = Object.values(counts).reduce((sum, value) => sum + value, 0);
  const state = parameters.value.get("state") ?? "";
  const group = parameters.value.get("group") ?? "";
  const waiting = counts.queued + counts.scheduled + counts.retrying + counts.waiting;
  return (
    <Page
      title={name}
      sub={
        <>
          <a href={href("/queues")}>Queues</a> · <StateOfQueue queue={queue} workers={new Set(workers.length > 0 ? [name] : [])} />
        </>
      }
      tools={
        <>
          <ActionButton action={pauseAction(name, queue.paused)} id="pause" />
          <ActionButton
            danger
            why={waiting === 0 && "nothing waits"}
            action={{
              label: "Purge",
              path: `${path}/purge`,
              cli: `pawl purge ${name}`,
              done: "Terminated",
              confirm: {
                title: `Purge ${name}?`,
                text: `All ${exact(waiting)} jobs that wait are terminated. Those that run go on.`,
                danger: true,
                count: waiting,
              },
            }}
          />
          <ActionButton
            danger
            why={total > 0 && "it still has jobs"}
            action={{
              label: "Delete",
              method: "DELETE",
              path,
              cli: `pawl queue ${name} --delete`,
              done: `${name} is deleted`,
              confirm: { title: `Delete ${name}?`, text: "Its settings go with it. It appears again with the next push.", danger: true },
              then: () => go("/queues"),
            }}
          />
        </>
      }
    >
      {data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path={path} />}
      <div class="tiles four">
        <div class="tile" data-state="queued">
          <span class="tile-label">Queued</span>
          <span class="tile-value">{count(counts.queued)}</span>
          <span class="tile-note">{queue.oldest_age ? `the oldest for ${span(queue.oldest_age * 1_000)}` : "nothing waits"}</span>
        </div>
        <div class="tile" data-state="running">
          <span class="tile-label">Running</span>
          <span class="tile-value">
            {count(counts.running)}
            {queue.concurrency !== undefined && <small> / {count(queue.concurrency)}</small>}
          </span>
          <span class="tile-note">{plural(workers.length, "worker")}</span>
        </div>
        <div class="tile" data-state="retrying">
          <span class="tile-label">Retrying</span>
          <span class="tile-value">{count(counts.retrying)}</span>
          <span class="tile-note">{count(counts.scheduled)} scheduled</span>
        </div>
        <div class="tile" data-state="dead">
          <span class="tile-label">Dead</span>
          <span class="tile-value">{count(counts.dead)}</span>
          <span class="tile-note">{queue.rate ? `rate ${queue.rate.limit} / ${span(queue.rate.per * 1_000)}` : "no rate limit"}</span>
        </div>
      </div>
      <section class="card">
        <Throughput queue={name} />
      </section>
      <Tabs
        tabs={[
          ["jobs", "Jobs", total],
          ["groups", "Groups", queue.groups],
          ["settings", "Settings"],
          ["workers", "Workers", workers.length],
        ]}
        current={tab}
        link={link}
      />
      {tab === "jobs" && (
        <>
          {group && (
            <p class="hint">
              Only the group <b>{group}</b>{" "}
              <button type="button" class="link" onClick={() => setParameters({ group: undefined, cursor: undefined })}>
                all groups
              </button>
            </p>
          )}
          <div class="chips" role="group" aria-label="States">
            {kStates
              .filter((one) => counts[one] > 0 || one === state)
              .map((one) => (
                <button
                  key={one}
                  type="button"
                  class="chip"
                  data-state={one}
                  aria-pressed={one === state}
                  onClick={() => setParameters({ state: one === state ? undefined : one, cursor: undefined })}
                >
                  {one} <span class="chip-count">{count(counts[one])}</span>
                </button>
              ))}
          </div>
          <JobList
            filter={{ queue: name, state: state || undefined, group: group || undefined }}
            total={group ? undefined : state ? counts[state] : total}
            queueColumn={false}
            empty={
              <Empty title={state || group ? "No job matches" : "No jobs in this queue"}>
                {state || group ? (
                  <button type="button" onClick={() => setParameters({ state: undefined, group: undefined, cursor: undefined })}>
                    Clear filters
                  </button>
                ) : (
                  <Command text={`curl -d '{"type":"hello","queue":"${name}"}' ${apiUrl("v1/jobs")}`} />
                )}
              </Empty>
            }
          />
        </>
      )}
      {tab === "groups" && <Groups queue={name} />}
      {tab === "settings" && <Settings queue={queue} reload={data.reload} />}
      {tab === "workers" &&
        (workers.length === 0 ? (
          <Empty title="No worker claims this queue">
            <Command text={`pawl work --url ${apiUrl("").replace(/\/$/, "")} --queue ${name} -- ./my-program`} />
          </Empty>
        ) : (
          <div class="card flush">
            <table class="list">
              <tbody>
                {workers.map((worker) => (
                  <tr key={worker.name}>
                    <td class="main">
                      <a href={href("/workers")}>{worker.name}</a>
                    </td>
                    <td>
                      <StateBadge state={worker.running.length > 0 ? "running" : "suspended"} quiet />
                    </td>
                    <td class="end">{worker.running.filter((run) => run.queue === name).length} jobs of this queue</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
    </Page>
  );
}

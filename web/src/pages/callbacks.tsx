// Who is told of the end of jobs, and what they answered.
import type { Group, Job, Schema } from "../api";
import { apiUrl, call } from "../api";
import { count, span } from "../format";
import { useKeys } from "../keys";
import { type Column, List, OneState } from "../list";
import { useData } from "../live";
import { type Action, ActionButton } from "../parts/actions";
import { Command, Copy } from "../parts/copy";
import { Time } from "../parts/figures";
import { JsonView } from "../parts/json";
import { Card, Facts, Page } from "../parts/layout";
import { Empty } from "../parts/notices";
import { Stale, Unread } from "../parts/reading";
import { StateBadge } from "../parts/states";
import { go, href, pageOfJob, parameters, setParameters } from "../router";

type Callback = Schema["CallbackShown"];

const kRarely = 60_000; // ms: what is sent does not change

const kStates = ["pending", "delivering", "delivered", "failed", "cancelled"];

function pageOfCallback(id: string): string {
  return `/callbacks/${encodeURIComponent(id)}`;
}

function whyNotAgain(callback: Callback): string | false {
  return callback.state !== "failed" && callback.state !== "delivered" && "it is under way";
}

function again(id: string) {
  return { label: "Deliver again", path: `v1/callbacks/${encodeURIComponent(id)}/retry`, cli: `pawl callback retry ${id}`, done: "It is sent again" };
}

// A callback is a job of Pawl's own: to terminate it is to give it up.
function giveUp(id: string): Action {
  return {
    label: "Give up",
    path: `v1/jobs/${encodeURIComponent(id)}/terminate`,
    cli: `pawl terminate ${id}`,
    done: "It is given up",
    confirm: { title: "Give this callback up?", text: "It is not sent any more by itself. It can be delivered again.", danger: true },
  };
}

// All that goes to one host waits while its group is paused.
function HostPause({ host }: { host: string }) {
  const path = `v1/queues/pawl.callbacks/groups/${encodeURIComponent(host)}`;
  const data = useData(path, (signal) => call<Group>(path, { signal }));
  if (data.value === null) return null;
  const change = (paused: boolean) => ({ path, method: "PATCH", body: { paused }, done: paused ? `Nothing is sent to ${host}` : `${host} is told again` });
  return (
    <ActionButton
      action={{
        label: data.value.paused ? `Resume ${host}` : `Pause ${host}`,
        ...change(!data.value.paused),
        cli: `pawl group pawl.callbacks '${host}' --${data.value.paused ? "resume" : "pause"}`,
        undo: change(data.value.paused),
      }}
    />
  );
}

interface Attempt {
  at?: string;
  status?: number | null;
  ms?: number;
  error?: string | null;
  answer?: string;
}

function Attempts({ log }: { log: Attempt[] }) {
  return (
    <Card title="Attempts">
      <table class="plain">
        <thead>
          <tr>
            <th>When</th>
            <th class="end">Status</th>
            <th class="end">Took</th>
            <th>What came</th>
          </tr>
        </thead>
        <tbody>
          {[...log].reverse().map((attempt, i) => (
            <tr key={i}>
              <td>
                <Time at={attempt.at} />
              </td>
              <td class="end">{attempt.status ?? "–"}</td>
              <td class="end">{attempt.ms !== undefined ? span(attempt.ms) : "–"}</td>
              <td class="answer-cell">
                {attempt.error && <div class="error-line">{attempt.error}</div>}
                {attempt.answer && (
                  <details>
                    <summary class="cut">{attempt.answer.split("\n", 1)[0].slice(0, 120)}</summary>
                    <pre class="trace" tabIndex={0}>
                      {attempt.answer}
                    </pre>
                  </details>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const kColumns: Column<Callback>[] = [
  {
    head: "Callback",
    kind: "main",
    cell: (callback) => (
      <>
        <a href={href(pageOfCallback(callback.id ?? ""))} class="cut">
          {callback.url}
        </a>
        <div class="meta">when {callback.event}</div>
      </>
    ),
  },
  { head: "State", cell: (callback) => <StateBadge state={callback.state} /> },
  { head: "Attempts", kind: "end", label: "attempts", cell: (callback) => count(callback.attempts) },
  {
    head: "Last answer",
    kind: "wide",
    cell: (callback) => (
      <>
        {callback.last_status ?? ""} {callback.last_error && <span class="error-line">{callback.last_error}</span>}
      </>
    ),
  },
  { head: "Next", kind: "end wide", cell: (callback) => <Time at={callback.next_at} /> },
  { head: "", kind: "end act", cell: (callback) => <ActionButton action={again(callback.id ?? "")} why={whyNotAgain(callback)} /> },
];

export function CallbacksPage() {
  const state = parameters.value.get("state") ?? "";
  const host = parameters.value.get("host") ?? "";
  useKeys({ "/": () => document.getElementById("host")?.focus() });
  return (
    <Page
      title="Callbacks"
      tools={
        <>
          {/^[\w.:-]+$/.test(host) && <HostPause host={host} />}
          {state === "failed" && (
          <ActionButton
            primary
            action={{
              label: host ? `Deliver all to ${host} again` : "Deliver all that failed again",
              path: "v1/callbacks/retry",
              body: { state: "failed", ...(host ? { host } : {}) },
              cli: `pawl callback retry --failed${host ? ` --host ${host}` : ""}`,
              done: "Sent again",
              confirm: { title: "Deliver again?", text: host ? `All callbacks to ${host} that have failed are sent again.` : "All callbacks that have failed are sent again." },
            }}
          />
          )}
        </>
      }
    >
      <div class="filters" role="search">
        <label>
          <span>Host</span>
          <input id="host" value={host} placeholder="any" spellcheck={false} onChange={(event) => setParameters({ host: event.currentTarget.value.trim(), cursor: undefined })} />
        </label>
      </div>
      <OneState states={kStates} />
      <List
        from="v1/callbacks"
        member="callbacks"
        filter={{ state, host }}
        order="newest first"
        columns={kColumns}
        id={(callback: Callback) => callback.id ?? ""}
        page={(callback) => pageOfCallback(callback.id ?? "")}
        unmatched="No callback matches"
        none={
          <Empty title="No callbacks yet">
            <p>Pawl tells your program of the end of a job:</p>
            <Command text={`curl -d '{"type":"hello","callbacks":[{"url":"https://example.com/done"}]}' ${apiUrl("v1/jobs")}`} />
          </Empty>
        }
      />
    </Page>
  );
}

export function CallbackPage({ id }: { id: string }) {
  const path = `v1/callbacks/${encodeURIComponent(id)}`;
  const data = useData(path, (signal) => call<Callback>(path, { signal }));
  const job = useData(`job of ${path}`, (signal) => call<Job>(`v1/jobs/${encodeURIComponent(id)}`, { signal }), false, kRarely);
  const callback = data.value;
  const up = <a href={href("/callbacks")}>Callbacks</a>;
  if (callback === null) return <Unread data={data} path={path} title="Callback" up={up} missing="There is no such callback" />;
  const log = (callback.log ?? []) as Attempt[];
  const sent = job.value?.payload as { headers?: unknown; host?: string } | undefined;
  const owner = callback.owner as { id?: string } | undefined;
  return (
    <Page
      title={
        <>
          Callback <StateBadge state={callback.state} />
        </>
      }
      sub={
        <span class="row">
          {up} · <code class="id">{callback.id}</code>
          <Copy text={callback.id ?? ""} label="Copy the id" />
        </span>
      }
      actions={
        <>
          <ActionButton action={again(id)} primary why={whyNotAgain(callback)} />
          {(callback.state === "pending" || callback.state === "delivering") && <ActionButton action={giveUp(id)} danger />}
          {sent?.host && <HostPause host={sent.host} />}
          <ActionButton
            danger
            action={{
              label: "Delete",
              method: "DELETE",
              path,
              cli: `pawl callback rm ${id}`,
              done: "Deleted",
              confirm: { title: "Delete this callback?", text: "It is not sent any more.", danger: true },
              then: () => go("/callbacks"),
            }}
          />
        </>
      }
    >
      <Stale data={data} path={path} />
      <Card title="Facts">
        <Facts
          rows={[
            ["URL", callback.url],
            ["Tells that it", callback.event],
            ["Job", owner?.id && <a href={href(pageOfJob(owner.id))}>{owner.id}</a>],
            ["Attempts", count(callback.attempts)],
            ["Last answer", callback.last_status],
            ["Last error", callback.last_error && <span class="bad">{callback.last_error}</span>],
            ["Next attempt", callback.next_at && <Time at={callback.next_at} />],
          ]}
        />
      </Card>
      {log.length > 0 && <Attempts log={log} />}
      <JsonView title="Headers" value={sent?.headers} />
      <JsonView title="Body" value={callback.body} />
    </Page>
  );
}


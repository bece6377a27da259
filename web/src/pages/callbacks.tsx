import type { Schema } from "../api";
import { apiUrl, call, query } from "../api";
import { count } from "../format";
import { Card } from "../jobs_table";
import { useData } from "../live";
import { ActionButton, Command, Copy, Empty, Facts, JsonView, Page, ProblemBox, Skeleton, StateBadge, Time } from "../parts";
import { go, href, pageOfJob, parameters, setParameters } from "../router";

type Callback = Schema["CallbackShown"];

const kStates = ["pending", "delivering", "delivered", "failed", "cancelled"];

function pageOfCallback(id: string): string {
  return `/callbacks/${encodeURIComponent(id)}`;
}

function again(id: string) {
  return { label: "Deliver again", path: `v1/callbacks/${encodeURIComponent(id)}/retry`, cli: `pawl callback retry ${id}`, done: "It is sent again" };
}

export function CallbacksPage() {
  const state = parameters.value.get("state") ?? "";
  const host = parameters.value.get("host") ?? "";
  const cursor = parameters.value.get("cursor") ?? undefined;
  const path = `v1/callbacks${query({ state, host, limit: 50, cursor })}`;
  const data = useData(path, (signal) => call<{ callbacks: Callback[]; cursor?: string }>(path, { signal }));
  const view = data.value;
  return (
    <Page
      title="Callbacks"
      tools={
        state === "failed" && (
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
        )
      }
    >
      <div class="filters" role="search">
        <label>
          <span>Host</span>
          <input value={host} placeholder="any" spellcheck={false} onChange={(event) => setParameters({ host: event.currentTarget.value.trim(), cursor: undefined })} />
        </label>
      </div>
      <div class="chips" role="group" aria-label="States">
        {kStates.map((one) => (
          <button key={one} type="button" class="chip" data-state={one} aria-pressed={one === state} onClick={() => setParameters({ state: one === state ? undefined : one, cursor: undefined })}>
            {one}
          </button>
        ))}
      </div>
      {data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path={path} />}
      {view === null ? (
        !data.problem && <Skeleton />
      ) : view.callbacks.length === 0 && !view.cursor ? (
        <Empty title={state || host ? "No callback matches" : "No callbacks yet"}>
          {!state && !host && (
            <>
              <p>Pawl tells your program of the end of a job:</p>
              <Command text={`curl -d '{"type":"hello","callbacks":[{"url":"https://example.com/done"}]}' ${apiUrl("v1/jobs")}`} />
            </>
          )}
        </Empty>
      ) : (
        <div class="card flush">
          <table class="list">
            <thead>
              <tr>
                <th>Callback</th>
                <th>State</th>
                <th class="end">Attempts</th>
                <th class="wide">Last answer</th>
                <th class="end wide">Next</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {view.callbacks.map((callback) => (
                <tr key={callback.id}>
                  <td class="main">
                    <a href={href(pageOfCallback(callback.id))} class="cut">
                      {callback.url}
                    </a>
                    <div class="meta">when {callback.event}</div>
                  </td>
                  <td>
                    <StateBadge state={callback.state} />
                  </td>
                  <td class="end">{count(callback.attempts)}</td>
                  <td class="wide">
                    {callback.last_status ?? ""} {callback.last_error && <span class="error-line">{callback.last_error}</span>}
                  </td>
                  <td class="end wide">
                    <Time at={callback.next_at} />
                  </td>
                  <td class="end act">
                    <ActionButton action={again(callback.id)} why={callback.state !== "failed" && callback.state !== "delivered" && "it is under way"} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div class="pages">
            <span class="faint">newest first</span>
            <div class="row">
              <button type="button" disabled={!cursor} onClick={() => setParameters({ cursor: undefined })}>
                Newest
              </button>
              <button type="button" disabled={!view.cursor} onClick={() => setParameters({ cursor: view.cursor })}>
                Older
              </button>
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}

export function CallbackPage({ id }: { id: string }) {
  const path = `v1/callbacks/${encodeURIComponent(id)}`;
  const data = useData(path, (signal) => call<Callback>(path, { signal }));
  const callback = data.value;
  const up = <a href={href("/callbacks")}>Callbacks</a>;
  if (callback === null) {
    return (
      <Page title="Callback" sub={up}>
        {data.problem?.status === 404 ? <Empty title="There is no such callback" /> : data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path={path} /> : <Skeleton />}
      </Page>
    );
  }
  const log = (callback.log ?? []) as { at?: string; status?: number; seconds?: number; error?: string; answer?: string }[];
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
      tools={
        <>
          <ActionButton action={again(id)} primary why={callback.state !== "failed" && callback.state !== "delivered" && "it is under way"} />
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
      {data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path={path} />}
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
      {log.length > 0 && (
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
              {log.map((attempt, i) => (
                <tr key={i}>
                  <td>
                    <Time at={attempt.at} />
                  </td>
                  <td class="end">{attempt.status ?? "–"}</td>
                  <td class="end">{attempt.seconds !== undefined ? `${Math.round(attempt.seconds * 1_000)} ms` : "–"}</td>
                  <td class="error-line">{attempt.error ?? attempt.answer ?? ""}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      <JsonView title="Body" value={callback.body} />
    </Page>
  );
}


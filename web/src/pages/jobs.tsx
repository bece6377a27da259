// All jobs, by what is asked for: in fields, or as words of the search.
import { useState } from "preact/hooks";
import type { Queue, Worker } from "../api";
import { apiUrl, call, curlOf, may } from "../api";
import { type JobFilter, isFiltered, kPlaces, kReasons, kSince, listPath, looksAtEach, quoted, spread, tokensOf } from "../filter";
import { fromField, toField } from "../format";
import { JobList } from "../job_list";
import { typesSeen } from "../jobs_table";
import { useKeys } from "../keys";
import { StateChips } from "../list";
import { readWorkers, useData } from "../live";
import { Command, Copy } from "../parts/copy";
import { Page } from "../parts/layout";
import { Empty } from "../parts/notices";
import { kStates } from "../parts/states";
import { parameters, setParameters } from "../router";
import { Suggest } from "../suggest";
import { PushDialog } from "./push";

const kNone: Record<string, undefined> = { queue: undefined, state: undefined, type: undefined, group: undefined, since: undefined, until: undefined, q: undefined, cursor: undefined };

// How a word of the search may go on.
function wordsAfter(word: string, queues: Queue[], workers: Worker[]): string[] {
  const colon = word.indexOf(":");
  if (colon < 0) return [...kPlaces, "worker", "reason", "error", "unique", "payload."].map((name) => (name.endsWith(".") ? name : `${name}:`)).filter((name) => name.startsWith(word));
  const name = word.slice(0, colon);
  const values: Record<string, () => string[]> = {
    queue: () => queues.map((queue) => queue.name),
    state: () => kStates,
    type: () => typesSeen(),
    since: () => kSince.map(([id]) => id).filter(Boolean),
    reason: () => kReasons,
    worker: () => workers.map((worker) => worker.name),
  };
  const typed = word.slice(colon + 1).toLowerCase();
  return (values[name]?.() ?? []).filter((value) => value.toLowerCase().includes(typed)).map((value) => `${name}:${quoted(value)}`);
}

// What is asked for, piece by piece; what the server does not take is marked.
function Tokens({ filter, wrong, clear }: { filter: JobFilter; wrong: string; clear: () => void }) {
  return (
    <ul class="tokens" aria-label="Filters">
      {tokensOf(filter).map((token) => (
        <li key={token.text} class={token.field === wrong ? "token wrong" : "token"}>
          <span class="cut">{token.text}</span>
          {token.field === wrong && <span class="off-screen"> is not valid</span>}
          <button type="button" class="link" aria-label={`Without ${token.text}`} onClick={() => setParameters({ ...token.without, cursor: undefined })}>
            ×
          </button>
        </li>
      ))}
      <li>
        <button type="button" class="link" onClick={clear}>
          Clear filters
        </button>
      </li>
    </ul>
  );
}

// When a job was pushed: the last hour, or between two times.
function Pushed({ filter, change }: { filter: JobFilter; change: (changes: Record<string, string | undefined>) => void }) {
  const named = kSince.some(([id]) => id === (filter.since ?? "")) && !filter.until;
  const [open, setOpen] = useState(false);
  const between = open || !named;
  return (
    <>
      <label>
        <span>Pushed</span>
        <select
          value={between ? "between" : (filter.since ?? "")}
          onChange={(event) => {
            const value = event.currentTarget.value;
            setOpen(value === "between");
            if (value !== "between") change({ since: value, until: undefined });
          }}
        >
          {kSince.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="between">between…</option>
        </select>
      </label>
      {between && (
        <>
          <label>
            <span>From</span>
            <input type="datetime-local" step="1" value={named ? "" : toField(filter.since)} onChange={(event) => change({ since: fromField(event.currentTarget.value) })} />
          </label>
          <label>
            <span>Until</span>
            <input type="datetime-local" step="1" value={toField(filter.until)} onChange={(event) => change({ until: fromField(event.currentTarget.value) })} />
          </label>
        </>
      )}
    </>
  );
}

export function JobsPage() {
  const get = (name: string) => parameters.value.get(name) ?? undefined;
  const filter: JobFilter = { queue: get("queue"), state: get("state"), type: get("type"), group: get("group"), since: get("since"), until: get("until"), search: get("q") };
  const queues = useData("queues for jobs", (signal) => call<{ queues: Queue[] }>("v1/queues?limit=1000", { signal }));
  const workers = useData("workers for jobs", readWorkers);
  const [pushing, setPushing] = useState(false);
  const [wrong, setWrong] = useState("");
  useKeys({ "/": () => document.getElementById("filter-search")?.focus(), n: () => may("push") && setPushing(true) });
  const states = filter.state?.split(",") ?? [];
  const known = queues.value?.queues ?? [];
  const inView = known.filter((queue) => !filter.queue || queue.name === filter.queue);
  const countOf = (state: string) => inView.reduce((sum, queue) => sum + ((queue.counts as Record<string, number>)[state] ?? 0), 0);
  const exactCount = filter.state && !filter.type && !filter.group && !filter.since && !filter.until && !filter.search;
  const filtered = isFiltered(filter);
  const change = (changes: Record<string, string | undefined>) => setParameters({ ...changes, cursor: undefined, ...("queue" in changes && changes.queue !== filter.queue ? { group: changes.group } : {}) });
  const clear = () => setParameters(kNone);
  const path = listPath(filter, 50);
  return (
    <Page
      title="Jobs"
      tools={
        <>
          <span class="row faint">
            this list as curl <Copy text={curlOf(path)} label="Copy as curl" />
          </span>
          {may("push") && (
            <button type="button" class="primary" onClick={() => setPushing(true)}>
              Push a job
            </button>
          )}
        </>
      }
    >
      {pushing && <PushDialog queue={filter.queue} close={() => setPushing(false)} />}
      <div class="filters" role="search">
        <label>
          <span>Queue</span>
          <select value={filter.queue ?? ""} aria-invalid={wrong === "queue"} onChange={(event) => change({ queue: event.currentTarget.value })}>
            <option value="">all</option>
            {filter.queue && !known.some((queue) => queue.name === filter.queue) && <option value={filter.queue}>{filter.queue}</option>}
            {known.map((queue) => (
              <option key={queue.name} value={queue.name}>
                {queue.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Type</span>
          <input id="filter-type" list="types" value={filter.type ?? ""} placeholder="any" spellcheck={false} aria-invalid={wrong === "type"} onChange={(event) => change({ type: event.currentTarget.value.trim() })} />
          <datalist id="types">
            {typesSeen().map((type) => (
              <option key={type} value={type} />
            ))}
          </datalist>
        </label>
        <label>
          <span>Group</span>
          <input
            value={filter.group ?? ""}
            placeholder={filter.queue ? "any" : "choose a queue"}
            disabled={!filter.queue}
            spellcheck={false}
            aria-invalid={wrong === "group"}
            onChange={(event) => change({ group: event.currentTarget.value })}
          />
        </label>
        <Pushed filter={filter} change={change} />
        <label class="search">
          <span>Search</span>
          <Suggest
            id="filter-search"
            label="Search"
            value={filter.search ?? ""}
            placeholder="a text, payload.order.id:17, queue:, state:, worker:"
            wrong={tokensOf({ search: filter.search }).some((token) => token.field === wrong)}
            after={(word) => wordsAfter(word, known, workers.value ?? [])}
            submit={(text) => change(spread(text))}
          />
        </label>
      </div>
      <StateChips
        states={kStates}
        chosen={states}
        counts={Object.fromEntries(kStates.map((state) => [state, countOf(state)]))}
        toggle={(state) => change({ state: (states.includes(state) ? states.filter((one) => one !== state) : [...states, state]).join(",") })}
      />
      {filtered && <Tokens filter={filter} wrong={wrong} clear={clear} />}
      {looksAtEach(filter) && <p class="hint">No index knows this: a page looks at 1,000 jobs, and says how far it has looked. A queue, a state or a time makes it quick.</p>}
      <JobList
        filter={filter}
        total={exactCount ? states.reduce((sum, state) => sum + countOf(state), 0) : undefined}
        wrong={setWrong}
        empty={
          filtered ? (
            <Empty title="No job matches">
              <button type="button" onClick={clear}>
                Clear filters
              </button>
            </Empty>
          ) : (
            <Empty title="No jobs yet">
              <Command text={`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${apiUrl("v1/jobs")}`} />
            </Empty>
          )
        }
      />
    </Page>
  );
}

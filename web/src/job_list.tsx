// A list of jobs with its pages, and what can be done with those that are selected and with all that match.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { JobBrief, Schema } from "./api";
import { call, may } from "./api";
import { type JobFilter, bodyOf, listPath, optionsOf } from "./filter";
import { count, exact, plural } from "./format";
import { ColumnChoice, JobsTable } from "./jobs_table";
import { useKeys } from "./keys";
import { Pages, useHeld } from "./list";
import { useData } from "./live";
import { type Action, ActionButton, start } from "./parts/actions";
import { ProblemBox, Skeleton } from "./parts/notices";
import { Stale } from "./parts/reading";
import { parameters } from "./router";
import { saveCsv, saveLines } from "./save";

const kFollow = 5; // pages that are followed when one has nothing of what is looked for

interface JobsView {
  jobs: JobBrief[];
  cursor?: string;
  looked: number; // jobs that were looked at to find these, if that is more than were found
}

// Some 50 jobs that match. A page may be short or empty although more follow: then the next ones are read too.
export async function readJobs(filter: JobFilter, limit: number, cursor: string | undefined, signal: AbortSignal): Promise<JobsView> {
  const jobs: JobBrief[] = [];
  let followed = 0;
  let looked = 0;
  let next = cursor;
  do {
    const page = await call<Schema["JobPage"]>(listPath(filter, limit - jobs.length, next), { signal });
    jobs.push(...page.jobs);
    looked += page.looked_at ?? page.jobs.length;
    next = page.cursor;
    ++followed;
  } while (next !== undefined && jobs.length < limit && followed < kFollow);
  return { jobs, cursor: next, looked };
}

// ---- What can be done with those that are selected ----

export function SelectionBar({ chosen, clear }: { chosen: Set<string>; clear: () => void }) {
  const ids = [...chosen];
  const act = (label: string, verb: string, done: string, danger = false) => ({
    label,
    path: `v1/jobs/${verb}`,
    body: { ids },
    cli: `pawl ${verb === "delete" ? "rm" : verb} ${ids.slice(0, 3).join(" ")}${ids.length > 3 ? " …" : ""}`,
    done,
    then: clear,
    confirm: danger ? { title: `${label} ${plural(ids.length, "job")}?`, text: "Their payloads, results and errors are gone for good. Those that have not ended are passed over.", danger, count: ids.length } : undefined,
  });
  const run = act("Run", "run", "Queued again");
  const end = act("Terminate", "terminate", "Asked to stop");
  const remove = act("Delete", "delete", "Deleted", true);
  const allowed = may("admin") && ids.length > 0;
  useKeys({ r: () => allowed && start(run), T: () => allowed && start(end), Delete: () => allowed && start(remove), Escape: clear });
  if (ids.length === 0) return null;
  return (
    <div class="selection" role="region" aria-label="Selected jobs">
      <span>
        <b>{count(ids.length)}</b> selected <span class="faint">· updates wait</span>
      </span>
      <div class="row">
        <ActionButton action={run} />
        <ActionButton action={end} />
        <ActionButton action={remove} danger />
        <button type="button" onClick={clear}>
          Clear
        </button>
      </div>
    </div>
  );
}

const kRunnable = ["scheduled", "retrying", "suspended", "completed", "failed", "dead"];
const kEnded = ["completed", "failed", "dead", "terminated"];
const kOpen = ["waiting", "scheduled", "queued", "retrying", "running", "suspended"];

// Everything that matches, on this page or not. `total` is known where it is a number that Pawl keeps.
export function AllThatMatch({ filter, total }: { filter: JobFilter; total?: number }) {
  const body = bodyOf(filter);
  if (!may("admin") || body === null) return null;
  const states = filter.state?.split(",");
  const some = (of: string[]) => states === undefined || states.some((state) => of.includes(state));
  const all = (of: string[]) => states !== undefined && states.every((state) => of.includes(state));
  const act = (label: string, verb: string, title: string, text: string, done: string, of: string[], danger = false): Action => ({
    label,
    path: `v1/jobs/${verb}`,
    body,
    many: true,
    cli: `pawl ${verb === "delete" ? "rm" : verb}${optionsOf(filter)}`,
    done,
    confirm: { title, text, danger, count: all(of) ? total : undefined },
  });
  return (
    <>
      {some(kRunnable) && <ActionButton action={act("Run all", "run", "Run all that match?", "They are queued again.", "Queued again", kRunnable)} />}
      {some(kOpen) && <ActionButton action={act("Terminate all", "terminate", "Terminate all that match?", "They are stopped, and not run again by themselves.", "Asked to stop", kOpen, true)} danger />}
      {some(kEnded) && <ActionButton action={act("Delete all", "delete", "Delete all that match?", "Payloads, results and errors are gone for good.", "Deleted", kEnded, true)} danger />}
    </>
  );
}

// ---- A list with its pages, used by the pages of jobs, of a queue and of failures ----

interface JobListProps {
  filter: JobFilter;
  total?: number;
  queueColumn?: boolean;
  empty: ComponentChildren;
  wrong?: (field: string) => void; // which part of the filter the server does not take, if any
}

export function JobList({ filter, total, queueColumn, empty, wrong }: JobListProps) {
  const cursor = parameters.value.get("cursor") ?? undefined;
  const limit = Number(parameters.value.get("limit")) || 50;
  const [chosen, setChosen] = useState<Set<string>>(new Set());
  const [choosing, setChoosing] = useState(false);
  const key = JSON.stringify([filter, cursor, limit]);
  useEffect(() => setChosen(new Set()), [key]);
  const data = useData(`jobs ${key}`, (signal) => readJobs(filter, limit, cursor, signal), chosen.size > 0);
  const view = data.value;
  const field = data.problem?.status === 422 ? data.problem.field : "";
  useEffect(() => wrong?.(field), [field]);
  const held = useHeld(view?.jobs ?? [], (job) => job.id, key);
  if (view === null) return data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path={listPath(filter, limit)} /> : <Skeleton rows={8} />;
  return (
    <>
      <Stale data={data} path={listPath(filter, limit)} />
      {view.jobs.length === 0 && view.cursor === undefined ? (
        empty
      ) : (
        <div class="card flush" {...held.on}>
          {held.news > 0 && cursor === undefined && (
            <button type="button" class="news" onClick={held.release}>
              {count(held.news)} new
            </button>
          )}
          {held.rows.length > 0 && <JobsTable jobs={held.rows} gone={held.gone} selection={{ chosen, set: setChosen }} queue={queueColumn} />}
          <Pages
            cursor={cursor}
            next={view.cursor}
            words={["Newest", view.jobs.length === 0 ? "Go on" : "Older"]}
            note={
              view.jobs.length === 0
                ? `Looked at ${exact(view.looked)} jobs, found none.`
                : `${count(view.jobs.length)} jobs${total !== undefined && total > view.jobs.length ? ` of ${count(total)}` : ""}, newest first${view.looked > view.jobs.length ? `; looked at ${exact(view.looked)}` : ""}`
            }
          >
            <AllThatMatch filter={filter} total={total} />
            {view.jobs.length > 0 && (
              <>
                <button type="button" class="link" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
                  Columns
                </button>
                <button type="button" class="link" title="This page, one job a line, as JSON" onClick={() => saveLines("jobs.ndjson", view.jobs)}>
                  NDJSON
                </button>
                <button type="button" class="link" title="This page as a table of a spreadsheet" onClick={() => saveCsv("jobs.csv", view.jobs)}>
                  CSV
                </button>
              </>
            )}
          </Pages>
          {choosing && <ColumnChoice />}
        </div>
      )}
      <SelectionBar chosen={chosen} clear={() => setChosen(new Set())} />
    </>
  );
}

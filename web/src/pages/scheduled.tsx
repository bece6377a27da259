// Jobs that wait for a time, or for somebody to wake them.
import { useState } from "preact/hooks";
import type { JobBrief, Schema } from "../api";
import { apiUrl, call, curlOf, may, newKey, problemText } from "../api";
import { clock, count, fromField, plural, toField, utc } from "../format";
import { AllThatMatch, JobList, readJobs } from "../job_list";
import { JobsTable } from "../jobs_table";
import { now, refreshNow, useData } from "../live";
import { type Action, ActionButton } from "../parts/actions";
import { Command } from "../parts/copy";
import { Dialog } from "../parts/dialog";
import { Card, Page, Tabs } from "../parts/layout";
import { Empty } from "../parts/notices";
import { toast } from "../parts/toasts";
import { parameters } from "../router";

const kTabs: Record<string, string> = { scheduled: "Scheduled", retrying: "Retries", suspended: "Suspended" };
const kLooked = 200; // as many are put in the order of their times; the API lists the newest first

const kQuarter = 900_000; // ms
const kLater: [string, number][] = [
  ["10 minutes later", 600_000],
  ["an hour later", 3_600_000],
  ["a day later", 86_400_000],
];

const kSpans: [string, number][] = [
  ["In the next minute", 60_000],
  ["In the next hour", 3_600_000],
  ["In the next 24 hours", 86_400_000],
  ["Later", Number.POSITIVE_INFINITY],
];

interface Due {
  jobs: JobBrief[];
  more: boolean;
}

// How much comes when, in the next 24 hours: a bar for each quarter of an hour.
function Density({ jobs }: { jobs: JobBrief[] }) {
  const first = Math.floor(now.value / kQuarter) * kQuarter;
  const bars = Array.from({ length: 96 }, () => 0);
  for (const job of jobs) {
    const at = Math.max(0, Math.floor((Date.parse(job.run_at ?? "") - first) / kQuarter));
    if (at < bars.length) bars[at] += 1;
  }
  const all = bars.reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  const most = Math.max(...bars);
  const label = `${plural(all, "job")} in the next 24 hours`;
  return (
    <Card title="The next 24 hours" tools={<span class="faint">at most {count(most)} in a quarter of an hour</span>}>
      <svg class="density" viewBox="0 0 960 46" preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map((value, i) => (
          <rect key={i} x={i * 10 + 1} width="8" y={44 - Math.max(value > 0 ? 6 : 2, (42 * value) / most)} height={Math.max(value > 0 ? 6 : 2, (42 * value) / most)} class={value > 0 ? "some" : "none"}>
            <title>{`${clock(first + i * kQuarter).slice(11, 16)}: ${plural(value, "job")}`}</title>
          </rect>
        ))}
      </svg>
      <div class="density-hours faint" aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hours) => (
          <span key={hours}>{clock(first + hours * 3_600_000).slice(11, 16)}</span>
        ))}
      </div>
    </Card>
  );
}

// ---- To another time ----

function MoveDialog({ job, close }: { job: JobBrief; close: () => void }) {
  const [at, setAt] = useState(toField(job.run_at));
  const [problem, setProblem] = useState("");
  const path = `v1/jobs/${encodeURIComponent(job.id)}`;
  const time = fromField(at);
  const body = { run_at: time };
  const later = (ms: number) => setAt(toField(new Date(Date.parse(job.run_at ?? "") + ms).toISOString()));
  const move = async () => {
    try {
      await call(path, { method: "PATCH", body, key: newKey() });
      toast(`${job.id} is moved`, { curl: curlOf(path, "PATCH", body) });
      refreshNow();
      close();
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return (
    <Dialog title={`Move ${job.type}`} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (time) void move();
        }}
      >
        <label class="field">
          <span>It may run at</span>
          <input type="datetime-local" step="1" value={at} onInput={(event) => setAt(event.currentTarget.value)} />
          <small>{utc.value ? "UTC" : "your time"}; a time in the past is now</small>
        </label>
        <div class="row">
          {kLater.map(([label, ms]) => (
            <button key={label} type="button" onClick={() => later(ms)}>
              {label}
            </button>
          ))}
        </div>
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        <details class="same">
          <summary>The same in a terminal</summary>
          <Command text={`pawl edit ${job.id} --run-at ${time ?? "TIME"}`} />
          <Command text={curlOf(path, "PATCH", body)} />
        </details>
        <div class="buttons">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="primary" disabled={!time}>
            Move
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function runNow(job: JobBrief): Action {
  return { label: "Run now", path: `v1/jobs/${encodeURIComponent(job.id)}/run`, cli: `pawl run ${job.id}`, done: `${job.id} is queued` };
}

function BySpan({ jobs, move }: { jobs: JobBrief[]; move: (job: JobBrief) => void }) {
  const from = now.value;
  let before = Number.NEGATIVE_INFINITY;
  return (
    <>
      {kSpans.map(([title, length]) => {
        const first = before;
        before = from + length;
        const rows = jobs.filter((job) => Date.parse(job.run_at ?? "") >= first && Date.parse(job.run_at ?? "") < from + length);
        return (
          rows.length > 0 && (
            <Card key={title} title={title} tools={<span class="faint">{count(rows.length)}</span>}>
              <JobsTable
                jobs={rows}
                act={(job) => (
                  <>
                    <ActionButton action={runNow(job)} />
                    {may("admin") && (
                      <button type="button" onClick={() => move(job)}>
                        Move
                      </button>
                    )}
                  </>
                )}
              />
            </Card>
          )
        );
      })}
    </>
  );
}

function Nothing({ tab }: { tab: string }) {
  if (tab === "scheduled") {
    return (
      <Empty title="No job waits for a time">
        <Command text={`curl -d '{"type":"reminder","delay":"2h"}' ${apiUrl("v1/jobs")}`} />
      </Empty>
    );
  }
  return <Empty title={tab === "retrying" ? "No job waits for a retry" : "No job is suspended"} />;
}

export function ScheduledPage() {
  const tab = parameters.value.get("tab") ?? "scheduled";
  const stats = useData("scheduled", (signal) => call<Schema["Stats"]>("v1/stats?limit=1", { signal }));
  const counts = stats.value?.counts as Record<string, number> | undefined;
  const few = tab !== "suspended" && counts !== undefined && (counts[tab] ?? 0) <= kLooked;
  const due = useData<Due | null>(`due ${tab} ${few}`, async (signal) => {
    if (!few) return null;
    const view = await readJobs({ state: tab }, kLooked, undefined, signal);
    return { jobs: view.jobs.sort((a, b) => ((a.run_at ?? "") < (b.run_at ?? "") ? -1 : 1)), more: view.cursor !== undefined };
  });
  const [moving, setMoving] = useState<JobBrief | null>(null);
  const sorted = due.value !== null && !due.value.more;
  return (
    <Page title="Scheduled">
      {moving && <MoveDialog job={moving} close={() => setMoving(null)} />}
      <Tabs tabs={Object.entries(kTabs).map(([id, label]) => [id, label, counts?.[id]])} current={tab} link={(id) => `/scheduled${id === "scheduled" ? "" : `?tab=${id}`}`} />
      {sorted && due.value ? (
        due.value.jobs.length === 0 ? (
          <Nothing tab={tab} />
        ) : (
          <>
            <Density jobs={due.value.jobs} />
            <BySpan jobs={due.value.jobs} move={setMoving} />
            <div class="row end-row">
              <AllThatMatch filter={{ state: tab }} total={counts?.[tab]} />
            </div>
          </>
        )
      ) : (
        <>
          {tab !== "suspended" && (counts?.[tab] ?? 0) > kLooked && (
            <p class="hint">With more than {kLooked} jobs they are listed by the time of their push: there is no index by the time at which they may run.</p>
          )}
          <JobList filter={{ state: tab }} total={counts?.[tab]} empty={<Nothing tab={tab} />} />
        </>
      )}
    </Page>
  );
}

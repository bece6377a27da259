// Jobs that wait for a time, or for somebody to wake them.
import type { JobBrief, Schema } from "../api";
import { apiUrl, call } from "../api";
import { count } from "../format";
import { JobsTable } from "../jobs_table";
import { now, useData } from "../live";
import { Command } from "../parts/copy";
import { Card, Page, Tabs } from "../parts/layout";
import { Empty } from "../parts/notices";
import { parameters } from "../router";
import { AllThatMatch, JobList, readJobs } from "../job_list";

const kTabs: Record<string, string> = { scheduled: "Scheduled", retrying: "Retries", suspended: "Suspended" };
const kLooked = 200; // as many are put in the order of their times; the API lists the newest first

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

function BySpan({ jobs }: { jobs: JobBrief[] }) {
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
              <JobsTable jobs={rows} />
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
  const sorted = due.value !== null && !due.value.more;
  return (
    <Page title="Scheduled">
      <Tabs tabs={Object.entries(kTabs).map(([id, label]) => [id, label, counts?.[id]])} current={tab} link={(id) => `/scheduled${id === "scheduled" ? "" : `?tab=${id}`}`} />
      {sorted && due.value ? (
        due.value.jobs.length === 0 ? (
          <Nothing tab={tab} />
        ) : (
          <>
            <BySpan jobs={due.value.jobs} />
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

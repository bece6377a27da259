import type { JobBrief, Schema } from "../api";
import { call } from "../api";
import { count } from "../format";
import { Card } from "../jobs_table";
import { useData } from "../live";
import { Empty, Page, Tabs, Time } from "../parts";
import { href, pageOfJob, parameters } from "../router";
import { JobList, readJobs } from "./jobs";

const kTabs: Record<string, string> = { dead: "Dead", retrying: "Retrying", failed: "Expired" };
const kLooked = 200;

interface Kind {
  type: string;
  message: string;
  count: number;
  queues: Set<string>;
  last: JobBrief;
}

// Errors of one kind differ in numbers and ids: those are taken out of the message.
function kindsOf(jobs: JobBrief[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const job of jobs) {
    const type = job.error?.type ?? job.reason ?? "no error";
    const message = job.error?.message.split("\n")[0] ?? "";
    const key = `${type}\n${message.replace(/[0-9a-f]{8,}|\d+/gi, "#")}`;
    const known = kinds.get(key);
    if (known) {
      known.count += 1;
      known.queues.add(job.queue);
    } else kinds.set(key, { type, message, count: 1, queues: new Set([job.queue]), last: job });
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count);
}

export function FailuresPage() {
  const tab = parameters.value.get("tab") ?? "dead";
  const stats = useData("failures", (signal) => call<Schema["Stats"]>("v1/stats?limit=1", { signal }));
  const kinds = useData(`kinds ${tab}`, async (signal) => {
    const view = await readJobs({ state: tab }, kLooked, undefined, signal);
    return { kinds: kindsOf(view.jobs), looked: view.jobs.length };
  });
  const counts = stats.value?.counts as Record<string, number> | undefined;
  return (
    <Page title="Failures">
      <Tabs
        tabs={Object.entries(kTabs).map(([id, label]) => [id, label, counts?.[id]])}
        current={tab}
        link={(id) => `/failures${id === "dead" ? "" : `?tab=${id}`}`}
      />
      {kinds.value !== null && kinds.value.kinds.length > 0 && (
        <Card title="Kinds of errors" tools={<span class="faint">among the newest {count(kinds.value.looked)} jobs</span>}>
          <table class="plain kinds">
            <tbody>
              {kinds.value.kinds.slice(0, 8).map((kind) => (
                <tr key={kind.type + kind.message}>
                  <td class="number bad">{count(kind.count)}</td>
                  <td class="main">
                    <a href={href(pageOfJob(kind.last.id))} class="error-line">
                      <b>{kind.type}</b> {kind.message}
                    </a>
                  </td>
                  <td class="wide faint">{[...kind.queues].slice(0, 3).join(", ")}</td>
                  <td class="end">
                    <Time at={kind.last.ended_at ?? kind.last.started_at ?? kind.last.created_at} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      <JobList
        filter={{ state: tab }}
        total={counts?.[tab]}
        empty={
          <Empty title={tab === "dead" ? "Nothing has failed for good" : tab === "retrying" ? "No job waits for a retry" : "No job has expired"}>
            {tab === "dead" && (counts?.retrying ?? 0) > 0 && (
              <p>
                <a href={href("/failures?tab=retrying")}>{count(counts?.retrying ?? 0)} jobs</a> wait for a retry.
              </p>
            )}
          </Empty>
        }
      />
    </Page>
  );
}

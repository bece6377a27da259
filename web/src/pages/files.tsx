// Files that Pawl fetches itself: the jobs of the type "download".
import type { paths } from "../../generated/openapi";
import type { Schema } from "../api";
import { apiUrl, call } from "../api";
import { count } from "../format";
import { OneState } from "../list";
import { now, useData } from "../live";
import { Command } from "../parts/copy";
import { Time } from "../parts/figures";
import { Card, Page } from "../parts/layout";
import { Empty } from "../parts/notices";
import { href, pageOfQueue, parameters } from "../router";
import { JobList } from "../job_list";

const kQueue = "download";

type Outbound = paths["/v1/outbound"]["get"]["responses"]["200"]["content"]["application/json"];

// The hosts that this node calls: where downloads, callbacks and calls go, and which of them is left alone.
function Hosts() {
  const data = useData("outbound", (signal) => call<Outbound>("v1/outbound", { signal }));
  const view = data.value;
  if (view === null || view.hosts.length === 0) return null;
  return (
    <Card title="Hosts" tools={<span class="faint">what this node calls: downloads, callbacks and calls</span>}>
      <table class="plain">
        <thead>
          <tr>
            <th>Host</th>
            <th class="end">In flight</th>
            <th class="end">Answered</th>
            <th class="end">Failed</th>
            <th class="wide">Last error</th>
            <th class="end wide">Left alone until</th>
          </tr>
        </thead>
        <tbody>
          {view.hosts.slice(0, 20).map((host) => (
            <tr key={host.host}>
              <td class="main">{host.host}</td>
              <td class="end">{count(host.in_flight)}</td>
              <td class="end">{count(host.ok)}</td>
              <td class={host.failed > 0 ? "end bad" : "end"}>{count(host.failed)}</td>
              <td class="wide faint">{host.last_error}</td>
              <td class="end wide">{host.down_until && Date.parse(host.down_until) > now.value ? <Time at={host.down_until} /> : <span class="faint">–</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.hosts.length > 20 && <p class="foot">The busiest 20 of {count(view.hosts.length)} hosts.</p>}
    </Card>
  );
}

const kStates: Schema["State"][] = ["queued", "running", "retrying", "completed", "dead"];

export function FilesPage() {
  const state = parameters.value.get("state") ?? "";
  return (
    <Page
      title="Downloads"
      sub={
        <>
          jobs of the queue <a href={href(pageOfQueue(kQueue))}>{kQueue}</a>; limits of hosts are <a href={href(`${pageOfQueue(kQueue)}?tab=groups`)}>its groups</a>
        </>
      }
    >
      <OneState states={kStates} />
      <JobList
        filter={{ queue: kQueue, state: state || undefined }}
        queueColumn={false}
        empty={
          <Empty title={state ? "No download is in this state" : "No downloads yet"}>
            {!state && (
              <>
                <p>Pawl fetches it itself, checks it and keeps it as long as its job:</p>
                <Command text={`curl -d '{"type":"download","payload":{"url":"https://example.com/a.jpg"}}' ${apiUrl("v1/jobs")}`} />
              </>
            )}
          </Empty>
        }
      />
      <Hosts />
    </Page>
  );
}

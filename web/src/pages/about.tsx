// What this server is: its version, store, disk and limits, and where programs find what.
import type { Schema } from "../api";
import { apiUrl, call } from "../api";
import { bytes, count, plural } from "../format";
import { useData } from "../live";
import { Command } from "../parts/copy";
import { Bar, Time } from "../parts/figures";
import { Card, Facts, Page } from "../parts/layout";
import { ProblemBox, Skeleton } from "../parts/notices";
import { Stale } from "../parts/reading";
import { Glyph } from "../parts/states";
import { href } from "../router";

const kSlow = 10_000; // ms

type About = Schema["About"];

function Ready({ ready }: { ready: boolean }) {
  return (
    <span class="state quiet" data-state={ready ? "completed" : "failed"}>
      <Glyph state={ready ? "completed" : "failed"} />
      {ready ? "yes" : "no: /readyz says why"}
    </span>
  );
}

function Disk({ disk }: { disk: About["disk"] }) {
  const { size, free } = disk;
  return (
    <>
      {size !== undefined && free !== undefined && (
        <div class="row">
          {bytes(free)} free of {bytes(size)} <Bar value={size - free} max={size} label={`${bytes(size - free)} of ${bytes(size)} are in use`} />
        </div>
      )}
      {!disk.has_space && <span class="bad">There is no room: pushes are refused until there is.</span>}
    </>
  );
}

const kLimits: Record<string, [string, (value: number) => string]> = {
  max_body: ["Of a request", bytes],
  max_payload: ["Of a payload", bytes],
  hook_max_body: ["Of a call of a hook", bytes],
  memory: ["Of all buffers", bytes],
  max_connections: ["Connections", count],
  streams: ["Streams of a kind", count],
  page: ["Rows of a listing", count],
  bulk: ["Jobs of a push", count],
  claim: ["Jobs of a claim", count],
  history_points: ["Points of a history", count],
};

async function readAbout(signal: AbortSignal) {
  const [about, { nodes }, ready] = await Promise.all([
    call<About>("v1/about", { signal }),
    call<{ nodes: Schema["Node"][] }>("v1/nodes", { signal }),
    call("readyz", { signal }).then(
      () => true,
      () => false,
    ),
  ]);
  return { about, nodes, ready };
}

export function AboutPage() {
  const data = useData("about", readAbout, false, kSlow);
  const view = data.value;
  if (view === null) return <Page title="About">{data.problem ? <ProblemBox problem={data.problem} retry={data.reload} path="v1/about" /> : <Skeleton />}</Page>;
  const { about, nodes, ready } = view;
  const { kind, durability } = about.store;
  const base = apiUrl("").replace(/\/$/, "");
  return (
    <Page title="About">
      <Stale data={data} path="v1/about" />
      <div class="columns">
        <Card title="This server">
          <Facts
            rows={[
              ["Pawl", about.version],
              ["Store", kind === "redis" ? "Redis" : "the embedded one (LMDB and a journal)"],
              ["Durability", durability === "fsync" ? "an answer means on disk" : durability],
              ["Ready", <Ready ready={ready} />],
              ["Nodes", <a href={href("/workers")}>{plural(nodes.length, "node")}</a>],
              ["This node", `${about.node.host}, pid ${about.node.pid}, on ${about.node.listen}`],
              ["Roles", about.node.roles.join(", ")],
              ["Up since", <Time at={about.started_at} />],
              ["Size of the store", bytes(about.disk.bytes)],
              ["Disk", <Disk disk={about.disk} />],
              ["Address", base],
            ]}
          />
        </Card>
        <Card title="For programs">
          <Facts
            rows={[
              ["API", <a href={apiUrl("openapi.json")}>openapi.json</a>],
              ["Metrics", <a href={apiUrl("metrics")}>for Prometheus</a>],
              ["Health", <a href={apiUrl("healthz")}>healthz</a>],
              ["Ready", <a href={apiUrl("readyz")}>readyz</a>],
              ["Licences", <a href={apiUrl("ui/assets/LICENSES.txt")}>of Preact, Preact signals and uPlot, of which this dashboard is made</a>],
            ]}
          />
          <div class="pad">
            <Command text={`export PAWL_URL=${base}; pawl stats`} />
          </div>
        </Card>
      </div>
      <Card title="Limits">
        <div class="limits">
          <Facts rows={Object.entries(about.limits).map(([name, value]) => [kLimits[name]?.[0] ?? name.replace(/_/g, " "), (kLimits[name]?.[1] ?? count)(value)])} />
        </div>
      </Card>
    </Page>
  );
}

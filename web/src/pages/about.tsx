import type { Schema } from "../api";
import { apiUrl, call, me } from "../api";
import { plural } from "../format";
import { useData } from "../live";
import { Command } from "../parts/copy";
import { Time } from "../parts/figures";
import { Card, Facts, Page } from "../parts/layout";
import { Stale } from "../parts/reading";
import { Glyph } from "../parts/states";
import { href } from "../router";

function Ready({ ready }: { ready: boolean }) {
  return (
    <span class="state quiet" data-state={ready ? "completed" : "failed"}>
      <Glyph state={ready ? "completed" : "failed"} />
      {ready ? "yes" : "no: /readyz says why"}
    </span>
  );
}

export function AboutPage() {
  const data = useData("about", async (signal) => {
    const [nodes, ready] = await Promise.all([
      call<{ nodes: Schema["Node"][] }>("v1/nodes", { signal }),
      call<Record<string, unknown>>("readyz", { signal }).catch(() => null),
    ]);
    return { nodes: nodes.nodes, ready };
  });
  const who = me.value;
  const view = data.value;
  const base = apiUrl("").replace(/\/$/, "");
  return (
    <Page title="About">
      <Stale data={data} path="v1/nodes" />
      <div class="columns">
        <Card title="This server">
          <Facts
            rows={[
              ["Pawl", who?.version],
              ["Store", who && (who.store === "redis" ? "Redis" : "the embedded one (LMDB and a journal)")],
              ["Durability", who && (who.durability === "fsync" ? "an answer means on disk" : who.durability)],
              ["Ready", view && <Ready ready={view.ready !== null} />],
              ["Nodes", view && <a href={href("/workers")}>{plural(view.nodes.length, "node")}</a>],
              ["Up since", view?.nodes.length === 1 && <Time at={view.nodes[0].started_at} />],
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
    </Page>
  );
}

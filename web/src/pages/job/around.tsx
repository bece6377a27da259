// What belongs to a job: its names, its children, and who is told of its end.
import { useState } from "preact/hooks";
import type { Job, JobBrief, Schema } from "../../api";
import { call, may } from "../../api";
import { count, plural } from "../../format";
import { JobsTable } from "../../jobs_table";
import { useData } from "../../live";
import { start } from "../../parts/actions";
import { Time } from "../../parts/figures";
import { Card } from "../../parts/layout";
import { StateBadge } from "../../parts/states";
import { href, pageOfJob } from "../../router";

export function Names({ job, path }: { job: Job; path: string }) {
  const [alias, setAlias] = useState("");
  const aliases = job.aliases ?? [];
  if (!may("admin") && aliases.length === 0) return null;
  const of = (name: string) => `${path}/aliases/${encodeURIComponent(name)}`;
  return (
    <div class="row aliases">
      {aliases.map((name) => (
        <span key={name} class="pill">
          {name}
          {may("admin") && (
            <button
              type="button"
              class="link"
              aria-label={`Take the name ${name} away`}
              onClick={() => start({ label: "", method: "DELETE", path: of(name), done: `${name} is taken away`, undo: { method: "PUT", path: of(name), done: `It is ${name} again` } })}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {may("admin") && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (alias) start({ label: "", method: "PUT", path: of(alias), done: `It is also ${alias} now`, then: () => setAlias("") });
          }}
        >
          <input value={alias} placeholder="another name" aria-label="Another name of the job" spellcheck={false} onInput={(event) => setAlias(event.currentTarget.value)} />
          <button type="submit" disabled={alias === ""}>
            Add
          </button>
        </form>
      )}
    </div>
  );
}

export function Callbacks({ path }: { path: string }) {
  const data = useData(`${path}/callbacks`, (signal) => call<{ callbacks: Schema["CallbackShown"][] }>(`${path}/callbacks`, { signal }));
  if (!data.value || data.value.callbacks.length === 0) return null;
  return (
    <Card title="Callbacks">
      <table class="plain">
        <tbody>
          {data.value.callbacks.map((callback) => (
            <tr key={callback.id}>
              <td class="main">
                <a class="cut" href={href(`/callbacks/${encodeURIComponent(callback.id ?? "")}`)}>
                  {callback.url}
                </a>
              </td>
              <td class="wide faint">when {callback.event}</td>
              <td>
                <StateBadge state={callback.state} />
              </td>
              <td class="end wide">{plural(callback.attempts ?? 0, "attempt")}</td>
              <td class="end wide">{callback.next_at && <Time at={callback.next_at} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

export function Children({ job }: { job: Job }) {
  const data = useData(`children ${job.id}`, (signal) => call<{ jobs: JobBrief[]; cursor?: string }>(`v1/jobs/${encodeURIComponent(job.id)}/children?limit=50`, { signal }));
  if (!data.value || data.value.jobs.length === 0) return null;
  return (
    <Card
      title="Children"
      tools={
        <span class="row">
          <span class="faint">{job.children && `${count(job.children.open)} of ${count(job.children.count)} open`}</span>
          <a href={href(`${pageOfJob(job.id)}/tree`)}>tree</a>
        </span>
      }
    >
      <JobsTable jobs={data.value.jobs} />
    </Card>
  );
}

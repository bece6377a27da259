// The ports of a stateful job: what waits in them, and writing to them.
import { useState } from "preact/hooks";
import type { Job, Problem, Schema } from "../../api";
import { call, may, newKey } from "../../api";
import { count, jsonText, plural } from "../../format";
import { refreshNow, useData } from "../../live";
import { Copy } from "../../parts/copy";
import { Card } from "../../parts/layout";
import { toast } from "../../parts/toasts";
import { href, pageOfChannel } from "../../router";
import { kEnded } from "./states";

type Side = "in" | "out";

function Port({ job, side, name, port }: { job: Job; side: Side; name: string; port: Schema["PortShown"] }) {
  const [shown, setShown] = useState(false);
  const [text, setText] = useState("");
  const path = `v1/jobs/${encodeURIComponent(job.id)}/ports/${side}/${encodeURIComponent(name)}`;
  const values = useData(`${path} ${shown}`, async (signal) => (shown ? await call<Schema["PortPage"]>(`${path}?limit=20`, { signal }) : null));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const write = async () => {
    try {
      const answer = await call<{ count: number }>(path, { method: "POST", body: { values: [value] }, key: newKey() });
      toast(`Written; ${count(answer.count)} wait there now`);
      setText("");
      refreshNow();
    } catch (error) {
      toast((error as Problem).detail, { bad: true });
    }
  };
  return (
    <>
      <tr>
        <td class="main">
          <b>{name}</b> <span class="faint">{side === "in" ? "inport" : "outport"}</span>
        </td>
        <td class="end">{plural(port.size ?? 0, "value")}</td>
        <td class="wide">
          {(port.channels ?? []).map((channel) => (
            <a key={channel} href={href(pageOfChannel(channel))}>
              {channel}{" "}
            </a>
          ))}
        </td>
        <td class="wide faint">{port.default !== undefined && <code>{jsonText(port.default).replace(/\n\s*/g, " ")}</code>}</td>
        <td class="end act">
          {may("work") && (port.size ?? 0) > 0 && (
            <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? "Hide" : "Look"}
            </button>
          )}
        </td>
      </tr>
      {shown && values.value && (
        <tr>
          <td colSpan={5}>
            <ol class="values">
              {values.value.items.map((item, i) => (
                <li key={i}>
                  <span class="faint">{(values.value?.from ?? 0) + i}</span> <code>{jsonText(item.value).replace(/\n\s*/g, " ")}</code>
                </li>
              ))}
            </ol>
            {values.value.tail - values.value.from > values.value.items.length && <p class="faint">The first {values.value.items.length} values.</p>}
          </td>
        </tr>
      )}
      {side === "in" && may("push") && !kEnded.includes(job.state) && (
        <tr>
          <td colSpan={5}>
            <form
              class="row"
              onSubmit={(event) => {
                event.preventDefault();
                if (value !== undefined) void write();
              }}
            >
              <input class="wide-input" aria-label={`A value for ${name}, as JSON`} placeholder="a value, as JSON" value={text} spellcheck={false} onInput={(event) => setText(event.currentTarget.value)} />
              <button type="submit" disabled={value === undefined}>
                Write
              </button>
              {text !== "" && value !== undefined && <Copy text={`pawl write ${job.id} ${name} '${text}'`} label="Copy as a command" />}
            </form>
          </td>
        </tr>
      )}
    </>
  );
}

export function Ports({ job }: { job: Job }) {
  const ports = job.ports;
  if (!ports) return null;
  const all = (["in", "out"] as Side[]).flatMap((side) => Object.entries(ports[side] ?? {}).map(([name, port]): [Side, string, Schema["PortShown"]] => [side, name, port]));
  if (all.length === 0) return null;
  return (
    <Card title="Ports" tools={<span class="faint">input wakes the job</span>}>
      <table class="plain">
        <tbody>
          {all.map(([side, name, port]) => (
            <Port key={`${side} ${name}`} job={job} side={side} name={name} port={port} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

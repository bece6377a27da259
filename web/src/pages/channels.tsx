import { useState } from "preact/hooks";
import type { Problem, Schema } from "../api";
import { apiUrl, call, curlOf, may, newKey } from "../api";
import { jsonText, plural } from "../format";
import { ScopeNote } from "../parts/actions";
import { Command } from "../parts/copy";
import { Card, Page } from "../parts/layout";
import { toast } from "../parts/toasts";
import { go, href, pageOfChannel, pageOfJob, parameters } from "../router";
import { TailView } from "../tail";

type Message = Schema["Message"];

const kName = /^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/;
const kPresets: [string, string][] = [
  ["/", "everything"],
  ["/pawl/jobs", "each change of a job"],
  ["/pawl/log", "runs and accesses of stateful jobs"],
  ["/pawl/schedules", "what schedules do"],
  ["/pawl/workers", "types that workers register"],
];

function pathOf(channel: string): string {
  return `v1/channels/${channel.slice(1).split("/").map(encodeURIComponent).join("/")}`;
}

function Crumbs({ channel }: { channel: string }) {
  const names = channel.split("/").filter(Boolean);
  return (
    <nav aria-label="Channels above" class="crumbs">
      <a href={href(pageOfChannel("/"))}>/</a>
      {names.map((name, i) => (
        <>
          {i > 0 && <span class="faint">/</span>}
          <a key={name} href={href(pageOfChannel(`/${names.slice(0, i + 1).join("/")}`))}>
            {name}
          </a>
        </>
      ))}
    </nav>
  );
}

// The value in one line; that of a job's change leads to the job.
function Line({ message, listening }: { message: Message; listening: string }) {
  const job = /^\/pawl\/jobs\/([^/]+)$/.exec(message.channel)?.[1];
  return (
    <>
      {job ? <a href={href(pageOfJob(job))}>{message.channel}</a> : message.channel !== listening && <a href={href(pageOfChannel(message.channel))}>{message.channel}</a>}{" "}
      <code>{jsonText(message.value).replace(/\n\s*/g, " ")}</code>
    </>
  );
}

function Publish({ channel }: { channel: string }) {
  const [text, setText] = useState('{"order":17}');
  const [problem, setProblem] = useState("");
  let body: { value: unknown } | null = null;
  try {
    body = { value: JSON.parse(text) };
  } catch {
    body = null;
  }
  const own = channel === "/pawl" || channel.startsWith("/pawl/");
  const publish = async () => {
    try {
      const answer = await call<{ delivered: number }>(pathOf(channel), { method: "POST", body, key: newKey() });
      toast(`Published; ${plural(answer.delivered, "port")} got it`);
      setProblem("");
    } catch (error) {
      setProblem((error as Problem).detail);
    }
  };
  return (
    <Card title="Publish" tools={<ScopeNote scope="push" />}>
      {own ? (
        <p class="faint pad">Channels under /pawl belong to the server: one can listen only.</p>
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          <label class="field">
            <span>Value, as JSON</span>
            <input value={text} spellcheck={false} disabled={!may("push")} onInput={(event) => setText(event.currentTarget.value)} />
            <small>{body === null ? "this is not JSON" : "each inport that subscribes gets it once, and so do those who listen"}</small>
          </label>
          {problem && (
            <p class="bad" role="alert">
              {problem}
            </p>
          )}
          {may("push") && (
            <div class="buttons">
              <button type="submit" class="primary" disabled={body === null}>
                Publish
              </button>
            </div>
          )}
          <details class="same">
            <summary>The same in a terminal</summary>
            <Command text={`pawl publish ${channel} '${text}'`} />
            <Command text={curlOf(pathOf(channel), "POST", body ?? {})} />
          </details>
        </form>
      )}
    </Card>
  );
}

export function ChannelsPage() {
  const channel = parameters.value.get("channel") ?? "/";
  const [name, setName] = useState<string | null>(null);
  const typed = name ?? channel;
  const wrong = !kName.test(typed);
  return (
    <Page title="Channels" sub={<Crumbs channel={channel} />}>
      <form
        class="filters"
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong) return;
          setName(null);
          go(pageOfChannel(typed));
        }}
      >
        <label>
          <span>Channel, and all below it</span>
          <input id="channel" value={typed} list="presets" spellcheck={false} aria-invalid={wrong} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={wrong || typed === channel}>
          Listen
        </button>
        {wrong && <span class="bad">a channel is / or names such as /shop/orders</span>}
      </form>
      <div class="chips" role="group" aria-label="Channels of the server">
        {kPresets.map(([preset, what]) => (
          <a key={preset} class="chip" href={href(pageOfChannel(preset))} aria-current={preset === channel ? "page" : undefined} title={what}>
            {preset}
          </a>
        ))}
      </div>
      {kName.test(channel) && (
        <>
          <TailView
            key={channel}
            title={`What is sent to ${channel}`}
            path={pathOf(channel)}
            event="message"
            text={(message: Message) => `${message.channel} ${JSON.stringify(message.value)}`}
            line={(message) => <Line message={message} listening={channel} />}
          />
          <Publish key={`publish ${channel}`} channel={channel} />
          <details class="same">
            <summary>Listen in a terminal</summary>
            <Command text={`curl -N ${apiUrl(pathOf(channel))}`} />
          </details>
        </>
      )}
    </Page>
  );
}

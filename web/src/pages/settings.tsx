// What this browser shows and how, who one is, and what the server runs with.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { type Problem, type Schema, call, curlOf, may, me, signOut } from "../api";
import { bytes, clock, store, stored, utc } from "../format";
import { keysOn, setKeys } from "../keys";
import { useData } from "../live";
import { Command } from "../parts/copy";
import { Card, Facts, Page, Segments } from "../parts/layout";
import { ProblemBox } from "../parts/notices";
import { toast } from "../parts/toasts";

export type Theme = "system" | "light" | "dark";
export const theme = signal<Theme>((stored("theme") as Theme | null) ?? "system");
const kRarely = 60_000; // ms
const density = signal(stored("density") ?? "normal");

export function setTheme(next: Theme): void {
  theme.value = next;
  store("theme", next);
  if (next === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
}

export function turnTheme(): void {
  const dark = theme.value === "dark" || (theme.value === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  setTheme(dark ? "light" : "dark");
}

function setDensity(next: string): void {
  density.value = next;
  store("density", next);
  document.documentElement.dataset.density = next;
}

function Choice(choice: { label: string; options: [string, string][]; value: string; set: (value: string) => void }) {
  return (
    <div class="choice">
      <span>{choice.label}</span>
      <Segments {...choice} />
    </div>
  );
}

// A copy of the embedded store, made by the server on its own machine.
function Backup() {
  const [path, setPath] = useState("");
  const [compact, setCompact] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const body = { path, ...(compact ? { compact } : {}) };
  const make = async () => {
    setBusy(true);
    setProblem("");
    try {
      const answer = await call<{ bytes: number }>("v1/admin/backup", { method: "POST", body });
      toast(`The copy is on disk: ${bytes(answer.bytes)}`);
    } catch (error) {
      setProblem((error as Problem).detail);
    }
    setBusy(false);
  };
  return (
    <Card title="Backup">
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label class="field">
          <span>A new file on the machine of the server</span>
          <input value={path} placeholder="/var/backups/pawl.mdb" spellcheck={false} onInput={(event) => setPath(event.currentTarget.value)} />
          <small>a copy of all jobs, taken while the server works</small>
        </label>
        <label class="check-label">
          <input type="checkbox" checked={compact} onClick={() => setCompact(!compact)} /> smaller, slower: without free pages
        </label>
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        <details class="same">
          <summary>The same in a terminal</summary>
          <Command text={`pawl backup ${path || "FILE"}${compact ? " --compact" : ""}`} />
          <Command text={curlOf("v1/admin/backup", "POST", body)} />
        </details>
        <div class="buttons">
          <button type="submit" disabled={busy || !path.startsWith("/")}>
            {busy ? "Copying…" : "Make a copy"}
          </button>
        </div>
      </form>
    </Card>
  );
}

// ---- What the server runs with ----

type Configured = Schema["Configuration"];

function valueText(value: Configured["options"][number]["value"]): string {
  if (value === true) return "on";
  if (value === false) return "off";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

function Configuration() {
  const data = useData("config", (signal) => call<Configured>("v1/config", { signal }), false, kRarely);
  const [filter, setFilter] = useState("");
  const [all, setAll] = useState(false);
  if (!data.value) return data.problem && <ProblemBox problem={data.problem} retry={data.reload} path="v1/config" />;
  const set = data.value.options.filter((option) => option.source !== "default").length;
  const rows = data.value.options.filter((option) => (all || filter || option.source !== "default") && `${option.name} ${valueText(option.value)}`.includes(filter.trim().toLowerCase()));
  return (
    <Card
      title="Configuration"
      tools={
        <div class="row">
          <label class="check-label">
            <input type="checkbox" checked={all} onClick={() => setAll(!all)} /> also defaults
          </label>
          <input type="search" placeholder="Option" aria-label="Filter the options" value={filter} onInput={(event) => setFilter(event.currentTarget.value)} />
        </div>
      }
    >
      <table class="plain">
        <thead>
          <tr>
            <th>Option</th>
            <th>Value</th>
            <th>From</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((option) => (
            <tr key={option.name}>
              <td>
                <code>{option.name}</code>
              </td>
              <td class="option-value">{valueText(option.value)}</td>
              <td class={option.source === "default" ? "faint" : undefined}>{option.given ?? option.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="foot">
        {set} of {data.value.options.length} options are given; secrets are not shown.
      </p>
    </Card>
  );
}

export function SettingsPage() {
  const who = me.value;
  return (
    <Page title="Settings">
      <div class="columns">
        <Card title="This browser">
          <Choice
            label="Theme"
            options={[
              ["system", "System"],
              ["light", "Light"],
              ["dark", "Dark"],
            ]}
            value={theme.value}
            set={(value) => setTheme(value as Theme)}
          />
          <Choice
            label="Rows"
            options={[
              ["normal", "Comfortable"],
              ["compact", "Compact"],
            ]}
            value={density.value}
            set={setDensity}
          />
          <Choice
            label="Time zone"
            options={[
              ["local", "Local"],
              ["utc", "UTC"],
            ]}
            value={utc.value ? "utc" : "local"}
            set={(value) => {
              utc.value = value === "utc";
              store("zone", value);
            }}
          />
          <Choice
            label="Keyboard"
            options={[
              ["on", "On"],
              ["off", "Off"],
            ]}
            value={keysOn.value ? "on" : "off"}
            set={(value) => setKeys(value === "on")}
          />
        </Card>
        <Card title="Session">
          <Facts
            rows={[
              ["May", who && (who.read_only ? "look only: the dashboard is read-only here" : who.scopes.join(", "))],
              ["Until", who?.session?.expires_at && clock(Date.parse(who.session.expires_at))],
              ["Tokens", who && (who.tokens ? "this server asks for a token; they are changed in its configuration" : "this server asks nobody for a token")],
            ]}
          />
          {who?.session && (
            <div class="buttons pad">
              <button type="button" onClick={() => void signOut()}>
                Sign out
              </button>
            </div>
          )}
        </Card>
      </div>
      {may("admin") && <Configuration />}
      {may("admin") && who?.store !== "redis" && <Backup />}
    </Page>
  );
}

// The small parts that all pages are made of.
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ExactNumber, Problem, type State, call, curlOf, may, me, newKey, readOnly } from "./api";
import { absolute, clock, count, exact, jsonText, relative } from "./format";
import { type Data, now, refreshNow } from "./live";
import { href } from "./router";

// ---- States ----

// One picture a state: it is told by its form and its word, not by its colour alone.
const kGlyphs: Record<string, JSX.Element> = {
  waiting: <path d="M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14" />,
  scheduled: <path d="M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z" />,
  queued: <path d="M3 4h10M3 8h10M3 12h6" />,
  retrying: <path d="M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3" />,
  running: <path d="M5 3l8 5-8 5z" />,
  suspended: <path d="M5.500 3.500v9M10.500 3.500v9" />,
  completed: <path d="M3 8.500l3.500 3.500L13 4.500" />,
  failed: <path d="M8 2l6.500 11.500h-13zM8 6.500v3M8 11.500v.1" />,
  dead: <path d="M4 4l8 8M12 4l-8 8" />,
  terminating: <path d="M4 4h8v8H4zM2 8h2M12 8h2" />,
  terminated: <path d="M4 4h8v8H4z" />,
};
kGlyphs.active = kGlyphs.running;
kGlyphs.paused = kGlyphs.suspended;
kGlyphs.skipped = kGlyphs.terminated;
kGlyphs.pending = kGlyphs.queued;
kGlyphs.delivering = kGlyphs.running;
kGlyphs.delivered = kGlyphs.completed;
kGlyphs.cancelled = kGlyphs.terminated;

export function Glyph({ state }: { state: string }) {
  return (
    <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
      {kGlyphs[state] ?? kGlyphs.queued}
    </svg>
  );
}

export function StateBadge({ state, quiet }: { state: string; quiet?: boolean }) {
  return (
    <span class={quiet ? "state quiet" : "state"} data-state={state}>
      <Glyph state={state} />
      {state}
    </span>
  );
}

export const kStates: State[] = [
  "waiting",
  "scheduled",
  "queued",
  "retrying",
  "running",
  "suspended",
  "completed",
  "failed",
  "dead",
  "terminating",
  "terminated",
];

// ---- Time and numbers ----

// Relative or absolute: a click changes all of the page.
export function Time({ at, plain }: { at: string | undefined; plain?: boolean }) {
  if (!at) return <span class="faint">–</span>;
  const time = Date.parse(at);
  const text = absolute.value ? clock(time) : relative(time, now.value);
  return (
    <time
      dateTime={at}
      title={`${clock(time, false)}\n${clock(time, true)}`}
      onClick={plain ? undefined : () => (absolute.value = !absolute.value)}
    >
      {text}
    </time>
  );
}

export function Count({ value }: { value: number | undefined }) {
  if (!value) return <span class="faint">{value === undefined ? "–" : "0"}</span>;
  return <span title={value >= 1e6 ? exact(value) : undefined}>{count(value)}</span>;
}

export function Bar({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <span class="bar" role="img" aria-label={label}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect width="100" height="4" class="bar-back" />
        <rect width={Math.min(100, max > 0 ? (100 * value) / max : 0)} height="4" class="bar-fill" />
      </svg>
    </span>
  );
}

// What a number was lately; the last value stands beside it.
export function Sparkline({ values, label }: { values: number[]; label: string }) {
  const most = Math.max(1e-9, ...values);
  const step = 80 / Math.max(1, values.length - 1);
  const points = values.map((value, i) => `${(i * step).toFixed(1)},${(18 - (16 * value) / most).toFixed(1)}`).join(" ");
  return (
    <svg class="spark" viewBox="0 0 80 20" role="img" aria-label={label}>
      <title>{label}</title>
      <polyline points={points} />
    </svg>
  );
}

// What happened in each of the last 24 hours, a bar each; hours without anything are not listed.
export function HourBars({ hours }: { hours: { at: string; count: number }[] }) {
  const first = Math.floor(now.value / 3_600_000) - 23;
  const bars = Array.from({ length: 24 }, () => 0);
  for (const hour of hours) {
    const at = Math.floor(Date.parse(hour.at) / 3_600_000) - first;
    if (at >= 0 && at < 24) bars[at] += hour.count;
  }
  const most = Math.max(1, ...bars);
  const label = `${count(bars.reduce((sum, one) => sum + one, 0))} in the last 24 hours`;
  return (
    <svg class="hours" viewBox="0 0 96 20" role="img" aria-label={label}>
      <title>{label}</title>
      {bars.map((value, i) => (
        <rect key={i} x={i * 4} width="3" y={20 - Math.max(value > 0 ? 3 : 1, (20 * value) / most)} height={Math.max(value > 0 ? 3 : 1, (20 * value) / most)} class={value > 0 ? "some" : "none"} />
      ))}
    </svg>
  );
}

// ---- Copying ----

async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  // Pages that came over plain HTTP have no clipboard.
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "off-screen";
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

export function Copy({ text, label = "Copy" }: { text: string; label?: string }) {
  const [done, setDone] = useState(false);
  return (
    <button
      type="button"
      class="copy"
      title={label}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void copyText(text).then(() => {
          setDone(true);
          setTimeout(() => setDone(false), 1_000);
        });
      }}
    >
      <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
        {done ? <path d="M3 8.500l3.500 3.500L13 4.500" /> : <path d="M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3" />}
      </svg>
    </button>
  );
}

export function Command({ text }: { text: string }) {
  return (
    <div class="command">
      <code tabIndex={0}>{text}</code>
      <Copy text={text} label="Copy the command" />
    </div>
  );
}

// ---- What a page says instead of data ----

export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M8 18l5-9h22l5 9v20H8zM8 18h10l3 5h6l3-5h10" />
      </svg>
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

export function ProblemBox({ problem, at, retry, path }: { problem: Problem; at?: number; retry: () => void; path?: string }) {
  if (problem.status === 401) return null; // the sign-in is over the page
  return (
    <div class="problem" role="alert">
      <div>
        <strong>{problem.title}</strong>
        <p>{problem.detail}</p>
        <p class="faint">
          {problem.status > 0 && `${problem.status} `}
          {problem.code}
          {at ? ` · what you see is from ${clock(at).slice(11)}` : ""}
        </p>
      </div>
      <div class="row">
        {path && <Copy text={curlOf(path)} label="Copy as curl" />}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    </div>
  );
}

// Grey boxes for the first reading, if it takes long enough to notice.
export function Skeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div class="skeleton" aria-busy="true" aria-label="Loading">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} />
      ))}
    </div>
  );
}

// ---- Toasts ----

interface Toast {
  id: number;
  text: string;
  bad: boolean;
  undo?: () => void;
}
const toasts = signal<Toast[]>([]);
let lastToast = 0;

export function toast(text: string, options: { bad?: boolean; undo?: () => void } = {}): void {
  const id = ++lastToast;
  toasts.value = [...toasts.value.slice(-3), { id, text, bad: options.bad ?? false, undo: options.undo }];
  setTimeout(() => (toasts.value = toasts.value.filter((one) => one.id !== id)), options.bad ? 8_000 : 4_000);
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((one) => (
        <div key={one.id} class={one.bad ? "toast bad" : "toast"}>
          <span>{one.text}</span>
          {one.undo && (
            <button type="button" onClick={one.undo}>
              Undo
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

// ---- Dialogs ----

export function Dialog({ title, close, children }: { title: string; close: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    element?.showModal();
    return () => {
      element?.close();
      before?.focus?.();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div class="dialog">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

// ---- Actions ----

export interface Action {
  label: string;
  path: string;
  method?: string;
  body?: unknown;
  cli?: string; // the same by the program pawl
  done: string;
  confirm?: { title: string; text: string; danger?: boolean; count?: number };
  many?: boolean; // the body is a filter: how many match is counted first, and then it is done in parts
  undo?: Omit<Action, "undo" | "label">;
  then?: () => void;
}

const asking = signal<(Action & { key: string }) | null>(null);

async function perform(action: Omit<Action, "label">, key: string): Promise<void> {
  try {
    const answer = await call(action.path, { method: action.method ?? "POST", body: action.body ?? (action.method === "DELETE" ? undefined : {}), key });
    const many = answer && typeof answer.count === "number" ? ` (${count(answer.count)})` : "";
    const undo = action.undo;
    toast(action.done + many, undo ? { undo: () => void perform(undo, newKey()) } : {});
    action.then?.();
  } catch (error) {
    const problem = error as Problem;
    toast(`${problem.title ?? "It failed"}: ${problem.detail ?? String(error)}`, { bad: true });
  }
  refreshNow();
}

// All that match, a part at a time, until it is done or somebody says stop.
const kPart = 5_000; // jobs that are looked at in a call

interface Many {
  count: number;
  complete: boolean;
  cursor?: string;
}

async function performMany(action: Action, key: string, goes: (done: number) => boolean): Promise<void> {
  let done = 0;
  let cursor: string | undefined;
  let part = 0;
  try {
    do {
      const body = { ...(action.body as object), limit: kPart, cursor };
      const answer: Many = await call<Many>(action.path, { method: "POST", body, key: `${key}-${part}` });
      done += answer.count;
      cursor = answer.cursor;
      part += 1;
    } while (goes(done) && cursor !== undefined);
    toast(`${action.done} (${count(done)})${cursor === undefined ? "" : ", then stopped"}`);
    action.then?.();
  } catch (error) {
    const problem = error as Problem;
    toast(`${problem.title ?? "It failed"}${done > 0 ? ` after ${count(done)} jobs` : ""}: ${problem.detail ?? String(error)}`, { bad: true });
  }
  refreshNow();
}

export function start(action: Action): void {
  const key = newKey();
  if (action.confirm) asking.value = { ...action, key };
  else void perform(action, key);
}

export function ActionDialog() {
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [counted, setCounted] = useState<{ count: number; complete: boolean } | null>(null);
  const [done, setDone] = useState(0);
  const goes = useRef(true);
  const action = asking.value;
  useEffect(() => {
    setTyped("");
    setBusy(false);
    setCounted(null);
    setDone(0);
    goes.current = true;
    if (!action?.many || action.confirm?.count !== undefined) return;
    const abort = new AbortController();
    call<Many>(action.path, { method: "POST", body: { ...(action.body as object), dry_run: true }, signal: abort.signal })
      .then((answer) => setCounted(answer))
      .catch((error) => {
        if (!abort.signal.aborted) toast((error as Problem).detail, { bad: true });
      });
    return () => abort.abort();
  }, [action]);
  if (action === null || !action.confirm) return null;
  const { title, text, danger } = action.confirm;
  const number = action.confirm.count ?? counted?.count;
  const counting = action.many && number === undefined;
  const mustType = danger && number !== undefined && number > 1_000;
  const ready = !busy && !counting && (!mustType || typed.replace(/[,. ]/g, "") === String(number));
  const close = () => {
    goes.current = false;
    asking.value = null;
  };
  return (
    <Dialog title={title} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          setBusy(true);
          const work = action.many
            ? performMany(action, action.key, (sum) => {
                setDone(sum);
                return goes.current;
              })
            : perform(action, action.key);
          void work.then(close);
        }}
      >
        <p>{text}</p>
        {action.many && (
          <p role="status">
            {counting ? <span class="faint">counting…</span> : <b>{`${counted?.complete === false ? "At least " : ""}${exact(number ?? 0)} ${number === 1 ? "job" : "jobs"}`}</b>}
            {counted?.complete === false && <span class="faint"> of the first 100,000 that were looked at</span>}
            {busy && ` · ${exact(done)} done`}
          </p>
        )}
        {mustType && (
          <label class="field">
            Type {exact(number)} to go on
            <input value={typed} inputMode="numeric" onInput={(event) => setTyped(event.currentTarget.value)} />
          </label>
        )}
        <details class="same">
          <summary>The same in a terminal</summary>
          {action.cli && <Command text={action.cli} />}
          <Command text={curlOf(action.path, action.method ?? "POST", action.body ?? (action.method === "DELETE" ? undefined : {}))} />
        </details>
        <div class="buttons">
          <button type="button" onClick={close}>
            {busy && action.many ? "Stop" : "Cancel"}
          </button>
          <button type="submit" class={danger ? "danger solid" : "primary"} disabled={!ready}>
            {action.label}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

// Not there for those who may not; disabled, with the reason, where the state does not allow it.
export function ActionButton({
  action,
  scope = "admin",
  why,
  danger,
  primary,
  id,
}: {
  action: Action;
  scope?: "push" | "work" | "admin";
  why?: string | false;
  danger?: boolean;
  primary?: boolean;
  id?: string;
}) {
  if (!may(scope)) return null;
  const kind = danger ? "danger" : primary ? "primary" : "";
  return (
    <button type="button" id={id} class={kind} disabled={!!why} title={why || undefined} onClick={() => start(action)}>
      {action.label}
    </button>
  );
}

export function ScopeNote({ scope = "admin" }: { scope?: "push" | "admin" }) {
  if (may(scope) || me.value === null) return null;
  return <span class="faint">{readOnly.value ? "read-only" : `changes need the scope ${scope}`}</span>;
}

// ---- JSON ----

const kWhole = 262_144; // characters; more is shown as text
const kLong = 20; // lines; more can be searched
const kFirst = 100; // members that are shown at once

function Leaf({ value }: { value: unknown }) {
  if (value instanceof ExactNumber) return <span class="json-number">{value.source}</span>;
  if (typeof value === "string") {
    if (value === "[redacted]")
      return (
        <span class="json-redacted" title="Pawl does not show what looks like a secret; the worker gets it whole">
          redacted
        </span>
      );
    return <span class="json-string">{JSON.stringify(value)}</span>;
  }
  if (typeof value === "number") return <span class="json-number">{String(value)}</span>;
  return <span class="json-word">{String(value)}</span>;
}

// What is looked for, and whether all is open whatever was folded; the next `turn` folds again by depth.
interface Looking {
  text: string;
  all: boolean;
  turn: number;
}

function has(name: string | undefined, value: unknown, text: string): boolean {
  if (name?.toLowerCase().includes(text)) return true;
  if (value === null || typeof value !== "object" || value instanceof ExactNumber) return jsonText(value).toLowerCase().includes(text);
  return Object.entries(value).some(([member, part]) => has(Array.isArray(value) ? undefined : member, part, text));
}

function Node({ name, value, depth, looking }: { name?: string; value: unknown; depth: number; looking: Looking }) {
  const [shown, setShown] = useState(depth < 4);
  const [all, setAll] = useState(false);
  useEffect(() => {
    if (looking.text !== "") setShown(has(name, value, looking.text));
    else if (looking.turn > 0) setShown(looking.all || depth < 4);
  }, [looking]);
  const found = looking.text !== "" && (name?.toLowerCase().includes(looking.text) || ((value === null || typeof value !== "object") && has(undefined, value, looking.text)));
  const key = name === undefined ? null : <span class={found ? "json-key found" : "json-key"}>{name}: </span>;
  if (value === null || typeof value !== "object" || value instanceof ExactNumber) {
    return (
      <div class={found ? "json-line found" : "json-line"}>
        {key}
        <Leaf value={value} />
      </div>
    );
  }
  const isArray = Array.isArray(value);
  const members = Object.entries(value);
  const size = `${members.length} ${isArray ? (members.length === 1 ? "item" : "items") : members.length === 1 ? "key" : "keys"}`;
  if (members.length === 0) {
    return (
      <div class="json-line">
        {key}
        <span class="faint">{isArray ? "[]" : "{}"}</span>
      </div>
    );
  }
  return (
    <div class="json-branch">
      <button type="button" class="json-fold" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <span class="json-arrow" aria-hidden="true">
          {shown ? "▾" : "▸"}
        </span>
        {key}
        <span class="faint">
          {isArray ? "[" : "{"}
          {shown ? "" : "…"}
          {shown ? "" : isArray ? "]" : "}"} {size}
        </span>
      </button>
      {shown && (
        <div class="json-inner">
          {(all ? members : members.slice(0, kFirst)).map(([member, part]) => (
            <Node key={member} name={member} value={part} depth={depth + 1} looking={looking} />
          ))}
          {!all && members.length > kFirst && (
            <button type="button" class="link" onClick={() => setAll(true)}>
              {members.length - kFirst} more
            </button>
          )}
        </div>
      )}
    </div>
  );
}

export function JsonView({ title, value }: { title: string; value: unknown }) {
  const [looking, setLooking] = useState<Looking>({ text: "", all: false, turn: 0 });
  if (value === undefined) return null;
  const text = jsonText(value);
  const tree = text.length <= kWhole;
  return (
    <section class="card json">
      <header>
        <h2>{title}</h2>
        <div class="row">
          {tree && text.split("\n").length > kLong && (
            <>
              <input type="search" placeholder="Search" aria-label={`Search the ${title.toLowerCase()}`} value={looking.text} onInput={(event) => setLooking({ ...looking, text: event.currentTarget.value.trim().toLowerCase(), turn: looking.turn + 1 })} />
              <button type="button" class="link" onClick={() => setLooking({ text: "", all: !looking.all, turn: looking.turn + 1 })}>
                {looking.all ? "fold" : "open all"}
              </button>
            </>
          )}
          <Copy text={text} label={`Copy the ${title.toLowerCase()}`} />
        </div>
      </header>
      <div class="json-body" tabIndex={0}>
        {tree ? <Node value={value} depth={0} looking={looking} /> : <pre>{text}</pre>}
      </div>
    </section>
  );
}

// ---- Layout ----

export function Page({ title, tools, children, sub }: { title: ComponentChildren; tools?: ComponentChildren; children: ComponentChildren; sub?: ComponentChildren }) {
  return (
    <>
      <header class="page-head">
        <div>
          <h1>{title}</h1>
          {sub && <div class="sub">{sub}</div>}
        </div>
        {tools && <div class="row tools">{tools}</div>}
      </header>
      {children}
    </>
  );
}

// What stands for a page while its one thing has not been read, or is not there.
export function Unread({ data, path, title, up, missing, children }: { data: Data<unknown>; path: string; title: string; up: ComponentChildren; missing: string; children?: ComponentChildren }) {
  return (
    <Page title={title} sub={up}>
      {data.problem?.status === 404 ? (
        <Empty title={missing}>{children}</Empty>
      ) : data.problem ? (
        <ProblemBox problem={data.problem} retry={data.reload} path={path} />
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

// The page has been read before, and now it cannot be.
export function Stale({ data, path }: { data: Data<unknown>; path: string }) {
  return data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path={path} />;
}

// One of a few, as a row of buttons.
export function Segments({ label, options, value, set }: { label: string; options: [string, string][]; value: string; set: (value: string) => void }) {
  return (
    <span class="segments" role="group" aria-label={label}>
      {options.map(([id, text]) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => set(id)}>
          {text}
        </button>
      ))}
    </span>
  );
}

export function Facts({ rows }: { rows: [string, ComponentChildren][] }) {
  return (
    <dl class="facts">
      {rows
        .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Tabs({ tabs, current, link }: { tabs: [string, string, number?][]; current: string; link: (id: string) => string }) {
  return (
    <nav class="tabs" aria-label="Views">
      {tabs.map(([id, label, number]) => (
        <a key={id} href={href(link(id))} aria-current={id === current ? "page" : undefined}>
          {label}
          {number !== undefined && <span class="pill">{count(number)}</span>}
        </a>
      ))}
    </nav>
  );
}


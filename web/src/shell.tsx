// What is around every page: the rail, the bar with the jump box, signing in, and the dialogs of all pages.
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Problem, type Queue, type Schema, call, me, signIn, signedOut, unavailable } from "./api";
import { about, count, store, utc } from "./format";
import { helpShown, jumpShown, useKeys } from "./keys";
import { lastRead, liveness, now, paused, sampled, useData } from "./live";
import { setTheme, turnTheme } from "./pages/settings";
import { ActionDialog } from "./parts/actions";
import { Dialog } from "./parts/dialog";
import { Toasts } from "./parts/toasts";
import { go, href, pageOfChannel, pageOfGroup, pageOfJob, pageOfQueue, path } from "./router";

interface Place {
  page: string;
  label: string;
  key?: string;
  icon: JSX.Element;
}

export const kPlaces: Place[] = [
  { page: "/", label: "Overview", key: "o", icon: <path d="M2 13V8M6 13V3M10 13V6M14 13v-3" /> },
  { page: "/queues", label: "Queues", key: "q", icon: <path d="M2 4h12M2 8h12M2 12h8" /> },
  { page: "/jobs", label: "Jobs", key: "j", icon: <path d="M3 3h10v10H3zM6 6h4M6 9h4" /> },
  { page: "/scheduled", label: "Scheduled", key: "h", icon: <path d="M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13" /> },
  { page: "/failures", label: "Failures", key: "f", icon: <path d="M8 2l6.500 11.500h-13zM8 6.500v3M8 11.500v.1" /> },
  { page: "/workflows", label: "Workflows", key: "w", icon: <path d="M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2" /> },
  { page: "/schedules", label: "Schedules", key: "c", icon: <path d="M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z" /> },
  { page: "/channels", label: "Channels", key: "n", icon: <path d="M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0 0 1 0 9" /> },
  { page: "/callbacks", label: "Callbacks", key: "b", icon: <path d="M13 3L3 8l4 1.500L9 13z" /> },
  { page: "/files", label: "Downloads", key: "d", icon: <path d="M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10" /> },
  { page: "/workers", label: "Workers", key: "k", icon: <path d="M3 3h10v6H3zM6 13h4M8 9v4" /> },
];
const kLastPlaces: Place[] = [
  { page: "/settings", label: "Settings", key: "s", icon: <path d="M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3" /> },
  { page: "/about", label: "About", key: "a", icon: <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1" /> },
];

const drawer = signal(false);

function Rail() {
  const stats = useData("rail", (signal) => call<Schema["Stats"]>("v1/stats?limit=1", { signal }));
  const counts = stats.value?.counts;
  const here = `/${path.value.split("/")[1] ?? ""}`;
  const numbers: Record<string, [number | undefined, string?]> = {
    "/jobs": [counts && counts.queued + counts.running],
    "/scheduled": [counts?.scheduled],
    "/failures": [counts?.dead, "bad"],
  };
  const item = (place: Place) => {
    const [number, tone] = numbers[place.page] ?? [];
    return (
      <li key={place.page}>
        <a href={href(place.page)} aria-current={here === place.page ? "page" : undefined} onClick={() => (drawer.value = false)}>
          <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
            {place.icon}
          </svg>
          {place.label}
          {!!number && <span class={`rail-count ${tone ?? ""}`}>{count(number)}</span>}
        </a>
      </li>
    );
  };
  return (
    <nav class={drawer.value ? "rail open" : "rail"} id="rail" aria-label="Pages">
      <a class="brand" href={href("/")}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="8" />
          <path d="M9 24V8h8a5.500 5.500 0 0 1 0 11h-4" />
          <circle cx="23" cy="23.500" r="2.200" />
        </svg>
        Pawl
      </a>
      <ul>{kPlaces.map(item)}</ul>
      <ul class="rail-end">{kLastPlaces.map(item)}</ul>
      <p class="rail-version">{me.value?.version}</p>
    </nav>
  );
}

const kLive: Record<string, string> = {
  live: "live",
  polling: "every 2 s",
  paused: "paused",
  lost: "no connection",
};

function LiveDot() {
  const age = lastRead.value === 0 ? 0 : Math.max(0, now.value - lastRead.value);
  void now.value;
  return (
    <button
      type="button"
      class="live"
      data-live={liveness.value}
      aria-pressed={paused.value}
      title={paused.value ? "Go on (p)" : "Pause the updates (p)"}
      onClick={() => (paused.value = !paused.value)}
    >
      <span class="dot" />
      {liveness.value === "polling" && sampled.value ? "sampled" : kLive[liveness.value]}
      {(liveness.value === "paused" || liveness.value === "lost") && age > 2_000 ? ` · ${about(age)} old` : ""}
    </button>
  );
}

// ---- Ctrl-K ----

interface Target {
  label: string;
  note: string;
  page: string;
}

function targetsOf(text: string, queues: string[]): Target[] {
  const wanted = text.trim();
  const lower = wanted.toLowerCase();
  const targets: Target[] = [
    ...[...kPlaces, ...kLastPlaces].filter((place) => place.label.toLowerCase().includes(lower)).map((place) => ({ label: place.label, note: "page", page: place.page })),
    ...queues.filter((name) => lower !== "" && name.toLowerCase().includes(lower)).slice(0, 8).map((name) => ({ label: name, note: "queue", page: pageOfQueue(name) })),
  ];
  const colon = wanted.indexOf(":");
  const queue = wanted.slice(0, colon);
  const group = wanted.slice(colon + 1);
  if (colon > 0 && queues.includes(queue)) targets.unshift({ label: group, note: `group of ${queue}`, page: pageOfGroup(queue, group) });
  if (wanted.startsWith("/")) targets.unshift({ label: wanted, note: "channel", page: pageOfChannel(wanted) });
  if (wanted !== "") targets.push({ label: wanted, note: "job, by its id, alias or ~number", page: pageOfJob(wanted) });
  return targets;
}

function Jump() {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const [queues, setQueues] = useState<string[]>([]);
  const read = useRef<Promise<string[]>>(Promise.resolve([]));
  useEffect(() => {
    read.current = call<{ queues: Queue[] }>("v1/queues?limit=1000")
      .then((view) => view.queues.map((queue) => queue.name))
      .catch(() => []);
    void read.current.then(setQueues);
  }, []);
  const targets = targetsOf(text, queues);
  const close = () => (jumpShown.value = false);
  const open = (target: Target | undefined) => {
    if (!target) return;
    close();
    go(target.page);
  };
  return (
    <Dialog title="Go to" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void read.current.then((names) => open(targetsOf(text, names)[at])); // Enter may come before the queues do
        }}
      >
        <input
          class="jump"
          placeholder="A page, a queue, queue:group, or a job"
          aria-label="Where to"
          value={text}
          spellcheck={false}
          autofocus
          onInput={(event) => {
            setText(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
            event.preventDefault();
            setAt(Math.max(0, Math.min(targets.length - 1, at + (event.key === "ArrowDown" ? 1 : -1))));
          }}
        />
        <ul class="targets">
          {targets.slice(0, 12).map((target, i) => (
            <li key={target.page}>
              <button type="button" class={i === at ? "at" : ""} onClick={() => open(target)}>
                <span class="cut">{target.label}</span> <span class="faint">{target.note}</span>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

const kHelp: [string, string][] = [
  ["?", "these keys"],
  ["Ctrl K", "go to a page, queue or job"],
  ...[...kPlaces, ...kLastPlaces].map((place): [string, string] => [`g ${place.key}`, place.label]),
  ["/", "filter"],
  ["j k", "next and previous row"],
  ["Enter", "open the row"],
  ["x a", "select the row, or all of the page"],
  ["[ ]", "newer and older page; previous and next job of a list"],
  ["X", "select up to the row"],
  ["r T Del", "run, terminate, delete"],
  ["y", "copy the id of the row or job"],
  ["e", "open all of its data, or fold it"],
  ["Space", "pause or resume the row"],
  ["n", "push a job"],
  ["u", "the parent of a job"],
  ["1 … 6", "range or tab"],
  ["c", "clear a live tail"],
  ["q", "quiet or resume a worker"],
  ["p", "pause the updates"],
  ["t", "theme"],
  ["Esc", "close, clear the selection"],
];

function Help() {
  return (
    <Dialog title="Keys" close={() => (helpShown.value = false)}>
      <dl class="keys">
        {kHelp.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div class="buttons">
        <button type="button" onClick={() => (helpShown.value = false)}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

// ---- Signing in, over the page, so that nothing is lost ----

function SignIn() {
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div class="sign-in" role="dialog" aria-modal="true" aria-label="Sign in">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
          signIn(token)
            .catch((error) => setProblem(error instanceof Problem ? error.detail : "The server does not answer."))
            .finally(() => setBusy(false));
        }}
      >
        <svg class="sign-in-mark" viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="8" />
          <path d="M9 24V8h8a5.500 5.500 0 0 1 0 11h-4" />
          <circle cx="23" cy="23.500" r="2.200" />
        </svg>
        <h1>Sign in to Pawl</h1>
        <p class="faint">With a token of this server that may read. The browser keeps a session, not the token.</p>
        <label class="field">
          <span>Token</span>
          <input ref={field} id="token" type="password" autocomplete="current-password" value={token} onInput={(event) => setToken(event.currentTarget.value)} />
        </label>
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="primary" disabled={busy || token === ""}>
          Sign in
        </button>
      </form>
    </div>
  );
}

const kColours = ["gray", "red", "orange", "yellow", "green", "blue", "purple"];

function toneOf(color: string) {
  return kColours.includes(color) ? { "data-color": color } : { style: { "--env": color } };
}

// Along the top of all pages.
function EnvironmentLine() {
  const color = me.value?.environment?.color;
  return color ? <div class="environment-line" aria-hidden="true" {...toneOf(color)} /> : null;
}

// Which server this is, for those who look at several.
function Environment() {
  const environment = me.value?.environment;
  if (!environment) return null;
  const { name, color } = environment;
  return (
    <span class="environment" {...toneOf(color)} title={`This server is ${name}`}>
      <span class="dot" />
      {name}
    </span>
  );
}

function Banner() {
  const problem = unavailable.value;
  if (problem === null || signedOut.value) return null;
  return (
    <div class="banner" role="alert">
      <b>{problem.title}.</b> {problem.detail}
    </div>
  );
}

export function Shell({ children }: { children: ComponentChildren }) {
  const keys: Record<string, () => void> = {
    "?": () => (helpShown.value = true),
    t: turnTheme,
    p: () => (paused.value = !paused.value),
  };
  for (const place of [...kPlaces, ...kLastPlaces]) keys[`g ${place.key}`] = () => go(place.page);
  useKeys(keys);
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}>
        Skip to the page
      </a>
      <EnvironmentLine />
      <Rail />
      {drawer.value && <button type="button" class="drawer-back" aria-label="Close the menu" onClick={() => (drawer.value = false)} />}
      <div class="frame">
        <header class="bar-top">
          <button type="button" class="menu" aria-label="Menu" aria-expanded={drawer.value} aria-controls="rail" onClick={() => (drawer.value = !drawer.value)}>
            <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 4h12M2 8h12M2 12h12" />
            </svg>
          </button>
          <button type="button" class="jump-button" onClick={() => (jumpShown.value = true)}>
            <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14" />
            </svg>
            <span>Go to a job, queue or page</span>
            <kbd>Ctrl K</kbd>
          </button>
          <span class="grow" />
          <Environment />
          {me.value?.read_only && <span class="state" data-state="suspended">read-only</span>}
          <LiveDot />
          <button
            type="button"
            class="plain-button wide"
            title="Time zone"
            onClick={() => {
              utc.value = !utc.value;
              store("zone", utc.value ? "utc" : "local");
            }}
          >
            {utc.value ? "UTC" : "local"}
          </button>
          <button type="button" class="plain-button" aria-label="Theme" title="Theme (t)" onClick={turnTheme} onDblClick={() => setTheme("system")}>
            <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12" />
            </svg>
          </button>
          <button type="button" class="plain-button wide" aria-label="Keys" title="Keys (?)" onClick={() => (helpShown.value = true)}>
            ?
          </button>
        </header>
        <Banner />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {jumpShown.value && <Jump />}
      {helpShown.value && <Help />}
      <ActionDialog />
      <Toasts />
      {signedOut.value && <SignIn />}
    </>
  );
}

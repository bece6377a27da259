// What changes something: asked for when it cannot be taken back, and said the same as curl.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Schema, call, curlOf, may, me, newKey, problemText, readOnly } from "../api";
import { count, exact } from "../format";
import { refreshNow } from "../live";
import { Command } from "./copy";
import { Dialog } from "./dialog";
import { toast } from "./toasts";

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
  then?: (answer?: any) => void;
  each?: Call[]; // one thing done to several: these calls instead of that of `path`, which stands for them in a terminal
}

interface Call {
  path: string;
  method?: string;
  body?: unknown;
}

const asking = signal<(Action & { key: string }) | null>(null);

function bodyFor(one: Call): unknown {
  return one.body ?? (one.method === "DELETE" ? undefined : {});
}

function send(one: Call, key: string): Promise<any> {
  return call(one.path, { method: one.method ?? "POST", body: bodyFor(one), key });
}

const kAtOnce = 4;

// All of the calls, a few at a time; what they answer together.
async function sendEach(calls: Call[], key: string): Promise<{ count: number }> {
  let counted: number | undefined;
  for (let first = 0; first < calls.length; first += kAtOnce) {
    const answers = await Promise.all(calls.slice(first, first + kAtOnce).map((one, i) => send(one, `${key}-${first + i}`)));
    for (const answer of answers) if (typeof answer?.count === "number") counted = (counted ?? 0) + answer.count;
  }
  return { count: counted ?? calls.length };
}

async function perform(action: Omit<Action, "label">, key: string): Promise<void> {
  try {
    const answer = action.each ? await sendEach(action.each, key) : await send(action, key);
    const many = answer && typeof answer.count === "number" ? ` (${count(answer.count)})` : "";
    const undo = action.undo;
    const curl = curlOf(action.path, action.method ?? "POST", bodyFor(action));
    toast(action.done + many, { curl, undo: undo ? () => void perform(undo, newKey()) : undefined });
    action.then?.(answer);
  } catch (error) {
    toast(problemText(error), { bad: true, curl: curlOf(action.path, action.method ?? "POST", bodyFor(action)) });
  }
  setTimeout(refreshNow); // when the page is the one that it led to
}

// All that match, a part at a time, until it is done or somebody says stop.
const kPart = 5_000; // jobs that are looked at in a call

type Many = Schema["ManyDone"];

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
    toast(problemText(error, done > 0 ? ` after ${count(done)} jobs` : ""), { bad: true });
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
        if (!abort.signal.aborted) toast(problemText(error), { bad: true });
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
          <Command text={curlOf(action.path, action.method ?? "POST", bodyFor(action))} />
          {action.each && action.each.length > 1 && <p class="faint">and the same for {count(action.each.length - 1)} more</p>}
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

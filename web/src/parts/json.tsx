// JSON as a tree that folds and can be searched.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { ExactNumber } from "../api";
import { jsonText } from "../format";
import { Copy } from "./copy";

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

const opened = signal({ all: false, turn: 0 });

// All trees of the page are opened whole, or folded again.
export function openAll(): void {
  opened.value = { all: !opened.value.all, turn: opened.value.turn + 1 };
}

export function JsonView({ title, value }: { title: string; value: unknown }) {
  const [looking, setLooking] = useState<Looking>({ text: "", all: false, turn: 0 });
  const turned = useRef(opened.value.turn); // what was turned before this was there
  useEffect(() => {
    if (opened.value.turn === turned.current) return;
    setLooking((old) => ({ text: "", all: opened.value.all, turn: old.turn + 1 }));
  }, [opened.value]);
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

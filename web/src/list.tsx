// A list and all that goes with it: rows that the keyboard walks, pages by cursor, and what is said instead of rows.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { call, curlOf, query } from "./api";
import { count } from "./format";
import { useKeys } from "./keys";
import { useData } from "./live";
import { Copy } from "./parts/copy";
import { Empty, ProblemBox, Skeleton } from "./parts/notices";
import { go, parameters, setParameters } from "./router";

export interface Column<T> {
  head: ComponentChildren;
  cell: (row: T) => ComponentChildren;
  kind?: string; // main: the first one; end: numbers and times; wide: not on a phone; act: buttons
  label?: string; // before the value on a phone, which has no heads
  sort?: "descending"; // the rows are in the order of this column
}

export interface Selection {
  chosen: Set<string>;
  set: (next: Set<string>) => void;
}

interface RowsProps<T> {
  rows: T[];
  columns: Column<T>[];
  id: (row: T) => string;
  page?: (row: T) => string; // where Enter leads
  selection?: Selection;
  kind?: string;
  gone?: Set<string>; // rows that are not in the list any more, and stay until it may move
  keys?: Record<string, (row: T) => void>; // for the row that the keyboard is at
}

export function Rows<T>({ rows, columns, id, page, selection, kind = "list", gone, keys = {} }: RowsProps<T>) {
  const [shownAt, showAt] = useState(-1);
  const at = useRef(-1); // the next key may come before this is rendered
  const body = useRef<HTMLTableSectionElement>(null);
  const move = (by: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, at.current + by));
    at.current = next;
    showAt(next);
    body.current?.rows[next]?.scrollIntoView({ block: "nearest" });
    body.current?.rows[next]?.querySelector<HTMLElement>(".main a")?.focus({ preventScroll: true });
  };
  const chosen = useRef(selection?.chosen ?? new Set<string>()); // likewise
  chosen.current = selection?.chosen ?? chosen.current;
  const choose = (next: Set<string>) => {
    chosen.current = next;
    selection?.set(next);
  };
  const from = useRef(-1); // the row that was selected last: a range begins there
  const toggle = (index: number, range = false) => {
    const row = rows[index];
    if (!selection || row === undefined) return;
    const next = new Set(chosen.current);
    if (range && from.current >= 0) {
      const [first, last] = [Math.min(from.current, index), Math.max(from.current, index)];
      for (const one of rows.slice(first, last + 1)) next.add(id(one));
    } else if (!next.delete(id(row))) next.add(id(row));
    from.current = index;
    choose(next);
  };
  const all = rows.length > 0 && rows.every((row) => selection?.chosen.has(id(row)));
  const toggleAll = () => choose(all ? new Set() : new Set(rows.map(id)));
  const atRow = (act: (row: T) => void) => () => {
    const row = rows[at.current];
    if (row !== undefined) act(row);
  };
  useKeys({
    ...Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, atRow(act)])),
    j: () => move(1),
    k: () => move(-1),
    Enter: atRow((row) => page && go(page(row))),
    ...(selection ? { x: () => toggle(at.current), X: () => toggle(at.current, true), a: toggleAll } : {}),
  });
  const headed = columns.some((column) => column.head);
  return (
    <table class={kind}>
      {headed && (
        <thead>
          <tr>
            {selection && (
              <th class="check">
                <label class="check-hit">
                  <input type="checkbox" aria-label="All on this page" checked={all} onClick={toggleAll} />
                </label>
              </th>
            )}
            {columns.map((column, i) => (
              <th key={i} class={column.kind === "main" ? undefined : column.kind} aria-sort={column.sort}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody ref={body}>
        {rows.map((row, i) => (
          <tr key={id(row)} class={`${i === shownAt ? "at" : ""}${gone?.has(id(row)) ? " gone" : ""}`} aria-selected={selection?.chosen.has(id(row))}>
            {selection && (
              <td class="check">
                <label class="check-hit">
                  <input type="checkbox" aria-label={`Select ${id(row)}`} checked={selection.chosen.has(id(row))} onClick={(event) => toggle(i, event.shiftKey)} />
                </label>
              </td>
            )}
            {columns.map((column, j) => (
              <td key={j} class={column.kind} data-label={column.label}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Held<T> {
  rows: T[];
  gone: Set<string>;
  news: number;
  release: () => void;
  on: { onPointerEnter: () => void; onPointerLeave: () => void };
}

// While the pointer is on a list its rows do not move: those that are shown are renewed, and new ones are counted.
export function useHeld<T>(fresh: T[], id: (row: T) => string, key: string): Held<T> {
  const [over, setOver] = useState(false);
  const shown = useRef<{ key: string; rows: T[] }>({ key, rows: fresh });
  const hold = over && shown.current.key === key && shown.current.rows.length > 0;
  const byId = new Map(fresh.map((row) => [id(row), row]));
  const rows = hold ? shown.current.rows.map((row) => byId.get(id(row)) ?? row) : fresh;
  shown.current = { key, rows };
  const ids = new Set(rows.map(id));
  return {
    rows,
    gone: new Set(rows.map(id).filter((one) => !byId.has(one))),
    news: fresh.filter((row) => !ids.has(id(row))).length,
    release: () => setOver(false),
    on: { onPointerEnter: () => setOver(true), onPointerLeave: () => setOver(false) },
  };
}

// The foot of a list: where it stands, and the way to its other pages, also by [ and ].
export function Pages({
  note,
  cursor,
  next,
  words = ["Newest", "Older"],
  children,
}: {
  note: ComponentChildren;
  cursor: string | undefined;
  next: string | undefined;
  words?: [string, string];
  children?: ComponentChildren;
}) {
  const on = () => setParameters({ cursor: next });
  useKeys({
    "[": () => {
      if (cursor) history.back();
    },
    "]": () => {
      if (next) on();
    },
  });
  return (
    <div class="pages">
      <span class="faint">{note}</span>
      <div class="row">
        {children}
        {(cursor || next) && (
          <>
            <button type="button" disabled={!cursor} onClick={() => setParameters({ cursor: undefined })}>
              {words[0]}
            </button>
            <button type="button" disabled={!next} onClick={on}>
              {words[1]}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

interface ListProps<T> extends Omit<RowsProps<T>, "rows"> {
  from: string; // the path that is read
  member: string; // what the answer calls its rows
  filter?: Record<string, string | undefined>; // parameters of the page, and of the API
  order: string;
  words?: [string, string];
  limit?: number;
  none: ComponentChildren; // there are none at all
  unmatched?: string; // there are none with this filter
}

// A page of what the API lists, by its cursor: it costs as much as it shows.
export function List<T>({ from, member, filter = {}, order, words, limit = 50, none, unmatched = "Nothing matches", ...table }: ListProps<T>) {
  const cursor = parameters.value.get("cursor") ?? undefined;
  const path = from + query({ ...filter, limit, cursor });
  const data = useData(path, (signal) => call<{ cursor?: string }>(path, { signal }));
  const view = data.value;
  const problem = data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path={path} />;
  if (view === null) return problem || <Skeleton />;
  const rows = (view as Record<string, unknown>)[member] as T[];
  const filtered = Object.values(filter).some(Boolean);
  if (rows.length === 0 && !view.cursor && !cursor) {
    const clear = () => setParameters(Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])));
    return (
      <>
        {problem}
        {filtered ? (
          <Empty title={unmatched}>
            <button type="button" onClick={clear}>
              Clear filters
            </button>
          </Empty>
        ) : (
          none
        )}
      </>
    );
  }
  return (
    <>
      {problem}
      <div class="card flush">
        {rows.length > 0 && <Rows rows={rows} {...table} />}
        <Pages
          note={rows.length === 0 ? "this page is empty, more may follow" : `${count(rows.length)} on this page, ${order}`}
          cursor={cursor}
          next={view.cursor}
          words={words}
        >
          <Copy text={curlOf(path)} label="Copy as curl" />
        </Pages>
      </div>
    </>
  );
}

// Which states are shown; the counts, where there are any, are those that Pawl keeps.
export function StateChips({ states, chosen, counts, toggle }: { states: string[]; chosen: string[]; counts?: Record<string, number>; toggle: (state: string) => void }) {
  return (
    <div class="chips" role="group" aria-label="States">
      {states.map((state) => (
        <button key={state} type="button" class="chip" data-state={state} aria-pressed={chosen.includes(state)} onClick={() => toggle(state)}>
          {state} {counts && <span class="chip-count">{count(counts[state] ?? 0)}</span>}
        </button>
      ))}
    </div>
  );
}

// One state or all.
export function OneState({ states }: { states: string[] }) {
  const state = parameters.value.get("state") ?? "";
  return <StateChips states={states} chosen={[state]} toggle={(one) => setParameters({ state: one === state ? undefined : one, cursor: undefined })} />;
}

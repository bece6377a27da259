// The last things of a kind as a strip of cells in the colours of their states, the newest at the right.
import type { ComponentChildren } from "preact";
import { count } from "./format";
import { Card } from "./parts/layout";
import { Glyph } from "./parts/states";
import { go } from "./router";

interface Cell {
  id: string;
  state: string;
}

// `rows` come newest first, as lists do.
export function Strip<T extends Cell>({ title, tools, rows, page }: { title: string; tools?: ComponentChildren; rows: T[]; page: (row: T) => string }) {
  const tally = new Map<string, number>();
  for (const row of rows) tally.set(row.state, (tally.get(row.state) ?? 0) + 1);
  return (
    <Card title={title} tools={tools ?? <span class="faint">the newest at the right</span>}>
      <div class="strip" role="img" aria-label={[...tally].map(([state, number]) => `${number} ${state}`).join(", ")}>
        {[...rows].reverse().map((row) => (
          <span key={row.id} data-state={row.state} title={`${row.id}: ${row.state}`} onClick={() => go(page(row))} />
        ))}
      </div>
      <ul class="tally">
        {[...tally].map(([state, number]) => (
          <li key={state} class="state quiet" data-state={state}>
            <Glyph state={state} />
            {count(number)} {state}
          </li>
        ))}
      </ul>
    </Card>
  );
}

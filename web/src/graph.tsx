// Boxes and the lines between them, from left to right.
import { count } from "./format";
import { href } from "./router";

export const kBox = { width: 184, height: 64, right: 56, below: 20 };

export interface Box {
  id: string;
  x: number;
  y: number;
  title: string;
  text: string;
  state: string;
  page?: string;
  selected?: boolean;
  done?: { of: number; number: number };
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

function BoxView({ box }: { box: Box }) {
  const wide = kBox.width - 28;
  const drawn = (
    <>
      {cut(box.title, 22) !== box.title && <title>{box.title}</title>}
      <rect x={box.x} y={box.y} width={kBox.width} height={kBox.height} rx="8" />
      <rect x={box.x} y={box.y + 10} width="3" height={kBox.height - 20} class="task-tone" />
      <text x={box.x + 14} y={box.y + 26} class="task-name">
        {cut(box.title, 22)}
      </text>
      <text x={box.x + 14} y={box.y + 46} class="task-state">
        {cut(box.text, 26)}
      </text>
      {box.done && <rect x={box.x + 14} y={box.y + kBox.height - 8} width={wide} height="3" rx="1.5" class="task-back" />}
      {box.done && <rect x={box.x + 14} y={box.y + kBox.height - 8} width={(wide * box.done.number) / box.done.of} height="3" rx="1.5" class="task-tone" />}
    </>
  );
  const kind = box.selected ? "task selected" : "task";
  if (box.page === undefined) {
    return (
      <g class={kind} data-state={box.state}>
        {drawn}
      </g>
    );
  }
  return (
    <a href={href(box.page)} class={kind} data-state={box.state}>
      {drawn}
    </a>
  );
}

export function Graph({ boxes, edges, label }: { boxes: Box[]; edges: [string, string][]; label: string }) {
  const place = new Map(boxes.map((box) => [box.id, box]));
  const width = Math.max(0, ...boxes.map((box) => box.x + kBox.width)) + 4;
  const height = Math.max(0, ...boxes.map((box) => box.y + kBox.height)) + 4;
  return (
    <div class="graph" tabIndex={0} role="group" aria-label={`${label}: ${count(boxes.length)}`}>
      <svg width={width} height={height} viewBox={`-2 -2 ${width} ${height}`}>
        {edges.map(([one, other]) => {
          const from = place.get(one);
          const to = place.get(other);
          if (!from || !to) return null;
          const x = from.x + kBox.width;
          const y1 = from.y + kBox.height / 2;
          const y2 = to.y + kBox.height / 2;
          const bend = (to.x - x) / 2;
          return <path key={`${one} ${other}`} class="edge" d={`M${x} ${y1}C${x + bend} ${y1} ${to.x - bend} ${y2} ${to.x} ${y2}`} />;
        })}
        {boxes.map((box) => (
          <BoxView key={box.id} box={box} />
        ))}
      </svg>
    </div>
  );
}

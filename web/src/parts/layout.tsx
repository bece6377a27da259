// The parts that a page is laid out with.
import type { ComponentChildren } from "preact";
import { count } from "../format";
import { href } from "../router";

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

export function Card({ title, tools, children }: { title: ComponentChildren; tools?: ComponentChildren; children: ComponentChildren }) {
  return (
    <section class="card">
      <header>
        <h2>{title}</h2>
        {tools}
      </header>
      {children}
    </section>
  );
}

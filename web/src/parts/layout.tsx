// The parts that a page is laid out with.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { count } from "../format";
import { useKeys } from "../keys";
import { href } from "../router";

// What can be done with the thing of the page: a row of buttons, and on a phone a sheet that comes up from below.
function Sheet({ children }: { children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useKeys(open ? { Escape: close } : {});
  return (
    <>
      <button type="button" class="sheet-toggle" aria-expanded={open} aria-controls="sheet" onClick={() => setOpen(!open)}>
        Actions
      </button>
      {open && <button type="button" class="drawer-back" aria-label="Close the actions" onClick={close} />}
      <div id="sheet" class={open ? "row tools sheet open" : "row tools sheet"} onClick={close}>
        {children}
      </div>
    </>
  );
}

interface PageProps {
  title: ComponentChildren;
  sub?: ComponentChildren;
  tools?: ComponentChildren;
  actions?: ComponentChildren; // like tools, but in a sheet on a phone
  children: ComponentChildren;
}

export function Page({ title, sub, tools, actions, children }: PageProps) {
  return (
    <>
      <header class="page-head">
        <div>
          <h1>{title}</h1>
          {sub && <div class="sub">{sub}</div>}
        </div>
        {tools && <div class="row tools">{tools}</div>}
        {actions && <Sheet>{actions}</Sheet>}
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

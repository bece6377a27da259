// The URL is the state of the page: its path says which page, its query what is shown there.
import { computed, signal } from "@preact/signals";
import { root } from "./api";

const prefix = new URL("ui/", root).pathname;

function current(): URL {
  return new URL(location.href);
}

export const location$ = signal(current());

function refresh(): void {
  location$.value = current();
}

// ---- How far a page was scrolled, kept with its place in the history ----

// What is there is read anew on the way back, so that the page may have to grow first.
history.scrollRestoration = "manual";
const kGrow = 3_000; // ms
const kSettled = 150; // ms without a movement, after which it is kept
let restoring = 0;
let settle = 0;

function stopRestoring(): void {
  cancelAnimationFrame(restoring);
  restoring = 0;
}

function restore(to: number): void {
  stopRestoring();
  const until = Date.now() + kGrow;
  const step = () => {
    scrollTo(0, to);
    if (Math.abs(scrollY - to) > 2 && Date.now() < until) restoring = requestAnimationFrame(step);
    else restoring = 0;
  };
  step();
}

function keepScroll(): void {
  clearTimeout(settle);
  settle = 0;
  if (restoring === 0) history.replaceState({ ...history.state, scroll: Math.round(scrollY) }, "");
}

addEventListener("scroll", () => {
  if (settle === 0) settle = window.setTimeout(keepScroll, kSettled);
});
for (const moved of ["wheel", "touchstart", "keydown", "mousedown"]) addEventListener(moved, stopRestoring, { passive: true });
addEventListener("popstate", () => {
  clearTimeout(settle);
  settle = 0;
  refresh();
  restore(history.state?.scroll ?? 0);
});
addEventListener("pagehide", keepScroll);

// "/queues/mail": as it stands in the URL, percent-encoded.
export const path = computed(() => {
  const full = location$.value.pathname;
  return full.startsWith(prefix) ? `/${full.slice(prefix.length)}` : "/";
});
export const parameters = computed(() => location$.value.searchParams);

export function href(page: string): string {
  return prefix + page.replace(/^\//, "");
}

export function go(page: string, replace = false): void {
  const target = href(page);
  const before = location.pathname;
  stopRestoring();
  if (!replace) keepScroll();
  if (replace) history.replaceState(history.state, "", target);
  else history.pushState(null, "", target);
  if (location.pathname !== before) scrollTo(0, 0);
  refresh();
}

// This page with other parameters; "" and undefined take one away.
export function withParameters(changes: Record<string, string | undefined>): string {
  const next = new URLSearchParams(parameters.value);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return path.value + (text === "" ? "" : `?${text}`);
}

// To change what is shown of a page is a step back and forth, unless it replaces.
export function setParameters(changes: Record<string, string | undefined>, replace = false): void {
  go(withParameters(changes), replace);
  if (changes.cursor) scrollTo(0, 0);
}

// Links of our own pages need no handler of their own.
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (link === null || link.target !== "" || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(prefix) || link.pathname.startsWith(`${prefix}assets/`)) return;
  event.preventDefault();
  go(link.pathname.slice(prefix.length - 1) + link.search);
});

// "/jobs/:ref" against the path: the decoded parts, or null.
export function match(pattern: string, page: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const parts = page.replace(/\/$/, "").split("/");
  if (page === "/") parts.length = 1;
  if (pattern === "/") wanted.length = 1;
  if (wanted.length !== parts.length) return null;
  const found: Record<string, string> = {};
  for (let i = 0; i < wanted.length; ++i) {
    if (wanted[i].startsWith(":")) {
      try {
        found[wanted[i].slice(1)] = decodeURIComponent(parts[i]);
      } catch {
        return null;
      }
    } else if (wanted[i] !== parts[i]) return null;
  }
  return found;
}

export function pageOfJob(ref: string): string {
  return `/jobs/${encodeURIComponent(ref)}`;
}
export function pageOfQueue(queue: string): string {
  return `/queues/${encodeURIComponent(queue)}`;
}
export function pageOfGroup(queue: string, group: string): string {
  return `${pageOfQueue(queue)}/groups/${encodeURIComponent(group)}`;
}
// A channel is a path of its own: /shop/orders.
export function pageOfChannel(channel: string): string {
  return `/channels?channel=${encodeURIComponent(channel)}`;
}

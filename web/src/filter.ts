// Which jobs: as the page has it in its URL, as the API takes it, and as options of the program pawl.
import { query } from "./api";

export interface JobFilter {
  queue?: string;
  state?: string; // one or several: "dead,failed"
  type?: string;
  group?: string; // of the queue
  since?: string; // "1h", or a time
  until?: string; // a time
  search?: string; // see parseSearch
}

export const kSince: [string, string, number][] = [
  ["", "any time", 0],
  ["15m", "last 15 minutes", 900],
  ["1h", "last hour", 3_600],
  ["24h", "last 24 hours", 86_400],
  ["7d", "last 7 days", 604_800],
];

// The time that a name such as "1h" stands for now, by whole minutes, so that a page can be read again; a time stands for
// itself, and what is neither is left to the server, which says so.
export function sinceOf(name: string | undefined): string | undefined {
  const length = kSince.find(([id]) => id === name)?.[2];
  return !length ? name || undefined : new Date(Math.floor((Date.now() - length * 1_000) / 60_000) * 60_000).toISOString();
}

interface Search {
  where: string[];
  text?: string;
  reason?: string;
  worker?: string;
  error_type?: string;
  unique?: string;
}

const kParts = /(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g; // words; quotes keep spaces together
export const kReasons = ["expired", "retries_exhausted", "not_retried", "lease_expired", "timed_out", "terminated_by_request", "purged", "run_away", "shutdown_failed", "shutdown_timeout", "parent_terminated", "skipped", "tasks_failed", "stopped"];
const kWords: Record<string, "reason" | "worker" | "error_type" | "unique"> = { reason: "reason", worker: "worker", error: "error_type", unique: "unique" };

// A word of a search that may hold spaces and quotes.
export function quoted(word: string): string {
  return /[\s"\\]/.test(word) ? `"${word.replace(/["\\]/g, "\\$&")}"` : word;
}

function unquoted(word: string): string {
  return /^".*"$/s.test(word) ? word.slice(1, -1).replace(/\\(["\\])/g, "$1") : word;
}

// "payload.order.id:17 worker:box-1 refused": values of the data by their paths, words of kWords, and what is left is a
// text that stands somewhere. Quotes keep spaces together.
export function parseSearch(search: string | undefined): Search {
  const found: Search = { where: [] };
  const text: string[] = [];
  for (const [part] of (search ?? "").matchAll(kParts)) {
    const colon = part.indexOf(":");
    const name = colon > 0 ? part.slice(0, colon) : "";
    const value = part.slice(colon + 1);
    if (/^(payload|meta|progress|result)(\.|$)/.test(name)) found.where.push(part);
    else if (kWords[name] !== undefined && value !== "") found[kWords[name]] = unquoted(value);
    else text.push(unquoted(part));
  }
  if (text.length > 0) found.text = text.join(" ");
  return found;
}

// Words of a search that have a place of their own in the URL: "queue:mail state:dead" and what is left.
export const kPlaces = ["queue", "state", "type", "group", "since", "until"] as const;

export function spread(search: string): Record<string, string> {
  const found: Record<string, string> = {};
  const rest: string[] = [];
  for (const [part] of search.matchAll(kParts)) {
    const colon = part.indexOf(":");
    const name = part.slice(0, colon);
    const value = unquoted(part.slice(colon + 1));
    if (!(kPlaces as readonly string[]).includes(name) || value === "") rest.push(part);
    else if (name === "state" && found.state) found.state += `,${value}`;
    else found[name] = value;
  }
  return { ...found, q: rest.join(" ") };
}

// One thing that is asked for: as it is shown, which field of the call it is, and the parameters of the page without it.
export interface Token {
  text: string;
  field: string;
  without: Record<string, string | undefined>;
}

export function tokensOf(filter: JobFilter): Token[] {
  const tokens: Token[] = [];
  for (const name of kPlaces) {
    const values = name === "state" ? (filter.state?.split(",") ?? []) : filter[name] ? [filter[name]] : [];
    for (const value of values) {
      const others = values.filter((one) => one !== value).join(",");
      tokens.push({ text: `${name}:${quoted(value)}`, field: name, without: { [name]: others || undefined, ...(name === "queue" ? { group: undefined } : {}) } });
    }
  }
  const parts = [...(filter.search ?? "").matchAll(kParts)].map(([part]) => part);
  parts.forEach((part, i) => {
    const name = part.slice(0, Math.max(0, part.indexOf(":")));
    const field = /^(payload|meta|progress|result)(\.|$)/.test(name) ? "where" : (kWords[name] ?? "text");
    tokens.push({ text: part, field, without: { q: parts.filter((_, j) => j !== i).join(" ") || undefined } });
  });
  return tokens;
}

// Whether jobs have to be looked at one by one: no index knows their data, their type or their error.
export function looksAtEach(filter: JobFilter): boolean {
  const { where, text, error_type } = parseSearch(filter.search);
  return where.length > 0 || text !== undefined || error_type !== undefined || (filter.type !== undefined && !filter.state);
}

export function isFiltered(filter: JobFilter): boolean {
  return Object.values(filter).some(Boolean);
}

function membersOf(filter: JobFilter): Record<string, string | string[] | undefined> {
  const { queue, state, type, group, until } = filter;
  return { queue, state, type, group, since: sinceOf(filter.since), until, ...parseSearch(filter.search) };
}

// "v1/jobs?…"
export function listPath(filter: JobFilter, limit: number, cursor?: string): string {
  return `v1/jobs${query({ ...membersOf(filter), fields: "payload,progress", limit, cursor })}`;
}

// The body of a call that acts on all that match; null where it would be all jobs there are, or cannot be said.
export function bodyOf(filter: JobFilter): Record<string, unknown> | null {
  const members = Object.entries(membersOf(filter)).filter(([, value]) => value !== undefined && value.length > 0);
  if (members.length === 0 || members.some(([name]) => name === "unique")) return null;
  return Object.fromEntries(members.map(([name, value]) => [name, name === "state" && typeof value === "string" && value.includes(",") ? value.split(",") : value]));
}

// " --queue mail --state dead": for the commands that take a filter.
export function optionsOf(filter: JobFilter): string {
  const shell = (text: string) => (/^[\w.,:/-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`);
  const members = { ...membersOf(filter), since: filter.since };
  return Object.entries(members)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([, value]) => value)
    .map(([name, value]) => ` --${name.replace("_", "-")} ${shell(value as string)}`)
    .join("");
}

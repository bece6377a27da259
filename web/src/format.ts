// Numbers, times and words as people read them.
import { signal } from "@preact/signals";
import { ExactNumber } from "./api";

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(`pawl.${name}`);
  } catch {
    return null;
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(`pawl.${name}`, value);
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}

export const utc = signal(stored("zone") === "utc");
export const absolute = signal(stored("times") === "dates"); // all times, after a click on one

export function turnTimes(): void {
  absolute.value = !absolute.value;
  store("times", absolute.value ? "dates" : "ages");
}

export function count(value: number | undefined): string {
  if (value === undefined) return "–";
  if (value < 1e6) return value.toLocaleString("en-US");
  if (value < 1e9) return `${(value / 1e6).toFixed(value < 1e7 ? 2 : 1)} M`;
  return `${(value / 1e9).toFixed(2)} G`;
}

export function plural(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? "" : "s"}`;
}

export function bytes(value: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  const power = Math.min(units.length - 1, value < 1 ? 0 : Math.floor(Math.log2(value) / 10));
  const scaled = value / 1024 ** power;
  return `${power === 0 || scaled >= 100 ? Math.round(scaled) : scaled.toFixed(1)} ${units[power]}`;
}

export function exact(value: number): string {
  return value.toLocaleString("en-US");
}

const pad = (value: number) => String(value).padStart(2, "0");

// A length of time, from milliseconds.
export function span(ms: number): string {
  const abs = Math.abs(ms);
  if (abs < 1_000) return `${Math.round(abs)} ms`;
  const seconds = abs / 1_000;
  if (seconds < 10) return `${seconds % 1 < 0.05 ? Math.floor(seconds) : seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  const rest = Math.floor(seconds % 60);
  if (minutes < 60) return rest === 0 ? `${minutes} min` : `${minutes}m ${pad(rest)}s`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours}h ${pad(minutes % 60)}m`;
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}

// The same, coarse: for ages that count.
export function about(ms: number): string {
  const seconds = Math.abs(ms) / 1_000;
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} m`;
  if (seconds < 172_800) return `${Math.floor(seconds / 3_600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

export function relative(time: number, at: number): string {
  const away = at - time;
  if (Math.abs(away) < 1_000) return "now";
  // What is to come in 1 h 59 m comes in 2 h.
  return away > 0 ? `${about(away)} ago` : `in ${about(-away + (away < -7_200_000 ? 1_800_000 : away < -120_000 ? 30_000 : 500))}`;
}

export function clock(time: number, inUtc = utc.value): string {
  const date = new Date(time);
  const parts = inUtc
    ? [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()]
    : [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds()];
  const [year, month, day, hour, minute, second] = parts.map(pad);
  return `${year}-${month}-${day} ${hour}:${minute}:${second}${inUtc ? " UTC" : ""}`;
}

// A time as a field of the page has it, which knows no zone: it is in that of the page.
export function toField(time: string | undefined): string {
  const at = Date.parse(time ?? "");
  return Number.isNaN(at) ? "" : clock(at).slice(0, 19).replace(" ", "T");
}

export function fromField(text: string): string | undefined {
  const at = Date.parse(utc.value ? `${text}Z` : text);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

const kReasons: Record<string, string> = {
  expired: "expired before it was run",
  retries_exhausted: "all attempts have failed",
  not_retried: "its worker said not to try again",
  lease_expired: "its worker vanished too often",
  timed_out: "it took longer than its timeout",
  terminated_by_request: "terminated on request",
  purged: "its queue was purged",
  run_away: "it ended too often without progress",
  shutdown_failed: "its shutdown failed",
  shutdown_timeout: "its shutdown took too long",
  parent_terminated: "its parent was terminated",
  skipped: "skipped",
  tasks_failed: "a task has failed",
};

export function reasonText(reason: string | undefined): string {
  return reason === undefined ? "" : (kReasons[reason] ?? reason.replace(/_/g, " "));
}

// JSON as text, numbers as they were sent; `flat`: in one line.
export function jsonText(value: unknown, indent = "", flat = false): string {
  if (value instanceof ExactNumber) return value.source;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const deeper = flat ? "" : `${indent}  `;
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map((part) => deeper + jsonText(part, deeper, flat))
    : Object.entries(value).map(([name, part]) => `${deeper}${JSON.stringify(name)}:${flat ? "" : " "}${jsonText(part, deeper, flat)}`);
  const [open, close] = isArray ? "[]" : "{}";
  if (parts.length === 0) return open + close;
  return flat ? open + parts.join(",") + close : `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

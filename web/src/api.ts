// Calls of the API: one place that knows where the server is, what a problem is, and who we are.
import { computed, signal } from "@preact/signals";
import type { components } from "../generated/openapi";

export type Schema = components["schemas"];
export type Job = Schema["Job"];
export type JobBrief = Schema["JobBrief"];
export type Queue = Schema["Queue"];
export type Group = Schema["Group"];
export type Worker = Schema["Worker"];
export type State = Schema["State"];
export type Me = Schema["Me"];

// <base> leads to the root of the server, under whatever path a proxy has put it.
export const root = new URL(document.baseURI);

export function apiUrl(path: string): string {
  return new URL(path, root).href;
}

export function query(parameters: Record<string, string | string[] | number | boolean | undefined>): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (Array.isArray(value)) for (const one of value) text.append(name, one);
    else if (value !== undefined && value !== "" && value !== false) text.set(name, String(value));
  }
  const rendered = text.toString();
  return rendered === "" ? "" : `?${rendered}`;
}

// What the API, or the way to it, has to say against a call.
export class Problem extends Error {
  constructor(
    readonly status: number, // 0: no answer
    readonly code: string,
    readonly title: string,
    readonly detail: string,
    readonly retryAfter: number,
    readonly field = "", // what of the call is wrong
  ) {
    super(detail || title);
  }
}

// What is wrong: of a state, both are in the detail; of a scope, it says beside it which ones there are.
export function detailOf(problem: Problem): string {
  if (problem.status !== 403) return problem.detail;
  const scopes = me.value?.scopes ?? [];
  if (me.value?.read_only) return `${problem.detail}; this dashboard is read-only`;
  return scopes.length > 0 ? `${problem.detail}; you have ${scopes.join(", ")}` : problem.detail;
}

export function problemText(error: unknown, when = ""): string {
  return error instanceof Problem ? `${error.title}${when}: ${detailOf(error)}` : `It failed${when}: ${String(error)}`;
}

async function problemOf(response: Response): Promise<Problem> {
  const retry = Number(response.headers.get("retry-after") ?? "0");
  try {
    const body = await response.json();
    return new Problem(response.status, body.code ?? "", body.title ?? response.statusText, body.detail ?? "", retry, body.field ?? "");
  } catch {
    return new Problem(response.status, "", response.statusText, "the answer came from something else than Pawl", retry);
  }
}

// A number that JavaScript would round is kept as it was sent.
export class ExactNumber {
  constructor(readonly source: string) {}
}

export function parseJson(text: string): any {
  return (JSON.parse as any)(text, (_key: string, value: unknown, context?: { source?: string }) => {
    const source = context?.source;
    if (typeof value !== "number" || source === undefined || source.length < 16) return value;
    return String(value) === source ? value : new ExactNumber(source);
  });
}

export const me = signal<Me | null>(null);
export const signedOut = signal(false);
export const skew = signal(0); // the server's clock less ours, in ms
export const unavailable = signal<Problem | null>(null);
export const readOnly = computed(() => me.value?.read_only === true);

export function may(scope: "push" | "work" | "admin"): boolean {
  return me.value !== null && !me.value.read_only && me.value.scopes.includes(scope);
}

export interface CallOptions {
  method?: string;
  body?: unknown;
  key?: string; // Idempotency-Key
  ifMatch?: string; // the version that is changed
  signal?: AbortSignal;
}

export async function call<T = any>(path: string, options: CallOptions = {}): Promise<T> {
  const headers: Record<string, string> = {};
  const init: RequestInit = { method: options.method ?? "GET", headers, cache: "no-store", signal: options.signal };
  if (options.body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(options.body);
  }
  if (options.key) headers["idempotency-key"] = options.key;
  if (options.ifMatch) headers["if-match"] = `"${options.ifMatch}"`;
  let response: Response;
  try {
    response = await fetch(apiUrl(path), init);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const problem = new Problem(0, "unreachable", "The server does not answer", "It may be restarting; trying again.", 0);
    unavailable.value = problem;
    throw problem;
  }
  if (!response.ok) {
    const problem = await problemOf(response);
    if (problem.status === 401) signedOut.value = true;
    if (problem.status === 503 || problem.status === 507) unavailable.value = problem;
    throw problem;
  }
  unavailable.value = null;
  if (response.status === 204) return undefined as T;
  return parseJson(await response.text());
}

export async function loadMe(): Promise<void> {
  const before = Date.now();
  const found = await call<Me>("v1/me");
  skew.value = Date.parse(found.now) - (before + Date.now()) / 2;
  me.value = found;
  signedOut.value = false;
}

export async function signIn(token: string): Promise<void> {
  const response = await fetch(apiUrl("ui/session"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) throw await problemOf(response);
  await loadMe();
}

export async function signOut(): Promise<void> {
  await call("ui/session", { method: "DELETE" });
  me.value = null;
  signedOut.value = true;
}

// crypto.randomUUID is missing where the page came over plain HTTP.
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The same call for a terminal.
export function curlOf(path: string, method = "GET", body?: unknown): string {
  const quoted = (text: string) => `'${text.replace(/'/g, "'\\''")}'`;
  const parts = ["curl"];
  if (method !== "GET") parts.push("-X", method);
  if (me.value?.tokens) parts.push('-H "Authorization: Bearer $PAWL_TOKEN"');
  if (body !== undefined) parts.push("-H 'content-type: application/json'", "-d", quoted(JSON.stringify(body)));
  parts.push(quoted(apiUrl(path)));
  return parts.join(" ");
}

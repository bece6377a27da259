// Jobs of a page as files.
import type { JobBrief } from "./api";
import { jsonText } from "./format";

function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

// One job a line, as JSON.
export function saveLines(name: string, jobs: JobBrief[]): void {
  save(name, "application/x-ndjson", jobs.map((job) => `${jsonText(job, "", true)}\n`).join(""));
}

const kColumns: [string, (job: JobBrief) => unknown][] = [
  ["id", (job) => job.id],
  ["seq", (job) => job.seq],
  ["type", (job) => job.type],
  ["queue", (job) => job.queue],
  ["group", (job) => job.group],
  ["state", (job) => job.state],
  ["reason", (job) => job.reason],
  ["priority", (job) => job.priority],
  ["attempt", (job) => job.attempt],
  ["failures", (job) => job.failures],
  ["created_at", (job) => job.created_at],
  ["run_at", (job) => job.run_at],
  ["started_at", (job) => job.started_at],
  ["ended_at", (job) => job.ended_at],
  ["worker", (job) => job.worker],
  ["error_type", (job) => job.error?.type],
  ["error_message", (job) => job.error?.message],
  ["payload_start", (job) => job.payload_start],
];

// Programs for tables take what begins with = + - or @ for a formula: such a text gets a ' before it.
function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string") return jsonText(value, "", true);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export function saveCsv(name: string, jobs: JobBrief[]): void {
  const rows = [kColumns.map(([head]) => head), ...jobs.map((job) => kColumns.map(([, of]) => cell(of(job))))];
  save(name, "text/csv", rows.map((row) => `${row.join(",")}\r\n`).join(""));
}

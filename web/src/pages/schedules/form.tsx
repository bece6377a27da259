// Making a schedule and changing one, with what would come of it.
import { useEffect, useState } from "preact/hooks";
import type { Schema } from "../../api";
import { Problem, call, curlOf, problemText } from "../../api";
import { inWords } from "../../cron_words";
import { clock, jsonText } from "../../format";
import { now, refreshNow } from "../../live";
import { Command } from "../../parts/copy";
import { Dialog } from "../../parts/dialog";
import { Time } from "../../parts/figures";
import { toast } from "../../parts/toasts";
import { go } from "../../router";
import { clockWarnings } from "../../zones";

type Schedule = Schema["Schedule"];

const kOverlap = ["skip", "allow", "replace", "wait"];
const kCatchUp = ["one", "skip", "all"];

export function pageOfSchedule(name: string): string {
  return `/schedules/${encodeURIComponent(name)}`;
}

// What a cron expression comes to: its next times, or what is wrong with it, and what the clocks do to it.
function Preview({ cron, zone, wrong }: { cron: string; zone: string; wrong: (problem: Problem | null) => void }) {
  const [times, setTimes] = useState<string[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call<{ times: string[] }>("v1/cron", { method: "POST", body: { cron, timezone: zone, count: 10 }, signal: abort.signal })
        .then((answer) => {
          setTimes(answer.times);
          wrong(null);
        })
        .catch((error) => {
          if (abort.signal.aborted) return;
          setTimes([]);
          wrong(error);
        });
    }, 200);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [cron, zone]);
  return (
    <>
      <ol class="times">
        {times.map((time) => (
          <li key={time}>
            {clock(Date.parse(time))} <Time at={time} plain />
          </li>
        ))}
      </ol>
      <ClockWarnings cron={cron} zone={zone} />
    </>
  );
}

export function ClockWarnings({ cron, zone }: { cron: string; zone: string }) {
  const today = Math.floor(now.value / 86_400_000) * 86_400_000;
  return (
    <>
      {clockWarnings(cron, zone, today).map((line) => (
        <p key={line} class="warning">
          {line}
        </p>
      ))}
    </>
  );
}

function Choice({ label, options, value, set }: { label: string; options: string[]; value: string; set: (value: string) => void }) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        {options.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}

// The fields of a schedule that can be put; what was made of it is left out.
const kPut = ["cron", "timezone", "every", "at", "from", "until", "overlap", "catch_up", "catch_up_within", "jitter", "pause_on_failure", "note", "job", "workflow"] as const;

export function ScheduleForm({ schedule, close }: { schedule?: Schedule; close: () => void }) {
  const what = schedule?.workflow ? "workflow" : "job";
  const pushed = jsonText(schedule?.[what] ?? {});
  const redacted = pushed.includes('"[redacted]"');
  const rule = schedule?.every !== undefined ? "every" : schedule?.at ? "at" : "cron";
  const [form, setForm] = useState({
    name: schedule?.name ?? "",
    type: "",
    cron: schedule?.cron ?? "0 3 * * *",
    every: schedule?.every !== undefined ? `${schedule.every}s` : "",
    timezone: schedule?.timezone ?? (Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"),
    overlap: schedule?.overlap ?? "skip",
    catch_up: schedule?.catch_up ?? "one",
    note: schedule?.note ?? "",
    pushed,
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const input = (name: keyof typeof form, label: string, hint?: string, required = true) => (
    <label class="field">
      <span>{label}</span>
      <input value={form[name]} spellcheck={false} required={required} aria-invalid={problem?.field === name} onInput={(event) => set({ [name]: event.currentTarget.value })} />
      {hint && <small>{hint}</small>}
    </label>
  );
  let job: unknown;
  let wrong = "";
  try {
    job = schedule ? JSON.parse(form.pushed) : { type: form.type };
  } catch {
    wrong = "this is not JSON";
  }
  const path = `v1/schedules/${encodeURIComponent(form.name)}`;
  const body = {
    ...Object.fromEntries(kPut.filter((name) => schedule?.[name] !== undefined && (name !== "timezone" || rule === "cron")).map((name) => [name, schedule?.[name]])),
    ...(rule === "cron" ? { cron: form.cron, timezone: form.timezone } : {}),
    ...(rule === "every" ? { every: form.every } : {}),
    overlap: form.overlap,
    catch_up: form.catch_up,
    ...(form.note || schedule?.note ? { note: form.note } : {}),
    [what]: job,
  };
  const save = async () => {
    try {
      await call(path, { method: "PUT", body, ifMatch: schedule && String(schedule.etag) });
      toast(`${form.name} is ${schedule ? "changed" : "made"}`, { curl: curlOf(path, "PUT", body) });
      refreshNow();
      close();
      go(pageOfSchedule(form.name));
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem(0, "", "It failed", String(error), 0));
    }
  };
  return (
    <Dialog title={schedule ? `Change ${schedule.name}` : "New schedule"} close={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {!schedule && input("name", "Name")}
        {!schedule && input("type", "Type of the job that it pushes")}
        {rule === "cron" && (
          <div class="pair">
            {input("cron", "Cron expression", inWords(form.cron) || "minute, hour, day, month, weekday")}
            {input("timezone", "Time zone", "its clocks count")}
          </div>
        )}
        {rule === "every" && input("every", "Every", "such as 90s, 15m or 24h")}
        {schedule && (
          <div class="pair">
            <Choice label="While the last one runs" options={kOverlap} value={form.overlap} set={(value) => set({ overlap: value as Schedule["overlap"] })} />
            <Choice label="Missed times" options={kCatchUp} value={form.catch_up} set={(value) => set({ catch_up: value as Schedule["catch_up"] })} />
          </div>
        )}
        {schedule && input("note", "Note", "for people", false)}
        {schedule && (
          <label class="field">
            <span>{what === "job" ? "Job" : "Workflow"}</span>
            <textarea rows={6} value={form.pushed} disabled={redacted} spellcheck={false} onInput={(event) => set({ pushed: event.currentTarget.value })} />
            <small>{wrong || "as the body of a push, as JSON"}</small>
          </label>
        )}
        {problem && (
          <p class="bad" role="alert">
            {problem.status === 412 ? "Somebody else has changed it meanwhile. Close this, and look at it again." : problem.status === 422 ? problem.detail : problemText(problem)}
          </p>
        )}
        {rule === "cron" && <Preview cron={form.cron} zone={form.timezone} wrong={setProblem} />}
        {redacted ? (
          <p class="bad">Parts of what it pushes are redacted here, so it cannot be changed here without losing them.</p>
        ) : (
          <details class="same">
            <summary>The same in a terminal</summary>
            <Command text={curlOf(path, "PUT", body)} />
          </details>
        )}
        <div class="buttons">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="primary" disabled={wrong !== "" || redacted || !form.name || (!schedule && !form.type)}>
            {schedule ? "Change it" : "Make it"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

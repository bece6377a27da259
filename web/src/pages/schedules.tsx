import { useEffect, useState } from "preact/hooks";
import type { Schema } from "../api";
import { Problem, apiUrl, call, may } from "../api";
import { clock, count, span, utc } from "../format";
import { type Column, List } from "../list";
import { useData } from "../live";
import { ActionButton, type Action } from "../parts/actions";
import { Command } from "../parts/copy";
import { Dialog } from "../parts/dialog";
import { Time } from "../parts/figures";
import { JsonView } from "../parts/json";
import { Card, Facts, Page } from "../parts/layout";
import { Empty } from "../parts/notices";
import { Stale, Unread } from "../parts/reading";
import { StateBadge } from "../parts/states";
import { toast } from "../parts/toasts";
import { go, href, pageOfJob } from "../router";

type Schedule = Schema["Schedule"];

function pageOfSchedule(name: string): string {
  return `/schedules/${encodeURIComponent(name)}`;
}

const kDays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

// The usual expressions in words; the others speak for themselves.
export function inWords(expression: string): string {
  const named: Record<string, string> = { "@hourly": "every hour", "@daily": "every day at 00:00", "@weekly": "on Sundays at 00:00", "@monthly": "on the 1st of the month at 00:00", "@yearly": "on the 1st of January at 00:00" };
  if (named[expression]) return named[expression];
  const parts = expression.trim().split(/\s+/);
  if (parts.length !== 5) return "";
  const [minute, hour, day, month, weekday] = parts;
  const number = /^\d+$/;
  if (hour === "*" && day === "*" && month === "*" && weekday === "*") {
    if (minute === "*") return "every minute";
    const step = /^\*\/(\d+)$/.exec(minute);
    if (step) return `every ${step[1]} minutes`;
    if (number.test(minute)) return minute === "0" ? "every hour" : `every hour at minute ${minute}`;
    return "";
  }
  if (!number.test(minute)) return "";
  const everyHours = /^\*\/(\d+)$/.exec(hour);
  if (everyHours && day === "*" && month === "*" && weekday === "*") return `every ${everyHours[1]} hours at minute ${minute}`;
  if (!number.test(hour) || month !== "*") return "";
  const time = `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
  if (day === "*" && weekday === "*") return `every day at ${time}`;
  if (day === "*" && (weekday === "1-5" || weekday.toUpperCase() === "MON-FRI")) return `on weekdays at ${time}`;
  if (day === "*" && /^[0-7]$/.test(weekday)) return `on ${kDays[Number(weekday)]}s at ${time}`;
  if (number.test(day) && weekday === "*") return `on day ${day} of the month at ${time}`;
  return "";
}

function Rule({ schedule }: { schedule: Schedule }) {
  if (schedule.cron) {
    const words = inWords(schedule.cron);
    return (
      <>
        {words || <code>{schedule.cron}</code>}
        <div class="meta">
          {words && <code>{schedule.cron}</code>} {schedule.timezone ?? "UTC"}
        </div>
      </>
    );
  }
  if (schedule.every !== undefined) return <>every {span(schedule.every * 1_000)}</>;
  return <>at {count(schedule.at?.length ?? 0)} times</>;
}

function actionsOf(schedule: Schedule): { fire: Action; pause: Action; remove: Action } {
  const path = `v1/schedules/${encodeURIComponent(schedule.name)}`;
  const pause = (to: boolean) => ({ path: `${path}/${to ? "pause" : "resume"}`, done: to ? `${schedule.name} is paused` : `${schedule.name} goes on` });
  return {
    fire: { label: "Fire now", path: `${path}/fire`, cli: `pawl schedule ${schedule.name} fire`, done: `${schedule.name} was fired` },
    pause: {
      label: schedule.paused ? "Resume" : "Pause",
      ...pause(!schedule.paused),
      cli: `pawl schedule ${schedule.name} ${schedule.paused ? "resume" : "pause"}`,
      undo: pause(schedule.paused ?? false),
    },
    remove: {
      label: "Delete",
      method: "DELETE",
      path,
      cli: `pawl schedule ${schedule.name} rm`,
      done: `${schedule.name} is deleted`,
      confirm: { title: `Delete ${schedule.name}?`, text: "It fires no more. The jobs that it has pushed stay.", danger: true },
      then: () => go("/schedules"),
    },
  };
}

// ---- A new one, with what would come of it ----

function NewSchedule({ close }: { close: () => void }) {
  const [form, setForm] = useState({ name: "", cron: "0 3 * * *", timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC", type: "" });
  const [times, setTimes] = useState<string[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call<{ times: string[] }>("v1/cron", { method: "POST", body: { cron: form.cron, timezone: form.timezone, count: 5 }, signal: abort.signal })
        .then((answer) => {
          setTimes(answer.times);
          setProblem(null);
        })
        .catch((error) => {
          if (!abort.signal.aborted) setProblem(error);
        });
    }, 200);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [form.cron, form.timezone]);
  const save = async () => {
    try {
      await call(`v1/schedules/${encodeURIComponent(form.name)}`, { method: "PUT", body: { cron: form.cron, timezone: form.timezone, job: { type: form.type } } });
      toast(`${form.name} is made`);
      close();
      go(pageOfSchedule(form.name));
    } catch (error) {
      setProblem(error as Problem);
    }
  };
  const input = (name: keyof typeof form, label: string, hint?: string) => (
    <label class="field">
      <span>{label}</span>
      <input value={form[name]} spellcheck={false} required onInput={(event) => set({ [name]: event.currentTarget.value })} />
      {hint && <small>{hint}</small>}
    </label>
  );
  return (
    <Dialog title="New schedule" close={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {input("name", "Name")}
        {input("type", "Type of the job that it pushes")}
        <div class="pair">
          {input("cron", "Cron expression", inWords(form.cron) || "minute, hour, day, month, weekday")}
          {input("timezone", "Time zone", "its clocks count")}
        </div>
        {problem ? (
          <p class="bad" role="alert">
            {problem.detail}
          </p>
        ) : (
          <ol class="times">
            {times.map((time) => (
              <li key={time}>
                {clock(Date.parse(time))} <Time at={time} plain />
              </li>
            ))}
          </ol>
        )}
        <div class="buttons">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="primary" disabled={!form.name || !form.type}>
            Make it
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const kColumns: Column<Schedule>[] = [
  {
    head: "Schedule",
    kind: "main",
    cell: (schedule) => (
      <>
        <a href={href(pageOfSchedule(schedule.name))}>{schedule.name}</a> {schedule.paused && <StateBadge state="paused" />}
        {schedule.note && <div class="meta cut">{schedule.note}</div>}
      </>
    ),
  },
  { head: "When", cell: (schedule) => <Rule schedule={schedule} /> },
  { head: "Next", kind: "end", label: "next", cell: (schedule) => (schedule.paused ? <span class="faint">–</span> : <Time at={schedule.next?.[0]} />) },
  {
    head: "Last",
    kind: "wide",
    cell: (schedule) =>
      schedule.last ? (
        <>
          <Time at={schedule.last.fired_at} /> {schedule.last.error && <span class="bad">{schedule.last.error}</span>}
        </>
      ) : (
        <span class="faint">never</span>
      ),
  },
  { head: "Fired", kind: "end wide", cell: (schedule) => count(schedule.counts?.fired) },
  {
    head: "",
    kind: "end act",
    cell: (schedule) => (
      <>
        <ActionButton action={actionsOf(schedule).fire} />
        <ActionButton action={actionsOf(schedule).pause} />
      </>
    ),
  },
];

export function SchedulesPage() {
  const [making, setMaking] = useState(false);
  return (
    <Page
      title="Schedules"
      tools={
        may("admin") && (
          <button type="button" class="primary" onClick={() => setMaking(true)}>
            New schedule
          </button>
        )
      }
    >
      {making && <NewSchedule close={() => setMaking(false)} />}
      <List
        from="v1/schedules"
        member="schedules"
        order="in the order of the store"
        words={["First", "More"]}
        columns={kColumns}
        id={(schedule: Schedule) => schedule.name}
        page={(schedule) => pageOfSchedule(schedule.name)}
        none={
          <Empty title="No schedules yet">
            <p>A job every night at three:</p>
            <Command text={`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${apiUrl("v1/schedules/nightly")}`} />
          </Empty>
        }
      />
    </Page>
  );
}

export function SchedulePage({ name }: { name: string }) {
  const path = `v1/schedules/${encodeURIComponent(name)}`;
  const data = useData(path, (signal) => call<Schedule>(`${path}?preview=10`, { signal }));
  const schedule = data.value;
  const up = <a href={href("/schedules")}>Schedules</a>;
  if (schedule === null) return <Unread data={data} path={path} title={name} up={up} missing="There is no such schedule" />;
  const act = actionsOf(schedule);
  const counts = schedule.counts;
  return (
    <Page
      title={
        <>
          {name} {schedule.paused && <StateBadge state="paused" />}
        </>
      }
      sub={
        <>
          {up}
          {schedule.note && ` · ${schedule.note}`}
        </>
      }
      tools={
        <>
          <ActionButton action={act.fire} primary />
          <ActionButton action={act.pause} />
          <ActionButton action={act.remove} danger />
        </>
      }
    >
      <Stale data={data} path={path} />
      {schedule.paused_because && <p class="hint bad">Paused by itself: {schedule.paused_because}</p>}
      <div class="columns">
        <Card title="Rule">
          <Facts
            rows={[
              ["When", <Rule schedule={schedule} />],
              ["Overlap", schedule.overlap],
              ["Missed times", schedule.catch_up],
              ["Jitter", schedule.jitter !== undefined && span(schedule.jitter * 1_000)],
              ["From", schedule.from && <Time at={schedule.from} />],
              ["Until", schedule.until && <Time at={schedule.until} />],
              ["Last fired", schedule.last && <Time at={schedule.last.fired_at} />],
              ["Last job", schedule.last?.job && <a href={href(pageOfJob(schedule.last.job))}>{schedule.last.job}</a>],
              ["Last error", schedule.last?.error && <span class="bad">{schedule.last.error}</span>],
              ["Fired", counts && `${count(counts.fired)}, skipped ${count(counts.skipped)}, missed ${count(counts.missed)}, failed ${count(counts.failed)}`],
            ]}
          />
        </Card>
        <Card title="Next times" tools={<span class="faint">{utc.value ? "UTC" : "your time"}</span>}>
          {schedule.paused ? (
            <p class="faint pad">None while it is paused.</p>
          ) : (
            <ol class="times">
              {(schedule.preview ?? schedule.next ?? []).map((time) => (
                <li key={time}>
                  {clock(Date.parse(time))} <Time at={time} plain />
                </li>
              ))}
            </ol>
          )}
        </Card>
      </div>
      <JsonView title={schedule.workflow ? "Workflow" : "Job"} value={schedule.workflow ?? schedule.job} />
    </Page>
  );
}

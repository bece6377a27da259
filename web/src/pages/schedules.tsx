// Schedules: what is pushed at which times, and what came of it.
import { useState } from "preact/hooks";
import type { Schema } from "../api";
import { apiUrl, call, may, query } from "../api";
import { inWords } from "../cron_words";
import { clock, count, span, utc } from "../format";
import { readJobs } from "../job_list";
import { type Column, List } from "../list";
import { useData } from "../live";
import { type Action, ActionButton, start } from "../parts/actions";
import { Command } from "../parts/copy";
import { Time } from "../parts/figures";
import { JsonView } from "../parts/json";
import { Card, Facts, Page } from "../parts/layout";
import { Empty } from "../parts/notices";
import { Stale, Unread } from "../parts/reading";
import { StateBadge } from "../parts/states";
import { go, href, pageOfJob } from "../router";
import { Strip } from "../strip";
import { ClockWarnings, ScheduleForm, pageOfSchedule } from "./schedules/form";

const kSlow = 10_000; // ms between two readings of what it has pushed

type Schedule = Schema["Schedule"];

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

// ---- What came of it ----

const kShown = 20; // firings

// What it has pushed lately carries its name and the time; it is found among the last jobs of its queue and type.
async function readFirings(schedule: Schedule, signal: AbortSignal): Promise<Fired[]> {
  const job = schedule.job as { type?: string; queue?: string } | undefined;
  const flow = schedule.workflow as { name?: string } | undefined;
  const fired: Fired[] = job
    ? (await readJobs({ queue: job.queue ?? job.type, type: job.type }, 50, undefined, signal)).jobs
    : (await call<{ workflows: Fired[] }>(`v1/workflows${query({ name: flow?.name, limit: 50 })}`, { signal })).workflows;
  return fired.filter((one) => one.id.startsWith(`${schedule.name}-`)).slice(0, kShown);
}

interface Fired {
  id: string;
  state: string;
}

function Firings({ schedule }: { schedule: Schedule }) {
  const data = useData(`firings ${schedule.name} ${schedule.etag}`, (signal) => readFirings(schedule, signal), false, kSlow);
  if (!data.value || data.value.length === 0) return null;
  const page = (one: Fired) => (schedule.job ? pageOfJob(one.id) : `/workflows/${encodeURIComponent(one.id)}`);
  return <Strip title={data.value.length === 1 ? "What it has pushed last" : `The last ${data.value.length} that it has pushed`} rows={data.value} page={page} />;
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
      {making && <ScheduleForm close={() => setMaking(false)} />}
      <List
        from="v1/schedules"
        member="schedules"
        order="in the order of the store"
        words={["First", "More"]}
        columns={kColumns}
        id={(schedule: Schedule) => schedule.name}
        page={(schedule) => pageOfSchedule(schedule.name)}
        keys={{ " ": (schedule) => may("admin") && start(actionsOf(schedule).pause), r: (schedule) => may("admin") && start(actionsOf(schedule).fire) }}
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
  const [changing, setChanging] = useState(false);
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
      actions={
        <>
          <ActionButton action={act.fire} primary />
          <ActionButton action={act.pause} />
          {may("admin") && (
            <button type="button" onClick={() => setChanging(true)}>
              Change
            </button>
          )}
          <ActionButton action={act.remove} danger />
        </>
      }
    >
      <Stale data={data} path={path} />
      {changing && <ScheduleForm schedule={schedule} close={() => setChanging(false)} />}
      {schedule.paused_because && <p class="hint bad">Paused by itself: {schedule.paused_because}</p>}
      <div class="columns">
        <Card title="Rule">
          <Facts
            rows={[
              ["When", <Rule schedule={schedule} />],
              ["Overlap", schedule.overlap],
              ["Missed times", schedule.catch_up],
              ["Jitter", schedule.jitter > 0 && span(schedule.jitter * 1_000)],
              ["From", schedule.from && <Time at={schedule.from} />],
              ["Until", schedule.until && <Time at={schedule.until} />],
              ["Last fired", schedule.last && <Time at={schedule.last.fired_at} />],
              ["Last job", schedule.last?.job && <a href={href(pageOfJob(schedule.last.job))}>{schedule.last.job}</a>],
              ["Last error", schedule.last?.error && <span class="bad">{schedule.last.error}</span>],
              ["Fired", counts && `${count(counts.fired)}, skipped ${count(counts.skipped)}`],
              ["Missed", counts && counts.missed > 0 && <span class="bad">{count(counts.missed)}: no server was there at their times</span>],
              ["Failed", counts && counts.failed > 0 && <span class="bad">{count(counts.failed)}</span>],
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
          {schedule.cron && <ClockWarnings cron={schedule.cron} zone={schedule.timezone ?? "UTC"} />}
        </Card>
      </div>
      <Firings schedule={schedule} />
      <JsonView title={schedule.workflow ? "Workflow" : "Job"} value={schedule.workflow ?? schedule.job} />
    </Page>
  );
}

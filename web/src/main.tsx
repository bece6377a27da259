// The dashboard begins here: the pages by their paths.
import { type JSX, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { loadMe, me, signedOut } from "./api";
import { OverviewPage } from "./pages/overview";
import { AboutPage } from "./pages/about";
import { CallbackPage, CallbacksPage } from "./pages/callbacks";
import { ChannelsPage } from "./pages/channels";
import { FailuresPage } from "./pages/failures";
import { FilesPage } from "./pages/files";
import { GroupPage } from "./pages/groups";
import { JobPage } from "./pages/job";
import { JobsPage } from "./pages/jobs";
import { QueuePage } from "./pages/queue";
import { QueuesPage } from "./pages/queues";
import { ScheduledPage } from "./pages/scheduled";
import { SchedulePage, SchedulesPage } from "./pages/schedules";
import { SettingsPage } from "./pages/settings";
import { TreePage } from "./pages/tree";
import { WorkersPage } from "./pages/workers";
import { WorkflowPage, WorkflowsPage } from "./pages/workflows";
import { Page } from "./parts/layout";
import { Empty } from "./parts/notices";
import { href, match, path } from "./router";
import { Shell } from "./shell";

const kRoutes: [string, string, (found: Record<string, string>) => JSX.Element][] = [
  ["/", "Overview", () => <OverviewPage />],
  ["/queues", "Queues", () => <QueuesPage />],
  ["/queues/:queue", "Queue", ({ queue }) => <QueuePage key={queue} queue={queue} />],
  ["/queues/:queue/groups/:group", "Group", ({ queue, group }) => <GroupPage key={`${queue} ${group}`} queue={queue} name={group} />],
  ["/jobs", "Jobs", () => <JobsPage />],
  ["/jobs/:ref", "Job", ({ ref }) => <JobPage key={ref} reference={ref} />],
  ["/jobs/:ref/tree", "Tree", ({ ref }) => <TreePage key={ref} reference={ref} />],
  ["/scheduled", "Scheduled", () => <ScheduledPage />],
  ["/failures", "Failures", () => <FailuresPage />],
  ["/workflows", "Workflows", () => <WorkflowsPage />],
  ["/workflows/:ref", "Workflow", ({ ref }) => <WorkflowPage key={ref} reference={ref} />],
  ["/schedules", "Schedules", () => <SchedulesPage />],
  ["/schedules/:name", "Schedule", ({ name }) => <SchedulePage key={name} name={name} />],
  ["/callbacks", "Callbacks", () => <CallbacksPage />],
  ["/callbacks/:id", "Callback", ({ id }) => <CallbackPage key={id} id={id} />],
  ["/channels", "Channels", () => <ChannelsPage />],
  ["/files", "Downloads", () => <FilesPage />],
  ["/workers", "Workers", () => <WorkersPage />],
  ["/settings", "Settings", () => <SettingsPage />],
  ["/about", "About", () => <AboutPage />],
];

function App() {
  useEffect(() => {
    const again = () => {
      loadMe().catch(() => {
        if (!signedOut.value) setTimeout(again, 2_000);
      });
    };
    again();
    // A session that is looked at is renewed.
    const timer = setInterval(() => {
      if (!signedOut.value) void loadMe().catch(() => undefined);
    }, 600_000);
    return () => clearInterval(timer);
  }, []);
  let title = "Not found";
  let page: JSX.Element | null = null;
  for (const [pattern, name, show] of kRoutes) {
    const found = match(pattern, path.value);
    if (found === null) continue;
    title = Object.values(found).pop() ?? name;
    page = show(found);
    break;
  }
  useEffect(() => {
    document.title = [title, "Pawl", me.value?.environment?.name].filter(Boolean).join(" · ");
  }, [title, me.value?.environment?.name]);
  // Who goes to another page by keyboard goes on there, and not where the link was.
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [path.value]);
  return (
    <Shell>
      {me.value === null ? null : (page ?? (
        <Page title="Nothing here">
          <Empty title="There is no such page">
            <a href={href("/")}>Overview</a>
          </Empty>
        </Page>
      ))}
    </Shell>
  );
}

render(<App />, document.getElementById("app") as HTMLElement);

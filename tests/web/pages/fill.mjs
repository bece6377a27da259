// A server with something of everything.
export async function fill(api) {
  for (let i = 0; i < 12; ++i) {
    await api.post("v1/jobs", { type: "mail.welcome", queue: "mail", payload: { to: `user${i}@example.com`, lines: [{ sku: "A-1", qty: 2 }] }, retry: 0 });
  }
  for (let i = 0; i < 4; ++i) await api.post("v1/jobs", { type: "crm.sync", queue: "sync", group: `customer-${i % 2}`, payload: { n: i } });
  await api.post("v1/jobs", { type: "digest", queue: "reports", delay: "2h" });
  await api.patch("v1/queues/archive", { paused: true });
  await api.patch("v1/queues/mail", { concurrency: 20, rate: { limit: 100, per: "1s" } });
  await api.post("v1/jobs", { type: "archive", queue: "archive" });
  for (let i = 0; i < 8; ++i) {
    const job = await api.claim("mail");
    const run = `v1/jobs/${job.id}`;
    const token = job.lease.token;
    if (i < 4) await api.post(`${run}/complete`, { token, result: { sent: true, ms: 412 } });
    else if (i < 7) {
      const backtrace = Array.from({ length: 9 }, (_, line) => `at step${line} (/app/mail.js:${41 + line}:13)`);
      await api.post(`${run}/fail`, { token, error: { type: "SmtpError", message: `mx${i}.example.com refused the connection`, backtrace } });
    } else await api.post(`${run}/heartbeat`, { token, progress: { done: 37, total: 120 } });
  }
  const flow = await api.post("v1/workflows", {
    name: "report",
    tasks: [
      { name: "fetch", type: "fetch", queue: "flow" },
      { name: "clean", type: "clean", queue: "flow", after: ["fetch"] },
      { name: "score", type: "score", queue: "flow", after: ["fetch"], partitions: [{ payload: 1 }, { payload: 2 }] },
      { name: "send", type: "send", queue: "flow", after: ["clean", "score"] },
    ],
  });
  const first = await api.claim("flow");
  await api.post(`v1/jobs/${first.id}/complete`, { token: first.lease.token, result: {} });
  await api.put("v1/schedules/nightly", { cron: "0 3 * * *", timezone: "Europe/Berlin", note: "of the day before", job: { type: "digest" } });
  await api.post("v1/jobs", { id: "told", type: "told", queue: "told", callbacks: [{ url: "http://127.0.0.1:1999/done" }] });
  await api.post("v1/jobs", { id: "family", type: "plan", queue: "family", ports: { in: { numbers: {} }, out: { total: {} } } });
  for (const name of ["text", "pictures"]) await api.post("v1/jobs", { type: `make-${name}`, queue: "family", parent: "family", name });
  await api.put("v1/workers/family/plan", { ports: { in: { numbers: {} }, out: { total: {} } }, description: "Plans it." });
  await scan(api, "orders");
  const [dead] = (await api.get("v1/jobs?state=dead")).jobs;
  const [running] = (await api.get("v1/jobs?state=running&queue=mail")).jobs;
  return { flow: flow.id, dead: dead.id, running: running.id };
}

// A scan whose documents a worker of ours brings: three partitions, one of which has come to the offset 20 with two
// documents dead.
export async function scan(api, id, document = { total: 0 }) {
  await api.post("v1/workflows", {
    id,
    name: "orders",
    tasks: [{ name: "load", id: `${id}:load`, type: "load", queue: `${id}.load`, scan: { partitions: [{ country: "it" }, { country: "fr" }, { country: "de" }] } }],
  });
  const { jobs } = await api.post("v1/claim", { queues: [`${id}.load`], worker: "loader-1" });
  const { id: job, lease } = jobs[0];
  const error = { type: "no_total", message: "the order has no total" };
  await api.post(`v1/jobs/${job}/commit`, { token: lease.token, offset: 20, processed: 18, dead: [3, 17].map((key) => ({ key, error, document })) });
  await api.post(`v1/jobs/${job}/release`, { token: lease.token });
}

// The pages, by the names of their pictures; `things` are what fill() has made.
export function pagesOf({ flow, dead, running }) {
  return {
    overview: "/",
    queues: "/queues",
    queue: "/queues/mail",
    groups: "/queues/sync?tab=groups",
    group: "/queues/sync/groups/customer-1",
    limits: "/queues/mail?tab=settings",
    types: "/queues/family?tab=types",
    workers_of_queue: "/queues/mail?tab=workers",
    live: "/queues/sync?tab=live",
    jobs: "/jobs",
    dead: `/jobs/${dead}`,
    running: `/jobs/${running}`,
    stateful: "/jobs/family",
    tree: "/jobs/family/tree",
    graph: "/jobs/family/tree?tab=graph",
    scheduled: "/scheduled",
    retries: "/scheduled?tab=retrying",
    failures: "/failures",
    expired: "/failures?tab=failed",
    died: "/failures?tab=dead",
    workflows: "/workflows",
    workflow: `/workflows/${flow}?task=score`,
    scan: "/workflows/orders?task=load&partition=1",
    documents: "/workflows/orders?task=load&tab=dead",
    schedules: "/schedules",
    schedule: "/schedules/nightly",
    channels: "/channels?channel=%2Fshop",
    callbacks: "/callbacks",
    files: "/files",
    workers: "/workers",
    settings: "/settings",
    about: "/about",
    nothing: "/jobs/nothing-of-that-name",
  };
}

// Walks through the dashboard as a person makes them: node walks.mjs NAME URL [FOLDER for pictures]
import { createServer, request } from "node:http";
import { join } from "node:path";
import { Api, Browser, check, kDesktop, kPhone } from "./browser.mjs";

const [name, url, pictures] = process.argv.slice(2);

// A server with something of everything.
async function fill(api) {
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
  return flow.id;
}

const walks = {
  async jobs(api, browser) {
    const job = await api.post("v1/jobs", { type: "hello", payload: { to: "Ann", big: 0 }, retry: 0 });
    await browser.go("/");
    await browser.page.getByRole("link", { name: "Jobs", exact: false }).first().click();
    await browser.page.getByRole("link", { name: "hello", exact: true }).first().click();
    await browser.sees("Why is it waiting?");
    await browser.sees("No worker claims the queue");
    const held = await api.claim("hello");
    await browser.sees("Leased to");
    await api.post(`v1/jobs/${job.id}/fail`, { token: held.lease.token, error: { type: "SmtpError", message: "refused" } });
    await browser.sees("SmtpError");
    await browser.page.getByRole("link", { name: "Failures" }).click();
    await browser.sees("Kinds of errors");
    await browser.page.locator("table.jobs a.job-type").first().click();
    await browser.button("Run again").click();
    await browser.sees("Why is it waiting?");
    const again = await api.claim("hello");
    await api.post(`v1/jobs/${job.id}/complete`, { token: again.lease.token, result: { sent: true } });
    await browser.page.locator(".page-head .state[data-state=completed]").waitFor();
    await browser.sees("Result");
  },

  async queues(api, browser) {
    await api.post("v1/jobs", { type: "mail" });
    await browser.go("/queues");
    await browser.button("Pause").click();
    await browser.page.locator("td .state[data-state=paused]").waitFor();
    check((await api.get("v1/queues/mail")).paused, "the queue is not paused");
    await browser.button("Undo").click();
    await browser.button("Pause").waitFor();
    await browser.page.getByRole("link", { name: "mail", exact: true }).click();
    await browser.page.getByRole("link", { name: "Settings" }).nth(0).waitFor();
    await browser.page.locator(".tabs").getByRole("link", { name: "Settings" }).click();
    await browser.page.getByLabel("Concurrency").fill("7");
    await browser.button("Save").click();
    await browser.sees("Saved");
    check((await api.get("v1/queues/mail")).concurrency === 7, "the limit was not set");
    await browser.button("Purge").click();
    await browser.sees("The same in a terminal");
    await browser.page.getByRole("dialog").getByRole("button", { name: "Purge" }).click();
    await browser.sees("Terminated (1)");
  },

  async bulk(api, browser) {
    const dead = [];
    for (let i = 0; i < 5; ++i) {
      await api.post("v1/jobs", { type: "mail", retry: 0 });
      const held = await api.claim("mail");
      await api.post(`v1/jobs/${held.id}/fail`, { token: held.lease.token, error: { type: "Oops", message: `number ${i}` } });
      dead.push(held.id);
    }
    await browser.go("/failures");
    await browser.page.getByLabel(`Select ${dead[0]}`).click();
    await browser.page.getByLabel(`Select ${dead[1]}`).click();
    await browser.page.getByRole("region", { name: "Selected jobs" }).getByRole("button", { name: "Run" }).click();
    await browser.sees("2 queued again");
    check((await api.get(`v1/jobs/${dead[1]}`)).state === "queued", "it was not run");
    await browser.button("Run all").click();
    await browser.page.getByRole("dialog").getByRole("button", { name: "Run all" }).click();
    await browser.sees("Queued again (3)");
    await browser.sees("Nothing has failed for good");
  },

  async keyboard(api, browser) {
    for (let i = 0; i < 3; ++i) await api.post("v1/jobs", { type: `job-${i}`, queue: "mail" });
    await browser.go("/");
    await browser.ready();
    await browser.keys("g", "j");
    await browser.sees("job-2");
    await browser.keys("j", "j", "x");
    await browser.sees("selected");
    await browser.press("Escape");
    await browser.press("Enter");
    await browser.sees("Why is it waiting?");
    check(decodeURIComponent(browser.page.url()).includes("/ui/jobs/"), "Enter does not open the row");
    await browser.press("?");
    await browser.sees("these keys");
    await browser.press("Escape");
    await browser.press("Control+k");
    await browser.page.getByLabel("Where to").fill("mail");
    await browser.press("Enter");
    await browser.page.locator("h1", { hasText: "mail" }).waitFor();
    await browser.press("t");
    check((await browser.page.evaluate(() => document.documentElement.dataset.theme)) === "dark", "t does not turn the theme");
  },

  async "sign-in"(api, browser) {
    await api.post("v1/jobs", { type: "hello" });
    browser.expect("401"); // the browser itself says that of the first call
    await browser.page.goto(`${url}ui/queues`);
    await browser.page.getByLabel("Token").fill("wrong");
    await browser.button("Sign in").click();
    await browser.sees("the token is not known");
    await browser.accessible();
    await browser.page.getByLabel("Token").fill("viewer");
    await browser.button("Sign in").click();
    await browser.page.getByRole("link", { name: "hello", exact: true }).waitFor();
    check((await browser.button("Pause").count()) === 0, "a viewer is shown what it may not do");
    const cookies = await browser.context.cookies();
    check(cookies.length === 1 && cookies[0].httpOnly && cookies[0].sameSite === "Strict", JSON.stringify(cookies));
    await browser.go("/settings");
    await browser.button("Sign out").click();
    await browser.page.getByLabel("Token").fill("chief");
    await browser.button("Sign in").click();
    await browser.go("/queues");
    await browser.button("Pause").click();
    await browser.page.locator("td .state[data-state=paused]").waitFor();
    // Signed out elsewhere: the page asks again, and goes on where it was.
    await browser.context.clearCookies();
    await browser.page.getByLabel("Token").waitFor();
    await browser.page.getByLabel("Token").fill("chief");
    await browser.button("Sign in").click();
    await browser.page.getByLabel("Token").waitFor({ state: "detached" });
    check(browser.page.url().endsWith("/ui/queues"), "signing in has left the page");
  },

  // Each page in light, dark and on a phone.
  async pages(api, browser) {
    await browser.go("/");
    await browser.sees("Push your first job");
    const flow = await fill(api);
    const [dead] = (await api.get("v1/jobs?state=dead")).jobs;
    const [running] = (await api.get("v1/jobs?state=running")).jobs;
    const pages = {
      overview: "/",
      queues: "/queues",
      queue: "/queues/mail",
      groups: "/queues/sync?tab=groups",
      group: "/queues/sync/groups/customer-1",
      types: "/queues/sync?tab=types",
      live: "/queues/sync?tab=live",
      limits: "/queues/mail?tab=settings",
      jobs: "/jobs",
      dead: `/jobs/${dead.id}`,
      running: `/jobs/${running.id}`,
      scheduled: "/scheduled",
      failures: "/failures",
      workflows: "/workflows",
      workflow: `/workflows/${flow}?task=score`,
      schedules: "/schedules",
      schedule: "/schedules/nightly",
      callbacks: "/callbacks",
      channels: "/channels?channel=%2Fpawl%2Fjobs",
      files: "/files",
      workers: "/workers",
      settings: "/settings",
      about: "/about",
      nothing: "/jobs/nothing-of-that-name",
    };
    for (const [page, path] of Object.entries(pages)) {
      if (page === "nothing") browser.expect("404");
      await browser.page.setViewportSize(kDesktop);
      await browser.page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await browser.go(path);
      await browser.ready();
      for (const [look, scheme, size] of [["light", "light", kDesktop], ["dark", "dark", kDesktop], ["phone", "light", kPhone]]) {
        await browser.page.setViewportSize(size);
        await browser.page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await browser.fits();
        if (look !== "phone") await browser.accessible();
        await browser.page.screenshot({ path: join(pictures, `${page}-${look}.png`) });
      }
      browser.quiet();
    }
  },

  // Whatever people call their things is text.
  async text(api, browser) {
    const nasty = "<img src=x onerror=alert(1)>";
    const group = `${nasty}"'/\u202e javascript:alert(1)`;
    const job = await api.post("v1/jobs", { type: "hello", queue: "q", group, payload: { [nasty]: `${nasty}</script><script>alert(1)</script>` }, meta: { url: "javascript:alert(1)" }, created_by: nasty, retry: 0 });
    const held = await api.claim("q");
    await api.post(`v1/jobs/${job.id}/fail`, { token: held.lease.token, error: { type: nasty, message: `${nasty}\n${"x".repeat(20_000)}`, backtrace: [nasty] } });
    await api.patch(`v1/queues/q/groups/${encodeURIComponent(group)}`, { limit: 1 });
    await api.put("v1/schedules/odd", { cron: "0 3 * * *", note: nasty, job: { type: "t", payload: nasty } });
    for (const path of ["/", "/jobs", `/jobs/${job.id}`, "/failures", "/queues/q?tab=groups", `/queues/q/groups/${encodeURIComponent(group)}`, "/schedules", "/schedules/odd", "/workers", `/queues?filter=${encodeURIComponent(nasty)}`]) {
      await browser.go(path);
      await browser.ready();
      check((await browser.page.locator("img").count()) === 0, `${path} has made an element of a text`);
      await browser.fits();
      browser.quiet();
    }
    await browser.go(`/jobs/${job.id}`);
    await browser.sees(nasty);
  },

  // A proxy that serves Pawl under a path, and takes the path away.
  async proxy(api, browser) {
    await api.post("v1/jobs", { type: "hello" });
    const target = new URL(url);
    const proxy = createServer((from, to) => {
      if (!from.url.startsWith("/ops/pawl/")) return to.writeHead(404).end();
      const passed = request({ host: target.hostname, port: target.port, method: from.method, path: from.url.slice("/ops/pawl".length), headers: from.headers }, (answer) => {
        to.writeHead(answer.statusCode, answer.headers);
        answer.pipe(to);
      });
      passed.on("error", () => to.destroy());
      to.on("close", () => passed.destroy());
      from.pipe(passed);
    });
    await new Promise((done) => proxy.listen(0, "127.0.0.1", done));
    browser.url = `http://127.0.0.1:${proxy.address().port}/ops/pawl/`;
    await browser.page.goto(browser.url, { waitUntil: "commit" });
    await browser.sees("Busiest queues");
    await browser.go("/queues/hello");
    await browser.button("Pause").click();
    await browser.button("Resume").waitFor();
    check(browser.page.url().includes("/ops/pawl/ui/queues/hello"), browser.page.url());
    await browser.page.getByRole("link", { name: "Workers" }).first().click();
    await browser.sees("127.0.0.1:");
    proxy.closeAllConnections();
    proxy.close();
    browser.expect("ERR_"); // the stream was cut
  },
};

const api = new Api(url, name === "sign-in" ? "chief" : undefined);
const browser = await Browser.open(url);
try {
  await walks[name](api, browser);
  browser.quiet();
  await browser.close();
} catch (error) {
  if (pictures) await browser.page.screenshot({ path: join(pictures, `${name}-failed.png`) }).catch(() => undefined);
  console.log(`${error.stack}\nat ${browser.page.url()}\n${browser.said.join("\n")}`);
  await browser.close();
  process.exit(1);
}

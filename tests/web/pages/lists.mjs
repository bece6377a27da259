// Lists: what is asked for, how it is shown, and what is taken away from them.
import { readFileSync } from "node:fs";
import { check } from "./browser.mjs";

async function saved(page, name) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name, exact: true }).click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

export const walks = {
  async list(api, browser) {
    const page = browser.page;
    const jobs = page.locator("a.job-type");
    for (let i = 0; i < 3; ++i) await api.post("v1/jobs", { id: `mail-${i}`, type: "mail.send", queue: "mail", group: "ann", payload: { to: "=1+1", n: i } });
    await api.post("v1/jobs", { id: "clip", type: "video", queue: "video" });
    const { lease } = await api.claim("video", "box-9");
    await api.post("v1/jobs/clip/heartbeat", { token: lease.token, progress: { done: 1, total: 4 } });

    // Two lines a job: what it is, and how far it is or what it was given.
    await browser.go("/jobs");
    await page.locator("tr", { hasText: "clip" }).getByText("25 %").waitFor();
    await page.locator("tr", { hasText: "mail-0" }).getByText('"n":0').waitFor();

    // Words of the search are proposed, and have their place in the URL.
    await browser.press("/");
    await page.keyboard.type("que");
    await page.getByRole("option", { name: "queue:", exact: true }).waitFor();
    await browser.accessible();
    await browser.press("ArrowDown");
    await browser.press("Enter");
    await page.keyboard.type("ma");
    await page.getByRole("option", { name: "queue:mail" }).waitFor();
    await browser.press("ArrowDown");
    await browser.press("Tab");
    await page.waitForURL(/queue=mail/);
    await page.keyboard.type("state:queued payload.n:2");
    await browser.press("Enter");
    await page.waitForURL(/state=queued/);
    await page.locator(".token", { hasText: "payload.n:2" }).waitFor();
    await jobs.nth(1).waitFor({ state: "detached" });
    check((await jobs.first().getAttribute("href")).endsWith("/jobs/mail-2"), "another job was found");
    await browser.button("Without payload.n:2").click();
    await jobs.nth(2).waitFor();

    // Between two times, which are in the URL too.
    const { created_at } = await api.get("v1/jobs/mail-1");
    await browser.go(`/jobs?queue=mail&since=${created_at}`);
    await jobs.nth(1).waitFor();
    check((await jobs.count()) === 2, "since has no effect");
    await page.getByLabel("Until").fill("2020-01-01T00:00");
    await page.waitForURL(/until=20(19|20)-/);
    await browser.sees("No job matches");

    // What the server does not take is marked.
    browser.expect("422");
    await browser.go("/jobs?queue=mail&state=nonsense");
    await page.locator(".token.wrong", { hasText: "state:nonsense" }).waitFor();
    await browser.accessible();
    await browser.button("Without state:nonsense").click();
    await jobs.nth(2).waitFor();
    check((await page.locator(".token.wrong").count()) === 0, "a good token is marked");

    // The page as a file; a text that a spreadsheet would work out is only a text.
    await api.post("v1/jobs", { id: "odd", type: "mail.send", queue: "mail", group: "=1+1", payload: 'a "b", c' });
    await page.locator("tr", { hasText: "odd" }).waitFor();
    const lines = await saved(page, "NDJSON");
    check(lines.name === "jobs.ndjson" && lines.text.trim().split("\n").length === 4 && JSON.parse(lines.text.split("\n")[0]).id === "odd", lines.text);
    const table = await saved(page, "CSV");
    const [head, first] = table.text.split("\r\n");
    check(head.startsWith("id,seq,type,queue,group") && first.includes(",'=1+1,") && first.includes('"""a \\""b\\"", c"""'), table.text);

    // The columns stay as they were chosen; times as dates are so in all rows.
    await browser.button("Columns").click();
    await page.locator(".column-choice").getByLabel("Priority").check();
    await page.locator(".column-choice").getByLabel("Attempt").uncheck();
    await page.locator(".column-choice").getByLabel("times as dates").check();
    await page.locator(".column-choice").getByLabel("rows a page").selectOption("25");
    await page.waitForURL(/limit=25/);
    await page.locator("td.when", { hasText: /20\d\d-\d\d-\d\d \d\d:/ }).first().waitFor();
    await page.reload();
    await page.locator("th", { hasText: "Priority" }).waitFor();
    check((await page.locator("th", { hasText: "Attempt" }).count()) === 0, "a column came back");
    await browser.accessible();
  },

  // Queues: what the stream says of them, and what is done to several.
  async "queue-list"(api, browser) {
    const page = browser.page;
    for (const queue of ["mail", "video", "sync"]) {
      await api.post("v1/jobs", { type: "t", queue, retry: 0 });
      const run = await api.claim(queue);
      await api.post(`v1/jobs/${run.id}/fail`, { token: run.lease.token, error: { type: "Oops", message: "no" } });
    }
    await api.patch("v1/queues/mail", { rate: { limit: 50, per: "1s" } });
    // What is read does not know of the jobs that wait, so that one sees what the stream tells.
    await browser.changed("v1/queues?limit=1000", ({ queues }) => ({ queues: queues.map((queue) => ({ ...queue, oldest_age: undefined, counts: { ...queue.counts, queued: 0 } })) }));
    await browser.go("/queues");
    const row = (queue) => page.locator("tr", { has: page.getByRole("link", { name: queue, exact: true }) });
    const waiting = Array.from({ length: 43 }, () => ({ type: "t", queue: "video" }));
    await api.post("v1/jobs/bulk", { jobs: waiting });
    await row("video").locator('td[data-label="queued"]').getByText("43", { exact: true }).waitFor();
    await row("video").getByText(/^\d+ m?s$/).waitFor();
    await row("mail").getByText("50 / 1 s").waitFor();
    await page.unrouteAll();

    // By keyboard: the row, and Space for it; then several of them.
    await browser.keys("j", " ");
    await row("mail").locator(".state[data-state=paused]").waitFor();
    await browser.keys(" ");
    await row("mail").locator(".state[data-state=paused]").waitFor({ state: "detached" });
    await browser.keys("x", "j", "x");
    const bar = page.getByRole("region", { name: "Selected queues" });
    await bar.getByText("2 selected").waitFor();
    await browser.accessible();
    await bar.getByRole("button", { name: "Run dead" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("2 jobs are queued again").waitFor();
    await dialog.getByRole("button", { name: "Run dead" }).click();
    await browser.sees("Queued again (2)");
    await bar.waitFor({ state: "detached" });
    check((await api.get("v1/queues/sync")).counts.queued === 1, "the dead job of sync was not run");

    // All of them, and back again.
    await browser.button("Pause all").click();
    await dialog.getByText("Pause 3 queues?").waitFor();
    await dialog.getByRole("button", { name: "Pause all" }).click();
    await browser.sees("Paused (3)");
    check((await api.get("v1/queues/video")).paused, "not all are paused");
    await page.locator(".toast", { hasText: "Paused (3)" }).getByRole("button", { name: "Undo" }).click();
    await browser.sees("Resumed (3)");
    await browser.button("Pause all").waitFor();
    check(!(await api.get("v1/queues/video")).paused, "they are paused still");
  },

  // Groups of a queue, by what is ready and by how their names begin.
  async "group-list"(api, browser) {
    const page = browser.page;
    const groups = ["ann", "shop-1", "shop-2", "shop-2", "shop-2"];
    await api.post("v1/jobs/bulk", { jobs: groups.map((group) => ({ type: "t", queue: "sync", group })) });
    await browser.go("/queues/sync?tab=groups");
    const rows = page.locator(".card.flush tbody tr");
    await rows.nth(2).waitFor();
    await page.getByLabel("most ready first").click();
    await page.waitForURL(/order=ready/);
    await rows.first().getByRole("link", { name: "shop-2" }).waitFor();
    await page.getByLabel("Begins with").fill("shop-");
    await browser.press("Tab");
    await page.waitForURL(/prefix=shop-/);
    await rows.nth(2).waitFor({ state: "detached" });
    check((await rows.count()) === 2, "a group that begins otherwise is shown");
    await browser.accessible();
    await page.getByLabel("Begins with").fill("none");
    await browser.press("Tab");
    await browser.button("Clear filters").click();
    await rows.nth(2).waitFor();
  },

  // What failed, by its reason, its queue and its time.
  async reasons(api, browser) {
    const page = browser.page;
    const jobs = page.locator("a.job-type");
    for (const [id, queue, retry] of [["first", "mail", true], ["second", "mail", false], ["third", "sync", true]]) {
      await api.post("v1/jobs", { id, type: "t", queue, retry: retry ? 0 : 3 });
      const run = await api.claim(queue);
      await api.post(`v1/jobs/${id}/fail`, { token: run.lease.token, error: { type: "Oops", message: "no" }, ...(retry ? {} : { retry: false }) });
    }
    await browser.go("/failures?tab=dead");
    await jobs.nth(2).waitFor();
    await browser.button("its worker said not to try again").click();
    await page.waitForURL(/reason=not_retried/);
    await jobs.nth(1).waitFor({ state: "detached" });
    check((await jobs.first().getAttribute("href")).endsWith("/second"), "another job has this reason");
    await browser.accessible();
    await browser.button("all attempts have failed").click();
    await page.getByLabel("Queue").fill("sync");
    await browser.press("Enter");
    await page.locator('a.job-type[href$="/third"]').waitFor();
    await jobs.nth(1).waitFor({ state: "detached" });
    await browser.button("all attempts have failed").click();
    await page.getByLabel("Queue").fill("none");
    await browser.press("Enter");
    await browser.button("Clear filters").click();
    await jobs.nth(2).waitFor();
  },

  // What comes when; a job is moved to another time.
  async due(api, browser) {
    const page = browser.page;
    await api.post("v1/jobs", { id: "soon", type: "reminder", delay: "2h" });
    await api.post("v1/jobs", { id: "later", type: "reminder", delay: "40h" });
    await browser.go("/scheduled");
    await page.getByRole("img", { name: "1 job in the next 24 hours" }).waitFor();
    await page.locator(".card", { hasText: "Later" }).getByRole("button", { name: "Move" }).click();
    const dialog = page.getByRole("dialog");
    const before = Date.parse((await api.get("v1/jobs/later")).run_at);
    await dialog.getByRole("button", { name: "an hour later" }).click();
    await dialog.getByText("The same in a terminal").click();
    await dialog.getByText("pawl edit later --run-at").waitFor();
    await browser.accessible();
    await dialog.getByRole("button", { name: "Move" }).click();
    await browser.sees("later is moved");
    const moved = Date.parse((await api.get("v1/jobs/later")).run_at) - before;
    check(Math.abs(moved - 3_600_000) < 1_001, `it was moved by ${moved} ms`);
    await page.locator(".card", { hasText: "In the next 24 hours" }).getByRole("button", { name: "Run now" }).click();
    await browser.sees("soon is queued");
    check((await api.get("v1/jobs/soon")).state === "queued", "it was not run");
  },

  // Who works, by host; one that was quieted claims again.
  async crew(api, browser) {
    const page = browser.page;
    await api.post("v1/jobs", { type: "mail" });
    for (const [worker, host] of [["mail-1", "box-1"], ["mail-2", "box-1"], ["mail-3", "box-2"]]) await api.post("v1/claim", { queues: ["mail"], worker, worker_info: { host } });
    const [node] = (await api.get("v1/nodes")).nodes;
    // This server has one node.
    await browser.changed("v1/nodes", ({ nodes }) => ({ nodes: [...nodes, { ...nodes[0], id: "other", pid: nodes[0].pid + 1 }] }));
    await browser.go("/workers");
    const first = page.locator(".card", { hasText: "box-1" });
    await first.getByText("2 workers, 1 job running").waitFor();
    await page.locator("tr", { hasText: `pid ${node.pid}` }).getByText("you are here").waitFor();
    await first.getByRole("button", { name: "Quiet all" }).click();
    await page.getByRole("dialog").getByText("Quiet 2 workers of box-1?").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Quiet all" }).click();
    await first.getByRole("button", { name: "Resume all" }).waitFor();
    check((await api.get("v1/workers")).workers.filter((worker) => worker.quiet).length === 2, "they were not quieted");
    await first.getByRole("button", { name: "Resume all" }).click();
    await browser.sees("2 workers of box-1 claim again");
    const { workers } = await api.get("v1/workers");
    check(workers.every((worker) => !worker.quiet), "a worker is quiet still");
    await page.getByLabel("Filter").fill("box-2");
    await first.waitFor({ state: "detached" });
    await browser.accessible();
    await browser.keys("j", "q");
    await page.getByRole("dialog").getByText("Quiet mail-3?").waitFor();
  },
};

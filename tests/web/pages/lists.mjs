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
    const counts = (await api.get("v1/queues/video")).counts;
    const said = { queue: "video", paused: false, counts: { ...counts, queued: 4_321 }, counters: {}, oldest_age: 7 };
    await page.route(`${browser.url}v1/stats/stream**`, (route) => route.fulfill({ contentType: "text/event-stream", body: `event: stats\ndata: ${JSON.stringify({ now: new Date().toISOString(), totals: said, queues: [said] })}\n\n` }));
    await browser.go("/queues");
    const row = (queue) => page.locator("tr", { has: page.getByRole("link", { name: queue, exact: true }) });
    await row("video").getByText("4,321").waitFor();
    await row("video").getByText("7 s", { exact: true }).waitFor();
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
};

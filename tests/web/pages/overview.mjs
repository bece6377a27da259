// The overview: what it shows while things happen, and where its chart leads.
import { check } from "./browser.mjs";

export const walks = {
  async overview(api, browser) {
    const page = browser.page;
    for (let i = 0; i < 3; ++i) {
      await api.post("v1/jobs", { type: "mail", retry: 0 });
      const run = await api.claim("mail");
      if (i < 2) await api.post(`v1/jobs/${run.id}/complete`, { token: run.lease.token });
      else await api.post(`v1/jobs/${run.id}/fail`, { token: run.lease.token, error: { type: "Oops", message: "it broke" } });
    }
    // What is read is other than what is streamed, so that one sees which of them is shown. A proxy that keeps the stream
    // to itself cannot be had of the server: then what is read is shown, and goes on.
    let read = 71;
    await browser.changed("v1/stats", (stats) => ({ ...stats, counts: { ...stats.counts, queued: read } }));
    const queued = page.locator(".tile", { hasText: "Queued" });
    await browser.go("/?range=15m");
    await queued.getByText("0", { exact: true }).waitFor();
    await api.post("v1/jobs", { type: "later" });
    await queued.getByText("1", { exact: true }).waitFor();
    await page.route(`${browser.url}v1/stats/stream**`, () => undefined);
    await browser.go("/?range=15m");
    await queued.getByText("71", { exact: true }).waitFor();
    read = 72;
    await queued.getByText("72", { exact: true }).waitFor();
    await page.unrouteAll();
    await browser.go("/?range=15m");
    await queued.getByText("1", { exact: true }).waitFor();
    await browser.sees("last hour");
    await browser.sees("Last failures");
    await page.getByRole("img", { name: /wait p50 \d.*, wait p95 \d.*, run p50 \d/ }).waitFor();
    await browser.accessible();

    await browser.go("/queues/mail");
    await page.getByRole("img", { name: /wait p50 \d/ }).waitFor();
    await browser.go("/?range=15m");
    await browser.sees("last hour");

    // Two years are as near as a minute.
    await browser.press("6");
    await page.waitForURL(/range=2y/);
    await page.getByRole("img", { name: /^Throughput: 2 completed, 1 failed attempts, 4 pushed/ }).waitFor();
    await browser.press("1");
    await page.waitForURL(/range=15m/);

    // Dragging zooms, and the way out is the way back; a click leads to the jobs of that time.
    const chart = page.locator(".chart .u-over").first();
    await chart.hover();
    const box = await chart.boundingBox();
    const at = (part) => [box.x + box.width * part, box.y + box.height / 2];
    await page.mouse.move(...at(0.3));
    await page.mouse.down();
    await page.mouse.move(...at(0.99), { steps: 4 });
    await page.mouse.up();
    await page.waitForURL(/from=.*to=/);
    await browser.button("Zoom out").click();
    await page.waitForURL((url) => !url.search.includes("from="));
    await browser.ready();
    const jobs = /\/ui\/jobs\?since=.*until=/;
    await page.waitForResponse(/stats\/history\?resolution=minute/); // the chart is that of all the time again
    for (let i = 0; i < 5 && !jobs.test(page.url()); ++i) {
      await chart.click({ position: { x: box.width * 0.985, y: box.height / 2 } });
      await page.waitForURL(jobs, { timeout: 3_000 }).catch(() => undefined);
    }
    check(jobs.test(page.url()), page.url());
    const { jobs: pushed } = await api.get(`v1/jobs${new URL(page.url()).search}`);
    if (pushed.length > 0) await page.locator("a.job-type").nth(pushed.length - 1).waitFor();
    else await browser.sees("No job matches"); // a minute has begun meanwhile
    const { since, until } = Object.fromEntries(new URL(page.url()).searchParams);
    check(Date.parse(until) - Date.parse(since) === 60_000, `${since} to ${until}`);
    await page.locator(".token", { hasText: "since:" }).waitFor();
  },
};

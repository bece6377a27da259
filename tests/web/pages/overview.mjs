// The overview: what it shows while things happen, and where its chart leads.
import { check } from "./browser.mjs";

const kCounters = { pushed: 0, completed: 0, failed: 0, retried: 0, dead: 0, recovered: 0, expired: 0, terminated: 0 };

function figuresOf(counts, completed) {
  const figures = { counters: { ...kCounters, completed }, counts: { waiting: 0, scheduled: 0, queued: 0, retrying: 0, running: 0, suspended: 0, completed: 0, failed: 0, dead: 0, terminating: 0, terminated: 0, ...counts } };
  return `${JSON.stringify({ now: new Date().toISOString(), totals: figures, queues: [{ queue: "mail", paused: false, ...figures }] })}`;
}

function quantilesOf(p50, p95) {
  return { count: 10, p50, p95, p99: p95 };
}

export const walks = {
  async overview(api, browser) {
    const page = browser.page;
    for (let i = 0; i < 3; ++i) {
      await api.post("v1/jobs", { type: "mail", retry: 0 });
      const run = await api.claim("mail");
      if (i < 2) await api.post(`v1/jobs/${run.id}/complete`, { token: run.lease.token });
      else await api.post(`v1/jobs/${run.id}/fail`, { token: run.lease.token, error: { type: "Oops", message: "it broke" } });
    }
    const points = [2, 1, 0].map((ago) => ({ at: new Date(Math.floor(Date.now() / 60_000 - ago) * 60_000).toISOString(), wait: quantilesOf(40, 900), run: quantilesOf(1_200, 2_000) }));
    await page.route(`${browser.url}v1/stats/times**`, (route) => route.fulfill({ json: { resolution: "minute", points } }));
    await page.route(`${browser.url}v1/stats/stream**`, (route) =>
      route.fulfill({ contentType: "text/event-stream", body: `event: stats\ndata: ${figuresOf({ queued: 71 }, 2)}\n\nevent: changes\ndata: ${figuresOf({ queued: 72 }, 1_002)}\n\n` }),
    );
    await browser.go("/?range=15m");

    // What the stream says last is what is shown; without it, what the server is asked for.
    await page.locator(".tile", { hasText: "Queued" }).getByText("72", { exact: true }).waitFor();
    await page.unroute(`${browser.url}v1/stats/stream**`);
    await page.route(`${browser.url}v1/stats/stream**`, (route) => route.fulfill({ status: 404, json: {} }));
    await page.locator(".tile", { hasText: "Queued" }).getByText("0", { exact: true }).waitFor();
    await browser.sees("last hour");
    await browser.sees("Last failures");
    await page.getByRole("img", { name: /wait p50 40 ms, wait p95 900 ms, run p50 1.2 s/ }).waitFor();
    await browser.accessible();

    await browser.go("/queues/mail");
    await page.getByRole("img", { name: /wait p50 40 ms/ }).waitFor();
    await browser.go("/?range=15m");
    await browser.sees("last hour");

    // Two years are as near as a minute.
    await browser.press("6");
    await page.waitForURL(/range=2y/);
    await page.getByRole("img", { name: /^Throughput: 2 completed, 1 failed attempts, 3 pushed/ }).waitFor();
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
    await page.locator("a.job-type").nth(2).waitFor();
    const { since, until } = Object.fromEntries(new URL(page.url()).searchParams);
    check(Date.parse(until) - Date.parse(since) === 60_000, `${since} to ${until}`);
    await page.locator(".token", { hasText: "since:" }).waitFor();
  },
};

// What is around every page.
import { check } from "./browser.mjs";

export const walks = {
  async shell(api, browser) {
    const page = browser.page;
    for (let i = 0; i < 40; ++i) await api.post("v1/jobs", { id: `mail-${i}`, type: "mail" });

    // Which server it is, by name and colour.
    await browser.changed("v1/me", (me) => ({ ...me, environment: { name: "production", color: "red" } }));
    await browser.go("/queues");
    await page.locator(".environment", { hasText: "production" }).waitFor();
    check((await page.title()).endsWith("production"), await page.title());
    await browser.accessible();
    await browser.changed("v1/me", (me) => ({ ...me, environment: { name: "try-out", color: "#12ab34" } }));
    await browser.go("/queues");
    const colour = await page.locator(".environment .dot").evaluate((dot) => getComputedStyle(dot).backgroundColor);
    check(colour === "rgb(18, 171, 52)", colour);

    // What was done can be repeated in a terminal.
    await browser.button("Pause").click();
    const toast = page.locator(".toast", { hasText: "mail is paused" });
    await toast.getByRole("button", { name: "Copy as curl" }).waitFor();
    await toast.getByRole("button", { name: "Undo" }).click();
    await browser.sees("mail runs again");

    // What the state of a job does not allow: both states are named.
    browser.expect("409");
    const run = await api.claim("mail");
    await api.post(`v1/jobs/${run.id}/complete`, { token: run.lease.token });
    await browser.go(`/jobs/${run.id}`);
    await browser.button("Delete").click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).waitFor();
    await api.post(`v1/jobs/${run.id}/run`);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.locator(".toast.bad", { hasText: "is queued and cannot become deleted" }).waitFor();

    // The way back leads to where one was.
    await browser.go("/jobs");
    await page.locator("a.job-type").nth(35).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => (history.state?.scroll ?? 0) > 100);
    const before = await page.evaluate(() => scrollY);
    await page.locator("a.job-type").nth(35).click();
    await browser.sees("Why is it waiting?");
    check((await page.evaluate(() => scrollY)) === 0, "a page begins in its middle");
    await page.goBack();
    await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 5, before);

    // The id of the row.
    await browser.go("/jobs");
    await browser.ready();
    await browser.keys("j", "y");
    await browser.sees("mail-39 is copied");
  },

  // What the server is, and what it runs with.
  async about(api, browser) {
    const page = browser.page;
    const [{ host, pid, listen }] = (await api.get("v1/nodes")).nodes;
    await browser.answers("v1/about", {
      version: "0",
      node: { host, pid, listen, roles: ["api", "work"] },
      started_at: "2026-03-01T09:00:00Z",
      now: "2026-03-01T09:30:00Z",
      store: { kind: "embedded", durability: "fsync" },
      disk: { bytes: 1_048_576, has_space: false, size: 4_194_304, free: 1_048_576 },
      limits: { max_body: 16_777_216, bulk: 10_000, of_a_new_kind: 3 },
    });
    await browser.answers("v1/config", {
      options: [
        { name: "listen", value: "127.0.0.1:7171", source: "default" },
        { name: "threads", value: 3, source: "environment", given: "environment PAWL_THREADS" },
        { name: "token", value: ["[redacted]:admin"], source: "file", given: "in /etc/pawl/pawl.toml, line 3" },
      ],
    });
    await browser.go("/about");
    await browser.sees(`${host}, pid ${pid}`);
    await browser.sees("1.0 MiB free of 4.0 MiB");
    await browser.sees("There is no room");
    await page.locator(".limits > dl > div", { hasText: "Of a request" }).getByText("16.0 MiB").waitFor();
    await page.locator(".limits > dl > div", { hasText: "of a new kind" }).waitFor();
    await browser.accessible();
    await browser.go("/settings");
    const options = page.locator(".card", { hasText: "Configuration" });
    await options.getByText("environment PAWL_THREADS").waitFor();
    await options.getByText("[redacted]:admin").waitFor();
    check((await options.getByText("127.0.0.1:7171").count()) === 0, "defaults are shown unasked");
    await options.getByLabel("also defaults").check();
    await options.getByText("127.0.0.1:7171").waitFor();
    await options.getByLabel("Filter the options").fill("thr");
    await options.getByText("[redacted]:admin").waitFor({ state: "detached" });
    await browser.accessible();
  },
};

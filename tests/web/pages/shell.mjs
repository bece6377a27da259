// What is around every page.
import { check } from "./browser.mjs";
import { signIn } from "./who.mjs";

export const walks = {
  async shell(api, browser) {
    const page = browser.page;
    for (let i = 0; i < 40; ++i) await api.post("v1/jobs", { id: `mail-${i}`, type: "mail" });

    // Which server it is, by name and colour.
    await browser.go("/queues");
    await page.locator(".environment", { hasText: "production" }).waitFor();
    check((await page.title()).endsWith("production"), await page.title());
    await browser.accessible();
    // A server has one name and one colour.
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
    const { node, disk, limits } = await api.get("v1/about");
    browser.expect("401"); // of the first call, before there is a session
    await browser.page.goto(`${browser.url}ui/`);
    await signIn(browser, "chief");
    await browser.go("/about");
    await browser.sees(`${node.host}, pid ${node.pid}, on ${node.listen}`);
    await page.locator(".facts > div", { hasText: "Roles" }).getByText(node.roles.join(", ")).waitFor();
    await page.locator(".facts > div", { hasText: "Up since" }).locator("time").waitFor();
    await browser.sees(/ free of \d/);
    check(disk.has_space && limits.max_body === 16_777_216, JSON.stringify({ disk, limits }));
    await page.locator(".limits > dl > div", { hasText: "Of a request" }).getByText("16.0 MiB").waitFor();
    await browser.accessible();
    // A full disk cannot be had at will, nor a limit that only later servers have.
    await browser.changed("v1/about", (about) => ({ ...about, disk: { ...about.disk, has_space: false }, limits: { ...about.limits, of_a_new_kind: 3 } }));
    await browser.go("/about");
    await browser.sees("There is no room");
    await page.locator(".limits > dl > div", { hasText: "of a new kind" }).waitFor();

    await browser.go("/settings");
    const options = page.locator(".card", { hasText: "Configuration" });
    await options.getByText("environment PAWL_THREADS").waitFor();
    await options.getByText("[redacted]:admin").waitFor();
    check((await options.getByText("max_body", { exact: true }).count()) === 0, "defaults are shown unasked");
    await options.getByLabel("also defaults").check();
    await options.getByText("max_body", { exact: true }).waitFor();
    await options.getByLabel("Filter the options").fill("threads");
    await options.getByText("[redacted]:admin").waitFor({ state: "detached" });
    await options.getByText("environment PAWL_THREADS").waitFor();
    await browser.accessible();
  },
};

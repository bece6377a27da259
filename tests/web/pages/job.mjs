// One job and what its page says of it.
import { check } from "./browser.mjs";

export const walks = {
  async job(api, browser) {
    const page = browser.page;
    for (let i = 0; i < 3; ++i) await api.post("v1/jobs", { id: `mail-${i}`, type: "mail", payload: { a: { b: { c: { d: { deep: i } } } } } });

    // Its neighbours in the list that it was opened from, and the way back to that list.
    await browser.go("/jobs?queue=mail");
    await page.locator('a.job-type[href$="/jobs/mail-1"]').click();
    await browser.sees("2 of 3");
    await browser.press("]");
    await browser.sees("3 of 3");
    await page.getByRole("link", { name: "Previous of the list ([)" }).click();
    await browser.sees("2 of 3");
    check(page.url().endsWith("/jobs/mail-1"), page.url());

    // What is folded is opened, and the whole is shown as the API says it.
    check((await page.getByText("deep:").count()) === 0, "the payload is open to its end");
    await browser.press("e");
    await browser.sees("deep:");
    await browser.button("Raw").click();
    await page.getByRole("dialog").getByText('"id": "mail-1"').waitFor();
    await browser.accessible();
    await browser.press("Escape");
    await page.locator("main").getByRole("link", { name: "Jobs" }).click();
    await page.waitForURL(/queue=mail/);

    // What holds it: all of it, in the order in which it does; then nothing.
    await api.patch("v1/queues/letters", { concurrency: 1 });
    await api.patch("v1/queues/letters/groups/ann", { ordered: true });
    for (const id of ["letter-0", "letter-1", "letter-2"]) await api.post("v1/jobs", { id, type: "letter", queue: "letters", group: "ann" });
    const first = await api.claim("letters");
    await browser.go("/jobs/letter-2");
    await browser.sees("is at its limit: 1 of 1 run");
    await page.locator(".why-also").getByRole("link", { name: /^letter-[01]$/ }).waitFor();
    await browser.accessible();
    await browser.go("/jobs/letter-1");
    await browser.sees("is at its limit: 1 of 1 run");
    await api.post("v1/jobs/letter-0/complete", { token: first.lease.token });
    await browser.sees("it is next in turn");
    // No server has this kind yet; a later one may.
    await browser.changed("v1/jobs/letter-1", (job) => ({ ...job, blocked_by: [{ kind: "something_new" }] }));
    await browser.sees("It is held by: something new");

    // Its attempts: one whose worker vanished, one that failed, and the one in hand.
    await api.post("v1/jobs", { id: "clip", type: "video", lease: "1s", retry: { max: 3, base: "1h" }, payload: { name: "sea", password: "blue" } });
    await api.claim("video", "box-1:7");
    await browser.go("/jobs/clip");
    await page.locator(".page-head .state[data-state=queued]").waitFor();
    const failed = await api.claim("video", "box-2:9");
    const error = { type: "SmtpError", message: "refused again", backtrace: ["at send (/app/mail.js:41:13)"] };
    await api.post("v1/jobs/clip/fail", { token: failed.lease.token, error });
    await browser.sees("is tried again");
    await browser.button("Run now").click();
    await page.locator(".page-head .state[data-state=queued]").waitFor();
    const listening = page.waitForResponse(/\/channels\/pawl\/jobs\/clip$/);
    const run = await api.claim("video", "box-2:9");
    await api.post("v1/jobs/clip/heartbeat", { token: run.lease.token, lease: "10m" });
    await page.locator(".timeline li", { hasText: "Attempt 1" }).getByText(/lost its worker after \d.* on box-1:7/).waitFor();
    await page.locator(".timeline summary", { hasText: "refused again" }).waitFor();
    await page.locator(".timeline li", { hasText: "Attempt 3" }).getByText("running on box-2:9").waitFor();
    await page.locator(".card", { hasText: "SmtpError" }).getByText("/app/mail.js:41:13").first().waitFor();

    // What it says while it runs; how long its lease holds, and how long it is kept.
    // What is read again says nothing of it, so that one sees what the stream tells.
    await browser.changed("v1/jobs/clip", (job) => ({ ...job, progress: undefined }));
    await listening;
    await api.post("v1/jobs/clip/heartbeat", { token: run.lease.token, progress: { done: 30, total: 40 } });
    await browser.sees("75 %");
    await browser.sees("Leased to");
    await page.locator(".ring").waitFor();
    await api.post("v1/jobs/clip/complete", { token: run.lease.token, result: {} });
    await page.locator(".facts > div", { hasText: "Removed" }).getByText(/^in \d/).waitFor();

    // Another one like it, whole, although its secret is not shown.
    await page.locator(".json-redacted").waitFor();
    await browser.button("Push a copy").click();
    await page.getByRole("dialog").getByRole("button", { name: "Push a copy" }).click();
    await page.waitForURL((url) => !url.pathname.endsWith("/clip"));
    await page.locator(".page-head .state[data-state=queued]").waitFor();
    const copy = await api.claim("video");
    check(page.url().endsWith(`/jobs/${copy.id}`) && copy.payload.password === "blue", JSON.stringify(copy));
    check((await api.get("v1/jobs?queue=video")).jobs.length === 2, "it was copied more than once");
  },
};

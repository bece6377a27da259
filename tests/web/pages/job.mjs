// One job and what its page says of it.
import { check } from "./browser.mjs";

const kRuns = [
  { attempt: 2, worker: "box-2:9", started_at: "2026-03-01T10:00:30Z", ended_at: "2026-03-01T10:00:31.500Z", outcome: "failed", error: { type: "SmtpError", message: "refused again", backtrace: ["at send (/app/mail.js:41:13)"] } },
  { attempt: 1, worker: "box-1:7", started_at: "2026-03-01T10:00:00Z", ended_at: "2026-03-01T10:00:02Z", outcome: "lost" },
];

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

    // What holds it: all of it, in the order in which it does.
    const blocked = [{ kind: "queue_limit", running: 4, limit: 4 }, { kind: "group_order", job: "mail-0" }, { kind: "something_new" }];
    await browser.changed("v1/jobs/mail-2", (job) => ({ ...job, group: "ann", blocked_by: blocked }));
    await browser.go("/jobs/mail-2");
    await browser.sees("is at its limit: 4 of 4 run");
    await page.locator(".why-also").getByRole("link", { name: "mail-0" }).waitFor();
    await browser.sees("It is held by: something new");
    await browser.accessible();
    await browser.changed("v1/jobs/mail-2", (job) => ({ ...job, blocked_by: [] }));
    await browser.sees("it is next in turn");

    // Its attempts; what it says while it runs; how long its lease holds, and how long it is kept.
    await browser.answers("v1/jobs/mail-0/runs", { runs: kRuns });
    await browser.stream("v1/channels/pawl/jobs/mail-0", `event: progress\ndata: {"id":"mail-0","progress":{"done":30,"total":40}}\n\n`);
    const run = await api.claim("mail", "box-2:9");
    await browser.go("/jobs/mail-0");
    await page.locator(".timeline li", { hasText: "Attempt 1" }).getByText("lost its worker after 2 s").waitFor();
    await page.locator(".timeline summary", { hasText: "refused again" }).click();
    await browser.sees("/app/mail.js:41:13");
    await page.locator(".timeline li", { hasText: "Began" }).waitFor(); // the run in hand is none of those
    await browser.sees("75 %");
    await browser.sees("Leased to");
    await page.locator(".ring").waitFor();
    await api.post("v1/jobs/mail-0/complete", { token: run.lease.token, result: {} });
    await page.locator(".facts > div", { hasText: "Removed" }).getByText(/^in \d/).waitFor();

    // Another one like it.
    let copied = 0;
    await page.route(`${browser.url}v1/jobs/mail-0/copy`, (route) => {
      copied += route.request().method() === "POST" && route.request().headers()["idempotency-key"] ? 1 : 0;
      return route.fulfill({ status: 201, json: { id: "mail-1" } });
    });
    await browser.button("Push a copy").click();
    await page.getByRole("dialog").getByRole("button", { name: "Push a copy" }).click();
    await page.waitForURL(/\/jobs\/mail-1$/);
    check(copied === 1, `it was copied ${copied} times`);
  },
};

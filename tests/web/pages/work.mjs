// What people do: look for a job, run it again, pause a queue, change a limit, follow a workflow, replay documents.
import { createServer } from "node:http";
import { check } from "./browser.mjs";
import { scan } from "./fill.mjs";

export const walks = {
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
    await browser.page.getByRole("link", { name: "SmtpError refused" }).click();
    await browser.page.locator("h2", { hasText: "SmtpError" }).waitFor();
    await browser.page.getByRole("link", { name: job.id }).click();
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
    await browser.go("/failures?tab=dead");
    await browser.page.getByLabel(`Select ${dead[0]}`).click();
    await browser.page.getByLabel(`Select ${dead[1]}`).click();
    await browser.page.getByRole("region", { name: "Selected jobs" }).getByRole("button", { name: "Run" }).click();
    await browser.sees("Queued again (2)");
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

    // Keys that come the moment the rows do are not lost.
    await browser.page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector("a.job-type")) return;
        watch.disconnect();
        for (const key of ["j", "x"]) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await browser.go("/jobs");
    await browser.page.getByRole("region", { name: "Selected jobs" }).getByText("1 selected").waitFor();
  },

  // By what stands in the data of jobs; all that match are counted before anything is done with them.
  async search(api, browser) {
    const page = browser.page;
    for (let i = 0; i < 1_200; i += 100) {
      await api.post("v1/jobs/bulk", { jobs: Array.from({ length: 100 }, (_, j) => ({ type: "mail", id: `mail-${i + j}`, payload: { order: { id: i + j }, to: i + j === 3 ? "ann of Rome" : "bob" } })) });
    }
    const found = (id) => page.locator("a.job-type").and(page.locator(`[href$="/jobs/${id}"]`));
    await browser.go("/jobs");
    await browser.ready();
    await browser.press("/");
    await page.keyboard.type("payload.order.id:17");
    await browser.press("Enter");
    await browser.sees("looked at 1,200");
    await found("mail-17").waitFor();
    check((await page.locator("a.job-type").count()) === 1, "more than one job has the order 17");
    await page.getByLabel("Search").fill('"ann of rome" payload.order.id:3');
    await browser.press("Enter");
    await found("mail-3").waitFor();
    await browser.button("Terminate all").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("1 job", { exact: true }).waitFor();
    await dialog.getByText("The same in a terminal").click();
    await dialog.getByText("--where payload.order.id:3 --text 'ann of rome'").waitFor();
    await dialog.getByRole("button", { name: "Terminate all" }).click();
    await browser.sees("Asked to stop (1)");
    await browser.button("Clear filters").click();
    await found("mail-1199").waitFor();
    // More than a thousand: the number has to be typed, and they are done part by part.
    await browser.go("/jobs?state=queued");
    await browser.button("Terminate all").click();
    await dialog.getByText("1,199 jobs").waitFor();
    check(await dialog.getByRole("button", { name: "Terminate all" }).isDisabled(), "1,199 jobs are terminated without asking twice");
    await dialog.getByLabel("Type 1,199 to go on").fill("1199");
    await dialog.getByRole("button", { name: "Terminate all" }).click();
    await browser.sees("Asked to stop (1,199)");
    check((await api.get("v1/queues/mail")).counts.terminated === 1_200, "not all were terminated");
    await browser.go("/jobs?state=terminated&since=1h");
    await browser.button("Delete all").click();
    await dialog.getByText("1,200 jobs").waitFor();
    await dialog.getByLabel("Type 1,200 to go on").fill("1,200");
    await dialog.getByRole("button", { name: "Delete all" }).click();
    await browser.sees("Deleted (1,200)");
    await browser.sees("No job matches");
  },

  // The rows stand still under the pointer; the page can be saved.
  async still(api, browser) {
    const page = browser.page;
    await api.post("v1/jobs", { type: "first", id: "first" });
    await browser.go("/jobs");
    await page.locator("a.job-type", { hasText: "first" }).hover();
    await api.post("v1/jobs", { type: "second", id: "second" });
    await browser.button("1 new").waitFor();
    check((await page.locator("a.job-type", { hasText: "second" }).count()) === 0, "the list moves under the pointer");
    const run = await api.claim("first");
    await page.locator("tbody .state[data-state=running]").waitFor();
    await api.post("v1/jobs/first/complete", { token: run.lease.token });
    await browser.button("1 new").click();
    await page.locator("a.job-type", { hasText: "second" }).waitFor();
    const [saved] = await Promise.all([page.waitForEvent("download"), browser.button("NDJSON").click()]);
    check(saved.suggestedFilename() === "jobs.ndjson", saved.suggestedFilename());
  },

  // A job that waits is changed, its group limited, another one pushed.
  async change(api, browser) {
    const page = browser.page;
    await api.post("v1/jobs", { id: "letter", type: "mail", group: "shop-7", payload: { to: "ann" } });
    await browser.go("/jobs/letter");
    await browser.button("Change").click();
    await page.getByLabel("Priority").fill("8");
    await page.getByRole("dialog").getByLabel("Payload").fill('{"to":"bob"}');
    await page.getByRole("dialog").getByRole("button", { name: "Change" }).click();
    await browser.sees("Changed");
    const letter = await api.get("v1/jobs/letter");
    check(letter.priority === 8 && letter.payload.to === "bob", JSON.stringify(letter));
    await page.getByLabel("Another name of the job").fill("first-letter");
    await browser.button("Add").click();
    await page.getByRole("button", { name: "Take the name first-letter away" }).waitFor();
    check((await api.get("v1/jobs/first-letter")).id === "letter", "the alias does not lead to the job");
    await page.getByRole("link", { name: "shop-7" }).click();
    await page.getByLabel("Limit", { exact: false }).first().fill("2");
    await page.getByLabel("ordered", { exact: false }).check();
    await browser.button("Save").click();
    await browser.sees("Saved");
    const group = await api.get("v1/queues/mail/groups/shop-7");
    check(group.limit === 2 && group.ordered, JSON.stringify(group));
    await browser.button("Pause").first().click();
    await page.locator("h1 .state[data-state=paused]").waitFor();
    await browser.go("/jobs/letter");
    await browser.sees("is paused");
    await browser.go("/jobs");
    await browser.press("n");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Type").fill("report");
    await dialog.getByLabel("Not before").fill("2h");
    await dialog.getByRole("button", { name: "Push", exact: true }).click();
    await browser.sees("It is scheduled");
    await page.getByRole("link", { name: "Scheduled" }).first().click();
    await browser.sees("In the next 24 hours");
  },

  async workflow(api, browser) {
    const page = browser.page;
    const { id } = await api.post("v1/workflows", {
      name: "report",
      tasks: [
        { name: "fetch", type: "fetch", retry: 0 },
        { name: "send", type: "send" },
      ],
    });
    await browser.go("/workflows");
    await page.getByRole("link", { name: "report", exact: true }).click();
    const fetched = await api.claim("fetch");
    await page.locator(".task[data-state=running]").waitFor();
    await api.post(`v1/jobs/${fetched.id}/fail`, { token: fetched.lease.token, error: { type: "Oops", message: "no network" } });
    await page.locator(".page-head .state[data-state=failed]").waitFor();
    await page.locator(".task[data-state=skipped]").waitFor();
    await browser.button("Restart").click();
    await page.getByRole("dialog").getByRole("button", { name: "Restart" }).click();
    for (const type of ["fetch", "send"]) {
      await page.locator(".task[data-state=queued]").waitFor();
      const run = await api.claim(type);
      await api.post(`v1/jobs/${run.id}/complete`, { token: run.lease.token, result: { type } });
    }
    await page.locator(".page-head .state[data-state=completed]").waitFor();
    await page.locator(".task", { hasText: "fetch" }).click();
    await page.locator("h2", { hasText: "fetch" }).waitFor();
    check(page.url().includes(`/workflows/${id}?task=fetch`), page.url());
  },

  // A scan: how far each partition is, the documents that failed, and a partition that goes on elsewhere.
  async scan(api, browser) {
    const page = browser.page;
    await scan(api, "orders");
    await browser.go("/workflows/orders?task=load");
    await page.getByRole("button", { name: "Partition 1: queued" }).focus();
    await browser.press("ArrowRight");
    await browser.press("ArrowLeft");
    await browser.press("Enter");
    await page.locator(".facts", { hasText: "Offset" }).waitFor();
    await page.locator("code.offset", { hasText: "20" }).waitFor();
    await browser.button("Move").click();
    await page.getByLabel("New offset").fill("5");
    await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
    await page.locator("code.offset", { hasText: "5" }).waitFor();
    check((await api.get("v1/tasks/orders:load/partitions/1")).offset === 5, "the partition was not moved");
    await page.getByRole("link", { name: "Dead documents" }).click();
    await browser.sees("no_total: the order has no total");
    await browser.button("Replay all").click();
    await page.getByRole("dialog").getByRole("button", { name: "Replay" }).click();
    await browser.sees("They are processed again (2)");
    await browser.sees("No document is dead");
  },

  async schedule(api, browser) {
    const page = browser.page;
    browser.expect("422"); // an expression that is none
    await browser.go("/schedules");
    await browser.button("New schedule").click();
    await page.getByLabel("Name").fill("nightly");
    await page.getByLabel("Type").fill("report");
    await page.getByLabel("Cron").fill("99 * * * *");
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await page.getByLabel("Cron").fill("0 3 * * *");
    await page.locator("dialog .times li").first().waitFor();
    await browser.button("Make it").click();
    await page.locator("h1", { hasText: "nightly" }).waitFor();
    await browser.button("Fire now").click();
    await browser.sees("nightly was fired");
    await page.getByRole("link", { name: /^nightly/ }).last().waitFor();
    check((await api.get("v1/jobs?queue=report")).jobs.length === 1, "it has pushed nothing");
    await page.locator(".card", { hasText: "What it has pushed last" }).getByRole("img", { name: "1 queued" }).waitFor();

    // It is changed; what the clocks do to its time is said, and somebody else's change is not lost.
    browser.expect("412");
    await browser.button("Change").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Cron").fill("30 2 * * *");
    await dialog.getByLabel("Time zone").fill("Europe/Berlin");
    await dialog.getByText("the clocks skip 02:00 to 03:00: it fires at 03:00, once").waitFor();
    await dialog.getByText("the clocks show 02:00 to 03:00 twice: it fires the first time only").waitFor();
    await dialog.getByLabel("Cron").fill("0 * * * *");
    await dialog.locator(".warning").first().waitFor({ state: "detached" });
    await dialog.getByLabel("Cron").fill("30 2 * * 1-5");
    await dialog.locator("ol.times li").first().waitFor();
    check((await dialog.locator(".warning").count()) === 0, "clocks change on Sundays only");
    await dialog.getByLabel("While the last one runs").selectOption("wait");
    await dialog.getByLabel("Note").fill("of the day before");
    await browser.accessible();
    await dialog.getByRole("button", { name: "Change it" }).click();
    await browser.sees("of the day before");
    const { etag: _, ...nightly } = await api.get("v1/schedules/nightly");
    check(nightly.cron === "30 2 * * 1-5" && nightly.overlap === "wait" && nightly.job.type === "report", JSON.stringify(nightly));
    await browser.button("Change").click();
    await dialog.getByLabel("Note").fill("mine");
    await api.put("v1/schedules/nightly", { cron: "0 4 * * *", job: { type: "report" } });
    await dialog.getByRole("button", { name: "Change it" }).click();
    await dialog.getByText("Somebody else has changed it meanwhile").waitFor();
    await browser.press("Escape");
    await api.put("v1/schedules/often", { every: "90s", from: "2030-01-01T00:00:00Z", job: { type: "report" } });
    await browser.go("/schedules/often");
    await browser.button("Change").click();
    await dialog.getByLabel("Every").fill("2m");
    await dialog.getByRole("button", { name: "Change it" }).click();
    await browser.sees("often is changed");
    check((await api.get("v1/schedules/often")).every === 120, "the interval is as it was");

    // By keyboard in the list.
    await browser.go("/schedules");
    await page.getByRole("link", { name: "often" }).waitFor();
    await browser.keys("j", "j", " ");
    await browser.sees("often is paused");
    await api.call("DELETE", "v1/schedules/often");
    await browser.go("/schedules/nightly");
    await browser.button("Pause").click();
    await browser.sees("None while it is paused");
    await browser.button("Delete").click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await browser.sees("No schedules yet");
  },

  // A receiver that refuses, and then takes what is sent again.
  async callback(api, browser) {
    const page = browser.page;
    let status = 410;
    const got = [];
    const receiver = createServer((from, to) => {
      got.push(from.url);
      from.resume();
      to.writeHead(status).end(status === 410 ? "nobody is here\nany more" : "");
    });
    await new Promise((done) => receiver.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${receiver.address().port}/done`;
    await api.post("v1/jobs", { id: "told", type: "mail", callbacks: [{ url, headers: { "x-shop": "seven" } }] });
    const run = await api.claim("mail");
    await api.post("v1/jobs/told/complete", { token: run.lease.token, result: 1 });
    await browser.go("/jobs/told");
    await page.locator("table.plain .state[data-state=failed]").waitFor();
    await page.getByRole("link", { name: url }).click();
    await browser.sees("410");
    await page.locator("summary", { hasText: "nobody is here" }).click();
    await browser.sees("any more");
    await browser.sees('"seven"');
    status = 204;
    await browser.button("Deliver again").click();
    await page.locator("h1 .state[data-state=delivered]").waitFor();
    check(got.length === 2, `the receiver was called ${got.length} times`);
    await page.locator("main").getByRole("link", { name: "Callbacks" }).click();
    await page.getByLabel("Host").fill("nobody.example");
    await browser.press("Enter");
    await browser.sees("No callback matches");
    await browser.button("Clear filters").click();
    await page.getByRole("link", { name: url }).waitFor();
    // To one host nothing is sent while it is paused, and what waits can be given up.
    await page.getByRole("link", { name: url }).click();
    const host = new URL(url).host;
    await browser.button(`Pause ${host}`).click();
    await browser.button(`Resume ${host}`).waitFor();
    await api.post("v1/jobs", { id: "untold", type: "mail", callbacks: [{ url }] });
    const second = await api.claim("mail");
    await api.post("v1/jobs/untold/complete", { token: second.lease.token });
    await browser.go("/jobs/untold");
    await page.getByRole("link", { name: url }).click();
    await browser.button("Give up").click();
    await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    await page.locator("h1 .state[data-state=cancelled]").waitFor();
    check(got.length === 2, "it was told all the same");
    receiver.closeAllConnections();
    receiver.close();
  },

  // A job with children and ports, and a channel that somebody listens to.
  async family(api, browser) {
    const page = browser.page;
    await api.post("v1/jobs", { id: "plan", type: "plan", ports: { in: { news: { channels: ["/shop/news"] } }, out: {} } });
    for (let i = 0; i < 60; ++i) await api.post("v1/jobs", { id: `step-${i}`, type: "step", parent: "plan", name: `step-${i}` });
    await api.post("v1/jobs", { type: "leaf", parent: "step-0", name: "leaf" });
    await browser.go("/jobs/plan");
    await page.locator("header", { hasText: "Children" }).getByRole("link", { name: "tree" }).click();
    await page.getByRole("treeitem").nth(50).waitFor();
    await page.getByRole("treeitem", { name: "the next 50" }).click();
    await page.getByRole("treeitem").nth(60).waitFor();
    await page.getByRole("treeitem", { name: /step-0/ }).focus();
    await browser.press("ArrowRight");
    await page.getByRole("treeitem", { name: /leaf/ }).waitFor();
    await page.getByRole("link", { name: "Graph" }).click();
    await browser.sees("62 jobs");
    await page.locator(".task").nth(61).waitFor();

    await browser.go("/channels?channel=%2Fshop");
    await browser.sees("a second");
    await page.getByLabel("Channel, and all below it").fill("/shop/news");
    await browser.button("Listen").click();
    await browser.sees("What is sent to /shop/news");
    await browser.sees("a second");
    await page.getByLabel("Value, as JSON").fill('{"order":17}');
    await browser.button("Publish").click();
    await browser.sees("1 port got it");
    await page.locator(".tail li", { hasText: '"order": 17' }).waitFor();
    await browser.button("Pause").click();
    await api.post("v1/channels/shop/news", { value: 18 });
    await browser.sees("1 came while paused");
    await browser.button("Go on").click();
    await page.locator(".tail li").nth(1).waitFor();
    await page.getByLabel("Filter").fill("order");
    await page.locator(".tail li").nth(1).waitFor({ state: "detached" });

    await browser.go("/jobs/plan");
    await browser.button("Look").click();
    await page.locator(".values li").nth(1).waitFor();
    await page.getByLabel("A value for news, as JSON").fill("19");
    await browser.button("Write").click();
    await browser.sees("3 values");
    await browser.go("/jobs/plan/tree");
    await browser.button("Terminate all").click();
    await page.getByRole("dialog").getByRole("button", { name: "Terminate all" }).click();
    await page.locator("h1 .state[data-state=terminated]").waitFor();
    check((await api.get("v1/jobs/step-59")).state === "terminated", "a child was not terminated");
  },
};

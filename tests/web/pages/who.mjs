// Signing in, what scopes decide, and several who look at once.
import { Api, Browser, check } from "./browser.mjs";
import { fill, pagesOf } from "./fill.mjs";

async function signIn(browser, token) {
  await browser.page.getByLabel("Token").fill(token);
  await browser.button("Sign in").click();
  await browser.page.getByLabel("Token").waitFor({ state: "detached" });
}

// What changes something, by its words. "Pause" of the tail and of the bar pauses the page only.
const kChanges = /^(Run|Run now|Run again|Run all|Terminate|Terminate all|Delete|Purge|Resume|Save|Change|Push|Push a job|Publish|Fire now|New schedule|Quiet|Stop|Drain|Replay|Replay all|Move|Deliver again|Restart|Skip|Add|Write|Forget|Make a copy|Push a copy|Give up|Pause .+|Resume .+|Quiet all|Stop all|Run dead|Edit)$/;

async function changesOn(browser) {
  const words = await browser.page.locator("main button").evaluateAll((all) => all.filter((one) => !one.closest(".card")?.querySelector(".tail, .tail-empty")).map((one) => one.textContent.trim()));
  return words.filter((word) => kChanges.test(word) || word === "Pause");
}

export const walks = {
  async "sign-in"(api, browser) {
    await api.post("v1/jobs", { type: "hello" });
    browser.expect("401"); // the browser itself says that of the first call
    await browser.page.goto(`${browser.url}ui/queues`);
    await browser.page.getByLabel("Token").fill("wrong");
    await browser.button("Sign in").click();
    await browser.sees("the token is not known");
    await browser.accessible();
    await signIn(browser, "viewer");
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
    await signIn(browser, "chief");
    check(browser.page.url().endsWith("/ui/queues"), "signing in has left the page");
  },

  // A viewer sees every page and no button that changes anything; what it calls none the less is refused. One who may
  // push is shown that and no more.
  async scopes(api, browser) {
    browser.expect("401");
    browser.expect("404");
    const things = await fill(api);
    await browser.page.goto(`${browser.url}ui/`);
    await signIn(browser, "viewer");
    for (const path of Object.values(pagesOf(things))) {
      await browser.go(path);
      await browser.ready();
      const shown = await changesOn(browser);
      check(shown.length === 0, `${path} shows a viewer: ${shown.join(", ")}`);
    }
    const refused = await browser.page.evaluate(async (base) => {
      const calls = [
        ["POST", "v1/jobs/told/run"],
        ["PATCH", "v1/queues/mail"],
        ["POST", "v1/jobs"],
        ["DELETE", "v1/schedules/nightly"],
      ];
      const answers = [];
      for (const [method, path] of calls) {
        answers.push((await fetch(base + path, { method, headers: { "content-type": "application/json" }, body: "{}" })).status);
      }
      return answers;
    }, browser.url);
    check(
      refused.every((status) => status === 403),
      `a viewer's calls were answered ${refused.join(" ")}`,
    );
    browser.expect("403");
    await browser.go("/settings");
    await browser.button("Sign out").click();
    await signIn(browser, "pusher");
    await browser.go("/jobs");
    await browser.button("Push a job").waitFor();
    const shown = await changesOn(browser);
    check(shown.join() === "Push a job", `one who may push is shown: ${shown.join(", ")}`);
    await browser.go("/settings");
    await browser.button("Sign out").click();
    await signIn(browser, "chief");
    await browser.go("/queues");
    await browser.ready();
    check((await changesOn(browser)).includes("Pause"), "an admin is not shown what it may do");
  },

  // The option ui = read-only: the token of an admin may look only.
  async "read-only"(api, browser) {
    browser.expect("401");
    browser.expect("404");
    const things = await fill(api);
    await browser.page.goto(`${browser.url}ui/`);
    await signIn(browser, "chief");
    await browser.page.locator(".bar-top", { hasText: "read-only" }).waitFor();
    for (const path of Object.values(pagesOf(things))) {
      await browser.go(path);
      await browser.ready();
      const shown = await changesOn(browser);
      check(shown.length === 0, `${path} shows in a read-only dashboard: ${shown.join(", ")}`);
    }
  },

  // Two browsers: each sees what the other does, without being told to look.
  async two(api, browser) {
    await api.post("v1/jobs", { type: "mail", id: "seen" });
    const other = await Browser.open(browser.url);
    try {
      await browser.go("/queues");
      await other.go("/queues/mail");
      await other.button("Pause").click();
      await browser.page.locator("td .state[data-state=paused]").waitFor();
      await browser.button("Resume").click();
      await other.button("Pause").waitFor();
      await browser.go("/jobs/seen");
      await browser.sees("Why is it waiting?");
      await other.go("/jobs/seen");
      await other.button("Terminate").click();
      await other.page.getByRole("dialog").getByRole("button", { name: "Terminate" }).click();
      await browser.page.locator(".page-head .state[data-state=terminated]").waitFor();
      await browser.button("Run again").waitFor();
      other.quiet();
    } finally {
      await other.close();
    }
  },
};

// Signing in, what scopes decide, and several who look at once.
import { Browser, check, kPhone } from "./browser.mjs";
import { fill, pagesOf } from "./fill.mjs";

export async function signIn(browser, token) {
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

// Calls every route of the API as the page would, and gives those whose answer is not what the scopes say. What would
// change something is only called by those who may not.
async function wrongRoutes(browser, scopes) {
  return browser.page.evaluate(
    async ([base, allowed]) => {
      const { paths } = await (await fetch(`${base}openapi.json`)).json();
      const wrong = [];
      for (const [path, methods] of Object.entries(paths)) {
        for (const [method, call] of Object.entries(methods)) {
          const scope = call["x-scope"];
          if (scope === undefined || scope === "none") continue;
          const may = allowed.includes(scope);
          const bare = method === "get" || method === "head";
          const reads = bare || scope === "read";
          if (may && !reads) continue;
          const abort = new AbortController();
          const url = base + path.slice(1).replace(/\{\w+\}/g, "none");
          const answer = await fetch(url, { method: method.toUpperCase(), signal: abort.signal, headers: { "content-type": "application/json" }, body: bare ? undefined : "{}" });
          abort.abort(); // a stream goes on
          if (may ? [401, 403].includes(answer.status) : answer.status !== 403) wrong.push(`${method} ${path}, ${scope}: ${answer.status}`);
        }
      }
      return wrong;
    },
    [browser.url, scopes],
  );
}

// What somebody who may everything finds, by the names of the pages.
const kOffered = {
  queues: ["Pause"],
  queue: ["Pause", "Purge"],
  group: ["Pause", "Save"],
  limits: ["Save"],
  types: ["Forget"],
  jobs: ["Push a job"],
  dead: ["Run again", "Delete", "Push a copy"],
  running: ["Terminate"],
  stateful: ["Terminate", "Write", "Add"],
  scheduled: ["Run now", "Move"],
  workflow: ["Pause", "Terminate"],
  scan: ["Move"],
  documents: ["Replay all"],
  schedules: ["New schedule", "Fire now"],
  schedule: ["Fire now", "Change", "Delete"],
  channels: ["Publish"],
  workers: ["Quiet", "Stop"],
  settings: ["Make a copy"],
};

async function signOut(browser) {
  await browser.go("/settings");
  await browser.button("Sign out").click();
}

export const walks = {
  // Each route answers a session as its scope says, whatever the pages show; and one who may everything is shown it.
  async routes(api, browser) {
    for (const text of ["401", "403", "404", "409", "422", "400", "415", "405"]) browser.expect(text);
    const things = await fill(api);
    await browser.page.goto(`${browser.url}ui/`);
    for (const [token, scopes] of [["viewer", ["status", "read"]], ["pusher", ["status", "read", "push"]], ["chief", ["status", "read", "push", "work", "admin"]]]) {
      await signIn(browser, token);
      const wrong = await wrongRoutes(browser, scopes);
      check(wrong.length === 0, `${token}:\n${wrong.join("\n")}`);
      if (token !== "chief") await signOut(browser);
    }
    for (const [name, path] of Object.entries(pagesOf(things))) {
      await browser.go(path);
      await browser.ready();
      for (const word of kOffered[name] ?? []) await browser.button(word).first().waitFor();
    }
  },

  async "sign-in"(api, browser) {
    await api.post("v1/jobs", { type: "hello" });
    browser.expect("401"); // the browser itself says that of the first call
    await browser.page.goto(`${browser.url}ui/queues`);
    await browser.page.getByLabel("Token").fill("wrong");
    await browser.button("Sign in").click();
    await browser.sees("the token is not known");
    await browser.accessible();
    browser.expect("403"); // a token that may not look
    await browser.page.getByLabel("Token").fill("worker");
    await browser.button("Sign in").click();
    await browser.sees("needs a token with the scope read or admin");
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
    // In another tab: this one asks, shows nothing new meanwhile, and goes on where it was.
    const other = await browser.context.newPage();
    await other.goto(`${browser.url}ui/settings`);
    await other.getByRole("button", { name: "Sign out" }).click();
    await browser.page.getByLabel("Token").waitFor();
    await api.post("v1/jobs", { type: "secret" });
    check((await browser.page.getByText("secret").count()) === 0, "one who has signed out is shown what is new");
    await signIn(browser, "viewer");
    await browser.page.getByRole("link", { name: "secret", exact: true }).waitFor();
    check(browser.page.url().endsWith("/ui/queues"), "signing in has left the page");
    await other.close();
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

  // On a phone: the pages are in a drawer, what can be done is in a sheet, and dialogs come up from below.
  async phone(api, browser) {
    const page = browser.page;
    await api.post("v1/jobs", { id: "mail-1", type: "mail" });
    await page.setViewportSize(kPhone);
    await browser.go("/");
    await browser.button("Menu").click();
    await page.locator("#rail").getByRole("link", { name: "Jobs" }).click();
    await page.locator("a.job-type").click();
    await browser.sees("Why is it waiting?");
    check((await browser.button("Terminate").count()) === 0, "the actions are there before they are asked for");
    await browser.button("Actions").click();
    await browser.button("Terminate").waitFor();
    await browser.reachable();
    await browser.accessible();
    await browser.press("Escape");
    await browser.button("Terminate").waitFor({ state: "hidden" });
    await browser.button("Actions").click();
    await browser.button("Terminate").click();
    const dialog = page.getByRole("dialog");
    const box = await dialog.boundingBox();
    check(Math.round(box.y + box.height) === kPhone.height && box.x === 0, `the dialog is at ${JSON.stringify(box)}`);
    await browser.reachable();
    await dialog.getByRole("button", { name: "Terminate" }).click();
    await page.locator(".page-head .state[data-state=terminated]").waitFor();
    await browser.go("/jobs");
    await page.locator("tbody .check-hit").first().click();
    await page.getByRole("region", { name: "Selected jobs" }).getByText("1 selected").waitFor();
    await browser.fits();
  },

  // The option ui = read-only: the token of an admin may look only.
  async "read-only"(api, browser) {
    browser.expect("401");
    browser.expect("404");
    const things = await fill(api);
    await browser.page.goto(`${browser.url}ui/`);
    await signIn(browser, "chief");
    await browser.page.locator(".bar-top", { hasText: "read-only" }).waitFor();
    for (const text of ["403", "409", "422", "400", "415", "405"]) browser.expect(text);
    const wrong = await wrongRoutes(browser, ["status", "read"]);
    check(wrong.length === 0, wrong.join("\n"));
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

// Every page as it looks: light, dark, on a phone, by keyboard; and whatever people call their things.
import { join } from "node:path";
import { check, kDesktop, kPhone } from "./browser.mjs";
import { fill, pagesOf, scan } from "./fill.mjs";

const kNasty = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "</textarea></title><svg onload=alert(1)>",
  "javascript:alert(1)",
  "\"'><iframe src=javascript:alert(1)>",
  "{{constructor.constructor('alert(1)')()}}${alert(1)}",
  "\u202egnirts \u0000 \u200b\ufeff",
];
const kLong = "x".repeat(20_000);

// Nothing that was told has become an element, a handler or a link that runs.
async function isText(browser, path) {
  const odd = await browser.page.evaluate(() => {
    const found = [];
    const scripts = [...document.scripts].filter((one) => !one.src.includes("/ui/assets/"));
    if (scripts.length > 0) found.push("a script");
    for (const one of document.querySelectorAll("*")) {
      if (["IMG", "IFRAME", "OBJECT", "EMBED", "BASE"].includes(one.tagName) && one !== document.querySelector("head > base")) found.push(one.outerHTML.slice(0, 100));
      for (const attribute of one.attributes) if (attribute.name.startsWith("on")) found.push(attribute.name);
      const link = one.getAttribute("href") ?? "";
      if (/^\s*(javascript|data|vbscript):/i.test(link)) found.push(link);
    }
    return found;
  });
  check(odd.length === 0, `${path} has made of a text: ${odd.join(", ")}`);
}

export const walks = {
  // Each page in light, dark and on a phone.
  async pages(api, browser, pictures) {
    await browser.go("/");
    await browser.sees("Push your first job");
    const things = await fill(api);
    for (const [page, path] of Object.entries(pagesOf(things))) {
      if (page === "nothing") browser.expect("404");
      await browser.page.setViewportSize(kDesktop);
      await browser.page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await browser.go(path);
      await browser.ready();
      for (const [look, scheme, size] of [
        ["light", "light", kDesktop],
        ["dark", "dark", kDesktop],
        ["phone", "light", kPhone],
      ]) {
        await browser.page.setViewportSize(size);
        await browser.page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await browser.fits();
        await browser.accessible();
        if (look === "phone") await browser.reachable();
        await browser.page.screenshot({ path: join(pictures, `${page}-${look}.png`) });
      }
      browser.quiet();
    }
  },

  // Tab reaches everything that can be pressed, in turn, and each shows that it has the focus.
  async tabs(api, browser) {
    const things = await fill(api);
    browser.expect("404");
    for (const path of Object.values(pagesOf(things))) {
      await browser.go(path);
      await browser.ready();
      await browser.press("p"); // what is reached must not be replaced meanwhile
      const wanted = await browser.page.evaluate(() => {
        const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")];
        const open = all.filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }));
        globalThis.unreached = new Set(open);
        document.activeElement?.blur();
        return open.length;
      });
      for (let i = 0; i < wanted + 3; ++i) {
        await browser.press("Tab");
        const bare = await browser.page.evaluate(() => {
          const at = document.activeElement;
          globalThis.unreached.delete(at);
          if (at === document.body || at === document.documentElement) return "";
          const style = getComputedStyle(at);
          return style.outlineStyle === "none" || style.outlineWidth === "0px" ? at.outerHTML.slice(0, 120) : "";
        });
        check(bare === "", `${path}: the focus is not to be seen on ${bare}`);
      }
      const missed = await browser.page.evaluate(() => [...globalThis.unreached].map((one) => one.outerHTML.slice(0, 100)));
      check(missed.length === 0, `${path}: Tab does not reach ${missed.join("\n")}`);
    }
  },

  // Whatever people call their things is text.
  async text(api, browser) {
    const nasty = kNasty[0];
    const all = kNasty.filter((one) => !one.includes("\u0000")).join(" ");
    const group = `${nasty}"'/\u202e javascript:alert(1)`;
    const payload = { [nasty]: all, list: kNasty, long: kLong, url: "javascript:alert(1)" };
    const job = await api.post("v1/jobs", { type: "hello", queue: "q", group, payload, meta: payload, created_by: nasty, retry: 0, unique: { key: nasty }, ports: { in: { numbers: { default: nasty } }, out: {} }, inputs: { numbers: kNasty } });
    const { jobs: [held] } = await api.post("v1/claim", { queues: ["q"], worker: "box-1:7", worker_info: { host: nasty, labels: kNasty.slice(0, 5) } });
    await api.post(`v1/jobs/${job.id}/heartbeat`, { token: held.lease.token, progress: payload });
    await api.post(`v1/jobs/${job.id}/fail`, { token: held.lease.token, error: { type: nasty, message: `${all}\n${kLong}`, backtrace: kNasty.map((one) => one.replace("\u0000", "")) } });
    const done = await api.post("v1/jobs", { type: "hello", queue: "done" });
    const run = await api.claim("done");
    await api.post(`v1/jobs/${done.id}/complete`, { token: run.lease.token, result: payload });
    await api.patch(`v1/queues/q/groups/${encodeURIComponent(group)}`, { limit: 1, settings: { nasty: all } });
    await api.put("v1/schedules/odd", { cron: "0 3 * * *", note: all, job: { type: "t", payload: { [nasty]: nasty } } });
    await api.put("v1/workers/q/hello", { description: all });
    await api.post("v1/jobs", { id: "told", type: "told", queue: "told", callbacks: [{ url: `http://example.com/?${encodeURIComponent(nasty)}`, extra: { nasty } }] });
    await scan(api, "odd", { nasty: all });
    const claimed = await api.post("v1/claim", { queues: ["odd.load"], worker: "box-2" });
    await api.post(`v1/jobs/${claimed.jobs[0].id}/fail`, { token: claimed.jobs[0].lease.token, error: { type: nasty, message: all } });
    const flow = await api.post("v1/workflows", { name: "odd", meta: payload, tasks: [{ name: "one", type: "t", payload }] });
    const paths = [
      "/",
      "/jobs",
      `/jobs/${job.id}`,
      `/jobs/${done.id}`,
      `/jobs/${job.id}/tree`,
      "/failures",
      "/scheduled",
      "/queues/q",
      "/queues/q?tab=groups",
      "/queues/q?tab=types",
      "/queues/q?tab=workers",
      `/queues/q/groups/${encodeURIComponent(group)}`,
      "/workflows",
      `/workflows/${flow.id}?task=one`,
      "/workflows/odd?task=load&partition=1",
      "/workflows/odd?task=load&partition=2",
      "/workflows/odd?task=load&tab=dead",
      "/schedules",
      "/schedules/odd",
      "/callbacks",
      "/workers",
      "/files",
      "/settings",
      "/about",
      `/queues?filter=${encodeURIComponent(nasty)}`,
      `/channels?channel=${encodeURIComponent(nasty)}`,
      `/callbacks?host=${encodeURIComponent(nasty)}`,
    ];
    for (const path of paths) {
      await browser.go(path);
      await browser.ready();
      await isText(browser, path);
      await browser.fits();
      browser.quiet();
    }
    await browser.go(`/jobs/${job.id}`);
    await browser.sees(nasty);

    // What is said on a channel, and what happens in a queue, while somebody looks.
    await browser.go("/channels?channel=%2Fshop");
    await browser.sees("a second");
    await api.post("v1/channels/shop/odd", { value: payload });
    await browser.page.locator(".tail li").first().waitFor();
    await isText(browser, "/channels");
    await browser.go("/queues/q?tab=live");
    await browser.sees("a second");
    await api.post("v1/jobs", { type: "hello", queue: "q", group });
    await browser.page.locator(".tail li").first().waitFor();
    await isText(browser, "the tail of a queue");
    await browser.fits();

    // Paths that nobody has made, and names that nothing can have.
    browser.expect("404");
    browser.expect("422");
    browser.expect("400");
    for (const one of [...kNasty, "../../etc", "a/b.baz", "%2e%2e%2f", kLong.slice(0, 2_000)]) {
      for (const page of ["jobs", "queues", "workflows", "schedules", "callbacks"]) {
        const path = `/${page}/${encodeURIComponent(one)}`;
        await browser.go(path);
        await isText(browser, path);
        await browser.fits();
      }
    }
  },
};

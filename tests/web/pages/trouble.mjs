// What is between the browser and the server: proxies, servers that are not ready, connections that break.
import { createServer, request } from "node:http";
import { check } from "./browser.mjs";

// A proxy under a path of its own, which it takes away. Its mode says what becomes of calls of the API:
// "pass", "cut" (the connection breaks), or a status with a problem.
export async function startProxy(url, prefix = "/") {
  const target = new URL(url);
  const proxy = { mode: "pass", refused: 0 };
  const server = createServer((from, to) => {
    if (!from.url.startsWith(prefix)) return to.writeHead(404).end();
    const path = `/${from.url.slice(prefix.length)}`;
    if (proxy.mode !== "pass" && path.startsWith("/v1/")) {
      proxy.refused += 1;
      if (proxy.mode === "cut") return to.destroy();
      const { status, code, title, detail } = proxy.mode;
      to.writeHead(status, { "content-type": "application/problem+json", "retry-after": "1" });
      return to.end(JSON.stringify({ type: "about:blank", title, status, code, detail }));
    }
    const passed = request({ host: target.hostname, port: target.port, method: from.method, path, headers: from.headers }, (answer) => {
      to.writeHead(answer.statusCode, answer.headers);
      to.flushHeaders(); // a stream may say nothing for long
      answer.pipe(to);
    });
    passed.on("error", () => to.destroy());
    to.on("close", () => passed.destroy());
    from.pipe(passed);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  proxy.url = `http://127.0.0.1:${server.address().port}${prefix}`;
  proxy.cut = () => server.closeAllConnections();
  proxy.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return proxy;
}

export const walks = {
  async proxy(api, browser) {
    await api.post("v1/jobs", { type: "hello" });
    const proxy = await startProxy(api.url, "/ops/pawl/");
    browser.url = proxy.url;
    await browser.page.goto(browser.url, { waitUntil: "commit" });
    await browser.sees("Busiest queues");
    await browser.go("/queues/hello");
    await browser.button("Pause").click();
    await browser.button("Resume").waitFor();
    check(browser.page.url().includes("/ops/pawl/ui/queues/hello"), browser.page.url());
    await browser.page.getByRole("link", { name: "Workers" }).first().click();
    await browser.sees("127.0.0.1:");
    proxy.stop();
    browser.expect("ERR_"); // the stream was cut
  },

  // Old data stays and says how old it is, the page tries again by itself, and an action that was refused says why.
  async trouble(api, browser) {
    browser.expect("Failed to load resource");
    browser.expect("ERR_");
    await api.post("v1/jobs", { type: "hello", id: "first" });
    const proxy = await startProxy(api.url);
    browser.url = proxy.url;
    const page = browser.page;
    const main = page.locator("main");

    // The connection breaks.
    await browser.go("/queues");
    await main.getByRole("link", { name: "hello", exact: true }).waitFor();
    proxy.mode = "cut";
    proxy.cut();
    await browser.sees("The server does not answer");
    await page.locator(".live[data-live=lost]").waitFor();
    await browser.sees("what you see is from");
    await main.getByRole("link", { name: "hello", exact: true }).waitFor();
    await browser.accessible();
    await browser.button("Pause").click();
    await page.locator(".toast.bad").waitFor();
    check(!(await api.get("v1/queues/hello")).paused, "it was paused over a broken connection");
    proxy.mode = "pass";
    await api.post("v1/jobs", { type: "back", id: "second" });
    await main.getByRole("link", { name: "back", exact: true }).waitFor();
    await page.locator(".problem").waitFor({ state: "detached" });

    // The server has no room, or is not ready: the banner of every page.
    proxy.mode = { status: 503, code: "unavailable", title: "The store cannot be reached", detail: "Redis does not answer" };
    await page.locator(".banner", { hasText: "The store cannot be reached" }).waitFor();
    await page.getByRole("link", { name: "Workflows" }).first().click();
    await page.locator(".problem", { hasText: "Redis does not answer" }).waitFor();
    const before = proxy.refused;
    proxy.mode = "pass";
    await page.getByRole("button", { name: "Try again" }).click();
    await browser.sees("No workflows yet");
    await page.locator(".banner").waitFor({ state: "detached" });
    check(before > 0, "nothing was refused");

    // Not allowed: the page says which scope it needs, and what was there stays.
    await browser.go("/jobs/first");
    await browser.sees("Why is it waiting?");
    proxy.mode = { status: 403, code: "forbidden", title: "Forbidden", detail: "needs the scope admin" };
    await browser.button("Terminate").click();
    await page.getByRole("dialog").getByRole("button", { name: "Terminate" }).click();
    await page.locator(".toast.bad", { hasText: "needs the scope admin" }).waitFor();
    await browser.sees("Why is it waiting?");
    proxy.mode = "pass";

    // An action that was sent twice, since its answer was lost, is done once.
    await browser.go("/jobs");
    await browser.button("Push a job").click();
    await page.getByLabel("Type").last().fill("once");
    proxy.mode = "cut";
    await page.getByRole("dialog").getByRole("button", { name: "Push", exact: true }).click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    proxy.mode = "pass";
    await page.getByRole("dialog").getByRole("button", { name: "Push", exact: true }).click();
    await page.locator("h1", { hasText: "once" }).waitFor();
    check((await api.get("v1/jobs?type=once&queue=once")).jobs.length === 1, "it was pushed twice");

    // What is not there.
    for (const path of ["/jobs/none", "/queues/none", "/workflows/none", "/schedules/none", "/callbacks/none", "/jobs/none/tree"]) {
      await browser.go(path);
      await browser.sees("There is no such");
    }
    await browser.go("/no/such/page");
    await browser.sees("There is no such page");
    proxy.stop();
  },
};

// How long the pages of a server take, as a browser sees it, as JSON: node measure.mjs time URL ROUNDS
// Each page is opened ROUNDS times with an empty cache. `request_ms` has every answer that a page has waited for,
// streams apart; `view_ms` how long each page took until its data was there.
//
// The overview held open, until standard input ends: node measure.mjs hold URL
import { Api, Browser } from "./browser.mjs";
import { fill, pagesOf } from "./fill.mjs";

const kCrowded = { crowded: "/queues/backlog", waiting: "/jobs?queue=backlog&state=queued", done: "/jobs?state=completed", found: "/jobs?q=nowhere" };

async function view(browser, path) {
  await browser.page.goto("about:blank");
  const begun = performance.now();
  await browser.go(path);
  await browser.ready();
  const ms = performance.now() - begun;
  const requests = await browser.page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((one) => one.initiatorType === "fetch" && one.responseEnd > 0)
      .map((one) => ({ path: one.name.slice(one.name.indexOf("/v1/")), ms: one.responseEnd - one.requestStart })),
  );
  return { ms, requests };
}

async function time(url, rounds) {
  const pages = { ...pagesOf(await fill(new Api(url))), ...kCrowded };
  const found = { request_ms: [], view_ms: [], slowest: [] };
  for (let round = 0; round < rounds; ++round) {
    const browser = await Browser.open(url);
    await view(browser, "/about"); // the browser itself has to start first
    const session = await browser.page.context().newCDPSession(browser.page);
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    for (const path of Object.values(pages)) {
      const { ms, requests } = await view(browser, path);
      found.view_ms.push(ms);
      found.request_ms.push(...requests.map((one) => one.ms));
      found.slowest.push(...requests);
    }
    await browser.close();
  }
  found.slowest = found.slowest.sort((a, b) => b.ms - a.ms).slice(0, 10);
  console.log(JSON.stringify(found));
}

async function hold(url) {
  const browser = await Browser.open(url);
  await browser.go("/");
  await browser.ready();
  console.log("open");
  for await (const _ of process.stdin);
  await browser.close();
}

const [mode, url, rounds] = process.argv.slice(2);
await (mode === "hold" ? hold(url) : time(url, Number(rounds)));

// What the pages ask of a server, and how long it takes: node measure.mjs URL [PAGE…]
// With many jobs it has to be what it is with few.
import { Browser } from "./browser.mjs";

const [url, ...given] = process.argv.slice(2);
const pages = given.length > 0 ? given : ["/", "/queues", "/queues/mail", "/jobs", "/jobs?state=completed", "/jobs?queue=mail&state=queued", "/scheduled", "/failures", "/failures?tab=dead", "/workflows", "/callbacks", "/workers"];

const browser = await Browser.open(url);
console.log("page                                requests  slowest ms  KiB  first view ms");
for (const path of pages) {
  await browser.page.goto(`${url}ui/about`);
  await browser.ready();
  const begun = Date.now();
  await browser.go(path);
  await browser.ready();
  const view = Date.now() - begun;
  const calls = await browser.page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((one) => one.name.includes("/v1/") && one.responseEnd > 0)
      .map((one) => ({ name: one.name, ms: one.responseEnd - one.requestStart, bytes: one.encodedBodySize })),
  );
  const slowest = calls.reduce((most, one) => (one.ms > most.ms ? one : most), { ms: 0, name: "" });
  const kib = calls.reduce((sum, one) => sum + one.bytes, 0) / 1024;
  console.log(`${path.padEnd(36)}${String(calls.length).padStart(8)}${slowest.ms.toFixed(0).padStart(12)}${kib.toFixed(0).padStart(5)}${String(view).padStart(15)}  ${slowest.name.slice(url.length)}`);
}
await browser.close();

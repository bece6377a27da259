// The pictures of README and docs, of a demo that has run for a while: node pictures.mjs URL FOLDER
import { join } from "node:path";
import { Api, Browser } from "./browser.mjs";

const [url, folder] = process.argv.slice(2);
const api = new Api(url);

// A report whose regions are being scored; one begins each minute.
async function workflow() {
  for (let second = 0; second < 90; ++second) {
    const { workflows } = await api.get("v1/workflows?name=report&state=active");
    for (const { id } of workflows) {
      const { tasks } = await api.get(`v1/workflows/${id}`);
      const score = tasks.find((task) => task.name === "score");
      if (score?.state === "active" && score.partitions?.open < score.partitions?.total) return `/workflows/${id}?task=score`;
    }
    await new Promise((done) => setTimeout(done, 1_000));
  }
  throw new Error("no report is being scored");
}

// A job of a group that is paused.
async function waiting() {
  const { jobs } = await api.get("v1/jobs?queue=sync&group=shop-7&state=queued&limit=1");
  return `/jobs/${jobs[0].id}`;
}

const kPictures = [
  ["overview", "light", 1_000, () => "/?range=15m"],
  ["workflow", "dark", 720, workflow],
  ["scan", "light", 1_000, () => "/workflows/orders?task=load&partition=2"],
  ["why", "dark", 700, waiting],
];

const browser = await Browser.open(url);
for (const [name, scheme, height, where] of kPictures) {
  await browser.page.setViewportSize({ width: 1280, height });
  await browser.page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await browser.go(await where());
  await browser.ready();
  await browser.page.locator(".live[data-live=live]").waitFor();
  await browser.page.screenshot({ path: join(folder, `${name}.png`) });
}
await browser.close();

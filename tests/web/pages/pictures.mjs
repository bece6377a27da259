// The pictures of README and docs, of a demo that has run for a while: node pictures.mjs URL FOLDER
import { join } from "node:path";
import { Api, Browser } from "./browser.mjs";

const [url, folder] = process.argv.slice(2);
const api = new Api(url);

// A report whose regions are being scored.
async function workflow() {
  const { workflows } = await api.get("v1/workflows?name=report&state=active");
  for (const { id } of workflows) {
    const { tasks } = await api.get(`v1/workflows/${id}`);
    if (tasks.find((task) => task.name === "score")?.state === "active") return `/workflows/${id}?task=score`;
  }
  const { workflows: done } = await api.get("v1/workflows?name=report&limit=1");
  return `/workflows/${done[0].id}?task=score`;
}

const kPictures = [
  ["overview", "light", () => "/?range=1h"],
  ["workflow", "dark", workflow],
  ["scan", "light", () => "/workflows/orders?task=load&partition=2"],
  ["errors", "dark", () => "/failures"],
];

const browser = await Browser.open(url);
await browser.page.setViewportSize({ width: 1280, height: 800 });
for (const [name, scheme, where] of kPictures) {
  await browser.page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await browser.go(await where());
  await browser.ready();
  await browser.page.locator(".live[data-live=live]").waitFor();
  await browser.page.screenshot({ path: join(folder, `${name}.png`) });
}
await browser.close();

// Walks through the dashboard as a person makes them: node walks.mjs NAME URL [FOLDER for pictures]
import { join } from "node:path";
import { Api, Browser } from "./browser.mjs";
import { walks as job } from "./job.mjs";
import { walks as lists } from "./lists.mjs";
import { walks as looks } from "./looks.mjs";
import { walks as overview } from "./overview.mjs";
import { walks as shell } from "./shell.mjs";
import { walks as trouble } from "./trouble.mjs";
import { walks as who } from "./who.mjs";
import { walks as work } from "./work.mjs";

const [name, url, pictures] = process.argv.slice(2);
const walk = { ...job, ...lists, ...looks, ...overview, ...shell, ...trouble, ...who, ...work }[name];

const api = new Api(url, ["about", "sign-in", "scopes", "routes", "read-only"].includes(name) ? "chief" : undefined);
const browser = await Browser.open(url);
try {
  await walk(api, browser, pictures);
  browser.quiet();
  await browser.close();
} catch (error) {
  if (pictures) await browser.page.screenshot({ path: join(pictures, `${name}-failed.png`) }).catch(() => undefined);
  console.log(`${error.stack}\nat ${browser.page.url()}\n${browser.said.join("\n")}`);
  await browser.close();
  process.exit(1);
}

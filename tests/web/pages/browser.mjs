// A browser on the dashboard of a server, and calls of its API. Nothing may be said on the console, no policy violated.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const kFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const kPatience = Number(process.env.PATIENCE ?? 45_000); // web_test waits 60 s for a word: ours is to come before
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const kDesktop = { width: 1360, height: 900 };
export const kPhone = { width: 390, height: 844 };

export class Api {
  constructor(url, token) {
    this.url = url;
    this.headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  }

  async call(method, path, body) {
    const answer = await fetch(this.url + path, { method, headers: this.headers, body: body === undefined ? undefined : JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === "" ? {} : JSON.parse(text);
  }
  get = (path) => this.call("GET", path);
  post = (path, body = {}) => this.call("POST", path, body);
  patch = (path, body) => this.call("PATCH", path, body);
  put = (path, body) => this.call("PUT", path, body);

  async claim(queue, worker = "box-1:7") {
    const { jobs } = await this.post("v1/claim", { queues: [queue], worker });
    return jobs[0];
  }
}

export class Browser {
  static async open(url) {
    const profile = mkdtempSync(join(tmpdir(), "pawl-browser-"));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      headless: true,
      args: kFlags,
      viewport: kDesktop,
      reducedMotion: "reduce", // colours are judged when they have settled
    });
    context.setDefaultTimeout(kPatience);
    return new Browser(url, profile, context, await context.newPage());
  }

  constructor(url, profile, context, page) {
    Object.assign(this, { url, profile, context, page, said: [], expected: [] });
    page.on("pageerror", (error) => this.said.push(`error: ${error.stack}`));
    page.on("dialog", (dialog) => {
      this.said.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("console", (message) => {
      const text = `${message.type()}: ${message.text()} ${message.location().url}`;
      if (["error", "warning"].includes(message.type())) this.said.push(text);
    });
  }

  async go(path) {
    await this.page.goto(`${this.url}ui${path}`);
    await this.page.locator("h1").first().waitFor();
  }

  // What the server answers is changed on its way.
  async changed(path, change) {
    await this.page.unroute(this.url + path);
    await this.page.route(this.url + path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: change(await answer.json()) });
    });
  }

  // The heading of the page: it is there, and its data is.
  async sees(text) {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  async ready() {
    await this.page.locator("main .skeleton").waitFor({ state: "detached" });
    await this.page.locator("main h1").first().waitFor();
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  // Keys that follow each other at once, however slow the machine is.
  keys(...keys) {
    return this.page.evaluate((all) => {
      for (const key of all) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }, keys);
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }

  expect(text) {
    this.expected.push(text);
  }

  quiet() {
    const odd = this.said.filter((line) => !this.expected.some((text) => line.includes(text)));
    if (odd.length > 0) throw new Error(`the page at ${this.page.url()} said:\n${odd.join("\n")}`);
  }

  // What hinders people with a screen reader or weak eyes, if it is serious.
  async accessible() {
    await this.page.evaluate(axe);
    const { violations } = await this.page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    const serious = violations.filter((one) => ["serious", "critical"].includes(one.impact));
    if (serious.length === 0) return;
    const lines = serious.flatMap((one) => [`${one.id}: ${one.help}`, ...one.nodes.slice(0, 4).map((node) => `  ${node.html} ${node.failureSummary}`)]);
    throw new Error(`${this.page.url()}\n${lines.join("\n")}`);
  }

  async fits() {
    const wider = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wider > 0) throw new Error(`${this.page.url()} is ${wider} px wider than the screen`);
  }

  // What is too small for a finger, but for links that stand in a text.
  async reachable() {
    const small = await this.page.evaluate(() =>
      [...document.querySelectorAll("button, select, input, textarea, summary, nav a, .chips a, a.button")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip, .u-legend"))
        .map((one) => (one.type === "checkbox" ? (one.closest("label") ?? one) : one))
        .filter((one) => one.getBoundingClientRect().height < 43.5)
        .map((one) => `${Math.round(one.getBoundingClientRect().height)} px: ${one.outerHTML.slice(0, 140)}`),
    );
    if (small.length > 0) throw new Error(`${this.page.url()} has targets that a finger misses:\n${[...new Set(small)].slice(0, 8).join("\n")}`);
  }

  async close() {
    await this.context.close();
    rmSync(this.profile, { recursive: true, force: true });
  }
}

export function check(condition, text) {
  if (!condition) throw new Error(text);
}

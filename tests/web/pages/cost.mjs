// What the pages read from the store, with few jobs and with many: node cost.mjs URL_FEW URL_MANY
// A page asks for the same whatever there is, so it has to read about as much: what it shows, not what there is.
import { Api, Browser, check } from "./browser.mjs";
import { fill, pagesOf } from "./fill.mjs";

// Pages that look for something without an index, or sum up the last errors, look at so many jobs, and say so.
const kSearches = { search: "/jobs?q=nowhere", where: "/jobs?q=payload.nowhere%3A1", by_type: "/jobs?type=digest&state=dead" };
const kSearching = [...Object.keys(kSearches), "failures"];
const kMostOfSearch = 40_000; // five pages of 1,000 jobs, or the last errors of 10,000: up to four records each
// Lists are full where there is much, and nearly empty where there is little: a page of 50 rows, of which some read more
// than one record, in each of the lists of a page.
const kFullLists = 1_500;

async function readsOf(api) {
  const text = await (await fetch(`${api.url}metrics`, { headers: api.headers })).text();
  return Number(/^pawl_reads_total (\d+)$/m.exec(text)[1]);
}

// What the pages have asked for, by page; streams of events are not among it.
async function requestsOf(url, pages) {
  const browser = await Browser.open(url);
  const asked = {};
  let current = new Set();
  browser.page.on("request", (request) => {
    if (request.method() === "GET" && request.resourceType() === "fetch") current.add(request.url());
  });
  for (const [name, path] of Object.entries(pages)) {
    current = new Set();
    asked[name] = current;
    await browser.go(path);
    await browser.ready();
  }
  await browser.close();
  return asked;
}

// By page; each thing that a page has asked for is asked for once more, while nobody else asks. A look at the metrics is
// part of each.
async function costsOf(url) {
  const api = new Api(url);
  const asked = await requestsOf(url, { ...pagesOf(await fill(api)), ...kSearches });
  const costs = {};
  for (const [name, urls] of Object.entries(asked)) {
    const from = await readsOf(api);
    for (const one of urls) await (await fetch(one)).text();
    costs[name] = { requests: urls.size, reads: (await readsOf(api)) - from };
  }
  return costs;
}

const [few, many] = [await costsOf(process.argv[2]), await costsOf(process.argv[3])];
console.log("page                 requests   reads: few     many");
const dear = [];
for (const [name, { requests, reads }] of Object.entries(many)) {
  console.log(`${name.padEnd(21)}${String(requests).padStart(8)}${String(few[name].reads).padStart(13)}${String(reads).padStart(9)}`);
  if (reads > (kSearching.includes(name) ? kMostOfSearch : 2 * few[name].reads + kFullLists)) dear.push(name);
}
check(Object.values(many).every(({ requests }) => requests > 0), "a page has asked for nothing");
check(many.search.reads > 1_000, "a search has looked at no jobs");
check(dear.length === 0, `these pages read more the more jobs there are: ${dear.join(", ")}`);

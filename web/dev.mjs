// For work on the dashboard: a proxy before a running server that takes the dashboard's files from web/dist, so that a
// change of theirs needs no build of the server.  node web/dev.mjs http://127.0.0.1:7171 7180
import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [target = "http://127.0.0.1:7171", port = "7180"] = process.argv.slice(2);
const dist = join(dirname(fileURLToPath(import.meta.url)), "dist");
const kTypes = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".txt": "text/plain" };

createServer((from, to) => {
  const asset = /^\/ui\/assets\/(?:.*\/)?([\w.]+)$/.exec(from.url);
  if (asset) {
    to.writeHead(200, { "content-type": kTypes[extname(asset[1])], "cache-control": "no-store" });
    return to.end(readFileSync(join(dist, asset[1])));
  }
  const passed = request(new URL(from.url, target), { method: from.method, headers: from.headers }, (answer) => {
    to.writeHead(answer.statusCode, answer.headers);
    to.flushHeaders(); // a stream may say nothing for long
    answer.pipe(to);
  });
  passed.on("error", () => to.destroy());
  to.on("close", () => passed.destroy());
  from.pipe(passed);
}).listen(Number(port), "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/ui/`));

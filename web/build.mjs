// Builds web/dist, which is committed: the files have no hash in their names, and SOURCE says what they were made of.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "dist");
mkdirSync(out, { recursive: true });

const common = {
  bundle: true,
  minify: true,
  target: "es2020",
  format: "iife",
  charset: "utf8",
  lineLimit: 160,
  legalComments: "none",
  absWorkingDir: here,
  jsx: "automatic",
  jsxImportSource: "preact",
};
await build({ ...common, entryPoints: ["src/boot.ts"], outfile: join(out, "boot.js") });
await build({ ...common, entryPoints: ["src/main.tsx"], outfile: join(out, "app.js") });
await build({ ...common, entryPoints: ["src/style.css"], outfile: join(out, "app.css") });
for (const name of ["index.html", "favicon.svg"]) writeFileSync(join(out, name), readFileSync(join(here, "src", name)));

const packages = JSON.parse(readFileSync(join(here, "package-lock.json"), "utf8")).packages;
const bundled = Object.keys(packages).filter((path) => path !== "" && !packages[path].dev).sort();
const licences = bundled.map((path) => {
  const text = readFileSync(join(here, path, "LICENSE"), "utf8").trim();
  return `${path.replace(/^.*node_modules\//, "")} ${packages[path].version}\n\n${text}\n`;
});
writeFileSync(join(out, "LICENSES.txt"), licences.join(`\n${"-".repeat(80)}\n\n`));

// The same sum is made by a test without node: SHA-256 over "PATH SIZE\n" and the bytes of each file, by path.
const files = readdirSync(join(here, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(here, join(entry.parentPath ?? entry.path, entry.name)));
const sum = createHash("sha256");
for (const file of [...files, "build.mjs", "package-lock.json"].sort()) {
  const bytes = readFileSync(join(here, file));
  sum.update(`${file} ${bytes.length}\n`);
  sum.update(bytes);
}
writeFileSync(join(out, "SOURCE"), sum.digest("hex") + "\n");

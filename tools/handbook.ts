import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./env.ts";
import { findBrokenFragments } from "./handbook/broken-fragments.ts";
import { runOrFail } from "./run-command.ts";

const folder = join(root, "handbook/build");

// `npm run handbook -- --base /takujo/` for a site that does not stand at the root of its host.
console.log("Building the handbook; a link to a page that is not there fails");
await runOrFail("vitepress", ["build", "handbook", ...process.argv.slice(2)]);

// VitePress looks for pages, not for the headings that links name.
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => ({ path: file, html: readFileSync(join(folder, file), "utf8") }));
const broken = findBrokenFragments(pages);
if (broken.length > 0) {
  console.error(`Links to headings that are not there:\n${broken.join("\n")}`);
  process.exit(1);
}
console.log(`${pages.length} pages in handbook/build/; every link leads somewhere`);

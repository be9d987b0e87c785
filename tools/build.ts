import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { writeApiReference } from "./build/write-api-reference.ts";
import { root } from "./env.ts";
import { runOrFail } from "./run-command.ts";

const build = join(root, "apps/web/build");
const compressed = new Set([".js", ".css", ".html", ".json", ".svg", ".txt"]);

console.log("Building the front end");
await runOrFail("react-router", ["build", "apps/web", "--logLevel", "warn"], {
  env: { NODE_ENV: "production" },
});

console.log("Writing the API reference");
writeApiReference(join(build, "client/api/reference"));

console.log("Compressing its files");
const names: string[] = [];
for (const entry of readdirSync(join(build, "client"), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  names.push(file.slice(build.length));
  if (!compressed.has(extname(entry.name))) continue;
  const content = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
// File names carry the hash of their content, so together with the server's code they name the build.
const id = createHash("sha256")
  .update(names.sort().join("\n"))
  .update(readFileSync(join(build, "server/index.js")))
  .digest("hex")
  .slice(0, 12);
writeFileSync(join(build, "build-id"), id);
console.log(`Built ${id}`);

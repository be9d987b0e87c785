import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./env.ts";

const listed = /^- ([A-Z]{2}-\d+)\b/gm;
const inTitle = /\b(?:it|test)(?:\.\w+)*(?:\([^)]*\))?\s*\(\s*(["'`])((?:(?!\1)[\s\S])*)\1/g;
const mention = /\[([A-Z]{2}-\d+)\]/g;

/** Which files prove which requirement: those with a test whose title carries its id in brackets. */
function findProofs(): Map<string, Set<string>> {
  const proofs = new Map<string, Set<string>>();
  for (const file of globSync("{apps,packages,tools,tests}/**/*.{test,spec}.{ts,tsx}", {
    cwd: root,
  })) {
    if (file.includes("node_modules")) continue;
    for (const [, , title = ""] of readFileSync(join(root, file), "utf8").matchAll(inTitle)) {
      for (const [, id = ""] of title.matchAll(mention)) {
        proofs.set(id, (proofs.get(id) ?? new Set()).add(file));
      }
    }
  }
  return proofs;
}

const text = readFileSync(join(root, "docs/requirements.md"), "utf8");
const ids = [...text.matchAll(listed)].map(([, id = ""]) => id);
const proofs = findProofs();
const open = ids.filter((id) => !proofs.has(id));
const unknown = [...proofs.keys()].filter((id) => !ids.includes(id));

if (process.argv.includes("--proofs")) {
  for (const id of ids)
    console.log(`${id}\t${[...(proofs.get(id) ?? [])].sort().join(", ") || "-"}`);
}
console.log(
  `Proven (${ids.length - open.length}): ${ids.filter((id) => proofs.has(id)).join(" ")}`,
);
console.log(`Without a test (${open.length}): ${open.join(" ")}`);
if (unknown.length > 0) {
  console.error(`Named by a test but not in docs/requirements.md: ${unknown.join(" ")}`);
  process.exitCode = 1;
}

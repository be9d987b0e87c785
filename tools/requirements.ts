import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./env.ts";

const listed = /^- ([A-Z]{2}-\d+)\b/gm;
const mention = /\[([A-Z]{2}-\d+)\]/g;

/** The titles of a file's tests: the first argument of every `it(…)` and `test(…)`, and of their variants. */
function testTitles(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (title && ts.isCallExpression(node) && isTest(node.expression)) titles.push(title.getText());
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles;
}

/** `it`, `test`, `test.each(…)` and the like. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === "it" || called.text === "test";
  return (
    (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) &&
    isTest(called.expression)
  );
}

/** Which files prove which requirement: those with a test whose title carries its id in brackets. */
function findProofs(): Map<string, Set<string>> {
  const proofs = new Map<string, Set<string>>();
  for (const file of globSync("{apps,packages,tools,tests}/**/*.{test,spec}.{ts,tsx}", {
    cwd: root,
  })) {
    if (file.includes("node_modules")) continue;
    for (const title of testTitles(join(root, file))) {
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

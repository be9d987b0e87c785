import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { check } from "recheck";
import ts from "typescript";
import { root } from "../env.ts";

interface Expression {
  source: string;
  flags: string;
  place: string;
}

/** Tests read only what they wrote themselves. */
const skipped =
  /(?:^|\/)(?:node_modules|generated|build|\.react-router)\/|\/testing\/|\.test\.tsx?$/;
/** In milliseconds, for one expression; most take about 20. */
const timeout = 5_000;

/** Every expression that hostile text can slow down to more than linear time, and where it stands. */
export async function findUnsafeExpressions(
  pattern = "{apps,packages,tools}/**/*.{ts,tsx}",
): Promise<string[]> {
  const files = globSync(pattern, { cwd: root }).filter((file) => !skipped.test(file));
  const expressions = files.flatMap((file) =>
    expressionsIn(join(root, file), readFileSync(join(root, file), "utf8")),
  );
  return unsafeAmong(expressions);
}

export async function unsafeAmong(expressions: readonly Expression[]): Promise<string[]> {
  const byPattern = Map.groupBy(expressions, ({ source, flags }) => `/${source}/${flags}`);
  const found: string[] = [];
  for (const [pattern, [first, ...others]] of byPattern) {
    if (!first) continue;
    const fault = await faultOf(first);
    if (fault)
      found.push(...[first, ...others].map(({ place }) => `${place} ${pattern}: ${fault}`));
  }
  return found;
}

/** Literals, and RegExp made of one literal text. */
export function expressionsIn(file: string, text: string): Expression[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ source, flags, place: `${relative(root, file)}:${line + 1}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === "RegExp"
    ) {
      const [source, flags] = node.arguments ?? [];
      const isKnown = source && ts.isStringLiteralLike(source);
      if (isKnown) add(node, source.text, flags && ts.isStringLiteralLike(flags) ? flags.text : "");
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

async function faultOf({ source, flags }: Expression): Promise<string | undefined> {
  // The d flag only adds positions to the answer, and recheck does not know it.
  const result = await check(source, flags.replace("d", ""), { timeout });
  if (result.status === "safe") return undefined;
  if (result.status === "vulnerable") {
    return `${result.complexity.summary} time, for instance on ${result.attack.pattern}`;
  }
  return `could not be judged (${result.error.kind})`;
}

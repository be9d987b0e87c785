import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { check } from "recheck";
import recheck from "recheck/package.json" with { type: "json" };
import ts from "typescript";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";
import { onNewFiles, openMemory } from "./remembered.ts";

interface Expression {
  source: string;
  flags: string;
  place: string;
}

interface Verdict {
  isCertain: boolean;
  fault?: string;
}

/** Tests read only what they wrote themselves. */
const skipped =
  /(?:^|\/)(?:node_modules|generated|build|\.react-router)\/|\/testing\/|\.test\.tsx?$/;
/**
 * Bounded by steps, which are the same on every machine, and not by the clock, which a busy one breaks. The last is against an
 * expression that would never end; most take about 20 ms.
 */
const limits = {
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: 600_000,
};

/** Every expression that hostile text can slow down to more than linear time, and where it stands. */
export async function findUnsafeExpressions(): Promise<string[]> {
  const files = trackedFiles().filter(
    (file) => /^(?:apps|packages|tools)\/.*\.tsx?$/.test(file) && !skipped.test(file),
  );
  return onNewFiles("files-with-expressions", files, (news) =>
    unsafeAmong(
      news.flatMap((file) =>
        expressionsIn(join(root, file), readFileSync(join(root, file), "utf8")),
      ),
    ),
  );
}

/** `place`: where verdicts are remembered. */
export async function unsafeAmong(
  expressions: readonly Expression[],
  place?: string,
): Promise<string[]> {
  const byPattern = Map.groupBy(expressions, ({ source, flags }) => `/${source}/${flags}`);
  const memory = openMemory<Verdict>("expressions", place);
  const verdicts = { ...memory.all };
  const found: string[] = [];
  for (const [pattern, [first, ...others]] of byPattern) {
    if (!first) continue;
    const key = `${recheck.version} ${pattern}`;
    const verdict = verdicts[key] ?? (await judge(first));
    // An uncertain verdict is not remembered.
    if (verdict.isCertain) verdicts[key] = verdict;
    const { fault } = verdict;
    if (fault)
      found.push(...[first, ...others].map(({ place }) => `${place} ${pattern}: ${fault}`));
  }
  memory.save(verdicts);
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

async function judge({ source, flags }: Expression): Promise<Verdict> {
  // The d flag only adds positions to the answer, and recheck does not know it.
  const result = await check(source, flags.replace("d", ""), limits);
  if (result.status === "safe") return { isCertain: true };
  if (result.status === "unknown") {
    return { isCertain: false, fault: `could not be judged (${result.error.kind})` };
  }
  const { complexity, attack } = result;
  return {
    isCertain: true,
    fault: `${complexity.summary} time, for instance on ${attack.pattern}`,
  };
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../../../../tools/env.ts";

export interface Guard {
  file: string;
  line: number;
  /** The statement or condition, shortened. */
  text: string;
  /** The replacement once it is taken out. */
  start: number;
  end: number;
  replacement: string;
  /** Those that must notice, where they are known; the nearest otherwise. */
  tests?: string[];
}

export interface GuardedFile {
  file: string;
  /** Which must notice. */
  tests: string[];
  /** A text that occurs in the file exactly once, and its replacement; nothing by default. */
  guards: [text: string, without?: string][];
}

/** Files with access checks and input limits. */
const guardedFiles = [
  "packages/auth/**/*.ts",
  "packages/runtime/{bearer,idempotency,limit}/**/*.ts",
  "packages/runtime/http/foreign-write.ts",
  "packages/runtime/csv/*.ts",
  "apps/web/app/shell/routing/{guards,access,route-check,middleware.server}.ts",
  "apps/web/app/shell/session/sign-in/safe-redirect.ts",
  "packages/contracts/own-path.ts",
];
const skipped = /\.test\.tsx?$|\/queries\.ts$|\/mail\/|\/expired\/|\/first-admin\//;

/** A refusal: an error that is thrown, or a refusing value that is returned. */
const refusal =
  /\bthrow\b|\brefus|\bforbid|\bdenied|\b(?:400|401|403|404|405|409|413|415|422|429)\b|"(?:origin|content-type)"|return (?:false|null|undefined|fallback|home);/i;

export function findGuards(files: string[] = guardedFiles): Guard[] {
  return files
    .flatMap((pattern) => {
      const matching = globSync(pattern, { cwd: root });
      if (matching.length === 0) throw new Error(`No file matches ${pattern}`);
      return matching;
    })
    .filter((file) => !skipped.test(file))
    .toSorted()
    .flatMap((file) => guardsIn(file, readFileSync(join(root, file), "utf8")));
}

/** Every `if` that refuses, and every `throw` outside of an `if` or `catch`. */
export function guardsIn(file: string, text: string): Guard[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Guard[] = [];
  const add = (node: ts.Node, replacement: string) => {
    const start = node.getStart();
    const { line } = tree.getLineAndCharacterOfPosition(start);
    const shown = node.getText().replace(/\s+/g, " ").slice(0, 100);
    found.push({ file, line: line + 1, text: shown, start, end: node.getEnd(), replacement });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) {
      if (
        !node.elseStatement &&
        leaves(node.thenStatement) &&
        refusal.test(node.thenStatement.getText())
      ) {
        add(node.expression, "false");
      }
    } else if (ts.isThrowStatement(node) && !isBranchOf(node)) {
      add(node, ";");
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Ends the function it stands in. */
function leaves(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return last !== undefined && (ts.isThrowStatement(last) || ts.isReturnStatement(last));
}

/** An `if` is disabled by its condition; rethrowing a caught error is not a guard. */
function isBranchOf(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return true;
  if (!ts.isBlock(parent)) return true;
  return ts.isIfStatement(parent.parent) || ts.isCatchClause(parent.parent);
}

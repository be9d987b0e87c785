import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";
import { onNewFiles } from "./remembered.ts";

/** Tests fail by themselves when a promise of theirs does. */
const skipped =
  /(?:^|\/)(?:node_modules|generated|build|\.react-router)\/|\/testing\/|\.test\.tsx?$/;

/**
 * `const a = load(); await b(); await a;`: if `a` fails while `b` is awaited, nobody hears it, and the process shuts down. Such
 * promises belong into one `Promise.all`. The linter sees nothing wrong, because each promise is awaited in the end.
 */
export async function findWaitingPromises(): Promise<string[]> {
  const files = trackedFiles().filter(
    (file) => /^(?:apps|packages)\/.*\.tsx?$/.test(file) && !skipped.test(file),
  );
  return onNewFiles("waiting-promises", files, async (news) =>
    news.flatMap((file) =>
      waitingPromisesIn(join(root, file), readFileSync(join(root, file), "utf8")),
    ),
  );
}

export function waitingPromisesIn(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && isStartedCall(node) && waits(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${relative(root, file)}:${line + 1} ${node.name.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isStartedCall({ name, initializer }: ts.VariableDeclaration): boolean {
  return Boolean(ts.isIdentifier(name) && initializer && ts.isCallExpression(initializer));
}

/** Whether something else is awaited between the declaration and the await of what it declares. */
function waits(declaration: ts.VariableDeclaration): boolean {
  const name = declaration.name.getText();
  let room: ts.Node = declaration;
  while (!ts.isFunctionLike(room) && !ts.isSourceFile(room)) room = room.parent;
  const awaited = awaitsIn(room, declaration.end);
  const own = awaited.findIndex((node) => isAwaitOf(node, name));
  return own > 0;
}

/** In the order in which they are waited for: an await inside another comes first. */
function awaitsIn(room: ts.Node, from: number): ts.AwaitExpression[] {
  const found: ts.AwaitExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (node !== room && ts.isFunctionLike(node)) return;
    ts.forEachChild(node, visit);
    if (ts.isAwaitExpression(node) && node.pos >= from) found.push(node);
  };
  visit(room);
  return found;
}

const together = /^Promise\.(?:all|allSettled|any|race)$/;

/** `await name`, or with others in a `Promise.all`. */
function isAwaitOf({ expression }: ts.AwaitExpression, name: string): boolean {
  const isIt = (node: ts.Node) => ts.isIdentifier(node) && node.text === name;
  if (isIt(expression)) return true;
  if (!ts.isCallExpression(expression)) return false;
  const [list] = expression.arguments;
  if (!list || !together.test(expression.expression.getText())) return false;
  return isIt(list) || (ts.isArrayLiteralExpression(list) && list.elements.some(isIt));
}

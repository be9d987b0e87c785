import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";
import { onNewFiles } from "./remembered.ts";

const letters = /\p{L}{2,}/u;
const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
const spokenAttributes = new Set(["aria-label", "alt", "title", "placeholder"]);

/** Words that people would read must stand in the message sets. Lists those written into components. */
export async function findStrayWords(): Promise<string[]> {
  const files = trackedFiles().filter(
    (file) =>
      /^apps\/web\/app\/.*\.tsx$/.test(file) &&
      !file.includes("/gallery/") &&
      !file.includes(".test."),
  );
  return onNewFiles("stray-words", files, async (news) =>
    news.flatMap((file) => strayWordsIn(join(root, file), readFileSync(join(root, file), "utf8"))),
  );
}

export function strayWordsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${relative(root, file)}:${line + 1} ${JSON.stringify(text.trim())}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && letters.test(node.text)) report(node, node.text);
    if (ts.isStringLiteralLike(node)) {
      const attribute = ts.isJsxAttribute(node.parent) ? node.parent.name.getText() : "";
      const spoken = spokenAttributes.has(attribute) && letters.test(node.text);
      if (spoken || japanese.test(node.text)) report(node, node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

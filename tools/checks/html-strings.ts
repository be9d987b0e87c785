import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";
import { onNewFiles } from "./remembered.ts";

/** Elements of HTML; those of drawings (SVG) may be in strings. */
const element =
  /<\/?(?:a|article|aside|b|blockquote|body|br|button|code|dd|details|div|dl|dt|em|fieldset|figure|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|legend|li|link|main|meta|nav|ol|option|p|pre|script|section|select|small|span|strong|summary|table|tbody|td|textarea|th|thead|tr|ul|video)(?![\w-])/;

const putsIn = "dangerouslySetInnerHTML";
const mayPutIn = "apps/web/app/ui/text/html.tsx";
const renderers = new Set(["renderToString", "renderToStaticMarkup"]);
/** Whole documents: the answer to a request, and previews without scripts in a frame of the editor. */
const mayRender = /^apps\/web\/app\/(?:entry\.server|routes\/admin\/.*\/preview\.server)\.tsx$/;

/** Feeds and drawings are not pages. The other files read HTML, or rewrite HTML that is already safe. */
const mayHaveTags =
  /^apps\/web\/app\/(?:resources\/|(?:routes\/event\/item\/first-sentence|routes\/faq\/answer-text|shell\/head\/scripts-last)\.server\.ts$)/;

/** Pages are made of components: HTML in strings is not escaped, and bypasses the design system. */
export function findHtmlStrings(): Promise<string[]> {
  const files = trackedFiles().filter(
    (file) => /^apps\/web\/app\/.*\.tsx?$/.test(file) && !file.includes(".test."),
  );
  return onNewFiles("html-strings", files, async (news) =>
    news.flatMap((file) => htmlStringsIn(file, readFileSync(join(root, file), "utf8"))),
  );
}

export function htmlStringsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const report = (node: ts.Node, fault: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} ${fault}`);
  };
  const visit = (node: ts.Node): void => {
    const tag = isText(node) && !mayHaveTags.test(file) && element.exec(node.text)?.[0];
    if (tag) report(node, `has ${tag} in a string`);
    if (ts.isIdentifier(node)) {
      if (node.text === putsIn && file !== mayPutIn) report(node, putsIn);
      if (renderers.has(node.text) && !mayRender.test(file)) report(node, node.text);
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === "html" && isMade(node.initializer)) {
      report(node, "puts HTML together");
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** Whether it is concatenated from several texts. */
function isMade(value: ts.JsxAttributeValue | undefined): boolean {
  const made = value && ts.isJsxExpression(value) ? value.expression : undefined;
  if (!made) return false;
  return (
    ts.isTemplateExpression(made) ||
    (ts.isBinaryExpression(made) && made.operatorToken.kind === ts.SyntaxKind.PlusToken)
  );
}

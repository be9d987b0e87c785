import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";
import { onNewFiles } from "./remembered.ts";

/** The beginning of a British word, and of the American one. */
const spellings: Record<string, string> = {
  analyse: "analyze",
  apologis: "apologiz",
  artefact: "artifact",
  authoris: "authoriz",
  behaviour: "behavior",
  cancelled: "canceled",
  cancelling: "canceling",
  categoris: "categoriz",
  centre: "center",
  cheque: "check",
  colour: "color",
  customis: "customiz",
  defence: "defense",
  favour: "favor",
  flavour: "flavor",
  fulfil: "fulfill",
  grey: "gray",
  harbour: "harbor",
  honour: "honor",
  humour: "humor",
  initialis: "initializ",
  instalment: "installment",
  judgement: "judgment",
  labelled: "labeled",
  labelling: "labeling",
  labour: "labor",
  learnt: "learned",
  licence: "license",
  minimis: "minimiz",
  modelled: "modeled",
  modelling: "modeling",
  neighbour: "neighbor",
  normalis: "normaliz",
  offence: "offense",
  optimise: "optimize",
  optimisa: "optimiza",
  organis: "organiz",
  prioritis: "prioritiz",
  programme: "program",
  realis: "realiz",
  recognis: "recogniz",
  serialis: "serializ",
  signalled: "signaled",
  signalling: "signaling",
  summaris: "summariz",
  synchronis: "synchroniz",
  theatre: "theater",
  travelled: "traveled",
  traveller: "traveler",
  travelling: "traveling",
  whilst: "while",
};
/** American words that begin like one of these. */
const american = /^(?:fulfill|minimis[mt]|programme[dr]|organism|realis[mt])/i;
const british = new RegExp(`\\b(${Object.keys(spellings).join("|")})[a-z]*\\b`, "gi");
/** Beside a part of a name: `event-cancelled`, `session.cancelled`, `{cancelled, number}`. */
const joinedBefore = /[{./-]/;
const joinedAfter = /-/;
/** A quoted word is a value of the API, or code. */
const quote = /['"`]/;
const commentOrString = /\/\/|\*|['"`]/;

/** Texts as a whole. Their code is left out. */
const isText = /\.(?:md|css|sh|ya?ml|conf|service|timer)$/;
const isCode = /\.tsx?$/;
const isTest = /\.(?:test|spec)\.tsx?$/;
const isMessages = /^packages\/i18n\/messages\/en\//;
/** Generated from what is looked at, or the words of others; an applied migration stays as it is. */
const notOurs =
  /(?:^|\/)generated\/|^packages\/db\/(?:migrations\/|schema\.ts$)|^THIRD-PARTY-NOTICES\.md$|^tools\/checks\/spelling(?:\.test)?\.ts$/;
const inMarkdown = /```(?:[^`]|`(?!``))*```|`[^`\n]*`|\]\([^()\s]*\)/g;

/** English texts are American: those that people read, comments, docs and titles of tests. */
export function findBritishWords(): Promise<string[]> {
  const files = trackedFiles().filter(
    (file) => (isText.test(file) || isCode.test(file)) && !notOurs.test(file),
  );
  return onNewFiles("spelling", files, async (news) =>
    news.flatMap((file) =>
      britishWordsIn(file, readFileSync(join(root, file), "utf8")).map(
        ({ line, word, better }) => `${file}:${line} ${word}: ${better}`,
      ),
    ),
  );
}

interface BritishWord {
  line: number;
  word: string;
  better: string;
}

export function britishWordsIn(file: string, source: string): BritishWord[] {
  const text = file.endsWith(".md") ? source.replace(inMarkdown, blank) : source;
  const found = [...text.matchAll(british)].filter(
    ({ 0: word, index }) => !american.test(word) && !isName(text, index, index + word.length),
  );
  const mayBeRead = ({ index }: { index: number }) => {
    const line = text.slice(text.lastIndexOf("\n", index) + 1, text.indexOf("\n", index));
    return commentOrString.test(line);
  };
  // Most are names in code. To read a whole file for them takes far longer than to look at their lines.
  const read =
    isCode.test(file) && found.some(mayBeRead) ? readerOf(file, text) : () => !isCode.test(file);
  return found
    .filter(({ index }) => read(index))
    .map(({ 0: word, 1: beginning = "", index }) => ({
      line: text.slice(0, index).split("\n").length,
      word,
      better: (spellings[beginning.toLowerCase()] ?? "") + word.slice(beginning.length),
    }));
}

function isName(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(start - 1, start), text.slice(end, end + 1)];
  const isQuoted = quote.test(before) && quote.test(after);
  return isQuoted || joinedBefore.test(before) || joinedAfter.test(after);
}

/** As long as what it stands for, so that lines and places stay. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");

/** Whether a place in a file is read by people: in a comment, a message, or the title of a test. */
function readerOf(file: string, source: string): (place: number) => boolean {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return (place) => {
    let node: ts.Node = tree;
    for (let next: ts.Node | undefined = tree; next; next = childAt(next, place)) node = next;
    if (place < node.getStart(tree)) return true;
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return false;
    return isMessages.test(file) || (isTest.test(file) && isTitle(node));
  };
}

const childAt = (node: ts.Node, place: number) =>
  ts.forEachChild(node, (child) => (child.pos <= place && place < child.end ? child : undefined));

/** The text of a call such as `it("…")`, `test.describe("…")` or `it.each(…)("…")`. */
function isTitle(node: ts.Node): boolean {
  const text = ts.isTemplateHead(node) ? node.parent : node;
  if (!ts.isCallExpression(text.parent) || text.parent.arguments[0] !== text) return false;
  return /^(?:it|test|describe)\b/.test(text.parent.expression.getText());
}

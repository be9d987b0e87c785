import { AssertionError, deepStrictEqual } from "node:assert";

/** At each tag, and at each text of the data within scripts, so that a difference names little else. */
const pieceStart = /(?=<)|(?<=,)(?=\\?")/;
const maxLines = 20;
const maxLineLength = 200;

/** Fails a figure whose control answers differently from ours, and shows the difference. */
function expectSame(control: string, theirs: unknown, ours: unknown): void {
  try {
    deepStrictEqual(theirs, ours);
  } catch (thrown) {
    if (!(thrown instanceof AssertionError)) throw thrown;
    const differing = thrown.message.split("\n").filter((line) => /^[+-] {2}/.test(line));
    const shown = differing.slice(0, maxLines).map((line) => line.slice(0, maxLineLength));
    const left = differing.length - shown.length;
    throw new Error(
      [
        `${control} answers otherwise (+ it, - ours):`,
        ...shown,
        ...(left > 0 ? [`and ${left} lines more`] : []),
      ].join("\n"),
    );
  }
}

export const expectSameHtml = (control: string, theirs: string, ours: string): void =>
  expectSame(control, theirs.split(pieceStart), ours.split(pieceStart));

export const expectSameJson = (control: string, theirs: Buffer, ours: Buffer): void =>
  expectSame(control, JSON.parse(theirs.toString()), JSON.parse(ours.toString()));

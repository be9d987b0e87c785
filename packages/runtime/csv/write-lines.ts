import type { CsvEncoding } from "@takujo/contracts/csv";
import { stringify } from "csv-stringify/sync";
import { forShiftJis, shiftJisBytes } from "./shift-jis.ts";

/**
 * Characters that spreadsheets treat as the start of a formula: also after spaces, quotes and invisible characters, and in
 * forms that Shift_JIS converts to them.
 */
const formula = /^[\p{Zs}\p{Cf}\p{Cc}"]*[=+\-@|＝＋－＠｜−]/u;
/** Characters at which some program starts a new line or cell, even inside quotes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: some are line ends for one program or another.
const beginnings = /([\n\v\f\r\u001c-\u001e\u0085\u2028\u2029,;\t])/;
const control = /^[\t\r\n]/;
const international = /^\+(\d{1,20})((?:[\s()-][\d\s()-]{0,40})?)$/;

/** Makes every line of the text start as text, so that no spreadsheet runs it as a formula. */
export function neutralizeFormula(text: string): string {
  const pieces = text
    .split(beginnings)
    .map((piece, index) => (index % 2 === 0 && formula.test(piece) ? `'${piece}` : piece))
    .join("");
  return control.test(pieces) ? `'${pieces}` : pieces;
}

/** `+81 90-1234-5678` → `(+81) 90-1234-5678`: otherwise a spreadsheet would evaluate it. */
export function neutralizePhone(phone: string): string {
  const [, digits, rest] = international.exec(phone) ?? [];
  if (!digits) return neutralizeFormula(phone);
  return `(+${digits})${rest}`;
}

const mark = "\uFEFF";
const utf8 = new TextEncoder();

/** Encodes lines as bytes. `isFirst` adds the mark by which spreadsheets recognize UTF-8. */
export function writeLines(
  lines: string[][],
  encoding: CsvEncoding,
  { isFirst = false } = {},
): Uint8Array {
  const isShiftJis = encoding === "shift_jis";
  // A replacement character may start a formula too, so each text is checked in its final form.
  const cells = lines.map((line) =>
    line.map((text) => neutralizeFormula(isShiftJis ? forShiftJis(text) : text)),
  );
  // Every field is quoted: some readers break lines at characters, such as a lone LF, for which the writer would not quote.
  const text = stringify(cells, {
    record_delimiter: "windows",
    escape_formulas: true,
    quoted: true,
    quoted_empty: true,
  });
  if (isShiftJis) return shiftJisBytes(text);
  return utf8.encode(isFirst ? mark + text : text);
}

import type { CsvEncoding } from "@takujo/contracts/booking/admin-reservation-form";
import { stringify } from "csv-stringify/sync";
import { neutralizeFormula } from "./neutralize-formula.ts";
import { forShiftJis, shiftJisBytes } from "./shift-jis.ts";

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

import type { CsvEncoding } from "@takujo/contracts/games/admin-reservation-form";
import { stringify } from "csv-stringify/sync";
import { inert } from "./inert.ts";
import { forShiftJis, shiftJisBytes } from "./shift-jis.ts";

const mark = "\uFEFF";
const utf8 = new TextEncoder();

/** Lines as the bytes of a file. `isFirst`: with the mark by which spreadsheets know UTF-8. */
export function writeLines(
  lines: string[][],
  encoding: CsvEncoding,
  { isFirst = false } = {},
): Uint8Array {
  const isShiftJis = encoding === "shift_jis";
  // What another sign stands for may begin a formula too, so each text is judged as it will be written.
  const cells = lines.map((line) =>
    line.map((text) => inert(isShiftJis ? forShiftJis(text) : text)),
  );
  // Every field is quoted: readers find line ends of their own, such as a lone LF, where a value has none by the writer's rule.
  const text = stringify(cells, {
    record_delimiter: "windows",
    escape_formulas: true,
    quoted: true,
    quoted_empty: true,
  });
  if (isShiftJis) return shiftJisBytes(text);
  return utf8.encode(isFirst ? mark + text : text);
}

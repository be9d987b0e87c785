import { expect, it } from "vitest";
import { splitCsvLine } from "./split-csv-line.ts";

it.each([
  ['01101,"060  ","0600000"', ["01101", "060", "0600000"]],
  ["a,b,c", ["a", "b", "c"]],
  ['"a,b","c ""d"" e",', ["a,b", 'c "d" e', ""]],
  [",", ["", ""]],
  ["", [""]],
])("splits %s", (line, fields) => {
  expect(splitCsvLine(line)).toEqual(fields);
});

it.each(['a,"b', 'a,b"c', '"a"b'])("refuses %s", (line) => {
  expect(splitCsvLine(line)).toBeNull();
});

import { afterEach, expect, it } from "vitest";
import {
  sessionLetters,
  setTableNaming,
  tableName,
  tableNameOf,
  tableNamings,
  tablePosition,
} from "./table-names.ts";

afterEach(() => setTableNaming("iroha"));

it.each([
  ["iroha", ["い", "ろ", "す"]],
  ["alphabet", ["A", "B", "AU"]],
  ["numbers", ["1", "2", "47"]],
] as const)("tables are called by %s", (naming, names) => {
  setTableNaming(naming);
  expect(["い", "ろ", "す"].map(tableName)).toEqual(names);
  expect(tableNameOf({ letter: null })).toBeNull();
});

it.each(tableNamings)("no two have one name by %s, and they stay in order", (naming) => {
  setTableNaming(naming);
  const names = sessionLetters.map(tableName);
  expect(new Set(names).size).toBe(sessionLetters.length);
  expect(names.map(tablePosition)).toEqual(names.map((_, index) => index));
});

it("a name is not named again", () => {
  setTableNaming("alphabet");
  expect(tableName(tableName("ろ"))).toBe("B");
});

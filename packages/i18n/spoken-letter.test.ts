import { expect, it } from "vitest";
import { withSpokenLetter } from "./spoken-letter.ts";
import { wordsOf } from "./words-of.ts";

it("the letter of a table is followed by its pronunciation, in English only", () => {
  const words = wordsOf("calendar");
  const values = { letter: "は", name: "Evening", seats: 2 };
  expect(words("en")("calendar.table", values)).toBe("Table は (ha): Evening, 2 seats");
  expect(words("ja")("calendar.table", values)).not.toContain("ha");
});

it("names that English readers can pronounce stay as they are", () => {
  for (const letter of ["A", "12", "", "いろ", null, 3]) {
    const values = { letter };
    expect(withSpokenLetter("en", values)).toBe(values);
  }
  expect(withSpokenLetter("en", { letter: "い" })).toEqual({ letter: "い (i)" });
  expect(withSpokenLetter("en", { letter: "す" })).toEqual({ letter: "す (su)" });
  expect(withSpokenLetter("en", undefined)).toBeUndefined();
});

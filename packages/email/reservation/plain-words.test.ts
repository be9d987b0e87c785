import { expect, it } from "vitest";
import { firstPlainParagraph, plainWords } from "./plain-words.ts";

it.each([
  ["**前日の22:00まで**は無料です。", "前日の22:00までは無料です。"],
  ["一行目\n\n\n二行目\n", "一行目\n二行目"],
  ["See [how we decide](/news/policy), `now` or *later*.", "See how we decide, now or later."],
  ["## Policy\n- free\n- late", "Policy free late"],
  ["5 * 3 * 2 and snake_case_name?", "5 * 3 * 2 and snake_case_name?"],
  ["[a](javascript:alert(1)) ![x](//evil)", "[a](javascript:alert(1)) x"],
  ["", ""],
])("%j reads %j", (markdown, words) => {
  expect(plainWords(markdown)).toBe(words);
});

it("the first paragraph is found", () => {
  expect(firstPlainParagraph("**One**.\n\nTwo.")).toBe("One.");
  expect(firstPlainParagraph("")).toBe("");
});

import { describe, expect, it } from "vitest";
import { codeDigits } from "./code-text.ts";

describe("a one-time code", () => {
  it.each([
    ["123456", "123456"],
    [" 123-456\n", "123456"],
    ["１２３４５６", "123456"],
    ["G-123456 is your code", "123456"],
    ["1234567", "123456"],
    ["12三", "12"],
    ["", ""],
  ])("%j is read as %j", (typed, code) => {
    expect(codeDigits(typed, 6)).toBe(code);
  });
});

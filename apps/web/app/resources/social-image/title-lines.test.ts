import { describe, expect, it } from "vitest";
import { titleLines } from "./title-lines.ts";

describe("the lines of a title", () => {
  it("are a single one if it fits", () => {
    expect(titleLines(["花札の", "夜"])).toEqual(["花札の夜"]);
  });

  it("break between phrases, without spaces at the ends", () => {
    expect(titleLines(["Thursday ", "nights ", "are ", "English ", "Table"])).toEqual([
      "Thursday",
      "nights are",
      "English Table",
    ]);
  });

  it("are more, with smaller letters, for a longer title", () => {
    const phrases = [
      "台風や",
      "大雪、",
      "電車の",
      "運休で",
      "会を",
      "お休みに",
      "するときの",
      "決めかた",
    ];
    const lines = titleLines(phrases);
    expect(lines.join("")).toBe(phrases.join(""));
    expect(lines.length).toBeLessThanOrEqual(5);
  });

  it("end in an ellipsis when even the smallest letters do not fit", () => {
    const lines = titleLines(Array.from({ length: 40 }, () => "長いことば"));
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});

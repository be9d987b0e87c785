import { describe, expect, it } from "vitest";
import { firstSentence } from "./first-sentence.server.ts";

describe("the first sentence of the directions", () => {
  it.each([
    [
      "<p>神田駅の<strong>南口</strong>から歩いて4分です。東へ。</p><p>自転車は</p>",
      "神田駅の南口から歩いて4分です。",
    ],
    [
      "<p>Four minutes from the <strong>south exit</strong>. Head east.</p>",
      "Four minutes from the south exit.",
    ],
    ["<p>About 1.5 km from the station.</p>", "About 1.5 km from the station."],
    ["<p>駅のとなり</p>\n<p>つぎ。</p>", "駅のとなり"],
    ["", ""],
  ])("of %s", (html, sentence) => {
    expect(firstSentence(html)).toBe(sentence);
  });
});

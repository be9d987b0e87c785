import type * as rules from "../kinds/length.ts";
import type { RuleEntries } from "./entry.ts";

export const length: RuleEntries<typeof rules> = {
  maxBytes: {
    requirements: ["VA-2"],
    does: "At most that many bytes in UTF-8; the sentence also names a third of them, the full-width allowance.",
    edges: [
      "Counts exactly what TextEncoder would write: a surrogate pair is 4 bytes, a lone surrogate 3.",
      "Nothing is normalized first: が as two code points is 6 bytes.",
      "The allowance is rounded down: 100 bytes are 33 full-width characters.",
    ],
    examples: [
      {
        with: [6],
        passes: ["", "abcdef", "卓上", "🎲", "é\u0301"],
        fails: ["abcdefg", "卓上へ", "🎲🎲", "\ud83d\ud83d\ud83d"],
      },
      { with: [300], passes: ["卓".repeat(100)], fails: ["卓".repeat(101)] },
    ],
  },
  maxFullWidth: {
    requirements: ["VA-4"],
    does: "At most as wide as that many full-width characters; a half-width one is half as wide.",
    edges: [
      "Half-width: U+0000 to U+00FF and half-width kana. Every other code point is full-width.",
      "Counted after composing: か + ゛ is one.",
      "A surrogate pair is one. An emoji joined from several counts each part (👨‍👩‍👧 is 5), zero-width characters too: browsers and servers know different emoji, and must not disagree.",
    ],
    examples: [
      {
        with: [3],
        passes: ["卓上へ", "abcdef", "卓abcd", "か\u3099か\u3099か\u3099", "🎲🎲🎲", "ｶﾞｶﾞｶﾞ"],
        fails: ["卓上ハウ", "abcdefg", "🎲🎲🎲🎲", "👨\u200d👩\u200d👧", "卓上へ\u200b"],
      },
    ],
  },
  halfWidthOnly: {
    requirements: ["VA-4"],
    does: "Printable ASCII, the space included, and half-width kana.",
    edges: [
      "Half-width kana are half-width. Line breaks, tabs, accented letters and ¥ (U+00A5) are not accepted.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "abc 123", "ﾀｸｼﾞｮｳ", "~!@#"],
        fails: ["卓", "ａｂｃ", "é", "a\nb", "a\u3000b", "a\u200bb"],
      },
    ],
  },
};

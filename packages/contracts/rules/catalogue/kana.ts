import type * as rules from "../kinds/kana.ts";
import type { RuleEntries } from "./entry.ts";

const shared = [
  "ー and the iteration marks may follow a letter, not begin a word.",
  "Words may be parted by one space, ideographic space or ・. None at either end: put trim() before.",
  "Judged after composing: か + ゛ counts as が. Put compose() before what is stored.",
  "Kanji, digits, punctuation, emoji and zero-width characters are refused.",
] as const;

export const kana: RuleEntries<typeof rules> = {
  hiragana: {
    requirements: ["VA-7"],
    does: "Hiragana only, small letters and ゔ ゝ ゞ included.",
    edges: shared,
    examples: [
      {
        with: [],
        passes: [
          "",
          "たくじょう",
          "やまだ\u3000はなこ",
          "らーめん",
          "か\u3099く",
          "じゃん・ぽーる",
          "みすゞ",
        ],
        fails: [
          "卓上",
          "タクジョウ",
          "たくじょう1",
          "ー",
          " たく",
          "たく\u3000",
          "た\u200bく",
          "た  く",
          "ﾀｸ",
        ],
      },
    ],
  },
  katakana: {
    requirements: ["VA-7"],
    does: "Full-width katakana only, small letters and ヴ ヵ ヶ included, the Ainu letters too.",
    edges: [...shared, "Half-width kana are refused: put foldKana() before."],
    examples: [
      {
        with: [],
        passes: [
          "",
          "タクジョウ",
          "ヤマダ ハナコ",
          "ラーメン",
          "カ\u3099ク",
          "ジャン・ポール",
          "ヴァイオリン",
        ],
        fails: ["卓上", "たくじょう", "ﾀｸｼﾞｮｳ", "ー", "・", "タク・", "タク7", "タク🎲"],
      },
    ],
  },
  kana: {
    requirements: ["VA-7"],
    does: "Hiragana and katakana, mixed as they come.",
    edges: [...shared, "Half-width kana are refused: put foldKana() before."],
    examples: [
      {
        with: [],
        passes: ["", "たくじょう", "タクジョウ", "たくジョウ", "サイ と フダ"],
        fails: ["卓上", "takujo", "ﾀｸ", "たく\u3000", "ー"],
      },
    ],
  },
};

import * as z from "zod/mini";
import type * as wrappers from "../empty.ts";
import { integer } from "../kinds/numbers.ts";
import type * as checks from "../normalize.ts";
import type { NormalizerEntries } from "./entry.ts";

const blanks =
  "Blanks: all of Unicode's, the ideographic space, and zero-width and other invisible characters.";

export const normalizers: NormalizerEntries<typeof checks> = {
  trim: {
    requirements: ["VA-3"],
    does: "Takes the blanks off both ends.",
    edges: [blanks],
    examples: [
      {
        with: [],
        turns: [
          ["\u3000卓 上 \n", "卓 上"],
          ["\u200b卓\ufeff", "卓"],
          ["\u3000", ""],
        ],
      },
    ],
  },
  compose: {
    requirements: ["VA-7"],
    does: "Makes one code point of letter and mark (Unicode NFC).",
    edges: [
      "Text with more than 30 marks in a row (or letters of scripts rare here) stays as it is.",
    ],
    examples: [
      {
        with: [],
        turns: [
          ["か\u3099", "が"],
          ["e\u0301", "é"],
          ["卓", "卓"],
        ],
      },
    ],
  },
  foldWidth: {
    requirements: ["VA-6"],
    does: "Makes full-width digits, letters, signs and spaces half-width.",
    edges: ["Kana stay as they are, and so do ー and the dashes: see foldDigits()."],
    examples: [
      {
        with: [],
        turns: [
          ["Ｔ１２－３", "T12-3"],
          ["＠ａ\u3000ｂ", "@a b"],
          ["ガｶﾞー", "ガｶﾞー"],
        ],
      },
    ],
  },
  foldKana: {
    requirements: ["VA-7"],
    does: "Makes half-width kana full-width.",
    edges: ["The marks ﾞ and ﾟ join the letter before them. ｰ becomes ー."],
    examples: [
      {
        with: [],
        turns: [
          ["ｶﾞｸ ﾊﾟｰﾙ", "ガク パール"],
          ["たくｼﾞｮｳ", "たくジョウ"],
          ["カﾞ", "ガ"],
        ],
      },
    ],
  },
  foldDigits: {
    requirements: ["VA-6"],
    does: "For numbers and codes: half-width, every dash a hyphen, no blanks.",
    edges: ["Dashes: ー ｰ － ‐ ‑ ‒ – — ― − ﹣ ─ ━ ⁃ ˗", blanks],
    examples: [
      {
        with: [],
        turns: [
          ["１２ー３４", "12-34"],
          ["1 2–3\u200b", "12-3"],
          ["７ｋ２ｍ−４９ｘｑ", "7k2m-49xq"],
        ],
      },
    ],
  },
  foldPhone: {
    requirements: ["VA-10"],
    does: "As foldDigits(), and brackets and dots become hyphens.",
    edges: ["+81 stays: no number is rewritten into another."],
    examples: [
      {
        with: [],
        turns: [
          ["０３ー１２３４ー５６７８", "03-1234-5678"],
          ["（03）1234−5678", "03-1234-5678"],
          ["＋８１ 3 1234 5678", "+81312345678"],
          ["03.1234.5678", "03-1234-5678"],
        ],
      },
    ],
  },
  foldPostalCode: {
    requirements: ["VA-11"],
    does: "As foldDigits(), without 〒, and 7 digits get their hyphen.",
    edges: ["What is no postal code stays for postalCode() to refuse."],
    examples: [
      {
        with: [],
        turns: [
          ["〒１０１ー００４４", "101-0044"],
          ["1010044", "101-0044"],
          ["101 0044", "101-0044"],
          ["１０１", "101"],
        ],
      },
    ],
  },
  stripAt: {
    requirements: ["VA-15"],
    does: "Trims, makes half-width, and takes the @ off the start.",
    edges: [],
    examples: [
      {
        with: [],
        turns: [
          ["＠takujo ", "takujo"],
          ["@@ takujo", "takujo"],
          ["@takujo", "takujo"],
          ["takujo", "takujo"],
        ],
      },
    ],
  },
  foldDomain: {
    requirements: ["VA-12"],
    does: "Trims, makes half-width and lower-case, and gives an IDN its ASCII form.",
    edges: ["。 is a dot. What cannot be a host name stays for domain() to refuse."],
    examples: [
      {
        with: [],
        turns: [
          ["日本語.jp", "xn--wgv71a119e.jp"],
          ["Ｅxample．COM", "example.com"],
          ["例え。テスト", "xn--r8jz45g.xn--zckzah"],
          ["a/b", "a/b"],
        ],
      },
    ],
  },
};

export const schemaWrappers: NormalizerEntries<typeof wrappers> = {
  emptyToNull: {
    requirements: ["VA-3", "VA-16"],
    does: "Wraps a schema: nothing, empty text and blanks become null.",
    edges: [
      "Text that is kept is not trimmed: put trim() on the schema.",
      "A missing property becomes null.",
    ],
    examples: [
      {
        with: [z.string()],
        shown: "emptyToNull(z.string())",
        turns: [
          ["", null],
          ["\u3000", null],
          [undefined, null],
          [null, null],
          ["卓", "卓"],
        ],
      },
      {
        with: [z.number()],
        shown: "emptyToNull(z.number())",
        turns: [
          ["", null],
          [0, 0],
        ],
      },
    ],
  },
  emptyToObject: {
    requirements: ["VA-19"],
    does: "Wraps a schema: nothing, empty text and blanks become {}.",
    edges: ["The schema judges the {}: properties it needs are still asked for."],
    examples: [
      {
        with: [z.object({ note: z.optional(z.string()) })],
        shown: "emptyToObject(z.object({ note: z.optional(z.string()) }))",
        turns: [
          ["", {}],
          [null, {}],
          [undefined, {}],
          [{ note: "卓" }, { note: "卓" }],
        ],
      },
    ],
  },
  formNumber: {
    requirements: ["VA-16"],
    does: "A schema for a number field: full-width digits folded, judged as written by the given rules, then a number or null.",
    edges: ["Text that is no number is refused. For more than 15 digits keep text."],
    examples: [
      {
        with: [integer()],
        shown: "formNumber(integer())",
        turns: [
          ["１２", 12],
          [" 7 ", 7],
          ["", null],
          [undefined, null],
          [3, 3],
        ],
      },
    ],
  },
};

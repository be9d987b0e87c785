import type * as duplicate from "../kinds/duplicate.ts";
import type * as rules from "../kinds/numbers.ts";
import type { RuleEntries } from "./entry.ts";

const written =
  "Numbers and text alike. Text is an optional minus, digits, and a dot with digits; no plus, exponent, comma or full-width digit (put foldWidth() before).";
const exact =
  "Judged on the digits as written, so 0.1 + 0.2 is no concern. A JavaScript number has lost its digits past the 15th before any rule sees it: keep large sums as text.";
const bothSides = "Only the upper bound is judged: a negative number passes.";

export const numbers: RuleEntries<typeof rules & typeof duplicate> = {
  numeric: {
    requirements: ["VA-16"],
    does: "A number.",
    edges: [written, "NaN and infinity are refused. Leading zeros pass."],
    examples: [
      {
        with: [],
        passes: ["", null, 0, -1.5, "007", "-0.50", 1e21, 10n],
        fails: [
          "abc",
          "１２",
          "1,000",
          "+1",
          ".5",
          "1.",
          "1e3",
          "0x10",
          Number.NaN,
          Number.POSITIVE_INFINITY,
          " 1",
        ],
      },
    ],
  },
  integer: {
    requirements: ["VA-16"],
    does: "A whole number.",
    edges: [
      written,
      "1.0 as text is refused, for it is written with a decimal; 1.0 as a number is 1.",
    ],
    examples: [
      {
        with: [],
        passes: ["", 7, "7", "-7", "0", 1e21],
        fails: [1.5, "1.5", "1.0", 1e-7, "七", "７"],
      },
    ],
  },
  decimals: {
    requirements: ["VA-16"],
    does: "At most one, two or three decimal places.",
    edges: [written, exact, "Zeros at the end count: 1.50 has two places."],
    examples: [
      { with: [1], passes: ["", 1, "1.5", 0.3, "-2.0"], fails: ["1.55", 0.25, 0.1 + 0.2, "1.50"] },
      { with: [2], passes: ["1.55", 1.005e2, "0"], fails: ["1.005", 1.005] },
      { with: [3], passes: ["1.005", 1.005], fails: ["1.0005", 1e-7] },
    ],
  },
  greaterThan: {
    requirements: ["VA-16"],
    does: "Greater than the given number.",
    edges: [written, exact, "The number itself is refused."],
    examples: [
      { with: [0], passes: ["", 1, "0.001", 1e-300], fails: [0, "0", "-0", "-1", "0.000", "abc"] },
      {
        with: ["9007199254740993"],
        passes: ["9007199254740994", "9007199254740993.1"],
        fails: ["9007199254740993", "9007199254740992"],
      },
      { with: [-1.5], passes: ["-1.4", -1], fails: ["-1.5", "-1.50", -2] },
    ],
  },
  maximumInteger: {
    requirements: ["VA-16"],
    does: "At most 2147483647.",
    edges: [written, bothSides, "Whether it is whole is for integer() to say."],
    examples: [
      {
        with: [],
        passes: ["", 2147483647, "2147483647", "0002147483647", -3000000000],
        fails: [2147483648, "2147483648", "2147483647.1", "99999999999999999999"],
      },
    ],
  },
  maximumTwoDecimals: {
    requirements: ["VA-16"],
    does: "At most 999999999999999, with at most two decimal places.",
    edges: [written, exact, bothSides],
    examples: [
      {
        with: [],
        passes: ["", "999999999999999", "999999999999998.99", 12.34, "999999999999999.00"],
        fails: ["999999999999999.01", "1000000000000000", "1.234", 1e15],
      },
    ],
  },
  maximumThreeDecimals: {
    requirements: ["VA-16"],
    does: "At most 9999999999999.999, with at most three decimal places.",
    edges: [written, exact, bothSides],
    examples: [
      {
        with: [],
        passes: ["", "9999999999999.999", 1.234, "0.001"],
        fails: ["10000000000000", "9999999999999.9990", "1.2345"],
      },
    ],
  },
  notTaken: {
    requirements: ["VA-16"],
    does: "Nobody has this number or text yet, says the question it is made with.",
    edges: [
      "Asynchronous: parse with parseAsync. An empty value is not asked about, nor one that broke a rule before it.",
      "When the question fails or its signal is aborted, the parse is rejected: not knowing is not free.",
      "In the browser, createDuplicateCheck() waits 300 ms for a pause, cancels the question under way and lets the latest win; the server asks again.",
    ],
    examples: [
      {
        with: [async (value) => value === "koma" || value === 7],
        shown: "notTaken(isTaken), where koma and 7 are taken",
        passes: ["", "sai", 8],
        fails: ["koma", 7],
      },
    ],
  },
  satisfies: {
    requirements: ["VA-16"],
    does: "Whatever the caller asks, with the caller's sentence: a message key, or fixed words.",
    edges: [
      "Every other rule takes a sentence of the caller's too: digits({ message: { key } }) or { message: { text } }.",
    ],
    examples: [
      {
        with: [
          (value) => (value as number) % 2 === 0,
          { key: "rule.exactItems", values: { count: 2 } },
        ],
        shown: "satisfies(isEven, { key, values })",
        passes: ["", 2],
        fails: [3],
      },
      {
        with: [(value) => value === "卓", { text: "卓" }],
        shown: "satisfies(isTable, { text })",
        passes: ["卓"],
        fails: ["席"],
      },
    ],
  },
};

import type * as rules from "../kinds/characters.ts";
import type { RuleEntries } from "./entry.ts";

const fold = "Full-width characters are refused: put foldWidth() or foldDigits() before.";

export const characters: RuleEntries<typeof rules> = {
  digits: {
    requirements: ["VA-6"],
    does: "The digits 0 to 9 only.",
    edges: [fold, "Digits of other scripts are refused, and so are signs, dots and spaces."],
    examples: [
      { with: [], passes: ["", "0", "007"], fails: ["１２", "1 2", "-1", "1.0", "٣", "①", "1\n"] },
    ],
  },
  alphabet: {
    requirements: ["VA-6"],
    does: "The letters A to Z only: upper case, lower case, or any.",
    edges: [fold, "Accented letters are refused."],
    examples: [
      { with: [], passes: ["", "Takujo"], fails: ["takujo1", "é", "ｔ", "a b"] },
      { with: [{ case: "upper" }], passes: ["ABC"], fails: ["Abc", "ＡＢＣ"] },
      { with: [{ case: "lower" }], passes: ["abc"], fails: ["Abc", "İ"] },
    ],
  },
  alphanumeric: {
    requirements: ["VA-6"],
    does: "Letters A to Z and digits, with the underscore if so asked.",
    edges: [fold],
    examples: [
      { with: [], passes: ["", "Table7"], fails: ["table_7", "table-7", "卓7", "７"] },
      { with: [{ underscore: true }], passes: ["table_7", "_"], fails: ["table-7", "table 7"] },
    ],
  },
  alphanumericOfLength: {
    requirements: ["VA-6"],
    does: "Exactly that many letters A to Z and digits.",
    edges: [fold],
    examples: [
      {
        with: [8],
        passes: ["", "7K2M49XQ"],
        fails: ["7K2M49X", "7K2M49XQA", "7K2M-9XQ", "7K2M４9XQ"],
      },
    ],
  },
  digitsWithHyphen: {
    requirements: ["VA-6"],
    does: "Digits and hyphens; with `between`, single hyphens between digits only.",
    edges: [
      fold,
      "A hyphen is not needed.",
      "Other dashes (ー ‐ – — −) are refused: put foldDigits() before.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "123", "12-3456", "-1", "1-", "1--2"],
        fails: ["12ー3456", "12–34", "12 3456", "１-2"],
      },
      {
        with: [{ between: true }],
        passes: ["", "123", "12-3456", "1-2-3"],
        fails: ["-12", "12-", "1--2", "12ー3456", "-"],
      },
    ],
  },
  exactDigits: {
    requirements: ["VA-6"],
    does: "Exactly that many digits.",
    edges: [fold],
    examples: [
      { with: [6], passes: ["", "012345"], fails: ["12345", "1234567", "１２３４５６", "12345a"] },
    ],
  },
  minDigits: {
    requirements: ["VA-6"],
    does: "That many digits or more.",
    edges: [fold],
    examples: [{ with: [4], passes: ["", "0000", "12345"], fails: ["123", "123a", "１２３４"] }],
  },
  maxDigits: {
    requirements: ["VA-6"],
    does: "That many digits or fewer.",
    edges: [fold],
    examples: [{ with: [4], passes: ["", "1", "0000"], fails: ["12345", "12a", "１"] }],
  },
  digitsHyphenDigits: {
    requirements: ["VA-6"],
    does: "Digits, a hyphen and digits, of the given lengths.",
    edges: [fold, "The hyphen is needed."],
    examples: [
      {
        with: [3, 4],
        passes: ["", "101-0044"],
        fails: ["1010044", "10-10044", "101ー0044", "101-00444"],
      },
    ],
  },
};

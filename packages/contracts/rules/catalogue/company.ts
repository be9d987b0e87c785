import type * as rules from "../kinds/company.ts";
import type { RuleEntries } from "./entry.ts";

const fold = "Full-width characters and hyphens are refused: put foldWidth() before.";

export const company: RuleEntries<typeof rules> = {
  corporateNumber: {
    requirements: ["VA-13"],
    does: "13 digits; with checkDigit, the first must also fit the other twelve.",
    edges: [fold, "A first digit of 0 passes; with checkDigit it never fits."],
    examples: [
      {
        with: [],
        passes: ["", "7000012050002", "1000012050002", "0000012050002"],
        fails: ["700001205000", "70000120500021", "T7000012050002", "７０００012050002"],
      },
      {
        with: [{ checkDigit: true }],
        passes: ["7000012050002", "1180301018771"],
        fails: ["1000012050002", "7000012050020", "0000012050002"],
      },
    ],
  },
  invoiceNumber: {
    requirements: ["VA-13"],
    does: "The letter T and 13 digits; with checkDigit, the first digit must also fit the other twelve.",
    edges: [
      fold,
      "A small t is refused.",
      "checkDigit is for issuers known to be corporations: how the numbers of sole traders are made is not published.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "T7000012050002", "T1000012050002", "T0000012050002"],
        fails: [
          "7000012050002",
          "t7000012050002",
          "T-7000012050002",
          "T700001205000",
          "Ｔ7000012050002",
        ],
      },
      {
        with: [{ checkDigit: true }],
        passes: ["T7000012050002"],
        fails: ["T1000012050002", "T0000012050002"],
      },
    ],
  },
};

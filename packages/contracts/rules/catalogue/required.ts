import type * as rules from "../kinds/required.ts";
import type { RuleEntries } from "./entry.ts";

export const required: RuleEntries<typeof rules> = {
  requiredInput: {
    requirements: ["VA-1"],
    does: "Something was entered.",
    edges: [
      "Blanks alone are nothing: spaces, ideographic spaces, line breaks, zero-width and other invisible characters.",
      "0 and false are something; NaN is nothing.",
    ],
    examples: [
      {
        with: [],
        passes: ["卓上", " a ", "0", 0, false],
        fails: ["", null, undefined, "  ", "\u3000", "\u200b\ufeff", "\u3164", Number.NaN],
      },
    ],
  },
  requiredSelect: {
    requirements: ["VA-1", "VA-19"],
    does: "Something was chosen: a value, a list with an item, or an object with a property.",
    edges: ["0 and false are choices.", "An empty list and an empty object are no choice."],
    examples: [
      {
        with: [],
        passes: ["tokyo", 0, false, ["a"], { id: 1 }],
        fails: ["", null, undefined, " ", [], {}],
      },
    ],
  },
  requiredDate: {
    requirements: ["VA-1"],
    does: "A date was given that the calendar has.",
    edges: ["Text is judged as by existingDate; a Date object must be valid."],
    examples: [
      {
        with: [],
        passes: ["2026-11-14", "2028-02-29", new Date("2026-11-14T00:00:00Z")],
        fails: ["", null, undefined, "2026-02-29", "tomorrow", new Date(Number.NaN)],
      },
    ],
  },
  nonBlank: {
    requirements: ["VA-3"],
    does: "Something is left after trimming; with optional, an empty text passes too.",
    edges: [
      "The same blanks as requiredInput. The value is not trimmed by it: put trim() before.",
      "null and undefined are no text and pass: requiredInput() refuses them.",
    ],
    examples: [
      {
        with: [],
        passes: ["卓", " 卓 ", null, undefined],
        fails: ["", " ", "\u3000\u3000", "\n", "\u200b"],
      },
      { with: [{ optional: true }], passes: ["", "卓"], fails: [" ", "\u3000\u3000", "\n"] },
    ],
  },
};

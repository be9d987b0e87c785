import type * as arrays from "../kinds/arrays.ts";
import type * as booleans from "../kinds/booleans.ts";
import type { RuleEntries } from "./entry.ts";

const empty = "A missing list passes; an empty list is a list of none and is judged.";

export const lists: RuleEntries<typeof arrays & typeof booleans> = {
  trueOnly: {
    requirements: ["VA-17"],
    does: "true, and nothing else.",
    edges: [
      "Missing is refused: consent that is left out was not given. 1, on and true as text are refused.",
    ],
    examples: [{ with: [], passes: [true], fails: [false, undefined, null, "", "true", "on", 1] }],
  },
  falseOnly: {
    requirements: ["VA-17"],
    does: "false, and nothing else; with optional, missing passes too.",
    edges: ["optional is for boxes of a form, which sends none that is not ticked."],
    examples: [
      { with: [], passes: [false], fails: [true, undefined, null, "", 0, "false", "off"] },
      {
        with: [{ optional: true }],
        passes: [false, undefined, null, ""],
        fails: [true, 0, "false", "off"],
      },
    ],
  },
  uniqueItems: {
    requirements: ["VA-18"],
    does: "No item twice.",
    edges: [
      empty,
      'Items are compared as a Set does: 1 and "1" differ, NaN equals NaN, and objects are the same only if they are one; give `by` to compare a property.',
    ],
    examples: [
      {
        with: [],
        passes: [undefined, [], [1, 2], [1, "1"]],
        fails: [
          [1, 1],
          ["a", "b", "a"],
          [Number.NaN, Number.NaN],
        ],
      },
      {
        with: [{ by: (item) => (item as { id: number }).id }],
        shown: "uniqueItems({ by: (item) => item.id })",
        passes: [[{ id: 1 }, { id: 2 }]],
        fails: [[{ id: 1 }, { id: 1 }]],
      },
    ],
  },
  exactlyOneTrue: {
    requirements: ["VA-18"],
    does: "One item, and only one, has true under the given name.",
    edges: [empty, 'Only true counts: 1 and "true" do not.'],
    examples: [
      {
        with: ["main"],
        passes: [undefined, [{ main: true }], [{ main: false }, { main: true }, {}]],
        fails: [[], [{ main: false }], [{ main: true }, { main: true }], [{ main: 1 }]],
      },
    ],
  },
  exactItems: {
    requirements: ["VA-18"],
    does: "Exactly that many items.",
    edges: [empty],
    examples: [{ with: [2], passes: [undefined, [1, 2]], fails: [[], [1], [1, 2, 3]] }],
  },
  minItems: {
    requirements: ["VA-18"],
    does: "That many items or more.",
    edges: [empty],
    examples: [{ with: [1], passes: [undefined, [1], [1, 2]], fails: [[]] }],
  },
  maxItems: {
    requirements: ["VA-18"],
    does: "That many items or fewer.",
    edges: [empty],
    examples: [{ with: [2], passes: [undefined, [], [1, 2]], fails: [[1, 2, 3]] }],
  },
  itemsBetween: {
    requirements: ["VA-18"],
    does: "No fewer and no more items than given.",
    edges: [empty, "Both ends are included."],
    examples: [
      { with: [2, 3], passes: [undefined, [1, 2], [1, 2, 3]], fails: [[], [1], [1, 2, 3, 4]] },
    ],
  },
};

import type * as rules from "../kinds/social.ts";
import type { RuleEntries } from "./entry.ts";

const edges = [
  "Without the @: put stripAt() before. Addresses (https://…) are refused.",
  "Length is not judged: the services change theirs, and older ids keep what they had.",
] as const;

export const social: RuleEntries<typeof rules> = {
  xId: {
    requirements: ["VA-15"],
    does: "Letters, digits and underscores.",
    edges,
    examples: [
      {
        with: [],
        passes: ["", "takujo_jp", "_7"],
        fails: ["@takujo", "ta.kujo", "ta-kujo", "卓上", "ｔ"],
      },
    ],
  },
  facebookId: {
    requirements: ["VA-15"],
    does: "Letters, digits, dots, underscores and hyphens.",
    edges,
    examples: [
      { with: [], passes: ["", "takujo.jp", "a_b-c"], fails: ["@takujo", "a b", "卓上", "a/b"] },
    ],
  },
  instagramId: {
    requirements: ["VA-15"],
    does: "Letters, digits, dots and underscores.",
    edges,
    examples: [
      { with: [], passes: ["", "takujo.jp", "a_b"], fails: ["@takujo", "a-b", "卓上", "a b"] },
    ],
  },
  lineId: {
    requirements: ["VA-15"],
    does: "Letters, digits, dots, underscores and hyphens.",
    edges,
    examples: [
      { with: [], passes: ["", "takujo.jp", "a_b-c"], fails: ["@takujo", "a b", "卓上", "a/b"] },
    ],
  },
  youtubeId: {
    requirements: ["VA-15"],
    does: "Starts with UC; with wholeId, letters, digits, underscores and hyphens must follow.",
    edges: ["A handle (@…) is refused. Length is not judged."],
    examples: [
      {
        with: [],
        passes: ["", "UC_x5XG1OV2P6uZZ5FSM9Ttw", "UC", "UC a", "UC卓"],
        fails: ["uc_x5XG1OV2P6", "U", "@takujo", "x5XG1OV2P6", " UC_x5", "ＵＣ_x5"],
      },
      {
        with: [{ wholeId: true }],
        passes: ["", "UC_x5XG1OV2P6uZZ5FSM9Ttw"],
        fails: ["UC", "uc_x5XG1OV2P6", "@takujo", "x5XG1OV2P6", "UC a", "UC卓"],
      },
    ],
  },
};

import type * as rules from "../starts-with.ts";
import type { RuleEntries } from "./entry.ts";

export const startsWith: RuleEntries<typeof rules> = {
  startsWithAt: {
    requirements: ["VA-5"],
    does: "Starts with @ and goes on.",
    edges: ["@ alone is refused. ＠ is refused: put foldWidth() before."],
    examples: [
      { with: [], passes: ["", "@takujo", "@卓上"], fails: ["takujo", "@", "＠takujo", " @a"] },
    ],
  },
  startsWithUrl: {
    requirements: ["VA-5"],
    does: "Starts with the given URL.",
    edges: [
      "The given URL must end there: then nothing, /, ? or # follows, so that another host, port or user name cannot hide behind it.",
      "Upper and lower case differ.",
    ],
    examples: [
      {
        with: ["https://example.com"],
        passes: ["", "https://example.com", "https://example.com/a", "https://example.com?q=1"],
        fails: [
          "http://example.com",
          "https://example.com.evil.jp",
          "https://example.com@evil.jp",
          "https://example.com:8443/",
          "https://example.com\\evil",
          " https://example.com",
        ],
      },
      {
        with: ["https://example.com/team/"],
        passes: ["https://example.com/team/", "https://example.com/team/koma"],
        fails: ["https://example.com/team", "https://example.com/teams/"],
      },
    ],
  },
  startsWithImageData: {
    requirements: ["VA-5"],
    does: "Starts like a base64 data URI of an image: PNG, JPEG, GIF, WebP or AVIF.",
    edges: [
      "SVG is refused: it can carry script.",
      "Only the start is judged, as the requirement says; whoever stores the image decodes it.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "data:image/png;base64,iVBORw0KGgo=", "data:image/webp;base64,UklGR"],
        fails: [
          "data:image/svg+xml;base64,PHN2Zz4=",
          "data:text/html;base64,PGI+",
          "data:image/png,abc",
          "data:image/png;base64,",
          "iVBORw0KGgo=",
        ],
      },
    ],
  },
};

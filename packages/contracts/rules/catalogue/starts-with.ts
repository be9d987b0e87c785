import type * as rules from "../kinds/starts-with.ts";
import type { RuleEntries } from "./entry.ts";

export const startsWith: RuleEntries<typeof rules> = {
  startsWithAt: {
    requirements: ["VA-5"],
    does: "Starts with @; with named, something must follow.",
    edges: ["＠ is refused: put foldWidth() before."],
    examples: [
      { with: [], passes: ["", "@takujo", "@卓上", "@"], fails: ["takujo", "＠takujo", " @a"] },
      { with: [{ named: true }], passes: ["", "@takujo"], fails: ["@", "takujo"] },
    ],
  },
  startsWithUrl: {
    requirements: ["VA-5"],
    does: "Starts with the given URL; with whole, the URL must also end there.",
    edges: [
      "whole: then nothing, /, ? or # follows, so that another host, port or user name cannot hide behind it. Ask for it wherever the text becomes a link.",
      "Upper and lower case differ.",
    ],
    examples: [
      {
        with: ["https://example.com"],
        passes: [
          "",
          "https://example.com",
          "https://example.com/a",
          "https://example.com:8443/",
          "https://example.com.evil.jp",
        ],
        fails: [
          "http://example.com",
          "https://example.co",
          " https://example.com",
          "HTTPS://example.com",
        ],
      },
      {
        with: ["https://example.com", { whole: true }],
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
        with: ["https://example.com/team/", { whole: true }],
        passes: ["https://example.com/team/", "https://example.com/team/koma"],
        fails: ["https://example.com/team", "https://example.com/teams/"],
      },
    ],
  },
  startsWithImageData: {
    requirements: ["VA-5"],
    does: "Starts like a base64 data URI of an image; with pictures, of a PNG, JPEG, GIF, WebP or AVIF that has data.",
    edges: [
      "pictures refuses SVG, which can carry script. Ask for it wherever the image is shown.",
      "Only the start is judged, as the requirement says; whoever stores the image decodes it.",
    ],
    examples: [
      {
        with: [],
        passes: [
          "",
          "data:image/png;base64,iVBORw0KGgo=",
          "data:image/svg+xml;base64,PHN2Zz4=",
          "data:image/bmp;base64,Qk0=",
          "data:image/png;base64,",
        ],
        fails: [
          "data:text/html;base64,PGI+",
          "data:image/png,abc",
          "data:image/;base64,abc",
          " data:image/png;base64,iVBORw0KGgo=",
          "iVBORw0KGgo=",
        ],
      },
      {
        with: [{ pictures: true }],
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

import type * as rules from "../kinds/names.ts";
import type { RuleEntries } from "./entry.ts";

export const names: RuleEntries<typeof rules> = {
  urlSlug: {
    requirements: ["VA-14"],
    does: "Small letters a to z and digits, in words joined by single hyphens.",
    edges: ["Capitals, underscores and Japanese are refused; length is left to maxBytes()."],
    examples: [
      {
        with: [],
        passes: ["", "autumn-night", "2026", "a"],
        fails: ["Autumn", "a--b", "-a", "a-", "a_b", "秋の夜", "a b", "a/b", "ａ"],
      },
    ],
  },
  fileName: {
    requirements: ["VA-14"],
    does: "A name that every common file system takes, up to 255 bytes; Japanese is welcome.",
    edges: [
      'Refused: control and format characters (zero-width, text direction), lone surrogates and \\ / : * ? " < > |',
      "Refused: a dot or blank first or last, and names that Windows keeps (con, nul, com1 …).",
      "Emoji pass, except those joined with a zero-width joiner.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "map-2026.pdf", "地図 2026.pdf", "🎲.png", "a"],
        fails: [
          "a/b",
          "a\\b",
          "..",
          ".env",
          "a.",
          "a ",
          " a",
          "con",
          "NUL.txt",
          "a?.txt",
          "a\u0000",
          "gpj\u202eexe",
          "👨\u200d👩.png",
          "\ud83d.png",
          "卓".repeat(86),
        ],
      },
    ],
  },
  filePath: {
    requirements: ["VA-14"],
    does: "File names joined by /, with or without a / before, up to 1024 bytes.",
    edges: [
      "Each part is judged as by fileName(), so . and .. are refused, and so are // and a final /.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "images/2026/map.png", "/images/map.png", "map.png", "画像/地図.png"],
        fails: [
          "../map.png",
          "images/../map.png",
          "./map.png",
          "images//map.png",
          "images/",
          "/",
          "C:\\map",
          "a/\u200b/b",
        ],
      },
    ],
  },
  iconPath: {
    requirements: ["VA-14"],
    does: "A file path that ends in svg, png, webp, avif, jpg, jpeg, gif or ico.",
    edges: ["Case of the ending does not matter. Addresses (https://…) are refused."],
    examples: [
      {
        with: [],
        passes: ["", "icons/koma.svg", "/icons/koma.PNG"],
        fails: [
          "icons/koma",
          "icons/koma.exe",
          "../koma.svg",
          "https://example.com/koma.svg",
          ".svg",
        ],
      },
    ],
  },
};

import { expect, it } from "vitest";
import { findBrokenPaths } from "./doc-paths.ts";

const files = [
  "apps/web/app/shell/shell.tsx",
  "packages/booking/tables/due/run-due-work.ts",
  "docs/a.md",
];

it("names paths in backticks that do not exist, and no others", () => {
  const text = `
    \`packages/booking/tables/due/\`, \`shell/shell.tsx\`, \`due/run-due-work.ts\` and \`packages/*/tables/due/*.ts\` exist.
    \`packages/games/due/\`, \`shell/gone.tsx\` and \`packages/*/gone/*.ts\` do not.
    \`npm run check\`, \`/api/v1\`, \`text/html\`, \`image/webp\`, \`.data/\` and \`build/client/\` are none of ours.
  `;
  expect(findBrokenPaths(text, files)).toEqual([
    "packages/games/due/",
    "shell/gone.tsx",
    "packages/*/gone/*.ts",
  ]);
});

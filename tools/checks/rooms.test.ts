import { describe, expect, it } from "vitest";
import {
  arrowsUp,
  describeRooms,
  findArrowsUp,
  findLargeFolders,
  listRooms,
  measureRooms,
} from "./rooms.ts";

const text = (lines: number) => "line\n".repeat(lines);
const some = (count: number, name: (number: number) => string): [string, string][] =>
  Array.from({ length: count }, (_, number) => [name(number), text(number + 1)]);

describe("state of the rooms", () => {
  it("counts production files, and neither tests nor what is generated, seeded or translated", () => {
    const rooms = measureRooms(
      new Map([
        ["apps/web/app/page.tsx", text(300)],
        ["packages/content/read.ts", text(15)],
        ["tools/seed.ts", text(16)],
        ["packages/content/read.test.ts", text(500)],
        ["packages/content/testing/rows.ts", text(500)],
        ["tests/support/run.ts", text(500)],
        ["packages/db/schema.ts", text(500)],
        ["packages/db/seed/news.ts", text(500)],
        ["packages/i18n/messages/en/news.ts", text(500)],
        ["packages/contracts/generated/client.ts", text(500)],
        ["apps/web/app/page.css", text(20)],
      ]),
    );
    expect(rooms).toMatchObject({
      files: 3,
      lines: 331,
      median: 16,
      longest: 300,
      tiny: 1,
      css: { files: 1, lines: 20 },
    });
  });

  it("finds folders above twenty files, of tests and tools as of production", () => {
    const { largeFolders } = measureRooms(
      new Map([
        ...some(21, (number) => `packages/content/large/${number}.ts`),
        ...some(20, (number) => `packages/content/full/${number}.ts`),
        ...some(15, (number) => `apps/web/app/mixed/${number}.tsx`),
        ...some(15, (number) => `apps/web/app/mixed/${number}.css`),
        ...some(15, (number) => `packages/content/tested/${number}.ts`),
        ...some(22, (number) => `packages/content/tested/${number}.test.ts`),
        ...some(23, (number) => `tests/support/${number}.ts`),
        ...some(24, (number) => `tools/${number}.ts`),
        ...some(25, (number) => `packages/i18n/messages/en/${number}.ts`),
      ]),
    );
    expect(largeFolders).toEqual({
      production: [
        { folder: "apps/web/app/mixed", files: 30 },
        { folder: "packages/content/large", files: 21 },
      ],
      tests: [
        { folder: "tests/support", files: 23 },
        { folder: "packages/content/tested", files: 22 },
      ],
      tools: [{ folder: "tools", files: 24 }],
    });
  });

  it("names large folders, which fail the check, of tests and tools too", () => {
    const folders = (count: number) =>
      measureRooms(
        new Map([
          ...some(count, (number) => `packages/content/wide/${number}.ts`),
          ...some(count, (number) => `packages/content/wide/${number}.test.ts`),
          ...some(count, (number) => `tests/support/${number}.ts`),
          ...some(count, (number) => `tools/${number}.ts`),
        ]),
      );
    expect(findLargeFolders(folders(20))).toEqual([]);
    expect(findLargeFolders(folders(21))).toEqual([
      "packages/content/wide: 21 files",
      "packages/content/wide: 21 files",
      "tests/support: 21 files",
      "tools: 21 files",
    ]);
  });

  it("counts circles, those of types too, and short files that one file uses", () => {
    const rooms = measureRooms(
      new Map([
        ["packages/inbox/one.ts", 'import type { B } from "./two.ts";\n'],
        ["packages/inbox/two.ts", 'import { a } from "./one.ts";\nimport "./three.ts";\n'],
        ["packages/inbox/three.ts", ""],
        ["packages/inbox/four.ts", 'import "./three.ts";\n'],
      ]),
    );
    expect(rooms).toMatchObject({ circles: 1, shortAndUsedOnce: 2 });
  });

  it("fits into two lines, and is listed by folder when asked for", () => {
    const rooms = measureRooms(
      new Map([
        ...some(25, (number) => `packages/inbox/few/${number}.ts`),
        ["packages/inbox/other/one.ts", text(40)],
        ["packages/inbox/other/two.ts", text(41)],
        [
          "packages/booking/money/one.ts",
          'import "../seats/two.ts";\nimport "../seats/three.ts";\n',
        ],
        ["packages/booking/seats/two.ts", 'import "../money/one.ts";\n'],
        ["packages/booking/seats/three.ts", ""],
      ]),
    );
    expect(describeRooms(rooms).split("\n")).toHaveLength(2);
    expect(describeRooms(rooms)).toContain("circles: 1; arrows back up: routes 0, booking 1");
    const list = listRooms(rooms).split("\n");
    expect(list).toContain("  25 packages/inbox/few");
    expect(list).toContain("  25 (15) packages/inbox/few");
    expect(list).toContain("  1 (0) packages/inbox/other");
    expect(list).toContain("  packages/booking/seats/two.ts → packages/booking/money/one.ts");
  });
});

describe("arrows back up", () => {
  const part = /^routes\/([^/]+)\//;
  const arrow = (from: string, to: string) => ({
    from: `routes/${from}.ts`,
    to: `routes/${to}.ts`,
  });

  it("are those of the rarer way between two parts", () => {
    const up = arrow("event/b", "user/b");
    expect(arrowsUp([arrow("user/a", "event/a"), arrow("user/b", "event/a"), up], part)).toEqual([
      up,
    ]);
  });

  it("are one of two equally used ways", () => {
    const [one, other] = [arrow("event/a", "user/a"), arrow("user/a", "event/a")];
    expect(arrowsUp([one, other], part)).toEqual([one]);
  });

  it("fail the check, each by its name, of routes, of wings and of features of a wing", () => {
    const importing = (...files: string[]) => files.map((file) => `import "${file}";\n`).join("");
    const rooms = measureRooms(
      new Map([
        ["apps/web/app/routes/user/page.tsx", importing("../event/seats.ts", "../event/words.ts")],
        ["apps/web/app/routes/event/seats.ts", importing("../user/refusal.ts")],
        ["apps/web/app/routes/event/words.ts", ""],
        ["apps/web/app/routes/user/refusal.ts", ""],
        ["packages/booking/money/price.ts", importing("../seats/gate/hold.ts")],
        ["packages/booking/seats/gate/hold.ts", importing("../../money/price.ts")],
        ["packages/booking/seats/gate/settle.ts", importing("../history/write.ts", "./hold.ts")],
        ["packages/booking/seats/gate/offer.ts", importing("../history/write.ts")],
        ["packages/booking/seats/history/write.ts", importing("../gate/hold.ts")],
      ]),
    );
    expect(findArrowsUp(rooms)).toEqual([
      "apps/web/app/routes/event/seats.ts → apps/web/app/routes/user/refusal.ts",
      "packages/booking/money/price.ts → packages/booking/seats/gate/hold.ts",
      "packages/booking/seats/history/write.ts → packages/booking/seats/gate/hold.ts",
    ]);
  });

  it("are none within a part, of one way, or from and to elsewhere", () => {
    expect(
      arrowsUp(
        [
          arrow("event/a", "event/b"),
          arrow("event/b", "event/a"),
          arrow("user/a", "event/a"),
          { from: "routes/event/a.ts", to: "ui/a.ts" },
          { from: "ui/a.ts", to: "routes/user/a.ts" },
        ],
        part,
      ),
    ).toEqual([]);
  });
});

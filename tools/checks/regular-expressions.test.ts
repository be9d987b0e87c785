import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../env.ts";
import { expressionsIn, unsafeAmong } from "./regular-expressions.ts";

describe("check of regular expressions", () => {
  it("catches exponential and polynomial time, in literals and in texts", async () => {
    const source = "const a = /(a+)+$/;\nconst b = new RegExp('\\\\s+$');\nconst c = /^a+$/;";
    const found = await unsafeAmong(expressionsIn("example.ts", source));
    expect(found).toHaveLength(2);
    expect(found[0]).toContain("example.ts:1 /(a+)+$/: exponential");
    expect(found[1]).toContain("example.ts:2 /\\s+$/: 2nd degree polynomial");
  });

  it("remembers verdicts, and asks for no expression twice", async () => {
    const place = mkdtempSync(join(tmpdir(), "takujo-expressions-"));
    const expressions = expressionsIn("example.ts", "const a = /(a+)+$/;\nconst b = /^a+$/;");
    const first = await unsafeAmong(expressions, place);
    const file = join(place, "expressions.json");
    expect(Object.keys(JSON.parse(readFileSync(file, "utf8")))).toHaveLength(2);
    expect(await unsafeAmong(expressions, place)).toEqual(first);
    // The remembered verdict is reported.
    writeFileSync(file, readFileSync(file, "utf8").replace("exponential", "as remembered"));
    expect((await unsafeAmong(expressions, place))[0]).toContain("as remembered");
    rmSync(place, { recursive: true });
  });

  it("finds the form rules safe", async () => {
    const files = globSync("packages/contracts/rules/**/*.ts", { cwd: root });
    const expressions = files.flatMap((file) =>
      expressionsIn(file, readFileSync(join(root, file), "utf8")),
    );
    expect(expressions.length).toBeGreaterThan(0);
    expect(await unsafeAmong(expressions)).toEqual([]);
  });
});

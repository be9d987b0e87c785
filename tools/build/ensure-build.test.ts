import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { withLock } from "./ensure-build.ts";

const place = mkdtempSync(join(tmpdir(), "takujo-lock-"));
afterAll(() => rmSync(place, { recursive: true }));

describe("lock of the build", () => {
  it("lets one in after the other", async () => {
    const file = join(place, "one");
    const seen: string[] = [];
    const enter = (name: string) =>
      withLock(file, async () => {
        seen.push(`${name} in`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`${name} out`);
      });
    await Promise.all([enter("a"), enter("b")]);
    expect(seen).toEqual(["a in", "a out", "b in", "b out"]);
    expect(existsSync(file)).toBe(false);
  });

  it("is not held by a process that is gone, nor kept after a failure", async () => {
    const file = join(place, "gone");
    // Beyond the largest id that Linux gives.
    writeFileSync(file, "99999999");
    const fail = () => withLock(file, () => Promise.reject(new Error("no")));
    await expect(fail()).rejects.toThrow("no");
    expect(existsSync(file)).toBe(false);
  });
});

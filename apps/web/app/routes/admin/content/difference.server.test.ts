import { describe, expect, it } from "vitest";
import { processorTimeOf } from "../../../../../../tests/support/processor-time.ts";
import { difference, shortened } from "./difference.server.ts";

/** [-removed-] and {+added+}. */
const marked = (before: string, after: string) =>
  difference(before, after)
    .map(({ kind, text }) =>
      kind === "same" ? text : kind === "added" ? `{+${text}+}` : `[-${text}-]`,
    )
    .join("");

describe("the difference between two texts", () => {
  it.each([
    ["", "", ""],
    ["同じ", "同じ", "同じ"],
    ["", "春", "{+春+}"],
    ["春", "", "[-春-]"],
    ["会場は神田です", "会場は新宿です", "会場は[-神田-]{+新宿+}です"],
    ["one\ntwo\nthree\n", "one\nthree\n", "one\n[-two\n-]three\n"],
    ["one\nthree", "one\ntwo\nthree", "one\n{+two\n+}three"],
    ["a\nold line\nz\n", "a\nnew line\nz\n", "a\n[-old-]{+new+} line\nz\n"],
  ])("from %j to %j is %j", (before, after, shown) => {
    expect(marked(before, after)).toBe(shown);
  });

  it("turns the first text into the second", () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const text = () =>
      Array.from({ length: random(12) }, () => ["あ", "い", "う", "\n"][random(4)]).join("");
    for (let round = 0; round < 300; round++) {
      const [before, after] = [text(), text()];
      const parts = difference(before, after);
      const joined = (kind: string) =>
        parts.flatMap((part) => (part.kind === kind || part.kind === "same" ? part.text : []));
      expect(joined("removed").join("")).toBe(before);
      expect(joined("added").join("")).toBe(after);
    }
  });

  it("is bounded in time for texts with nothing in common", () => {
    const long = (word: string) =>
      Array.from({ length: 20_000 }, (_, n) => `${word}${n}\n`).join("");
    const compared = () => expect(difference(long("a"), long("b")).length).toBeGreaterThan(0);
    expect(processorTimeOf(compared)).toBeLessThan(4_000);
  });

  it("shortens unchanged text on the side away from a change", () => {
    const lines = (from: number) => Array.from({ length: 9 }, (_, n) => `${from + n}\n`).join("");
    const parts = shortened(difference(`${lines(0)}x\n${lines(20)}`, `${lines(0)}y\n${lines(20)}`));
    expect(parts.map(({ text }) => text)).toEqual(["…\n7\n8\n", "x", "y", "\n20\n…\n"]);
  });
});

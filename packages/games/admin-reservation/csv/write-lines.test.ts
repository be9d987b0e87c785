import { csvEncodings } from "@takujo/contracts/games/admin-reservation-form";
import fc from "fast-check";
import papa from "papaparse";
import { describe, expect, it } from "vitest";
import { inert, inertPhone } from "./inert.ts";
import { forShiftJis } from "./shift-jis.ts";
import { writeLines } from "./write-lines.ts";

/** By a reader and a decoder that know nothing of the writer. */
function readBack(bytes: Uint8Array, encoding: (typeof csvEncodings)[number]): string[][] {
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  // Of a file with one empty cell the reader says that it has no lines.
  if (text === "\r\n") return [[""]];
  const { data, errors } = papa.parse<string[]>(text.replace(/\r\n$/, ""), {
    delimiter: ",",
    newline: "\r\n",
  });
  expect(errors).toEqual([]);
  return data;
}

const starts = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

describe("UTF-8", () => {
  it("begins with the mark once, and keeps every sign", () => {
    const line = [
      "髙橋 﨑",
      "10時〜",
      "−",
      "①",
      "🎲",
      "𠮷野",
      'say "hi"',
      "a,b",
      "two\nlines",
      "é",
    ];
    const bytes = writeLines([line], "utf-8", { isFirst: true });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(-2)).toEqual(new Uint8Array([13, 10]));
    // Of all of them only a minus alone is made a text.
    expect(readBack(bytes, "utf-8")).toEqual([line.map((text) => (text === "−" ? "'−" : text))]);
    expect(writeLines([line], "utf-8")[0]).not.toBe(0xef);
  });
});

describe("Shift_JIS", () => {
  it.each([
    ["髙橋 﨑山", "髙橋 﨑山"],
    ["①㈱Ⅳ", "①㈱Ⅳ"],
    ["10時〜12時", "10時～12時"],
    ["5−3", "5－3"],
    ["ゔぃお", "ヴぃお"],
    ["𠮷野家", "吉野家"],
    ["Renée Łukasz", "Renee 〓ukasz"],
    ["🎲すき", "〓すき"],
    ["葛\u{E0100}城", "葛城"],
    ["か\u3099らす", "がらす"],
    ["¥1,500", "￥1,500"],
    ["ﾊﾝｶｸ", "ﾊﾝｶｸ"],
  ])("%s is read as %s", (written, read) => {
    expect(readBack(writeLines([[written]], "shift_jis"), "shift_jis")).toEqual([[read]]);
  });

  it("has no mark, and lines end as spreadsheets expect", () => {
    const bytes = writeLines(
      [
        ["a", "b"],
        ["c", "d"],
      ],
      "shift_jis",
      { isFirst: true },
    );
    expect(new TextDecoder().decode(bytes)).toBe("a,b\r\nc,d\r\n");
  });
});

describe("what looks like a formula", () => {
  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    " =1",
    "＝1+1",
    "＋1",
    "－1",
    "＠x",
    "−1",
    "\u200b=1",
    "﹦1",
  ])("is a text: %j", (text) => {
    for (const encoding of csvEncodings) {
      const [[cell = ""] = []] = readBack(writeLines([[text]], encoding), encoding);
      expect(cell).not.toMatch(starts);
    }
  });

  it("stays readable where it is a telephone", () => {
    expect(inertPhone("+81 90-1234-5678")).toBe("(+81) 90-1234-5678");
    expect(inertPhone("+819012345678")).toBe("(+819012345678)");
    expect(inertPhone("090-1234-5678")).toBe("090-1234-5678");
    expect(inertPhone("+1-cmd|x")).toBe("'+1-cmd|x");
    expect(inertPhone("")).toBe("");
    for (const phone of ["+81 90-1234-5678", "+819012345678"]) {
      expect(inert(inertPhone(phone))).toBe(inertPhone(phone));
    }
  });
});

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 20 }).map((wild) => wild.toWellFormed()),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "＝", "−", " ="), fc.string())
    .map((parts) => parts.join("")),
);
const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.array(fc.array(text, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 5,
  }),
);

describe.each(csvEncodings)("any text at all, in %s", (encoding) => {
  it("is read back as it was written, and never as a formula", () => {
    fc.assert(
      fc.property(table, (lines) => {
        const read = readBack(writeLines(lines, encoding), encoding);
        expect(read.flat().filter((cell) => starts.test(cell))).toEqual([]);
        expect(read.map((line) => line.length)).toEqual(lines.map((line) => line.length));
        const writable = encoding === "utf-8" ? (cell: string) => cell : forShiftJis;
        expect(read).toEqual(lines.map((line) => line.map((cell) => inert(writable(cell)))));
      }),
      { numRuns: 1_000 },
    );
  });
});

import { csvEncodings } from "@takujo/contracts/csv";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forShiftJis } from "./shift-jis.ts";
import { neutralizeFormula, neutralizePhone, writeLines } from "./write-lines.ts";

const decode = (bytes: Uint8Array, encoding: (typeof csvEncodings)[number]) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** A decoder and a reader that forgive nothing. */
const readBack = (bytes: Uint8Array, encoding: (typeof csvEncodings)[number]): string[][] =>
  parse(decode(bytes, encoding));

/** A program that does not know quotes around line ends, with any line end and separator. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: some are line ends for one program or another.
const anyEnd = /[\n\v\f\r\u001c-\u001e\u0085\u2028\u2029,;\t]/;
const cutBluntly = (bytes: Uint8Array, encoding: (typeof csvEncodings)[number]) =>
  decode(bytes, encoding).split(anyEnd);

const lineEnds = ["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029", "\n\r"];

/** Also after quotes that such a program removes. */
const starts = /^["\s\p{Cf}\p{Cc}]*[=+\-@|＝＋－＠]/u;

describe("UTF-8", () => {
  it("begins with the mark once, and preserves every character", () => {
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
    // Only a lone minus is changed to text.
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
    expect(new TextDecoder().decode(bytes)).toBe('"a","b"\r\n"c","d"\r\n');
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
    "|1",
    '"=1',
    "\u0000=1",
  ])("is a text: %j", (text) => {
    for (const encoding of csvEncodings) {
      const [[cell = ""] = []] = readBack(writeLines([[text]], encoding), encoding);
      expect(cell).not.toMatch(starts);
    }
  });

  it.each(lineEnds)("is a text on every line of a value, and no row of its own: %j", (end) => {
    const note = ["よろしく", "=cmd|' /C calc'!A0", "＝1", "\t@x", "", " -1", '"+1', "終わり"].join(
      end,
    );
    const written = [
      ["メモ", "名前"],
      [note, "髙橋"],
      ["", note],
    ];
    for (const encoding of csvEncodings) {
      const bytes = writeLines(written, encoding, { isFirst: true });
      expect(readBack(bytes, encoding).map((row) => row.length)).toEqual([2, 2, 2]);
      expect(cutBluntly(bytes, encoding).filter((cell) => starts.test(cell))).toEqual([]);
    }
  });

  it("is a text where a spreadsheet of another country begins a cell", () => {
    const bytes = writeLines([["a;=cmd|'!A0;b", "c\t=1", "d,=1"]], "utf-8");
    expect(cutBluntly(bytes, "utf-8").filter((cell) => starts.test(cell))).toEqual([]);
  });

  it("stays readable where it is a telephone", () => {
    expect(neutralizePhone("+81 90-1234-5678")).toBe("(+81) 90-1234-5678");
    expect(neutralizePhone("+819012345678")).toBe("(+819012345678)");
    expect(neutralizePhone("090-1234-5678")).toBe("090-1234-5678");
    expect(neutralizePhone("+1-cmd|x")).toBe("'+1-cmd|x");
    expect(neutralizePhone("")).toBe("");
    for (const phone of ["+81 90-1234-5678", "+819012345678"]) {
      expect(neutralizeFormula(neutralizePhone(phone))).toBe(neutralizePhone(phone));
    }
  });
});

const text = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        ...lineEnds,
        "=",
        "＝",
        "-",
        "@",
        "|",
        '"',
        "'",
        ",",
        ";",
        "\t",
        "\u0000",
        "a",
      ),
    )
    .map((parts) => parts.join("")),
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
        const bytes = writeLines(lines, encoding);
        const read = readBack(bytes, encoding);
        const cells = [...read.flat(), ...cutBluntly(bytes, encoding)];
        expect(cells.filter((cell) => starts.test(cell))).toEqual([]);
        expect(read.map((line) => line.length)).toEqual(lines.map((line) => line.length));
        const writable = encoding === "utf-8" ? (cell: string) => cell : forShiftJis;
        expect(read).toEqual(
          lines.map((line) => line.map((cell) => neutralizeFormula(writable(cell)))),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

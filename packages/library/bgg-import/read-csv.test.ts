import { importRowSchema, maxImportRows } from "@takujo/contracts/library/bgg-import";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "./read-csv.ts";

const head =
  "objectname,objectid,own,minplayers,maxplayers,playingtime,avgweight,bggrecagerange,bgglanguagedependence,itemtype";
const catan =
  'Catan,13,1,3,4,120,2.2864,10+,"Some necessary text - easily memorized or small crib sheet",standalone';
const file = (...lines: string[]) => new TextEncoder().encode([head, ...lines].join("\r\n"));

const catanRow = {
  bggId: 13,
  name: "Catan",
  minPlayers: 3,
  maxPlayers: 4,
  minutes: 120,
  age: 10,
  weight: 2,
  languageNeed: "little",
};

describe("a collection from BoardGameGeek", () => {
  it("is read with its facts", () => {
    expect(readCsv(file(catan))).toEqual({ fault: null, rows: [catanRow], skipped: [] });
  });

  it.each<[string, Uint8Array]>([
    ["UTF-8 with its mark", new TextEncoder().encode(`\uFEFF${head}\n${catan}`)],
    ["UTF-16", Buffer.from(`\uFEFF${head}\n${catan}`, "utf16le")],
    ["semicolons", new TextEncoder().encode("objectname;objectid\nCatan;13")],
    ["tabs", new TextEncoder().encode("objectname\tobjectid\nCatan\t13")],
    // テラ in Shift_JIS
    [
      "Shift_JIS",
      Buffer.concat([
        Buffer.from("objectname,objectid\n"),
        Buffer.from([0x83, 0x65, 0x83, 0x89]),
        Buffer.from(",13"),
      ]),
    ],
  ])("is read in %s", (encoding, bytes) => {
    const { fault, rows } = readCsv(bytes);
    expect(fault).toBeNull();
    expect(rows[0]).toMatchObject({ bggId: 13, name: encoding === "Shift_JIS" ? "テラ" : "Catan" });
  });

  it("leaves out games that the person does not own, with the reason", () => {
    const { rows, skipped } = readCsv(
      file(
        catan,
        catan,
        "Wish,2,0,1,4,30,1,8+,,standalone",
        "More Catan,3,1,3,4,30,2,10+,,expansion",
        "No number,x13,1,2,4,30,2,10+,,standalone",
        "   ,5,1,2,4,30,2,10+,,standalone",
        "Huge number,99999999999,1,2,4,30,2,10+,,standalone",
      ),
    );
    expect(rows).toHaveLength(1);
    expect(skipped.map(({ reason }) => reason)).toEqual([
      "twice",
      "not-owned",
      "expansion",
      "number",
      "name",
      "number",
    ]);
  });

  it("treats invalid values as missing", () => {
    const { rows } = readCsv(file("Odd,7,1,5,2,-30,0,abc,???,standalone"));
    expect(rows).toEqual([
      {
        bggId: 7,
        name: "Odd",
        minPlayers: null,
        maxPlayers: null,
        minutes: null,
        age: null,
        weight: null,
        languageNeed: null,
      },
    ]);
  });

  it("keeps formulas as text, on one line", () => {
    const { rows } = readCsv(
      file(`"'=HYPERLINK(""http://x"")\n\u202Eevil",8,1,2,4,30,2,8+,,standalone`),
    );
    expect(rows[0]?.name).toBe('=HYPERLINK("http://x") evil');
  });

  it.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(), "empty"],
    ["only a head", new TextEncoder().encode(head), "empty"],
    ["another table", new TextEncoder().encode("name,price\nCatan,13"), "columns"],
    ["a workbook", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0xff, 0xfe]), "encoding"],
    ["bytes of no encoding", Buffer.from([0xff, 0xff, 0x80, 0xa0]), "encoding"],
    [
      "too many games",
      file(...Array.from({ length: maxImportRows + 1 }, (_, n) => `G,${n + 1},1`)),
      "too-many",
    ],
  ])("is refused as a whole if it is %s", (_, bytes, fault) => {
    expect(readCsv(bytes)).toEqual({ fault, rows: [], skipped: [] });
  });

  it("never throws, and gives only rows that the contract accepts", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("1", "13", "3", '"', "\n", ","),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 8 }), (lines) => {
        const text = [head, ...lines.map((cells) => cells.join(","))].join("\n");
        for (const row of readCsv(Buffer.from(text)).rows) importRowSchema.strict().parse(row);
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void readCsv(bytes)));
  });
});

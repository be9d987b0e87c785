import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { ImportedArea } from "../../packages/db/postal-code/replace-postal-areas.ts";
import { readAreaFile } from "./read-area-file.ts";
import { inShiftJis } from "./testing/in-shift-jis.ts";
import { everyPrefecture, townLine } from "./testing/town-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "takujo-postal-codes-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Uint8Array, name = "file.csv") {
  const path = join(folder, name);
  writeFileSync(path, content);
  const areas: ImportedArea[] = [];
  for await (const area of readAreaFile(path)) areas.push(area);
  return areas;
}
const readTowns = async (...lines: string[]) =>
  (await read([...everyPrefecture, ...lines].join("\r\n"))).slice(everyPrefecture.length);

const officeLine = (code: string, name: string, change = "0") =>
  `13101,"(ｶﾌﾞ) ﾅﾏｴ","${name}","東京都","千代田区","千代田","１−１","${code}","100  ","銀座",0,0,${change}`;

describe("file of towns", () => {
  it("becomes areas with their readings", async () => {
    expect(
      await readTowns(townLine({ code: "1010021", town: "外神田", kana: "ソトカンダ" })),
    ).toEqual([
      {
        code: "1010021",
        prefecture: "東京都",
        city: "千代田区",
        town: "外神田",
        prefectureKana: "トウキョウト",
        cityKana: "チヨダク",
        townKana: "ソトカンダ",
      },
    ]);
  });

  it("goes on in the next lines until the parenthesis is closed", async () => {
    const areas = await readTowns(
      townLine({
        code: "0660005",
        town: "協和（８８−２、２７１−１０、",
        kana: "ｷｮｳﾜ(88-2､271-10､",
      }),
      townLine({ code: "0660005", town: "３４３−２、", kana: "343-2､" }),
      townLine({ code: "0660005", town: "４０４−１番地）", kana: "404-1ﾊﾞﾝﾁ)" }),
      townLine({ code: "0660006", town: "次の町" }),
    );
    expect(areas.map(({ code, town, townKana }) => [code, town, townKana])).toEqual([
      ["0660005", "協和", "キョウワ"],
      ["0660006", "次の町", "マチ"],
    ]);
  });

  it("may repeat a reading that fitted into one line", async () => {
    const areas = await readTowns(
      townLine({ code: "6020000", town: "亀屋町（中立売通", kana: "ｶﾒﾔﾁｮｳ" }),
      townLine({ code: "6020000", town: "堀川東入）", kana: "ｶﾒﾔﾁｮｳ" }),
    );
    expect(areas).toMatchObject([{ town: "亀屋町", townKana: "カメヤチョウ" }]);
  });

  it("leaves out what was abolished", async () => {
    expect(await readTowns(townLine({ code: "1010021", change: "2" }))).toEqual([]);
  });

  it("is the same in Shift_JIS", async () => {
    const text = [...everyPrefecture, townLine({ town: "外神田", kana: "ｿﾄｶﾝﾀﾞ" })].join("\r\n");
    expect(await read(inShiftJis(text))).toEqual(await read(text));
  });

  it("may end its lines as other systems do, and leave lines empty", async () => {
    const lines = [...everyPrefecture, townLine({})];
    const areas = await read(lines.join("\r\n"));
    expect(areas).toHaveLength(48);
    expect(await read(`${lines.join("\n")}\n\n`)).toEqual(areas);
  });

  it("may have commas and quotation marks within a name, and spaces around it", async () => {
    const [area] = await readTowns(townLine({ town: ' 外,""神""田 ' }));
    expect(area?.town).toBe('外,"神"田');
  });

  it("may begin with a byte order mark and end in an old end mark", async () => {
    const areas = await read(`\ufeff${everyPrefecture.join("\r\n")}\r\n\u001a`);
    expect(areas).toHaveLength(47);
  });
});

describe("file of offices", () => {
  it("becomes areas with office and street", async () => {
    const content = [officeLine("1008111", "宮内庁"), officeLine("1008112", "もうない庁", "5")];
    expect(await read(inShiftJis(content.join("\r\n").replaceAll("−", "‐")))).toEqual([
      {
        code: "1008111",
        prefecture: "東京都",
        city: "千代田区",
        town: "千代田",
        office: "宮内庁",
        street: "１‐１",
      },
    ]);
  });
});

describe("JSON lines", () => {
  it("become areas as they are", async () => {
    const area = { code: "1000001", prefecture: "東京都", city: "千代田区", town: "千代田" };
    const lines = [area, { ...area, code: "1008111", office: "宮内庁", note: "x" }];
    expect(await read(`${lines.map((line) => JSON.stringify(line)).join("\n")}\n`)).toEqual([
      area,
      { ...area, code: "1008111", office: "宮内庁" },
    ]);
  });

  it.each([
    ['{"code":"1000001"}', /Line 1: "prefecture" is not a text/],
    [
      '{"code":"1000001","prefecture":"東京都","city":"千代田区","town":"", "office":7}',
      /"office"/,
    ],
    ["{", /Line 1: not a JSON object/],
  ])("refuse %s", (line, message) => expect(read(line)).rejects.toThrow(message));
});

describe("wrong file", () => {
  it.each([
    ["empty", "", /first line is that of no file/],
    ["another table", "a,b,c", /first line is that of no file/],
    ["the archive", "PK\u0003\u0004", /zip archive.\nUnpack it/],
    ["of one prefecture", townLine({}), /1 of the 47 prefectures.*全国一括/s],
    [
      "cut off within a line",
      [...everyPrefecture, '13101,"101  ","1010'].join("\n"),
      /Line 48 has an open quotation.\nDownload/,
    ],
    [
      "with a quotation mark in a bare field",
      [...everyPrefecture, '1"3101,"101  "'].join("\n"),
      /Line 48 has an open quotation/,
    ],
    [
      "with text behind a quotation",
      [...everyPrefecture, '13101,"101"2,"1"'].join("\n"),
      /Line 48 has an open quotation/,
    ],
    [
      "whose quotation is open to the end of a long file",
      [...everyPrefecture, '13101,"101', ...Array(20_000).fill("13101,1")].join("\n"),
      /Line 48 has an open quotation/,
    ],
    [
      "cut off between columns",
      [...everyPrefecture, '13101,"101  ","1010021"'].join("\n"),
      /Line 48 has 3 columns instead of 15/,
    ],
    [
      "cut off within a remark",
      [...everyPrefecture, townLine({ town: "協和（１、" })].join("\n"),
      /Line 48: the file ends in a remark/,
    ],
    [
      "with a remark that another code interrupts",
      [townLine({ code: "1000001", town: "協和（１、" }), townLine({ code: "1000002" })].join("\n"),
      /Line 1: the remark in it is never closed/,
    ],
    ["with a wrong code", townLine({ code: "12345" }), /"12345" is not a postal code/],
  ])("%s is refused, and the message says what to do", (_, content, message) =>
    expect(read(content, "wrong.csv")).rejects.toThrow(message),
  );

  it("is named in the message", () =>
    expect(read("?", "wrong.csv")).rejects.toThrow(/^wrong\.csv: /));

  it("with broken characters is refused", async () => {
    const broken = Buffer.concat([inShiftJis(townLine({})), Buffer.from([0x81, 0x20])]);
    await expect(read(broken)).rejects.toThrow(/not proper shift_jis text/);
  });
});

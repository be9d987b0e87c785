import { basename } from "node:path";
import type { ImportedArea } from "../../packages/db/postal-code/replace-postal-areas.ts";
import { readJsonLine } from "./read-json-lines.ts";
import { readLines } from "./read-lines.ts";
import { officeColumns, readOffices } from "./read-offices.ts";
import { type Line, readTowns, townColumns } from "./read-towns.ts";
import { splitCsvLine } from "./split-csv-line.ts";
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
    const columns = splitCsvLine(first)?.length;
    if (columns === townColumns) return readTowns(csvLines(path, townColumns));
    if (columns === officeColumns) return readOffices(csvLines(path, officeColumns));
    break;
  }
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

async function* csvLines(path: string, columns: number): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of readLines(path)) {
    number++;
    // The files of the 1990s end in a control character.
    if (text.trim() === "" || text === "\u001a") continue;
    const fields = splitCsvLine(text);
    if (fields?.length !== columns) {
      const found = fields ? `${fields.length} columns instead of ${columns}` : "an open quotation";
      throw new WrongFile(`Line ${number} has ${found}.`, downloadAnew);
    }
    yield { number, fields };
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

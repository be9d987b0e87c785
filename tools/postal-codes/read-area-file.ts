import { basename } from "node:path";
import { pipeline, Readable } from "node:stream";
import { CsvError, type Info, parse } from "csv-parse";
import type { ImportedArea } from "../../packages/db/postal-code/replace-postal-areas.ts";
import { downloadAnew, downloadPage, readLines, readText, WrongFile } from "./read-lines.ts";
import { type Line, readTowns, townColumns } from "./read-towns.ts";

/** The columns of JIGYOSYO.CSV, https://www.post.japanpost.jp/zipcode/dl/jigyosyo/readme.html */
const officeColumns = 13;
const abolished = "5";

/** Areas from the lines of Japan Post's file of offices that have a code for themselves. */
async function* readOffices(lines: AsyncIterable<Line>): AsyncGenerator<ImportedArea> {
  for await (const { fields } of lines) {
    const [, , office = "", prefecture = "", city = "", town = "", street = "", code = ""] = fields;
    if (fields[12] === abolished) continue;
    yield { code, prefecture, city, town, office, street: street || undefined };
  }
}

/** Many times that of the longest line. A quotation that is never closed would otherwise take in the rest of the file. */
const maxLineLength = 10_000;

/** The lines of a file that has this many columns, one after the other, however long the file is. */
async function* readCsvLines(path: string, columns: number): AsyncGenerator<Line> {
  for await (const { number, fields } of csvRecords(path)) {
    // The files of the 1990s end in a control character.
    if (fields.length === 1 && fields[0] === "\u001a") continue;
    if (fields.length !== columns) {
      const found = `${fields.length} columns instead of ${columns}`;
      throw new WrongFile(`Line ${number} has ${found}.`, downloadAnew);
    }
    yield { number, fields: fields.map((field) => field.trim()) };
  }
}

/** How many columns the first line has. */
async function countColumns(path: string): Promise<number> {
  for await (const { fields } of csvRecords(path)) return fields.length;
  return 0;
}

async function* csvRecords(path: string): AsyncGenerator<Line> {
  const parser = parse({
    info: true,
    max_record_size: maxLineLength,
    record_delimiter: ["\r\n", "\n"],
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // Stops reading the file when the consumer stops; errors come from the parser.
  pipeline(Readable.from(readText(path)), parser, () => {});
  try {
    for await (const each of parser) {
      const { info, record } = each as { info: Info; record: string[] };
      yield { number: info.lines, fields: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Records that were read but not yet taken are lost with the error, so its message has to name the line.
    const { records, empty_lines: empty } = error as unknown as Info;
    throw new WrongFile(`Line ${records + empty + 1} has an open quotation.`, downloadAnew);
  }
}

const required = ["code", "prefecture", "city", "town"] as const;
const optional = ["prefectureKana", "cityKana", "townKana", "office", "street"] as const;

/** One area for each line: `{"code":"1000001","prefecture":"東京都","city":"千代田区","town":"千代田"}` */
function readJsonLine(text: string, number: number): ImportedArea {
  const value = parsed(text);
  const wrong =
    required.find((name) => typeof value?.[name] !== "string") ??
    optional.find((name) => value?.[name] !== undefined && typeof value[name] !== "string");
  if (!value || wrong) {
    throw new WrongFile(
      `Line ${number}: ${value ? `"${wrong}" is not a text` : "not a JSON object"}.`,
      `Each line must be an object with ${required.join(", ")} and, if known, ${optional.join(", ")}.`,
    );
  }
  const known = [...required, ...optional].filter((name) => value[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, value[name]])) as unknown as ImportedArea;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

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

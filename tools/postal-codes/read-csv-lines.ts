import { pipeline, Readable } from "node:stream";
import { CsvError, type Info, parse } from "csv-parse";
import { readText } from "./read-lines.ts";
import type { Line } from "./read-towns.ts";
import { downloadAnew, WrongFile } from "./wrong-file.ts";

/** Many times that of the longest line. A quotation that is never closed would otherwise take in the rest of the file. */
const longestLine = 10_000;

/** The lines of a file that has this many columns, one after the other, however long the file is. */
export async function* readCsvLines(path: string, columns: number): AsyncGenerator<Line> {
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
export async function countColumns(path: string): Promise<number> {
  for await (const { fields } of csvRecords(path)) return fields.length;
  return 0;
}

async function* csvRecords(path: string): AsyncGenerator<Line> {
  const parser = parse({
    info: true,
    max_record_size: longestLine,
    record_delimiter: ["\r\n", "\n"],
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // Ends the reading of the file when nobody wants more; faults come out of the parser.
  pipeline(Readable.from(readText(path)), parser, () => {});
  try {
    for await (const each of parser) {
      const { info, record } = each as { info: Info; record: string[] };
      yield { number: info.lines, fields: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Records that were read but not yet taken are lost with the fault, so that it has to say itself where it is.
    const { records, empty_lines: empty } = error as unknown as Info;
    throw new WrongFile(`Line ${records + empty + 1} has an open quotation.`, downloadAnew);
  }
}

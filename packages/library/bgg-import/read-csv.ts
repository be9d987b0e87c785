import { mostImportRows } from "@takujo/contracts/library/bgg-import";
import { parse } from "csv-parse/sync";
import {
  type Collection,
  type CollectionItem,
  collectionColumns,
  faulty,
  readCollection,
} from "./collection.ts";
import { decodeFile } from "./decode-file.ts";

/** Spreadsheets of some countries write the others. */
const separators = [",", ";", "\t"];
/** BoardGameGeek's comments are long, but not that long. */
const longestRecord = 100_000;

/** The file that BoardGameGeek gives of a collection, also when a spreadsheet has saved it again. */
export function readCsv(bytes: Uint8Array): Collection {
  const text = decodeFile(bytes);
  if (text === null) return faulty("encoding");
  for (const separator of separators) {
    const [head = [], ...lines] = linesOf(text, separator);
    const names = head.map((name) => name.trim().toLowerCase());
    if (!names.includes("objectid") || !names.includes("objectname")) continue;
    const places = collectionColumns.map((column) => [column, names.indexOf(column)] as const);
    const known = places.filter(([, place]) => place >= 0);
    return readCollection(
      lines.map(
        (cells): CollectionItem =>
          Object.fromEntries(known.map(([column, place]) => [column, cells[place] ?? ""])),
      ),
    );
  }
  return faulty(text.trim() === "" ? "empty" : "columns");
}

function linesOf(text: string, separator: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRecord,
      // The head, and one more than is allowed.
      to: mostImportRows + 2,
    });
  } catch {
    return [];
  }
}

import { maxImportRows } from "@takujo/contracts/library/bgg-import";
import { parse } from "csv-parse/sync";
import {
  type Collection,
  type CollectionItem,
  collectionColumns,
  faulty,
  readCollection,
} from "./collection.ts";

/** By its byte order mark, or else UTF-8, or else Shift_JIS as from older spreadsheets; null if it is none of these. */
function decodeFile(bytes: Uint8Array): string | null {
  const text = decode(encodingOf(bytes), bytes) ?? decode("shift_jis", bytes);
  // Never in text, but in pictures and workbooks.
  return text === null || text.includes("\0") ? null : text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Spreadsheets in some countries use the others. */
const separators = [",", ";", "\t"];
/** BoardGameGeek's comments are long, but not that long. */
const maxRecordLength = 100_000;

/** BoardGameGeek's export of a collection, even if saved again by a spreadsheet. */
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
      max_record_size: maxRecordLength,
      // The header, and one row more than allowed.
      to: maxImportRows + 2,
    });
  } catch {
    return [];
  }
}

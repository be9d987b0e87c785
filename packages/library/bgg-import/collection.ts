import {
  type ImportFault,
  type ImportRow,
  maxImportRows,
  type SkipReason,
} from "@takujo/contracts/library/bgg-import";

/** A game of a collection, with the field names of its file. */
export type CollectionItem = Partial<Record<CollectionColumn, string>>;

export const collectionColumns = [
  "objectid",
  "objectname",
  "own",
  "itemtype",
  "minplayers",
  "maxplayers",
  "playingtime",
  "avgweight",
  "bggrecagerange",
  "bgglanguagedependence",
] as const;
type CollectionColumn = (typeof collectionColumns)[number];

export interface Collection {
  fault: ImportFault | null;
  rows: ImportRow[];
  skipped: { name: string; reason: SkipReason }[];
}

export const faulty = (fault: ImportFault): Collection => ({ fault, rows: [], skipped: [] });

const maxNameLength = 80;

/** Games that can be imported, and those that cannot, with the reason. */
export function readCollection(items: CollectionItem[]): Collection {
  if (items.length === 0) return faulty("empty");
  if (items.length > maxImportRows) return faulty("too-many");
  const collection: Collection = { fault: null, rows: [], skipped: [] };
  const seen = new Set<number>();
  for (const item of items) {
    const name = nameOf(item.objectname ?? "");
    const bggId = wholeNumber(item.objectid, 1, 2_147_483_647);
    const reason = reasonToSkip(item, name, bggId, seen);
    if (reason || bggId === null) {
      collection.skipped.push({ name, reason: reason ?? "number" });
    } else {
      seen.add(bggId);
      collection.rows.push({ bggId, name, ...factsOf(item) });
    }
  }
  return collection;
}

function reasonToSkip(
  item: CollectionItem,
  name: string,
  bggId: number | null,
  seen: Set<number>,
): SkipReason | null {
  if (bggId === null) return "number";
  if (name === "") return "name";
  if (item.own !== undefined && item.own !== "1") return "not-owned";
  if (item.itemtype === "expansion") return "expansion";
  return seen.has(bggId) ? "twice" : null;
}

/** One line, without invisible characters or the apostrophe with which spreadsheets mark text. */
function nameOf(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "");
  // Never inside a surrogate pair.
  return line
    .slice(0, maxNameLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

function factsOf(item: CollectionItem): Omit<ImportRow, "bggId" | "name"> {
  const players = [wholeNumber(item.minplayers, 1, 99), wholeNumber(item.maxplayers, 1, 99)];
  const [minPlayers = null, maxPlayers = null] = players;
  const isOrdered = minPlayers !== null && maxPlayers !== null && minPlayers <= maxPlayers;
  return {
    minPlayers: isOrdered ? minPlayers : null,
    maxPlayers: isOrdered ? maxPlayers : null,
    minutes: wholeNumber(item.playingtime, 1, 2_000),
    age: wholeNumber(item.bggrecagerange?.replace(/\+$/, ""), 0, 99),
    weight: weightOf(item.avgweight),
    languageNeed: needOf(item.bgglanguagedependence ?? ""),
  };
}

function wholeNumber(text: string | undefined, min: number, max: number): number | null {
  if (!text || !/^\d{1,10}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** From 1 to 5 with decimals; 0 without votes. */
function weightOf(text: string | undefined): number | null {
  const value = text && /^\d(?:\.\d{1,20})?$/.test(text.trim()) ? Number(text) : 0;
  return value >= 1 && value <= 5 ? Math.round(value) : null;
}

/** The five answers of the poll. */
function needOf(answer: string): ImportRow["languageNeed"] {
  const said = answer.toLowerCase();
  if (said.startsWith("no necessary")) return "none";
  if (said.startsWith("some necessary")) return "little";
  return /^(?:moderate|extensive|unplayable)/.test(said) ? "much" : null;
}

import { XMLParser } from "fast-xml-parser";
import { type Collection, type CollectionItem, faulty, readCollection } from "./collection.ts";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  // Numbers and names as they are written; the reader of collections decides.
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === "item",
});

interface XmlItem {
  objectid?: string;
  subtype?: string;
  name?: string | { "#text"?: string };
  status?: { own?: string };
  stats?: { minplayers?: string; maxplayers?: string; playingtime?: string };
}

/** The answer of BoardGameGeek's XML API for a collection with its statistics. */
export function readXml(text: string): Collection {
  // It declares nothing of its own; whatever does so is no answer of theirs.
  if (text.includes("<!")) return faulty("columns");
  try {
    const { items } = parser.parse(text) as { items?: { item?: XmlItem[] } | "" };
    if (items === undefined) return faulty("columns");
    return readCollection((items === "" ? [] : (items.item ?? [])).map(itemOf));
  } catch {
    return faulty("columns");
  }
}

function itemOf({ objectid, subtype, name, status, stats }: XmlItem): CollectionItem {
  const named = typeof name === "object" ? name["#text"] : name;
  return {
    objectid: textOf(objectid),
    objectname: textOf(named),
    own: textOf(status?.own),
    itemtype: subtype === "boardgameexpansion" ? "expansion" : "standalone",
    minplayers: textOf(stats?.minplayers),
    maxplayers: textOf(stats?.maxplayers),
    playingtime: textOf(stats?.playingtime),
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

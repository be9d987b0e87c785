import { DomainError } from "@takujo/runtime/domain-error";
import { XMLParser } from "fast-xml-parser";
import { type Collection, type CollectionItem, faulty, readCollection } from "./collection.ts";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  // Values as written; the collection's reader interprets them.
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
  // The real API declares no entities; a file that does is not from it.
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

export type FetchCollection = (username: string) => Promise<Collection>;

const address = "https://boardgamegeek.com/xmlapi2/collection";
const fetchTimeoutMs = 10_000;
/** Ten times the size of the largest collection that may be imported. */
const largestAnswer = 10_000_000;

/** Fetches a person's collection from BoardGameGeek. Requires the token of an application registered there. */
export function collectionFetcher(
  token: string | undefined,
  send: typeof fetch = fetch,
): FetchCollection | undefined {
  if (!token) return undefined;
  return async (username) => {
    const query = new URLSearchParams({
      username,
      own: "1",
      stats: "1",
      excludesubtype: "boardgameexpansion",
    });
    const response = await ask(`${address}?${query}`, token, send);
    // The API prepares it first, and asks to retry.
    if (response.status === 202) {
      throw new DomainError("not-now", "The collection is being gathered.", {
        reason: "gathering",
      });
    }
    if (!response.ok) throw new DomainError("unavailable", `BGG answered ${response.status}.`);
    const text = await readBounded(response);
    if (text.includes("<error")) throw new DomainError("not-found", "There is no such collection.");
    return readXml(text);
  };
}

async function ask(url: string, token: string, send: typeof fetch): Promise<Response> {
  try {
    return await send(url, {
      headers: { authorization: `Bearer ${token}`, accept: "application/xml" },
      redirect: "error",
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
  } catch {
    throw new DomainError("unavailable", "BGG did not answer.");
  }
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > largestAnswer) throw new DomainError("too-large");
    }
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError("unavailable", "BGG fell silent.");
  }
  return text;
}

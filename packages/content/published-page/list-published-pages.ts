import { type PublishedPages, publishedPagesShown } from "@takujo/contracts/content/published-page";
import type { Database } from "@takujo/runtime/database/database";
import { pageKinds, publishedPages } from "./queries.ts";

/** Where a part of the list begins. */
interface Start {
  /** Its place in `pageKinds`. */
  kind: number;
  slug: string;
}

interface Parts {
  starts: Start[];
  total: number;
}

/** Finding the parts reads all pages once. A page published meanwhile is in the part that covers its slug. */
const partsKnownFor = 5 * 60_000;
const knownParts = new WeakMap<Database, { parts: Parts; until: number }>();
/** What crawlers take in one file, for parts that have grown since. */
const maxInPart = 40_000;

/** Addresses and times of change, for the sitemap. Ordered by kind and slug, so a publication moves no other page. */
export async function listPublishedPages(db: Database, page: number): Promise<PublishedPages> {
  const { starts, total } = await partsOf(db);
  const start = starts[page - 1];
  const items = start ? await readPart(db, start, starts[page]) : [];
  return { total: start && starts.length === 1 ? items.length : total, items };
}

async function partsOf(db: Database): Promise<Parts> {
  const known = knownParts.get(db);
  if (known && known.until > Date.now()) return known.parts;
  const parts = await findParts(db);
  if (parts.starts.length > 1) {
    knownParts.set(db, { parts, until: Date.now() + partsKnownFor });
  }
  return parts;
}

async function findParts(db: Database): Promise<Parts> {
  const starts: Start[] = [];
  let next: Start | number = { kind: 0, slug: "" };
  while (typeof next === "object") {
    starts.push(next);
    next = await nextStart(db, next);
  }
  return { starts, total: (starts.length - 1) * publishedPagesShown + next };
}

/** The start of the following part, or how many pages the last one has. */
async function nextStart(db: Database, start: Start): Promise<Start | number> {
  let counted = 0;
  for (let kind = start.kind; kind < pageKinds.length; kind++) {
    const pages = publishedPages[pageKinds[kind] ?? "news"];
    const from = kind === start.kind ? start.slug : "";
    const [found] = await pages.slugAfter(db, { from, skip: publishedPagesShown - counted });
    if (found) return { kind, slug: found.slug };
    const [rest] = await pages.count(db, { from });
    counted += rest?.count ?? 0;
  }
  return counted;
}

async function readPart(db: Database, start: Start, end?: Start): Promise<PublishedPages["items"]> {
  const items: PublishedPages["items"] = [];
  const lastKind = end?.kind ?? pageKinds.length - 1;
  for (const [index, kind] of pageKinds.entries()) {
    if (index < start.kind || index > lastKind) continue;
    const from = index === start.kind ? start.slug : "";
    const limit = maxInPart - items.length;
    const rows =
      end?.kind === index
        ? await publishedPages[kind].bounded(db, { from, before: end.slug, limit })
        : await publishedPages[kind].open(db, { from, limit });
    for (const { slug, updated_at } of rows) {
      items.push({ kind, slug, modifiedAt: updated_at.toISOString() });
    }
  }
  return items;
}

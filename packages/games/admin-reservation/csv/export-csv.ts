import type { AdminReservationFilter } from "@takujo/contracts/games/admin-reservation";
import type { CsvEncoding, CsvSet } from "@takujo/contracts/games/admin-reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { type Cursor, readCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database";
import { type Choice, choose } from "../list/find-places.ts";
import { selectRows } from "../list/queries.ts";
import { tableFor } from "./table.ts";
import { writeLines } from "./write-lines.ts";

/** As many rows are in memory at a time. */
const atOnce = 500;

interface Wanted {
  filter: AdminReservationFilter;
  set: CsvSet;
  encoding: CsvEncoding;
  locale: Locale;
}

export interface CsvFile {
  name: string;
  content: ReadableStream<Uint8Array>;
}

/** Without anything that leads to a person. */
export async function exportCsv(
  db: Database,
  wanted: Wanted & { set: Exclude<CsvSet, "contacts"> },
  now = new Date(),
): Promise<CsvFile> {
  return fileOf(db, await choose(db, wanted.filter, wanted.locale), wanted, now);
}

/** With names, telephones and addresses. Why, and of how many, is written down before the first of them leaves. */
export async function exportContacts(
  db: Database,
  wanted: Omit<Wanted, "set"> & { reason: string },
  actorId: string,
  now = new Date(),
): Promise<CsvFile> {
  const { filter, reason } = wanted;
  const choice = await choose(db, filter, wanted.locale);
  const rows = await countRows(db, choice);
  const { event, session, group, language, q } = filter;
  await insertAuditEntry(db, {
    actorId,
    action: "reservation.export",
    subject: { kind: "reservation", id: choice.event?.id ?? "all" },
    after: {
      rows,
      event: event ?? null,
      session: session ?? null,
      group: group ?? null,
      language: language ?? null,
      // Whom somebody looked for is a name.
      isSearch: Boolean(q?.trim()),
    },
    reason,
  });
  return fileOf(db, choice, { ...wanted, set: "contacts" }, now);
}

/** Exactly, which a list never asks for. */
async function countRows(db: Database, choice: Choice): Promise<number> {
  let rows = 0;
  for await (const places of pagesOf(db, choice)) rows += places.length;
  return rows;
}

async function* pagesOf(db: Database, choice: Choice): AsyncGenerator<Cursor[]> {
  let after = readCursor(undefined);
  for (;;) {
    const places = await choice.find(db, after, atOnce);
    if (places.length > 0) yield places;
    const last = places.at(-1);
    if (!last || places.length < atOnce) return;
    after = last;
  }
}

function fileOf(db: Database, choice: Choice, wanted: Wanted, now: Date): CsvFile {
  const { set, encoding, locale } = wanted;
  const table = tableFor(set, locale);
  async function* chunks() {
    yield writeLines([table.head], encoding, { isFirst: true });
    for await (const places of pagesOf(db, choice)) {
      const rows = await selectRows(db, { ids: places.map(({ id }) => id), locale });
      const lines = rows.flatMap(table.linesOf);
      if (lines.length > 0) yield writeLines(lines, encoding);
    }
  }
  return { name: table.fileName(now), content: streamOf(chunks()) };
}

/** The next rows are read when somebody wants them, and no more where nobody does. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

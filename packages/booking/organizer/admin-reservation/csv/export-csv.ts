import { everyRight } from "@takujo/contracts/account/staff-policy";
import type { AdminReservationFilter } from "@takujo/contracts/booking/organizer/admin-reservation";
import type { CsvSet } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import type { CsvEncoding } from "@takujo/contracts/csv";
import type { Locale } from "@takujo/contracts/locale";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { writeLines } from "@takujo/runtime/csv/write-lines";
import type { Cursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { type ResolvedFilter, resolveFilter } from "../list/resolve-filter.ts";
import { inOrder, selectRows } from "../list/row/queries.ts";
import { tableFor } from "./table.ts";

/** Rows in memory at a time. */
const atOnce = 500;

interface CsvRequest {
  filter: AdminReservationFilter;
  set: CsvSet;
  encoding: CsvEncoding;
  locale: Locale;
}

export interface CsvFile {
  name: string;
  content: ReadableStream<Uint8Array>;
}

/** Files with personal data are for admins only. */
const asAdmin = (locale: Locale) => ({ locale, rights: everyRight });

/** With names, but without contact details. */
export async function exportCsv(
  db: Database,
  wanted: CsvRequest & { set: Exclude<CsvSet, "contacts"> },
  now = new Date(),
): Promise<CsvFile> {
  return fileOf(db, await resolveFilter(db, wanted.filter, asAdmin(wanted.locale)), wanted, now);
}

/** With names, telephones and addresses. The reason and the number of rows are audited before the first row is sent. */
export async function exportContacts(
  db: Database,
  wanted: Omit<CsvRequest, "set"> & { reason: string },
  actorId: string,
  now = new Date(),
): Promise<CsvFile> {
  const { filter, reason } = wanted;
  const resolved = await resolveFilter(db, filter, asAdmin(wanted.locale));
  const rows = await countRows(db, resolved);
  const { event, session, group, language, q } = filter;
  await insertAuditEntry(db, {
    actorId,
    action: "reservation.export",
    subject: { kind: "reservation", id: resolved.event?.id ?? "all" },
    after: {
      rows,
      event: event ?? null,
      session: session ?? null,
      group: group ?? null,
      language: language ?? null,
      // A search text is usually a name, so it is not logged.
      isSearch: Boolean(q?.trim()),
    },
    reason,
  });
  return fileOf(db, resolved, { ...wanted, set: "contacts" }, now);
}

/** The exact number; lists never need it. */
async function countRows(db: Database, resolved: ResolvedFilter): Promise<number> {
  let rows = 0;
  for await (const places of pagesOf(db, resolved)) rows += places.length;
  return rows;
}

async function* pagesOf(db: Database, resolved: ResolvedFilter): AsyncGenerator<Cursor[]> {
  let after: Cursor | null = null;
  for (;;) {
    const places: Cursor[] = await resolved.find(db, after, atOnce);
    if (places.length > 0) yield places;
    const last = places.at(-1);
    if (!last || places.length < atOnce) return;
    after = last;
  }
}

function fileOf(db: Database, resolved: ResolvedFilter, wanted: CsvRequest, now: Date): CsvFile {
  const { set, encoding, locale } = wanted;
  const table = tableFor(set, locale);
  async function* chunks() {
    yield writeLines([table.head], encoding, { isFirst: true });
    for await (const places of pagesOf(db, resolved)) {
      const rows = await selectRows(db, { ids: places.map(({ id }) => id), locale });
      const lines = inOrder(rows, places).flatMap(table.linesOf);
      if (lines.length > 0) yield writeLines(lines, encoding);
    }
  }
  return { name: table.fileName(now, resolved.event), content: streamOf(chunks()) };
}

/** Reads the next rows only when the client wants them. */
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

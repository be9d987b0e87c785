import type { LegalKind } from "@takujo/contracts/content/legal";
import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { siteZone } from "@takujo/runtime/database/sql-expressions";
import { sql } from "kysely";

const today = sql<Date>`(now() at time zone ${siteZone})::date`;

/** Announced versions, latest effective date first. Unannounced ones are not public. */
export const selectLegalVersions = prepareQuery((db, argument: Argument<{ kind: LegalKind }>) =>
  db
    .selectFrom("legal_document")
    .where("kind", "=", argument("kind"))
    .where("announced_on", "<=", today)
    .orderBy("effective_on", "desc")
    .orderBy("version", "desc")
    .select((eb) => [
      "version",
      sql<string>`to_char(announced_on, 'YYYY-MM-DD')`.as("announced_on"),
      sql<string>`to_char(effective_on, 'YYYY-MM-DD')`.as("effective_on"),
      eb("effective_on", "<=", today).as("in_effect"),
    ]),
);

export type LegalVersionRow = Awaited<ReturnType<typeof selectLegalVersions>>[number];

/** The text in the requested language, or the Japanese one, which always exists. */
export const selectLegalText = prepareQuery(
  (db, argument: Argument<{ kind: LegalKind; version: number; locale: Locale }>) =>
    db
      .selectFrom("legal_document")
      .$call(withText("legal_document_text", "legal_document.id", argument("locale")))
      .where("kind", "=", argument("kind"))
      .where("version", "=", argument("version"))
      .select([
        "legal_document_text.locale",
        "legal_document_text.summary",
        "legal_document_text.changes",
        "legal_document_text.body",
      ]),
);

export type LegalTextRow = Awaited<ReturnType<typeof selectLegalText>>[number];

/** The first day on which a version of each kind is both announced and in effect. */
export const selectLegalDays = prepareQuery((db) =>
  db
    .selectFrom("legal_document")
    .groupBy("kind")
    .select([
      "kind",
      sql<string>`to_char(min(greatest(announced_on, effective_on)), 'YYYY-MM-DD')`.as("day"),
    ]),
);

import { type Expression, type RawBuilder, sql } from "kysely";

/** A column with a cover, as readers of that language see it: with the picture that it names, once that is ready. */
export function shownCover(column: string, locale: Expression<string>): RawBuilder<unknown> {
  return sql<unknown>`shown_cover(${sql.ref(column)}, ${locale})`;
}

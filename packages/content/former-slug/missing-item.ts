import type { Database } from "@takujo/runtime/database/database";
import { DomainError, MovedError } from "@takujo/runtime/domain-error";
import { type SluggedKind, selectItemByFormerSlug } from "./queries.ts";

/** Finds nothing for an item that is not public: its new slug would reveal it. */
type SelectPublicSlug = (db: Database, values: { id: string }) => Promise<{ slug: string }[]>;

/** The error to throw when no item has this slug: `moved` if one had it before, otherwise `not-found`. */
export async function missingItem(
  db: Database,
  kind: SluggedKind,
  slug: string,
  selectPublicSlug: SelectPublicSlug,
): Promise<DomainError> {
  const [former] = await selectItemByFormerSlug(db, { kind, slug });
  const [current] = former ? await selectPublicSlug(db, { id: former.item_id }) : [];
  return current
    ? new MovedError(slug, current.slug)
    : new DomainError("not-found", `There is no ${kind} "${slug}".`);
}

import type { OwnRights } from "@takujo/contracts/account/staff";
import type { StaffRights } from "@takujo/contracts/account/staff-policy";
import type { Locale } from "@takujo/contracts/locale";
import { isFresh } from "@takujo/runtime/bearer/demand-fresh-sign-in";
import type { Database } from "@takujo/runtime/database/database";
import { presentEvents, presentRights } from "./present.ts";
import { selectEvents } from "./queries.ts";

/** Nothing is read for those without rights for some events only. */
export async function readOwnRights(
  db: Database,
  { held, signedInAt }: { held: StaffRights; signedInAt: Date },
  locale: Locale,
  now = new Date(),
): Promise<OwnRights> {
  const rights = presentRights(held);
  const ids = rights.flatMap(({ eventIds }) => eventIds ?? []);
  const events = ids.length > 0 ? await selectEvents(db, { ids, locale, now }) : [];
  return { rights, events: presentEvents(ids, events) ?? [], isSignInFresh: isFresh(signedInAt) };
}

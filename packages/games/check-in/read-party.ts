import type { Party } from "@takujo/contracts/games/check-in";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentParty } from "./present.ts";
import { selectArrivals, selectParty } from "./queries.ts";

export async function readParty(db: Database, code: string, locale: Locale): Promise<Party> {
  const [row] = await selectParty(db, { code, locale });
  if (!row) throw new DomainError("not-found");
  return presentParty(row, await selectArrivals(db, { reservationId: row.id }));
}

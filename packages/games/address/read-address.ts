import type { Address } from "@takujo/contracts/games/address";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentAddress } from "./present.ts";
import { selectAddress } from "./queries.ts";

/** Somebody else's address is like none. */
export async function readAddress(
  db: Database,
  owned: { id: string; userId: string },
): Promise<Address> {
  const [row] = await selectAddress(db, owned);
  if (!row) throw new DomainError("not-found");
  return presentAddress(row);
}

import type { Address } from "@takujo/contracts/account/address";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentAddress } from "./present.ts";
import { selectAddress } from "./queries.ts";

/** Another person's address is `not-found`. */
export async function readAddress(
  db: Database,
  owned: { id: string; userId: string },
): Promise<Address> {
  const [row] = await selectAddress(db, owned);
  if (!row) throw new DomainError("not-found");
  return presentAddress(row);
}

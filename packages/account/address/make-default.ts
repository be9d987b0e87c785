import type { AddressList } from "@takujo/contracts/account/address";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { listAddresses } from "./list-addresses.ts";
import { clearDefault, setDefault } from "./queries.ts";
import { withLockedAddresses } from "./with-locked-addresses.ts";

export function makeDefault(
  db: Database,
  owned: { id: string; userId: string },
): Promise<AddressList> {
  return withLockedAddresses(db, owned.userId, async (transaction) => {
    await clearDefault(transaction, owned);
    const [row] = await setDefault(transaction, owned);
    if (!row) throw new DomainError("not-found");
    return listAddresses(transaction, owned.userId);
  });
}

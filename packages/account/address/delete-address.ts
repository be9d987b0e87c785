import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { deleteAddressRow, selectAddresses, setDefault } from "./queries.ts";
import { withLockedAddresses } from "./with-locked-addresses.ts";

/** If the default is deleted, the newest of the others becomes the default. */
export function deleteAddress(db: Database, owned: { id: string; userId: string }): Promise<void> {
  const { userId } = owned;
  return withLockedAddresses(db, userId, async (transaction) => {
    const [deleted] = await deleteAddressRow(transaction, owned);
    if (!deleted) throw new DomainError("not-found");
    if (!deleted.is_default) return;
    const [newest] = await selectAddresses(transaction, { userId });
    if (newest) await setDefault(transaction, { userId, id: newest.id });
  });
}

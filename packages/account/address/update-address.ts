import type { Address, AddressChange } from "@takujo/contracts/account/address";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentAddress } from "./present.ts";
import { clearDefault, selectAddress, setDefault, updateAddressRow } from "./queries.ts";
import { withLockedAddresses } from "./with-locked-addresses.ts";

/** The default stays the default until another address becomes it. */
export function updateAddress(
  db: Database,
  owned: { id: string; userId: string },
  change: AddressChange,
): Promise<Address> {
  return withLockedAddresses(db, owned.userId, async (transaction) => {
    const [before] = await selectAddress(transaction, owned);
    if (!before) throw new DomainError("not-found");
    const [updated] = await updateAddressRow(transaction, { ...change, ...owned });
    if (!updated) throw new DomainError("changed-meanwhile");
    if (!change.isDefault || updated.is_default) return presentAddress(updated);
    await clearDefault(transaction, owned);
    const [row = updated] = await setDefault(transaction, owned);
    return presentAddress(row);
  });
}

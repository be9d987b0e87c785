import type { Address, NewAddress } from "@takujo/contracts/account/address";
import { mostAddresses } from "@takujo/contracts/account/address-form";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentAddress } from "./present.ts";
import { clearDefault, insertAddress, selectAddresses } from "./queries.ts";
import { withLockedAddresses } from "./with-locked-addresses.ts";

/** The first address becomes the default. */
export function createAddress(db: Database, userId: string, address: NewAddress): Promise<Address> {
  return withLockedAddresses(db, userId, async (transaction) => {
    const { length: count } = await selectAddresses(transaction, { userId });
    if (count >= mostAddresses) {
      throw new DomainError("too-many-addresses", `There are ${mostAddresses} already.`);
    }
    const isDefault = address.isDefault || count === 0;
    if (isDefault) await clearDefault(transaction, { userId });
    const [row] = await insertAddress(transaction, { ...address, isDefault, userId });
    if (!row) throw new Error("An address was not stored");
    return presentAddress(row);
  });
}

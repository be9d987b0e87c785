import type {
  Address,
  AddressChange,
  AddressList,
  NewAddress,
} from "@takujo/contracts/account/address";
import { maxAddresses } from "@takujo/contracts/account/address-form";
import {
  type Database,
  type DatabaseTransaction,
  inTransaction,
} from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  type AddressRow,
  clearDefault,
  deleteAddressRow,
  insertAddress,
  lockPerson,
  selectAddress,
  selectAddresses,
  setDefault,
  updateAddressRow,
} from "./queries.ts";

/** Serializes changes to a person's addresses, because their number and the default depend on all of them. */
function withLockedAddresses<Answer>(
  db: Database,
  userId: string,
  change: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (transaction) => {
    const [person] = await lockPerson(transaction, { userId });
    if (!person) throw new DomainError("not-found");
    return change(transaction);
  });
}

export async function listAddresses(db: Database, userId: string): Promise<AddressList> {
  const rows = await selectAddresses(db, { userId });
  return { addresses: rows.map(presentAddress), most: maxAddresses };
}

/** Another person's address is `not-found`. */
export async function readAddress(
  db: Database,
  owned: { id: string; userId: string },
): Promise<Address> {
  const [row] = await selectAddress(db, owned);
  if (!row) throw new DomainError("not-found");
  return presentAddress(row);
}

/** The first address becomes the default. */
export function createAddress(db: Database, userId: string, address: NewAddress): Promise<Address> {
  return withLockedAddresses(db, userId, async (transaction) => {
    const { length: count } = await selectAddresses(transaction, { userId });
    if (count >= maxAddresses) {
      throw new DomainError("too-many-addresses", `There are ${maxAddresses} already.`);
    }
    const isDefault = address.isDefault || count === 0;
    if (isDefault) await clearDefault(transaction, { userId });
    const [row] = await insertAddress(transaction, { ...address, isDefault, userId });
    if (!row) throw new Error("An address was not stored");
    return presentAddress(row);
  });
}

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

function presentAddress(row: AddressRow): Address {
  return {
    id: row.id,
    label: row.label,
    name: row.name,
    kana: row.kana,
    country: row.country,
    postalCode: row.postal_code,
    prefecture: row.prefecture,
    city: row.city,
    street: row.street,
    building: row.building,
    phone: row.phone,
    isDefault: row.is_default,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

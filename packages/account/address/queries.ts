import type { NewAddress } from "@takujo/contracts/account/address";
import type { Address } from "@takujo/db/schema";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type Selectable, sql } from "kysely";

export type AddressRow = Selectable<Address>;

type Owner = { userId: string };
type OwnAddressId = Owner & { id: string };

/** Serializes changes to one person's addresses. Inserts with foreign keys to the person are not blocked. */
export const lockPerson = prepareQuery((db, argument: Argument<Owner>) =>
  db.selectFrom("user").select("id").where("id", "=", argument("userId")).forNoKeyUpdate(),
);

export const selectAddresses = prepareQuery((db, argument: Argument<Owner>) =>
  db
    .selectFrom("address")
    .selectAll()
    .where("user_id", "=", argument("userId"))
    .orderBy("is_default", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id"),
);

export const selectAddress = prepareQuery((db, argument: Argument<OwnAddressId>) =>
  db
    .selectFrom("address")
    .selectAll()
    .where("id", "=", argument("id"))
    .where("user_id", "=", argument("userId")),
);

type AddressValues = Omit<NewAddress, "isDefault">;

export const insertAddress = prepareQuery(
  (db, argument: Argument<AddressValues & Owner & { isDefault: boolean }>) =>
    db
      .insertInto("address")
      .values({
        user_id: argument("userId"),
        label: argument("label"),
        name: argument("name"),
        kana: argument("kana"),
        country: argument("country"),
        postal_code: argument("postalCode"),
        prefecture: argument("prefecture"),
        city: argument("city"),
        street: argument("street"),
        building: argument("building"),
        phone: argument("phone"),
        is_default: argument("isDefault"),
      })
      .returningAll(),
);

/** Returns no row if the address has changed since it was read. */
export const updateAddressRow = prepareQuery(
  (db, argument: Argument<AddressValues & OwnAddressId & { version: number }>) =>
    db
      .updateTable("address")
      .set({
        label: argument("label"),
        name: argument("name"),
        kana: argument("kana"),
        country: argument("country"),
        postal_code: argument("postalCode"),
        prefecture: argument("prefecture"),
        city: argument("city"),
        street: argument("street"),
        building: argument("building"),
        phone: argument("phone"),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where("id", "=", argument("id"))
      .where("user_id", "=", argument("userId"))
      .where("version", "=", argument("version"))
      .returningAll(),
);

/** Runs before `setDefault`: the index allows no second default at any moment. */
export const clearDefault = prepareQuery((db, argument: Argument<Owner>) =>
  db
    .updateTable("address")
    .set({ is_default: false })
    .where("user_id", "=", argument("userId"))
    .where("is_default", "=", true)
    .returning("id"),
);

export const setDefault = prepareQuery((db, argument: Argument<OwnAddressId>) =>
  db
    .updateTable("address")
    .set({ is_default: true })
    .where("id", "=", argument("id"))
    .where("user_id", "=", argument("userId"))
    .returningAll(),
);

export const deleteAddressRow = prepareQuery((db, argument: Argument<OwnAddressId>) =>
  db
    .deleteFrom("address")
    .where("id", "=", argument("id"))
    .where("user_id", "=", argument("userId"))
    .returning("is_default"),
);

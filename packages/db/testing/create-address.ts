import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface AddressOptions {
  userId: string;
  label?: string;
  name?: string;
  street?: string;
  isDefault?: boolean;
}

/** An address of a person; a test sets only what matters to it. */
export async function createAddress(
  db: Kysely<DB>,
  { userId, isDefault = false, ...options }: AddressOptions,
) {
  return db
    .insertInto("address")
    .values({
      user_id: userId,
      label: "自宅",
      name: "森野 ことり",
      kana: "もりの ことり",
      postal_code: "101-0041",
      prefecture: "東京都",
      city: "千代田区",
      street: "神田須田町1-12-3",
      phone: "090-1234-5678",
      is_default: isDefault,
      ...options,
    })
    .returning(["id", "label", "version"])
    .executeTakeFirstOrThrow();
}

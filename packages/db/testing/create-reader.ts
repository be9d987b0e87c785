import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";
import { createUser } from "./create-user.ts";

/** A newsletter subscriber. */
export async function createReader(
  db: Kysely<DB>,
  options: Parameters<typeof createUser>[1] = {},
): ReturnType<typeof createUser> {
  const person = await createUser(db, options);
  await db
    .updateTable("profile")
    .set({ news_mail: true })
    .where("user_id", "=", person.id)
    .execute();
  return person;
}

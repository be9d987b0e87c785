import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface UserOptions {
  name?: string;
  email?: string;
  image?: string | null;
  role?: string;
  locale?: "ja" | "en";
}

/** A person with unique values and the profile that a trigger creates; a test sets only what matters to it. */
export async function createUser(db: Kysely<DB>, options: UserOptions = {}) {
  const id = randomUUID();
  return db
    .insertInto("user")
    .values({ id, name: "", email: `${id}@example.jp`, emailVerified: true, ...options })
    .returning(["id", "email", "name", "role"])
    .executeTakeFirstOrThrow();
}

import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** Returns the id of the existing account if the address has one. */
export async function upsertAdmin(
  db: Database,
  person: { id: string; email: string },
): Promise<string> {
  const { id } = await db
    .insertInto("user")
    .values({ ...person, name: "", role: "admin" })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({
        role: sql`case when 'admin' = any(string_to_array("user".role, ',')) then "user".role
          else "user".role || ',admin' end`,
        updatedAt: sql`now()`,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

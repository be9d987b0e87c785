import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** The id is another if somebody has the address already. */
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

import { randomUUID } from "node:crypto";
import type { Database } from "@takujo/runtime/database/database";
import { upsertAdmin } from "./queries.ts";

/** Makes a person an admin. A person without an account gets one and signs in by code. */
export async function makeAdmin(
  db: Database,
  email: string,
): Promise<{ id: string; wasThere: boolean }> {
  const newId = randomUUID();
  const id = await upsertAdmin(db, { id: newId, email: email.toLowerCase() });
  return { id, wasThere: id !== newId };
}

import { randomUUID } from "node:crypto";
import type { Database } from "@takujo/runtime/database/database";
import { upsertAdmin } from "./queries.ts";

/** Makes a person an admin. A person without an account gets one and signs in by code. */
export async function makeAdmin(db: Database, email: string): Promise<"created" | "promoted"> {
  const wasThere = await upsertAdmin(db, { id: randomUUID(), email: email.toLowerCase() });
  return wasThere ? "promoted" : "created";
}

import type { Database } from "@takujo/runtime/database/database";
import { selectDeviceOwner } from "./queries.ts";

/** Whose reservation it is, if they have a device that gets pushes. */
export async function findDeviceOwner(db: Database, reservationId: string): Promise<string | null> {
  const [owner] = await selectDeviceOwner(db, { id: reservationId });
  return owner?.user_id ?? null;
}

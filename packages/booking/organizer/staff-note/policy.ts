import type { Reach } from "@takujo/contracts/account/staff-policy";
import type { Database } from "@takujo/runtime/database/database";
import { assertWithin } from "@takujo/runtime/staff/for-staff";
import { selectEventOfReservation } from "./queries.ts";

/** A right for an event includes its reservations. */
export async function assertReservation(db: Database, id: string, reach: Reach): Promise<void> {
  if (reach === "everywhere") return;
  const [place] = await selectEventOfReservation(db, { id });
  assertWithin(reach, place?.event_id);
}

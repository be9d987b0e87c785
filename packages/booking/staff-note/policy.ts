import type { Reach } from "@takujo/contracts/account/staff-policy";
import type { Database } from "@takujo/runtime/database/database";
import { demandWithin } from "@takujo/runtime/staff/for-staff";
import { selectEventOfReservation } from "./queries.ts";

/** Whoever has the right for some events has it for their reservations. */
export async function demandReservation(db: Database, id: string, reach: Reach): Promise<void> {
  if (reach === "everywhere") return;
  const [place] = await selectEventOfReservation(db, { id });
  demandWithin(reach, place?.event_id);
}

import type { ReceptionHelpers } from "@takujo/contracts/booking/reception";
import type { Database } from "@takujo/runtime/database/database";
import { selectHelpers } from "./queries.ts";

export async function listHelpers(db: Database, eventId: string): Promise<ReceptionHelpers> {
  const rows = await selectHelpers(db, { eventId });
  return {
    helpers: rows.map(({ id, name, email, handle, granted_at }) => ({
      userId: id,
      name,
      handle,
      email,
      grantedAt: granted_at.toISOString(),
    })),
  };
}

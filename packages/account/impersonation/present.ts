import type { Impersonation } from "@takujo/contracts/account/login";
import type { ImpersonationRow } from "./queries.ts";

export function presentImpersonation(row: ImpersonationRow): Impersonation {
  return {
    id: row.id,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    reason: row.reason ?? "",
    by: row.by || null,
  };
}

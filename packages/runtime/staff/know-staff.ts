import {
  everyRight,
  noRights,
  rightsOf,
  type StaffRights,
  type StaffRole,
} from "@takujo/contracts/account/staff-policy";
import type { MiddlewareHandler } from "hono";
import type { Bearer } from "../bearer/bearer-check.ts";
import type { BearerVariables } from "../bearer/require-bearer.ts";
import type { Database } from "../database/database.ts";
import { selectGrant } from "./queries.ts";

/**
 * Lets routes ask what the caller may do as staff. Read from the database when a call first asks, so a change counts from the
 * next call on, and calls that do not ask cost nothing. Use behind `requireBearer`.
 */
export function knowStaff(db: Database): MiddlewareHandler<BearerVariables> {
  return async (c, next) => {
    let rights: Promise<StaffRights> | undefined;
    c.set("staffRights", () => {
      rights ??= readRights(db, c.get("bearer"));
      return rights;
    });
    await next();
  };
}

/** As for admins, staff rights are off while impersonating: the audit log would name the wrong person. */
async function readRights(
  db: Database,
  { userId, roles, impersonatedBy }: Bearer,
  now = new Date(),
): Promise<StaffRights> {
  if (roles.includes("admin")) return everyRight;
  if (impersonatedBy !== null) return noRights;
  const [grant] = await selectGrant(db, { userId, now });
  return grant
    ? rightsOf({ roles: grant.roles as StaffRole[], eventIds: grant.event_ids })
    : noRights;
}

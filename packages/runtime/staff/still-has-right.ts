import {
  everyRight,
  reaches,
  rightsOf,
  type StaffRight,
  type StaffRole,
} from "@takujo/contracts/account/staff-policy";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import type { Job } from "../jobs/job.ts";
import { selectStanding } from "./queries.ts";

/** Plans of staff that are carried out later, with the right that each requires. */
const rightFor = {
  invitation: "administration",
  message: "messages",
  publication: "publish",
} as const satisfies Record<string, StaffRight>;

export type PlanKind = keyof typeof rightFor;

export interface Planner {
  userId: string;
  /** These users are admins whatever their role says. */
  adminUserIds: readonly string[];
}

/** Whether a person still has the right to their plan. Checked when it is carried out, because they may have lost it since. */
export async function stillHasRight(
  db: Database,
  kind: PlanKind,
  { userId, adminUserIds }: Planner,
  now = new Date(),
): Promise<boolean> {
  const [person] = await selectStanding(db, { userId, now });
  if (!person || person.is_banned) return false;
  const isAdmin = person.role.split(",").includes("admin") || adminUserIds.includes(userId);
  const { roles, event_ids: eventIds } = person;
  const held = isAdmin ? everyRight : rightsOf({ roles: (roles ?? []) as StaffRole[], eventIds });
  return reaches(held[rightFor[kind]]);
}

const schema = z.object({ userId: z.string() });

/** Withdraws plans of a person who lost the right. Added by triggers: see 20261118210300_lost_rights.sql. */
export const withdrawPlansJob: Job<z.infer<typeof schema>> = { name: "withdraw-plans", schema };

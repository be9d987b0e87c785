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

/** What staff set going and others take up or carry out later, with the right that it takes. */
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

/** Whether somebody may still do what they planned. Asked at the moment when it happens: they may have lost the right since. */
export async function mayStill(
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

/** Withdraws what somebody planned and may not do any more. Added by triggers: see 20261118210300_lost_rights.sql. */
export const withdrawPlansJob: Job<z.infer<typeof schema>> = { name: "withdraw-plans", schema };

import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { maxStaffEvents, staffRights, staffRoles } from "./staff-policy.ts";
import { staffRules } from "./staff-rules.ts";

const moment = z.iso.datetime();
const versionSchema = z.number().int().min(1).max(2_147_483_647);

const eventSchema = z
  .object({
    id: z.uuid(),
    /** Empty if the event was deleted, or has no title yet. */
    title: z.string(),
    startsAt: moment.nullable(),
    /** From the second day after the event: rights that were given for it have ended. */
    isOver: z.boolean(),
  })
  .meta({ id: "StaffEvent" });

/** What the signed-in person may do as staff. */
export const ownRightsSchema = z
  .object({
    rights: z.array(
      z.object({
        right: z.enum(staffRights),
        /** Null for everywhere. */
        eventIds: z.array(z.uuid()).nullable(),
      }),
    ),
    /** For people with rights for some events only: these, by day. */
    events: z.array(eventSchema),
    /** The sign-in is recent enough for actions that a stolen session must not perform. */
    isSignInFresh: z.boolean(),
  })
  .meta({ id: "OwnStaffRights" });

const grant = {
  roles: z.array(z.enum(staffRoles)),
  /** For hosts and the desk; null for all events. */
  events: z.array(eventSchema).nullable(),
};

const staffAccountSchema = z
  .object({
    userId: z.string(),
    /** Empty until given. */
    name: z.string(),
    handle: z.string(),
    email: z.string(),
    icon: z.string().optional(),
    isAdmin: z.boolean(),
    isBanned: z.boolean(),
    ...grant,
    /** Null for an admin without other roles. */
    version: z.number().int().nullable(),
    /** Last use of a session; null without one. */
    lastUsedAt: moment.nullable(),
  })
  .meta({ id: "StaffAccount" });

const staffInvitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    locale: localeSchema,
    ...grant,
    invitedAt: moment,
    expiresAt: moment,
    isExpired: z.boolean(),
  })
  .meta({ id: "StaffInvitation" });

/** Admins first, then the others by name; of invitations the newest first. */
export const staffListSchema = z
  .object({
    members: z.array(staffAccountSchema),
    invitations: z.array(staffInvitationSchema),
  })
  .meta({ id: "AdminStaffList" });

const grantToGive = {
  roles: z.array(z.enum(staffRoles)).min(1).max(staffRoles.length),
  /** Null for all events. */
  eventIds: z.array(z.uuid()).min(1).max(maxStaffEvents).nullable(),
};

export const newStaffInvitationSchema = z
  .object({
    email: z.string().check(...staffRules.email),
    name: z
      .string()
      .default("")
      .check(...staffRules.name),
    /** The language of the mail. */
    locale: localeSchema,
    ...grantToGive,
  })
  .meta({ id: "NewStaffInvitation" });

export const staffChangeSchema = z
  .object({
    ...grantToGive,
    reason: z.string().check(...staffRules.reason),
    /** The version that was read: another change meanwhile is refused. */
    version: versionSchema,
  })
  .meta({ id: "StaffChange" });

export const staffRemovalSchema = z
  .object({ reason: z.string().check(...staffRules.reason) })
  .meta({ id: "StaffRemoval" });

export const staffChangedSchema = z
  .object({ version: z.number().int() })
  .meta({ id: "StaffChanged" });

export const staffRemovedSchema = z
  .object({ isStaff: z.literal(false) })
  .meta({ id: "StaffRemoved" });

/** No personal data, because answers are stored for retries. */
export const invitationReceiptSchema = z
  .object({ id: z.uuid(), expiresAt: moment })
  .meta({ id: "StaffInvitationReceipt" });

/** Content of an invitation's page. */
export const shownInvitationSchema = z
  .object({
    /** Whether it is for the signed-in person's address. If not, nothing else of it is shown. */
    isForYou: z.boolean(),
    /** Name or @handle; empty if their account is gone. */
    invitedBy: z.string(),
    ...grant,
  })
  .meta({ id: "ShownStaffInvitation" });

export const acceptedInvitationSchema = z
  .object({ roles: z.array(z.enum(staffRoles)) })
  .meta({ id: "AcceptedStaffInvitation" });

export type OwnRights = z.infer<typeof ownRightsSchema>;
export type StaffEvent = z.infer<typeof eventSchema>;
export type AdminStaffList = z.infer<typeof staffListSchema>;
export type NewStaffInvitation = z.infer<typeof newStaffInvitationSchema>;
export type StaffChange = z.infer<typeof staffChangeSchema>;
export type InvitationReceipt = z.infer<typeof invitationReceiptSchema>;
export type ShownInvitation = z.infer<typeof shownInvitationSchema>;

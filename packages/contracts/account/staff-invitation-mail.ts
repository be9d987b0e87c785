import { type Locale, siteIn } from "../locale.ts";
import type { StaffRole } from "./staff-policy.ts";

/** Content of an invitation mail, in the language chosen for the person. */
export interface MailedInvitation {
  email: string;
  locale: Locale;
  /** Name for the salutation; may be empty. */
  name: string;
  /** Name or @handle. Null if their account is gone. */
  invitedBy: string | null;
  roles: StaffRole[];
  /** Null for all events. */
  events: { title: string; startsAt: Date | null }[] | null;
  expiresAt: Date;
  /** Part of the link; sending again raises it. */
  version: number;
}

/** Only shows a page, whose button accepts. */
export const staffInvitationLink = (origin: string, token: string, locale: Locale) =>
  `${siteIn(origin, locale)}/user/staff-invitation?${new URLSearchParams({ token })}`;

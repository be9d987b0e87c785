import type { Locale } from "../locale.ts";

/** What somebody is told about their right to work the reception of an event, in their language. */
export interface MailedReceptionHelp {
  /** False once it was taken back. */
  isGranted: boolean;
  email: string;
  locale: Locale;
  /** Name for the salutation; may be empty. */
  name: string;
  /** Name or @handle. Null if their account is gone, or the right. */
  grantedBy: string | null;
  event: { id: string; title: string; startsAt: Date; endsAt: Date };
  place: { venue: string; room: string; address: string };
}

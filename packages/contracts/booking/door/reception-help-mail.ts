import type { Locale } from "../../locale.ts";

/** Content of a mail about the right to work at an event's reception, in the person's language. */
export interface MailedReceptionHelp {
  /** False once it was withdrawn. */
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

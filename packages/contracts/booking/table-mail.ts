import type { Locale } from "../locale.ts";

/** What the mail about a proposal that was declined says, in the guest's language. */
export interface MailedProposal {
  /** Of the game. */
  title: string;
  /** What the organizer wrote; may be empty. */
  answer: string;
  startsAt: Date;
  endsAt: Date;
  email: string;
  locale: Locale;
  name: string;
  event: { slug: string; title: string };
}

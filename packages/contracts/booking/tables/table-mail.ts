import type { Locale } from "../../locale.ts";

/** Content of the mail about a declined proposal, in the guest's language. */
export interface MailedProposal {
  /** Of the game. */
  title: string;
  /** The organizer's message; may be empty. */
  answer: string;
  startsAt: Date;
  endsAt: Date;
  email: string;
  locale: Locale;
  name: string;
  event: { slug: string; title: string };
}

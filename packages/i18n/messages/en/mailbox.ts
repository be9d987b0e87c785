import type { Translated } from "../../translated.ts";
import type { mailbox as ja } from "../ja/mailbox.ts";

export const mailbox: Translated<typeof ja> = {
  heading: "Mailbox",
  empty: "No mail yet.",
  refresh: "Check for new mail",
  all: "Back to all mail",
  site: "Back to the site",
  missing: "There is no such mail",
  missingText: "Older mail disappears after a while.",
  at: "Time",
  to: "To",
  subject: "Subject",
  noSubject: "(no subject)",
  html: "The mail",
  text: "Plain text",
  headers: "Headers",
  otherLanguage: "日本語",
  demo: {
    about:
      "Nothing that this demo sends leaves it: all mail arrives here, sometimes after a few seconds. Mail older than a day, and all but the last 200, is deleted.",
    privacy:
      "Anybody can read this page. Please don't enter a real e-mail address or anything personal.",
    accounts: "How to try it",
    organizer: "To see the organizer's pages, log in as {email}. The code arrives on this page.",
    guest:
      "To try it as a guest, log in with any made-up address, such as guest@example.org. {email} already has some reservations.",
  },
};

import type { Translated } from "../../translated.ts";
import type { accountContact as ja, names as jaNames } from "../ja/account-contact.ts";

export const names: Translated<typeof jaNames> = {
  titles: { userContact: "Contact" },
};

export const accountContact: Translated<typeof ja> = {
  heading: "Contact",
  lead: "We reply to {email}.",
  form: "Ask us something",
  received: {
    heading: "Your message is with us.",
    body: "Its receipt number is <receipt></receipt>. A copy is on its way to you by e-mail.",
  },
  history: {
    heading: "What you asked before",
    empty: "Nothing yet",
    emptyBody: "What you send from here is listed in order.",
    receipt: "Receipt number",
    reservationCode: "Reservation number",
    reply: "Our reply",
    answer: "Reply by e-mail",
    states: { new: "Received", open: "In progress", answered: "Answered", closed: "Closed" },
    pages: "Pages of inquiries",
    previousPage: "Newer",
    nextPage: "Older",
  },
};

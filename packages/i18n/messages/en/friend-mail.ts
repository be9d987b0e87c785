import type { Translated } from "../../translated.ts";
import type { friendMail as ja } from "../ja/friend-mail.ts";

export const friendMail: Translated<typeof ja> = {
  open: "Open your ticket",
  places: "See who sits where",
  senderPays: "{sender} pays for you",
  note: "If you can’t come, you can give the seat back on your ticket’s page. Nobody asks why. Please don’t pass on the links in this e-mail.",
  reason: "You receive this because this address was given when a seat from {sender} was taken.",
  senderReason: "You receive this because you sent a friend a seat.",
  ticket: {
    subject: "%site%: your ticket ({day}, {title})",
    heading: "Your seat is reserved.",
    lead: "You have the seat that {sender} reserved for you. On the day, show the QR code in this e-mail at reception.",
  },
  changed: {
    subject: "%site%: the time or table of your seat has changed ({day}, {title})",
    heading: "The time or the table has changed.",
    lead: "This is how the seat from {sender} stands now. It is still yours.",
  },
  cancelled: {
    subject: "%site%: your seat was canceled ({day}, {title})",
    heading: "Your seat was canceled.",
    lead: "{sender}’s reservation was canceled, and the seat you took with it. You owe nothing.",
  },
  reminder: {
    subject: "%site%: see you soon ({day}, {title})",
    heading: "See you soon.",
    lead: "The day of the seat from {sender} is near. Show the QR code in this e-mail at reception.",
  },
  withdrawn: {
    subject: "%site%: your seat was taken back ({day}, {title})",
    heading: "The seat was taken back.",
    lead: "{sender} took the seat back. This ticket can’t be used any more.",
  },
  accepted: {
    subject: "%site%: your friend took the seat ({day}, {title})",
    heading: "Your friend is coming.",
    lead: "{friend} took the seat you sent, and has a ticket of their own.",
  },
  freed: {
    subject: "%site%: a seat is free again ({day}, {title})",
    heading: "A seat is free again.",
    lead: "The seat you sent is back in your reservation. You can ask another friend, or reserve fewer seats.",
  },
};

import type { Translated } from "../../translated.ts";
import type { mail as ja } from "../ja/mail.ts";

export const mail: Translated<typeof ja> = {
  greeting: "Dear {name},",
  brand: "Takujo 卓上",
  place: "Takujo House Kanda (2-4-8 Kajicho, Chiyoda-ku, Tokyo)",
  replies: "Replies go to {address}",
  facts: {
    receipt: "Receipt no.",
    category: "About",
    name: "Name",
    email: "Email",
    reservationCode: "Reservation",
    replyLocale: "Reply in",
  },
  contactCopy: {
    subject: "Takujo: we have your message (receipt no. {receipt})",
    preview: "Receipt no. {receipt}. We reply by email by the end of the next day.",
    heading: "Your message is with us.",
    lead: "Thank you for writing. We reply to this address by the end of the next day. This is what you sent us.",
    body: "Your message",
    note: "Anything to add? Just reply to this email.",
    reason:
      "This copy was sent automatically because somebody wrote to us with this address. If that was not you, it was probably mistyped; please delete this email.",
  },
  contactNotice: {
    subject: "[Contact] {category} (receipt no. {receipt})",
    preview: "{name} has written to you.",
    heading: "A message has arrived",
    lead: "It is from {name}. Replying to this email reaches them directly.",
    body: "Message",
    note: "They have been sent a copy automatically.",
    reason: "A notice from the contact form.",
  },
};

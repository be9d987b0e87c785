import type { Translated } from "../../translated.ts";
import type { contact as ja, names as jaNames } from "../ja/contact.ts";

export const names: Translated<typeof jaNames> = {
  titles: { contact: "Contact", contactSuccess: "Sent" },
};

export const contact: Translated<typeof ja> = {
  heading: "Contact",
  lead: "We reply by e-mail.",
  form: {
    required: "Required",
    optional: "Optional",
    refused: "Please check your answers",
    afterLabel: ": ",
    failed: "It could not be sent. Please check your connection and try again",
  },
  groups: { subject: "What is it about?", you: "About you", message: "Your message" },
  fields: {
    category: "What is it about?",
    name: "Name",
    email: "E-mail address",
    reservationCode: "Reservation number",
    body: "Message",
    replyLocale: "Language of our reply",
    consent: "Consent to the privacy policy",
  },
  categories: {
    event: "Events and seats",
    payment: "Payment and receipts",
    "lost-property": "Something left behind",
    group: "Groups and private hire",
    press: "Press",
    other: "Something else",
  },
  reservationCodeExample: "e.g. 7K2M-49XQ",
  consent: "I agree to the <link>privacy policy</link>",
  leaveEmpty: "Please leave this field empty",
  send: "Send",
  afterSending: "You will get a copy by e-mail.",
  emailTypo: "There is a “{mark}” in it. Did you mean {suggestion}?",
  refusal: {
    again: "We could not verify the sending. Please press “Send” once more",
    tooMany:
      "Too much has been sent in a short time, so we cannot take this now. Please wait a while and try again",
    unavailable: "We cannot take it right now. Please try again in a moment",
  },
  before: {
    heading: "Before you write",
    faq: { title: "Questions and answers", note: "Canceling, children, what to bring and more." },
    reservation: {
      title: "Changing or canceling a reservation",
      note: "In your account, until the deadline of the event.",
    },
    line: { title: "Ask on LINE", note: "When you cannot decide on a table." },
  },
  success: {
    heading: "Your message is with us.",
    lead: "We reply by e-mail.",
    receipt: "Receipt number",
    category: "About",
    copy: "Copy",
    copyBody: "Sent to the address you gave, with all you wrote.",
    home: "Home",
    events: "See the events",
    late: "No copy after ten minutes? The address may be mistyped, or the e-mail was taken for spam. Please <contact>send it again</contact> or tell us on <line>LINE</line>.",
    lateByForm:
      "No copy after ten minutes? The address may be mistyped, or the e-mail was taken for spam. Please <contact>send it again</contact>.",
  },
};

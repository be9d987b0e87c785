import type { Translated } from "../../translated.ts";
import type { line as ja, names as jaNames } from "../ja/line.ts";

export const names: Translated<typeof jaNames> = {
  titles: { line: "Ask on LINE" },
};

export const line: Translated<typeof ja> = {
  heading: "Not sure? Ask on LINE.",
  lead: "Tell us how many you are and what you like, and we suggest a table. Running late on the day? Write here too.",
  add: "Add us on LINE",
  search: "Opens the LINE app. Or search for the ID <b>{id}</b>",
  qr: "QR code that adds us on LINE",
  scan: "Scan with your phone",
  sample: {
    heading: "It goes like this",
    you: "You",
    house: "%site%",
    firstQuestion: "Wednesday night, two of us. Something without too much talking, please.",
    firstAnswer: "How about Two-Player Night? We would start with Quiet Border.",
    secondQuestion: "Can a friend come who speaks English only?",
    secondAnswer: "Yes. At Table い (i), the rules are explained in English too.",
  },
  reservation: {
    title: "Reservations are changed in your account",
    note: "On LINE we cannot tell who you are, so we cannot change or cancel a reservation there.",
  },
  contact: {
    title: "Not on LINE?",
    note: "Ask the same things through our <link>contact form</link>.",
  },
};

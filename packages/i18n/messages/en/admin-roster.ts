import type { Translated } from "../../translated.ts";
import type { adminRoster as ja, names as jaNames } from "../ja/admin-roster.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminRoster: "Participants" },
};

export const adminRoster: Translated<typeof ja> = {
  print: "Print",
  back: "Back to the reservations",
  heading: "Participants: {people, number} of {seats, number} seats",
  printed: "printed {time} ({name})",
  game: "{game}",
  named: "{name}, ",
  seats: "{taken, number} of {seats, number} seats",
  columns: {
    arrived: "Here",
    person: "Name and nicknames",
    code: "Code",
    paid: "To pay",
    note: "Requests",
  },
  boxes: "{arrived, number} of {people, number} arrived",
  nameless: "(no name)",
  separator: ", ",
  settled: "paid",
  free: "Free seat (walk-in)",
  shred: "Please shred it afterwards. Staff notes are never printed.",
};

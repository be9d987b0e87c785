import type { Translated } from "../../translated.ts";
import type { reservationCsv as ja } from "../ja/reservation-csv.ts";

export const reservationCsv: Translated<typeof ja> = {
  fileName: { list: "reservations", "name-tags": "name-tags", contacts: "reservations-contacts" },
  columns: {
    code: "Code",
    state: "State",
    event: "Event",
    session: "Session",
    letter: "Table",
    startsAt: "Starts",
    seats: "Seats",
    arrived: "Arrived",
    nickname: "Nickname",
    language: "Language",
    createdAt: "Received",
    name: "Name",
    kana: "Reading",
    phone: "Phone",
    email: "Mail",
    note: "Note",
  },
  languages: { ja: "Japanese", en: "English" },
  states: {
    held: "Held",
    expired: "Ran out",
    waiting: "Waiting",
    left: "Left the queue",
    offered: "Offered",
    lapsed: "Offer ran out",
    confirmed: "Confirmed",
    cancelled: "Cancelled",
    "called-off": "Called off",
    attended: "Arrived",
    "no-show": "Did not come",
  },
};

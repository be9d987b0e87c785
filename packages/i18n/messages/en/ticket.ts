import type { Translated } from "../../translated.ts";
import type { ticket as ja } from "../ja/ticket.ts";

export const ticket: Translated<typeof ja> = {
  date: "Date",
  time: "Time",
  doors: "Doors",
  table: "Table",
  session: "Session",
  seats: "Seats",
  seatCount: "<num>{count, number}</num>",
  place: "{venue}, {room}",
  kind: "Kind of seat",
  payment: "<num>{sum}</num> at the door",
  covered:
    "{count, plural, one {<num>#</num> seat by pass. } other {<num>#</num> seats by pass. }}",
  free: "Free",
  qr: "QR code for reception",
  holder: "{name}",
};

import type { Translated } from "../../translated.ts";
import type { calendar as ja } from "../ja/calendar.ts";

export const calendar: Translated<typeof ja> = {
  organizer: "%sites%",
  feed: "My %site% reservations",
  table: "Table {letter}: {name}, {seats, plural, one {# seat} other {# seats}}",
  general: "{name}, {seats, plural, one {# seat} other {# seats}}",
  place: "{place} ({address})",
  code: "Reservation code: {code}",
  doors: "Doors open: {time}",
  fee: "To pay: {fee}, at the door",
  free: "Free of charge",
  deadline: "Changes and cancellations are free until {deadline}.",
};

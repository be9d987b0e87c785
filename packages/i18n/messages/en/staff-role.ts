import type { Translated } from "../../translated.ts";
import type { staffRole as ja } from "../ja/staff-role.ts";

export const staffRole: Translated<typeof ja> = {
  names: { admin: "Admin", editor: "Editor", host: "Host", desk: "Desk", treasurer: "Treasurer" },
  notes: {
    editor: "Writes and publishes events and articles, and sends messages to guests",
    host: "Check-in, guest list, notes and drafts of the events given to them",
    desk: "Check-in, changes of reservations, calls and inquiries",
    treasurer: "Money and statistics; sees the guest lists",
  },
  allEvents: "All events",
  untitled: "(untitled)",
  separator: ", ",
};

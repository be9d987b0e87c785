import type { Translated } from "../../translated.ts";
import type { admin as ja } from "../ja/admin.ts";

export const admin: Translated<typeof ja> = {
  label: "Administration",
  menu: "Administration menu",
  tabs: "Main pages of the administration",
  more: "More",
  unanswered: "{count, number} unanswered",
  trail: "You are here",
  site: "Back to the site",
  you: "Admin",
  youStaff: "Staff",
  closed: {
    title: "Your role does not open that page",
    text: "You can open everything in the menu. If you need the other page too, ask an admin for the role.",
  },
  mailSubject: "Subject",
  csv: { open: "Export as CSV", utf8: "Standard", shiftJis: "For old Excel" },
  month: {
    label: "Choose a month",
    previous: "The month before ({month})",
    next: "The next month ({month})",
  },
  combobox: { search: "Type to search", nothingFound: "Nothing matches" },
};

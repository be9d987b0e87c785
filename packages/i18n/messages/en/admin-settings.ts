import type { Translated } from "../../translated.ts";
import type { adminSettings as ja } from "../ja/admin-settings.ts";

export const adminSettings: Translated<typeof ja> = {
  heading: "Site settings",
  lastSaved: "Last saved {time} by {name}",
  lastSavedUnnamed: "Last saved {time}",
  neverSaved: "Not saved yet.",
  history: "Earlier versions",
  nav: "Settings",
  ja: "Japanese",
  en: "English",
  inLanguage: "{label} ({language})",
  sections: {
    contact: "Name and contact",
    hours: "Hours and closed days",
    mail: "Mail",
    line: "LINE",
    seller: "Commercial disclosure",
  },
  notes: {
    contact:
      "The name stands everywhere on the site and in mails. Address and contact stand in “About” and in what search engines read; address and telephone also at the foot of each page, the address also at the end of mails. What is left empty is shown nowhere.",
    hours:
      "A weekday without times is a day off. If the closing time comes before the opening time, it is that of the next day.",
    mail: "Who the mails to your guests come from, and where their answers go. The sender’s address itself is set on the server (MAIL_FROM).",
    line: "With an account there is a page about LINE, and buttons lead to it. Without one they lead to the contact form.",
    seller:
      "Once every Japanese field is filled in, the page exists and the foot of each page links to it. Where something does not apply, write “None”.",
  },
  fields: {
    name: "Name",
    postalCode: "Postal code",
    address: "Address",
    access: "Getting here",
    telephone: "Telephone",
    email: "Mail address",
    opens: "{day}: opens",
    closes: "{day}: closes",
    hoursNote: "Note on the hours",
    closedDays: "Closed days",
    closedFrom: "First closed day",
    closedUntil: "Last closed day",
    senderName: "Sender’s name",
    replyTo: "Answers go to",
    line: "LINE ID",
  },
  hints: {
    nameEn: "On English pages and in English mails.",
    access: "The way from a station or landmark, in one line.",
    hoursNote: "Such as public holidays.",
    closedDays:
      "For several days in a row, add the last one too. Days that have passed are not shown.",
    senderName: "Left empty, it is the name of the site.",
    replyTo: "Left empty, it is the address set on the server (ORGANIZER_EMAIL).",
    line: "The ID of an official account, which begins with @.",
  },
  between: "–",
  rows: {
    add: "Add closed days",
    up: "Move row {number, number} up",
    remove: "Remove row {number, number}",
  },
  missing: "Empty",
  missingCount: "{count, number} to go",
  sellerPublic: "Public",
  sellerOpen: "See the page",
  bar: {
    label: "Save",
    unchanged: "Nothing changed",
    changed: "Fields changed: <count></count>",
    separator: ", ",
    reset: "Undo",
    save: "Save and publish",
  },
  refusal: {
    changed:
      "Somebody else saved the settings after you opened this page. See what they changed under “Earlier versions”, reload, and save again.",
    other: "This could not be saved ({code}). Please try again in a while.",
  },
  done: { saved: "Saved; the site says so now.", restored: "Back to the earlier version." },
  revision: {
    heading: "Earlier settings",
    none: "Nothing was saved yet, so there are no earlier versions.",
    restore: "Go back to this version",
    askTitle: "Go back to this version?",
    askText:
      "All settings will be as they were in this version, and the site says so at once. The present ones stay as a version too.",
    accept: "Go back",
    dismiss: "Leave it",
  },
};

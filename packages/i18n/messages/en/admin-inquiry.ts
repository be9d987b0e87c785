import type { Translated } from "../../translated.ts";
import type { adminInquiry as ja, names as jaNames } from "../ja/admin-inquiry.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminInquiry: "Inquiries", adminCannedText: "Canned texts" },
  admin: { pages: { inquiries: "Inquiries" } },
  adminAudit: {
    groups: { inquiry: "Inquiries", "canned-text": "Canned texts" },
    actions: {
      inquiry: {
        assign: "Assigned an inquiry",
        close: "Closed an inquiry",
        note: "Added a note",
        reopen: "Reopened an inquiry",
        reply: "Replied to an inquiry",
        state: "Changed the state of an inquiry",
      },
      "canned-text": {
        change: "Changed a canned text",
        create: "Created a canned text",
        remove: "Deleted a canned text",
      },
    },
    kinds: { inquiry: "Inquiry", "canned-text": "Canned text" },
  },
};

export const adminInquiry: Translated<typeof ja> = {
  heading: "Inquiries",
  counts:
    "<new></new> new · <open></open> in progress · <answered></answered> answered · <closed></closed> closed",
  many: "{count, number} or more",
  views: { unfinished: "Unfinished", new: "New", mine: "Mine", all: "All" },
  viewsLabel: "Filter",
  states: { new: "New", open: "In progress", answered: "Answered", closed: "Closed" },
  search: {
    label: "Search inquiries",
    field: "Beginning of receipt no., name or e-mail",
    submit: "Search",
  },
  list: "Inquiries",
  yesterday: "yesterday {time}",
  next: "Next {count, number}",
  first: "From the beginning",
  empty: { title: "Nothing here", text: "Have a look at the other filters." },
  choose: "Choose an inquiry from the list.",
  back: "Back to the list",
  thread: {
    receipt: "{receipt} · {category} · {language}",
    honorific: "{name}",
    figures:
      "{reservations, plural, one {# reservation} other {# reservations}}, attended {attended, plural, one {once} other {# times}}",
    others: "{count, plural, one {# inquiry} other {# inquiries}}",
    code: "Reservation {code}",
    reply: "Reply",
    answer: "Replied by e-mail",
    from: "from {address}",
    files: "Attached: {names} (kept in the mailbox)",
    filesSeparator: ", ",
    note: "Internal note",
    someone: "A former admin",
    messages: "Messages",
  },
  assignee: {
    label: "Looked after by",
    nobody: "Nobody",
    one: "{name}",
    submit: "Change",
  },
  close: "Close",
  reopen: "Reopen",
  write: {
    label: "Reply ({language})",
    send: "Send reply",
    note: "Keep as a note",
    canned: "Canned texts",
    cannedEmpty: "No canned texts yet",
    cannedManage: "Edit canned texts",
    hint: "Sending makes it “Answered”",
  },
  canned: {
    heading: "Canned texts",
    note: "At hand whenever you write a reply.",
    title: "Title",
    ja: "Japanese",
    en: "English",
    optional: "optional",
    position: "Position",
    add: "Add a text",
    save: "Save",
    remove: "Delete",
    empty: "No canned texts yet.",
  },
  done: {
    reply: "The reply is on its way",
    note: "The note is kept",
    assign: "The inquiry has been passed on",
    close: "The inquiry is closed",
    reopen: "The inquiry is open again",
    saved: "The text is saved",
    removed: "The text is deleted",
  },
  refusal: {
    empty: "Write something first.",
    long: "Up to 4,000 characters, please.",
    canned: "Write a title and a text in Japanese.",
    other: "That did not work ({code}). Please try again in a while.",
  },
};

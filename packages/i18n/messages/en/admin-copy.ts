import type { Translated } from "../../translated.ts";
import type { adminCopy as ja, names as jaNames } from "../ja/admin-copy.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminCopy: "Boxes", adminCopySticker: "Stickers" },
  admin: { pages: { boxes: "Boxes" } },
  adminAudit: {
    groups: { "game-copy": "Boxes of games" },
    actions: {
      "game-copy": {
        change: "Changed the record of a box",
        "conflict-seen": "Looked at loans that contradict each other",
        create: "Added a box",
        lend: "Lent a box",
        "loan-undo": "Undid a loan or a return",
        print: "Printed stickers for boxes",
        remove: "Took away a box",
        return: "Took a box back",
      },
    },
    kinds: { "game-copy": "Box of a game" },
  },
};

export const adminCopy: Translated<typeof ja> = {
  heading: "Boxes",
  note: "Every box on the shelf has a number of its own. It stands on its sticker and is given to no other box, not even when this one is lost.",
  counts: "{copies, plural, one {# box} other {# boxes}}",
  search: "Name or number",
  searchButton: "Search",
  filters: "Narrow down the boxes",
  filter: {
    all: "All",
    attention: "In repair or incomplete {count, number}",
    unprinted: "No sticker {count, number}",
  },
  noCopies: "No box recorded yet",
  box: "No.\u00a0{code}",
  condition: { good: "Good", worn: "Well used", repair: "In repair" },
  missingTag: "Incomplete",
  unprinted: "No sticker",
  fields: {
    place: "Place on the shelf",
    condition: "Condition",
    missing: "Missing parts",
    note: "Note for the staff",
    count: "Boxes to add",
  },
  save: "Save",
  saveBox: "Save No. {code}",
  remove: "It is gone",
  removeBox: "No. {code} is gone",
  add: "Add boxes",
  addTo: "Add boxes to “{name}”",
  empty: "No game fits",
  games: "Add or edit games",
  pages: "Pages of boxes",
  previousPage: "Previous page",
  nextPage: "Next page",
  stickers: "Print stickers",
  done: {
    added: "The boxes are added",
    changed: "The box is saved",
    removed: "The box is taken away",
    printed: "The stickers count as printed",
  },
  refusal: {
    gone: "This box or game is no longer there.",
    meanwhile: "Somebody else changed it first. Look at what it says now.",
    values: "Please check what you entered.",
    other: "That did not work ({code}). Please try again in a while.",
  },
  sticker: {
    heading: "Stickers for boxes",
    lead: "{count, plural, =0 {Every box has its sticker} one {One sticker. Print at 100% on A4 with 21 labels} other {# stickers. Print at 100% on A4 with 21 labels}}",
    more: "The rest follows once these are printed.",
    print: "Print",
    printed: "They are printed",
    back: "Back",
    qr: "QR code of box {code}",
  },
};

import type { Translated } from "../../translated.ts";
import type { adminSynonym as ja, names as jaNames } from "../ja/admin-synonym.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminSynonym: "Search synonyms" },
  adminAudit: {
    groups: { synonym: "Search synonyms" },
    actions: {
      synonym: {
        change: "Changed search synonyms",
        create: "Added search synonyms",
        remove: "Deleted search synonyms",
      },
    },
    kinds: { synonym: "Search synonyms" },
  },
};

export const adminSynonym: Translated<typeof ja> = {
  heading: "Search synonyms",
  note: "Words that the site’s search treats as the same. A search for one of them finds the others too, as soon as you save.",
  label: "Words that mean the same",
  hint: "2 to 12 words, separated by commas, up to 40 letters each.",
  example: "e.g. kids, children, 子ども",
  add: "Add synonyms",
  save: "Save",
  remove: "Delete",
  removeWords: "Delete “{words}”",
  saveWords: "Save “{words}”",
  empty: "There are no synonyms yet.",
  done: { saved: "Synonyms saved", removed: "Synonyms deleted" },
  refusal: {
    words: "Please enter 2 to 12 words of up to 40 letters each, separated by commas.",
    full: "There is room for 300 groups. Please delete some that you don’t need.",
    gone: "These synonyms have already been deleted.",
    other: "That didn’t work ({code}). Please try again in a moment.",
  },
};

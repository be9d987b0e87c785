import type { Translated } from "../../translated.ts";
import type { adminGameImport as ja, names as jaNames } from "../ja/admin-game-import.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminGameImport: "Import from BGG" },
};

export const adminGameImport: Translated<typeof ja> = {
  heading: "Import from BGG",
  note: "Makes drafts of games from the CSV of a BoardGameGeek collection. Nothing shows on the site until you publish it.",
  how: "Choose the file that BGG saves under Collection → Export, as it is. Games that you do not own and expansions are left out.",
  file: "CSV file",
  fileHint: "Up to 900\u00a0kB and 1,500 games.",
  username: "Or a user name at BGG",
  usernameHint:
    "BGG is asked for the public collection. Weight, age and reading are only in the file.",
  preview: "See what it would do",
  found: "{added, number} new, {changed, number} with changes, {same, number} the same",
  added: "New games",
  changed: "On the shelf, but told otherwise",
  skipped: "Left out ({count, number})",
  pick: "Import",
  pickGame: "Import “{name}”",
  name: "Name",
  facts: "Facts",
  change: "{field}: {before} → {after}",
  none: "none",
  apply: "Make drafts of these",
  nothing: "Nothing to import: the shelf says the same.",
  field: {
    minPlayers: "Fewest players",
    maxPlayers: "Most players",
    minutes: "Minutes",
    age: "Age",
    weight: "Weight",
    languageNeed: "Reading needed in play",
  },
  need: { none: "none", little: "a little", much: "much" },
  reason: {
    "not-owned": "not owned",
    expansion: "an expansion",
    number: "no BGG number",
    name: "no name",
    twice: "there twice",
  },
  fault: {
    encoding: "The file cannot be read. Choose the CSV as BGG saved it.",
    columns: "This is not a collection: the columns objectid and objectname are missing.",
    empty: "There is no game in it.",
    "too-many": "It has more than 1,500 games. Import it in parts.",
    "no-file": "Choose a file.",
    "too-large": "It is larger than 900\u00a0kB. Import it in parts.",
    unpicked: "Choose the games to import.",
    scheduled: "One of the games is scheduled. Somebody who may publish has to import it.",
    unknown: "There is no collection of that name.",
    gathering: "BGG is gathering the collection. Try again in a minute.",
    other: "That did not work ({code}). Please try again in a while.",
  },
  done: { imported: "The drafts are made. Look through them and publish" },
};

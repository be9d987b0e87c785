import type { Translated } from "../../translated.ts";
import type { about as ja, names as jaNames } from "../ja/about.ts";

export const names: Translated<typeof jaNames> = {
  titles: { about: "About %site%" },
};

export const about: Translated<typeof ja> = {
  hero: {
    heading: "We keep one seat<br></br>free for you.",
    lead: "%site% opens board-game tables. Before anyone wins or loses, there is the time when everybody leans over the same board. That is what we are for.",
  },
  sections: { origin: "How it began", promise: "Promises", access: "Getting here" },
  origin: { heading: "About us", story: "" },
  games: {
    count: "{count, number}",
    unit: "{count, plural, one {game} other {games}}",
    note: "On the shelf",
  },
  promise: { heading: "What we promise" },
  access: {
    heading: "Getting here",
    address: "Address",
    hours: "Opening hours",
    closed: "Closed",
    separator: "; ",
    telephone: "Telephone",
    email: "E-mail",
    operator: "Run by",
    operatorBody: "%site%",
    openMap: "Open a map",
  },
};

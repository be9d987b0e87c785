import type { Translated } from "../../translated.ts";
import type { staff as ja, names as jaNames } from "../ja/staff.ts";

export const names: Translated<typeof jaNames> = {
  titles: { staff: "Staff" },
};

export const staff: Translated<typeof ja> = {
  heading: "Staff",
  lead: "They teach the rules, and sit down beside you when you get stuck.",
  description:
    "The people who teach the rules at %site%: what each of them plays best, and who can teach in English.",
  filterTitle: "Staff: {filter}",
  filters: "Show only",
  filter: {
    all: "Everyone",
    english: "Teaches in English",
    heavy: "Heavyweights",
    "two-player": "Two players",
    family: "Families",
    "new-games": "New games",
    cooperative: "Co-op and hidden roles",
    go: "Go",
    hanafuda: "Hanafuda",
  },
  teachesInEnglish: "Teaches in English",
  games: "Games they teach",
  social: "{name} on {network} (new tab)",
  network: {
    x: "X",
    instagram: "Instagram",
    youtube: "YouTube",
    facebook: "Facebook",
    line: "LINE",
  },
  empty: "Nobody here fits that",
  emptyAction: "See everyone",
  follow: "Tell me of new events",
  followOf: "Tell me of new events: {name}",
};

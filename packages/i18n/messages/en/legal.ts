import type { Translated } from "../../translated.ts";
import type { legal as ja, names as jaNames } from "../ja/legal.ts";

export const names: Translated<typeof jaNames> = {
  titles: { privacyPolicy: "Privacy policy", termOfService: "Terms of service" },
};

export const legal: Translated<typeof ja> = {
  description: {
    "privacy-policy":
      "What %site% keeps about you, what it is used for, and how to see, correct or delete it.",
    "term-of-service":
      "Reservations, fees, cancellation and the day itself: what we promise each other at %site%.",
  },
  sections: "In this document",
  version: "Version",
  versionName: "{version, number}",
  oldTitle: "{title} (version {version, number})",
  effectiveOn: "In effect from",
  announcedOn: "Published",
  otherVersions: "Read another version",
  openVersion: "Open",
  option: {
    current: "Version {version, number} (current)",
    past: "Version {version, number}, {date}",
    coming: "Version {version, number}, from {date}",
  },
  pastTitle: "This is an old version",
  pastText:
    "Version {version, number} no longer applies. Please read <link>the current one</link>.",
  comingTitle: "This version is yet to come",
  comingText:
    "Version {version, number} applies from {date}. Until then, <link>the current one</link> does.",
  summary: "In short",
  changes: "What version {version, number} changed",
  print: "Print",
};

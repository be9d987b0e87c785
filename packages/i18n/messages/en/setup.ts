import type { Translated } from "../../translated.ts";
import type { setup as ja, names as jaNames } from "../ja/setup.ts";

export const names: Translated<typeof jaNames> = {
  titles: { setup: "Setup" },
};

export const setup: Translated<typeof ja> = {
  heading: "Set up your site",
  lead: "Give the site its name, and make its first admin.",
  form: {
    required: "Required",
    optional: "Optional",
    refused: "Please check what you entered",
    afterLabel: ": ",
    failed: "It could not be sent. Check your connection and try again",
  },
  fields: {
    nameJa: "Name of the site in Japanese",
    nameEn: "Name of the site in English",
    email: "E-mail address of the first admin",
  },
  hints: {
    nameJa:
      "At the top of pages, in their titles and in the subjects of e-mails. Up to 20 Japanese characters.",
    nameEn: "On English pages and in English e-mails. It may be the same as in Japanese.",
    email: "We send a login code there next.",
  },
  submit: "Set up",
  key: "Setup key",
  refusal: {
    wrongKey: "The setup key is not right. Open the address in the server’s log again",
    over: "This site has been set up already",
    tooMany: "This was sent too many times. Wait a while, then try again",
    unavailable: "We cannot take this at the moment. Please try again a little later",
  },
  waiting: {
    heading: "This site is being set up.",
    lead: "It will open before long. Please come back a little later.",
    forAdmin: "If you run this site",
    how: "When the server starts, it writes the address for the setup into its log. Open that address, or enter the key at its end.",
    open: "Begin the setup",
  },
};

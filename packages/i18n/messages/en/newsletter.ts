import type { Translated } from "../../translated.ts";
import type { newsletter as ja, names as jaNames } from "../ja/newsletter.ts";

export const names: Translated<typeof jaNames> = {
  titles: { unsubscribe: "Unsubscribe" },
};

export const newsletter: Translated<typeof ja> = {
  ask: {
    heading: "Stop the newsletter?",
    lead: "Nothing changes until you press the button. You will still get e-mails about your reservations.",
  },
  stopped: {
    heading: "You are unsubscribed.",
    lead: "We won’t send you any more. One that was already on its way may still arrive. You can turn newsletters on again in your notifications.",
  },
  invalid: {
    heading: "This link doesn’t work.",
    lead: "Part of the address is missing, or it is too old. Log in to turn newsletters off in your notifications.",
  },
  follow: {
    ask: {
      heading: "Stop e-mails about what you follow?",
      lead: "Nothing changes until you press the button. You will still get e-mails about your reservations.",
    },
    stopped: {
      heading: "These e-mails are stopped.",
      lead: "We won’t e-mail you about new events from what you follow. What you follow stays on your list.",
    },
    action: "Stop these e-mails",
  },
  unavailable: "This can’t be done right now. Please try again in a little while",
  action: "Unsubscribe",
  settings: "Go to your notifications",
};

import type { Translated } from "../../translated.ts";
import type { impersonation as ja, names as jaNames } from "../ja/impersonation.ts";

export const names: Translated<typeof jaNames> = {
  adminAudit: {
    groups: { impersonation: "Impersonation" },
    actions: { impersonation: { start: "Started impersonating", stop: "Stopped impersonating" } },
  },
};

export const impersonation: Translated<typeof ja> = {
  label: "Impersonation",
  text: "You see the site as <name></name>. Everything you do is recorded.",
  left: "<time></time> left",
  stop: "Stop impersonating",
  failed: "Impersonation could not be ended",
  failedDetail: "Please try again. It ends by itself after 15 minutes.",
};

import type { Translated } from "../../translated.ts";
import type { devices as ja, names as jaNames } from "../ja/devices.ts";

export const names: Translated<typeof jaNames> = {
  titles: { userDevice: "Devices" },
};

export const devices: Translated<typeof ja> = {
  lead: "If you see a device that you do not know, log it out.",
  list: {
    label: "Where you are logged in",
    unknown: "Unknown device",
    name: "{system} ({browser})",
    this: "This device",
    staff: "Our staff for you",
    since: "Logged in <time></time>",
    method: { code: " by code", passkey: " by passkey", line: " with LINE" },
    lastUsed: "last used <day></day>",
    end: "Log out",
    endOf: "Log out {name}",
  },
  place: "We don’t store locations.",
  more: {
    heading: "Log out several devices",
    others: "Log out all other devices",
    othersNote: "You stay logged in here.",
    all: "Log out everywhere, here too",
    allNote: "For a lost device, for example. You log in again the next time.",
  },
  ask: {
    one: "Log out {name}?",
    oneBody: "It will have to log in again.",
    others: "Log out all other devices?",
    othersBody: "You stay logged in here.",
    all: "Log out everywhere?",
    allBody: "You will be logged out here, too.",
    accept: "Log out",
    dismiss: "Back",
  },
  done: { ended: "The device was logged out.", others: "All other devices were logged out." },
  acted: {
    heading: "When our staff acted for you",
    lead: "When our staff act in your name, to help you for example, every time is on record here.",
    none: "Never.",
    during: "<start></start> to <end></end>",
    ongoing: "since <start></start> (right now)",
    by: "By {name}",
    reason: "Reason: {reason}",
    noReason: "Reason: none was given",
  },
  refusal: {
    NOT_WHILE_IMPERSONATING: "This is not possible while acting for someone else.",
    TOO_MANY_REQUESTS: "That was too often in a short time. Please wait a little and try again.",
    GONE: "That device is logged out already.",
    other: "It did not work. {message}",
  },
};

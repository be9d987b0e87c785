import type { Translated } from "../../translated.ts";
import type { account as ja, names as jaNames } from "../ja/account.ts";

export const names: Translated<typeof jaNames> = {
  titles: { user: "My page" },
};

export const account: Translated<typeof ja> = {
  rail: "Account",
  signOut: "Log out",
  /** Asked before logging out. */
  unsaved: {
    title: "You have unsaved text",
    body: "Logging out removes it from this device.",
    dismiss: "Stay here",
  },
  anew: {
    title: "Please log in again",
    text: "This can only be done within an hour of logging in by code or passkey, to keep your account safe.",
    action: "Log in again",
  },
  home: {
    hello: "Welcome back, {name}.",
    welcome: "Welcome back.",
    answers: {
      heading: { offered: "Waiting for you", held: "Not finished yet" },
      lead: {
        offered:
          "{count, plural, one {One reservation is} other {# reservations are}} waiting for your answer.",
        held: "{count, plural, one {One reservation is} other {# reservations are}} not filled in yet.",
      },
      until: "until {time}",
      held: "What you typed is kept, even when the time is up",
      expired: {
        note: "The time was up, so the seats were released. If some are left, you can hold them again.",
        again: "Choose seats again",
      },
      lapsed: {
        note: "The time to answer was up, and the seats went to the next in line.",
        again: "Join the waitlist again",
      },
    },
    name: {
      heading: "What shall we call you?",
      lead: "For your name tag, and to greet you here. It doesn’t have to be your real name.",
      label: "Display name",
      hint: "Up to 40 letters. You can change it later.",
      save: "Use this name",
      saved: "Display name saved",
    },
    reception: { heading: "Open check-in" },
    other: "Everything else",
    tiles: "Pages of your account",
    profile: "ID @{id}, name tag, how you play",
    noAddress: "None yet",
    addresses: "{count} ({labels})",
    between: ", ",
    andMore: " and more",
    noPasskey: "None yet",
    passkeys: "{count} registered",
    play: "What you played, and how often. After an evening, write it down here",
    notification: "What you follow, push notifications, calendar",
    watched: {
      settings: "Notification settings",
      saved: "Saved, {day}",
      next: "Next: {day}",
      none: "Save an event, or follow a series, a game or a guide: what comes next is then listed here.",
    },
    install: {
      heading: "Take it with you as an app",
      lead: "It opens from your home screen, and tickets work without a signal.",
      apple:
        "Choose “Add to Home Screen” in the share menu: it opens at once, and can receive push notifications.",
      action: "Install",
      decline: "Not now",
    },
    calendar: "With every change, by itself",
    passLeft: "{left, plural, one {# visit} other {# visits}} left",
    stamps: "{stamps, number} of {of, number} stamps",
    contact: "Ask us, and what you asked before",
    data: "Export your data or delete the account",
    admin: "Administration",
  },
  form: {
    required: "Required",
    optional: "Optional",
    refused: "Please check your answers",
    afterLabel: ": ",
    failed: "It could not be saved. Please check your connection and try again",
    signedOut: "You have been logged out. What you typed is still here. Please try again.",
  },
  save: "Save",
  stop: "Cancel",
  refusal: {
    changedMeanwhile:
      "It was changed elsewhere in the meantime, so nothing was saved. Please reload this page and look at what it says now",
    notWhileImpersonating:
      "Only the person themselves can do this. It cannot be changed while you act in their name",
    tooMany: "That was tried too often in a short time. Please wait a while and try again",
    gone: "It has been deleted already",
    unavailable: "It cannot be saved right now. Please try again in a moment",
  },
};

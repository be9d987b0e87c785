import type { Translated } from "../../translated.ts";
import type { notification as ja, names as jaNames } from "../ja/notification.ts";

export const names: Translated<typeof jaNames> = {
  titles: { userNotification: "Notifications", userFollow: "Follow" },
};

export const notification: Translated<typeof ja> = {
  lead: "Choose what reaches you and how, and see what you follow.",
  push: {
    heading: "Push notifications on this device",
    on: "Push notifications arrive on this device",
    onNote: "They stop when you log out.",
    off: "No push notifications on this device yet",
    offNote: "Hear at once when a seat is free, or the day before an event.",
    denied: "Your browser blocks notifications",
    deniedNote:
      "Allow notifications for this site in the browser’s settings, then open this page again.",
    unsupported: "This browser cannot receive push notifications",
    unsupportedNote:
      "On iPhone and iPad, choose “Add to Home Screen” in the share menu first. Notifications reach you by e-mail.",
    start: "Turn on for this device",
    stop: "Turn off",
    trial: "Send a test",
    others: "Other devices",
    unknown: "Unknown device",
    name: "{system}, {browser}",
    removeOf: "Turn off push notifications on {name}",
    failed: "That didn’t work. Please try again in a little while",
  },
  table: { notice: "Notification", mail: "E-mail", push: "Push", always: "Always", never: "None" },
  groups: { own: "Your reservations", invite: "Invitations" },
  rows: {
    reservation: {
      name: "Confirmed, changed, canceled",
      note: "What matters always comes by e-mail",
    },
    offer: {
      name: "A seat is free",
      note: "When it is your turn on a waitlist. With e-mail off, only push notifications tell you",
    },
    reminder: { name: "The day before", note: "Time, what to bring, how to get there" },
    thanks: { name: "The morning after", note: "A page for what you played, and the next evening" },
    follow: { name: "New events from what you follow", note: "Together, at most once a day" },
    news: { name: "Newsletter", note: "About twice a month" },
  },
  newsStopped: "E-mails to your present address came back, so the newsletter is paused.",
  switchOf: "{name}: {way}",
  quiet: {
    heading: "Quiet hours",
    from: "From",
    until: "Until",
    note: "No push sounds between these hours; it arrives afterwards. Only an offer that would end before then arrives, without a sound. Choose the same hour twice to be told at any time.",
    hour: "{hour}:00",
  },
  save: "Save",
  follows: {
    heading: "What you follow",
    none: "Nothing yet. Press “Save or follow” on an event’s page to choose its series, games, guides or venue.",
    find: "See events",
    remove: "Remove",
    removeOf: "Remove {name}",
    kinds: { event: "Saved event", series: "Series", game: "Game", guide: "Guide", venue: "Venue" },
  },
  favorites: { heading: "Saved events" },
  calendar: {
    heading: "Your reservations in your calendar",
    lead: "Confirmed reservations appear in your own calendar. Changes and cancellations follow by themselves.",
    start: "Create the address",
    address: "Address of your calendar",
    secret: "Whoever knows this address can see your reservations. Keep it to yourself.",
    open: "Open in a calendar app",
    renew: "Create a new address",
    renewNote: "The present one stops working at once.",
    end: "Turn off",
  },
  stop: {
    note: "Only e-mails about confirmed, changed and canceled reservations will reach you. On waitlists, your turn will be skipped.",
    action: "Stop all notifications",
  },
  done: {
    saved: "Saved",
    stopped: "Notifications are stopped",
    removed: "Removed",
    device: "Push notifications arrive on this device",
    deviceRemoved: "Push notifications are off",
    trial: "Sent. It should arrive shortly",
    renewed: "Your calendar has a new address",
    ended: "The address is gone",
    follow: "You follow it now",
    favorite: "Event saved",
  },
  page: {
    lead: "We tell you when a new event is published.",
    favorite: "Save this event",
    follow: "Follow",
    followOf: "Follow {name}",
    full: "You cannot follow any more. Remove something first",
    all: "All your notifications",
    back: { event: "Back to the event", game: "Back to the game", guide: "Back to the guides" },
  },
  button: { keep: "Save or follow", calendar: "Add to calendar" },
};

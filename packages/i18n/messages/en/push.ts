import type { Translated } from "../../translated.ts";
import type { push as ja } from "../ja/push.ts";

export const push: Translated<typeof ja> = {
  confirmed: { title: "Your seats are confirmed", body: "{title}, {when}" },
  changed: { title: "Your reservation was changed", body: "{title}, {when}" },
  cancelled: { title: "Your reservation was canceled", body: "{title}, {when}" },
  waiting: { title: "You are on the waitlist", body: "{title}, {when}" },
  offer: { title: "A seat is free for you", body: "{title}, please answer by {until}" },
  "table-approved": {
    title: "Your table takes place",
    body: "{title}: take your seat by {until}",
  },
  lapsed: { title: "The offer has ended", body: "{title}, {when}" },
  reminder: { title: "See you soon", body: "{title}, {when}" },
  "event-changed": { title: "The time or place has changed", body: "{title}, {when}" },
  "event-cancelled": { title: "The event is canceled", body: "{title}, {when}" },
  "table-called-off": { title: "Your table is called off", body: "{title}, {when}" },
  "table-goes-ahead": { title: "Your table goes ahead", body: "{title}, {when}" },
  thanks: { title: "Thank you for coming", body: "{title}: note what you played" },
  follow: {
    title: "Something new for you",
    body: "{title}, {when}",
    many: "{count, plural, one {# new event} other {# new events}} from what you follow",
  },
  trial: { title: "%site%", body: "Push notifications arrive on this device." },
};

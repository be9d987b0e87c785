import type { Translated } from "../../translated.ts";
import type { push as ja } from "../ja/push.ts";

export const push: Translated<typeof ja> = {
  follow: {
    title: "Something new for you",
    body: "{title}, {when}",
    many: "{count, plural, one {# new event} other {# new events}} from what you follow",
  },
  trial: { title: "%site%", body: "Push notifications arrive on this device." },
};

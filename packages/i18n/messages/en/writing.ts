import type { Translated } from "../../translated.ts";
import type { writing as ja } from "../ja/writing.ts";

export const writing: Translated<typeof ja> = {
  title: "You have unsaved text",
  found: "What you wrote here on <time></time> was not saved. It is still on this device.",
  restore: "Restore it",
  discard: "Discard it",
  leave: {
    title: "Leave this page?",
    body: "Your text stays on this device. Open this page again to restore it.",
    accept: "Leave",
    dismiss: "Stay here",
  },
  signIn: {
    title: "You have been logged out",
    text: "What you wrote is still on this page. We can send a six-digit code to <email></email>. Once you are logged in, you go on right here.",
    submit: "Log in and continue",
    later: "Later",
  },
};

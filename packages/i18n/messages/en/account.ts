import type { Translated } from "../../translated.ts";
import type { account as ja } from "../ja/account.ts";

export const account: Translated<typeof ja> = {
  rail: "Account",
  signOut: "Log out",
  anew: {
    title: "Please log in again",
    text: "This can only be done within an hour of logging in, to keep your account safe.",
    action: "Log in again",
  },
  home: {
    hello: "Welcome back, {name}.",
    welcome: "Welcome back.",
    memberId: "Member <id></id>",
    tiles: "Pages of your account",
    profile: "Name, name tag and mails",
    noAddress: "None yet",
    addresses: "{count} ({labels})",
    between: ", ",
    andMore: " and more",
    noPasskey: "None yet",
    passkeys: "{count} registered",
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

import type { Translated } from "../../translated.ts";
import type { account as ja } from "../ja/account.ts";

export const account: Translated<typeof ja> = {
  rail: "Account",
  signOut: "Log out",
  home: {
    hello: "Welcome back, {name}.",
    welcome: "Welcome back.",
    memberId: "Member <id></id>",
  },
};

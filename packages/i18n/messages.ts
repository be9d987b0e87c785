import { messages as en } from "./generated/en.ts";
import { messages as ja } from "./generated/ja.ts";

export type Messages = typeof ja;
export type MessageSet = keyof Messages;

/** All message sets of both languages, uncompiled. Server only: browsers load compiled sets by URL. */
export const messagesByLocale = { ja, en };

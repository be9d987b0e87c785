import { messages as en } from "./messages/en/index.ts";
import { messages as ja } from "./messages/ja/index.ts";

export type Messages = typeof ja;
export type MessageSet = keyof Messages;

/** Every message set of both languages, as written. Server only: browsers get compiled sets by URL. */
export const messagesByLocale = { ja, en };

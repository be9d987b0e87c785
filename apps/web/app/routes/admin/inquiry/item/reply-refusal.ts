import type { LostAnswer } from "../../../../ui/form/survive-lost-connection.ts";

/** What was typed comes back for a page that is rendered again; a lost answer leaves it in its field. */
export type ReplyRefusal = { ok?: undefined; error: string; body: string } | LostAnswer;
